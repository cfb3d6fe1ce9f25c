import { atom } from 'nanostores'
import {
  type AdminSettings,
  type SavedSettings,
  type SettingsInput,
  updateSettings,
} from '#src/features/settings/contracts.ts'
import { type Claims, FIGURES, type FigureId, type Testimonial } from '../claims.ts'
import { startingClaims } from '../claim-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { LIMITS } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#src/features/articles/articles.ts'
import type { Paragraph } from '../paragraphs.ts'
import { TROUBLE_NAMES, type Trouble } from '../troubles.ts'
import { troubleTexts } from '../trouble-texts.ts'
import type { OwnerSettings } from '#src/features/settings/owner-texts.ts'
import { formatDay, formatMoment } from '#src/core/lithuanian.ts'
import { type EmailPackage, PACKAGE_IDS } from '#src/features/consultations/consultations.ts'
import { startingOffers } from '#src/features/consultations/starting-offer-texts.ts'
import { toolsOf, type Tools } from '#src/panel/frame/tools.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { createRecordForm, type FormDependencies } from '#src/panel/kit/record-form.ts'
import type { FieldRow, FormFields, RecordKind } from '#src/panel/kit/record-kind.ts'
import { textRecord } from '#src/panel/kit/text-record.ts'
import { createConfirmedForm } from '#src/features/account/panel/confirming.ts'
import {
  type DaysOffValues,
  daysOffWords,
  fromDaysOff,
  fromPackages,
  packageRows,
  type PackagesValues,
  toDaysOff,
  toPackages,
} from './package-values.ts'
import { settingsTexts } from './texts.ts'

/** Form field for a topic's quiz. */
export type TopicField = `quiz:${ArticleCategory}`
export const topicField = (topic: ArticleCategory): TopicField => `quiz:${topic}`

/** Form field for the path that a trouble leads to. */
export type TroubleField = `trouble:${Trouble}`
export const troubleField = (trouble: Trouble): TroubleField => `trouble:${trouble}`

const { fields } = settingsTexts

/** Text inputs in the order of the form. */
export const SETTINGS_INPUTS = {
  legalName: { ...fields.legalName, maximum: LIMITS.name, required: true },
  legalForm: { ...fields.legalForm, maximum: LIMITS.name },
  code: { ...fields.code, maximum: LIMITS.code },
  vatCode: { ...fields.vatCode, maximum: LIMITS.code },
  address: { ...fields.address, maximum: LIMITS.postalAddress },
  email: { ...fields.email, type: 'email', maximum: LIMITS.email, required: true },
  phone: { ...fields.phone, type: 'tel', maximum: LIMITS.phone },
  answerFrom: { ...fields.answerFrom, inputMode: 'numeric' },
  answerTo: { ...fields.answerTo, inputMode: 'numeric' },
  sampleQuestion: { ...fields.sampleQuestion, maximum: LIMITS.message, rows: 4 },
  sampleAnswer: { ...fields.sampleAnswer, maximum: LIMITS.message, rows: 14 },
  city: { ...fields.city, maximum: LIMITS.name, required: true },
} as const

/** Returns an object with one value per topic, by form field. */
const ofTopics = <Value>(valueOf: (topic: ArticleCategory) => Value) =>
  Object.fromEntries(
    ARTICLE_CATEGORIES.map((topic) => [topicField(topic), valueOf(topic)]),
  ) as Record<TopicField, Value>

/** Returns an object with one value per trouble, by form field. */
const ofTroubles = <Value>(valueOf: (trouble: Trouble) => Value) =>
  Object.fromEntries(
    TROUBLE_NAMES.map((trouble) => [troubleField(trouble), valueOf(trouble)]),
  ) as Record<TroubleField, Value>

const TEXTS = textRecord({
  ...SETTINGS_INPUTS,
  ...ofTopics((topic) => ({ label: settingsTexts.topicQuiz(topic) })),
  ...ofTroubles((trouble) => ({ label: settingsTexts.trouble(troubleTexts.names[trouble]) })),
})

/** A claim in the form: an empty day says that it is made up. */
type ClaimValues<Claim extends { checkedOn: string | null }> = Omit<Claim, 'checkedOn'> & {
  checkedOn: string
}

interface ClaimsValues {
  figures: Record<FigureId, ClaimValues<Claims['figures'][FigureId]>>
  testimonials: (Omit<ClaimValues<Testimonial>, 'rating'> & { rating: string })[]
  testimonialsCheck: string
}

export type SettingsValues = typeof TEXTS.empty & {
  aiCaptions: boolean
  claims: ClaimsValues
  packages: PackagesValues
  daysOff: DaysOffValues
  paragraphs: Paragraph[]
  showsAnswerTime: boolean
}

/** Converts stored claims to form values. */
function toClaims({ figures, testimonials, testimonialsCheck }: Claims): ClaimsValues {
  const claim = <Of extends { checkedOn: string | null }>(of: Of) => ({
    ...of,
    checkedOn: of.checkedOn ?? '',
  })
  return {
    figures: Object.fromEntries(
      FIGURES.map((id) => [id, claim(figures[id])]),
    ) as ClaimsValues['figures'],
    testimonials: testimonials.map((each) => ({ ...claim(each), rating: String(each.rating) })),
    testimonialsCheck,
  }
}

/** Converts form values to the claims of the call. */
function fromClaims({ figures, testimonials, testimonialsCheck }: ClaimsValues) {
  const claim = <Of extends { checkedOn: string }>(of: Of) => ({
    ...of,
    checkedOn: of.checkedOn === '' ? null : of.checkedOn,
  })
  return {
    figures: Object.fromEntries(FIGURES.map((id) => [id, claim(figures[id])])),
    testimonials: testimonials.map((each) => ({ ...claim(each), rating: Number(each.rating) })),
    testimonialsCheck,
  }
}

/** Returns the rows that compare two versions of the claims, one for each claim. */
function claimRows(mine: ClaimsValues, theirs: ClaimsValues): FieldRow[] {
  type Values = ClaimsValues['testimonials'][number] | ClaimsValues['figures'][FigureId]
  const words = (values: Values | undefined) => {
    if (values === undefined) return ''
    const { shown, checkedOn, ...texts } = values
    return [...Object.values(texts), settingsTexts.claimState(shown, checkedOn)]
      .filter(Boolean)
      .join(' · ')
  }
  const longer = [mine, theirs].map(({ testimonials }) => testimonials.length)
  return [
    ...FIGURES.map((id, index) => ({
      label: settingsTexts.figure(index + 1, mine.figures[id].value),
      mine: words(mine.figures[id]),
      theirs: words(theirs.figures[id]),
    })),
    ...Array.from({ length: Math.max(...longer) }, (_, index) => ({
      label: settingsTexts.testimonial(
        index + 1,
        (mine.testimonials[index] ?? theirs.testimonials[index])?.name,
      ),
      mine: words(mine.testimonials[index]),
      theirs: words(theirs.testimonials[index]),
    })),
    {
      label: settingsTexts.testimonialsCheck,
      mine: mine.testimonialsCheck,
      theirs: theirs.testimonialsCheck,
    },
  ]
}

/** Returns the rows that compare two versions of the saved paragraphs, one for each name. */
function paragraphRows(mine: readonly Paragraph[], theirs: readonly Paragraph[]): FieldRow[] {
  const textIn = (all: readonly Paragraph[], name: string) =>
    all.flatMap((each) => (each.name === name ? [each.text] : [])).join('\n\n')
  return [...new Set([...mine, ...theirs].map(({ name }) => name))].map((name) => ({
    label: settingsTexts.paragraphFields.named(name),
    mine: textIn(mine, name),
    theirs: textIn(theirs, name),
  }))
}

const EMPTY: SettingsValues = {
  ...TEXTS.empty,
  aiCaptions: false,
  claims: toClaims(startingClaims),
  packages: toPackages(startingOffers, ''),
  daysOff: { past: [], periods: [] },
  paragraphs: [],
  showsAnswerTime: false,
}

const ticked = (value: boolean) => settingsTexts.ticked[value ? 'yes' : 'no']

/** Parses a typed hour. NaN if there is no number; the contract rejects it. */
const hourOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Fields and validation of the form. */
export const SETTINGS_FIELDS = {
  empty: EMPTY,
  schema: updateSettings.body,
  toBody: ({ answerFrom, answerTo, claims, packages, daysOff, ...values }: SettingsValues) => ({
    ...Object.fromEntries(
      Object.entries(values).filter(([field]) => !/^(quiz|trouble):/.test(field)),
    ),
    claims: fromClaims(claims),
    packages: fromPackages(packages),
    daysOff: fromDaysOff(daysOff),
    topicQuizzes: Object.fromEntries(
      ARTICLE_CATEGORIES.flatMap((topic) => {
        const slug = values[topicField(topic)]
        return slug === '' ? [] : [[topic, slug]]
      }),
    ),
    troubles: Object.fromEntries(
      TROUBLE_NAMES.flatMap((trouble) => {
        const path = values[troubleField(trouble)]
        return path === '' ? [] : [[trouble, path]]
      }),
    ),
    answerHours:
      answerFrom.trim() + answerTo.trim() === ''
        ? null
        : { from: hourOf(answerFrom), to: hourOf(answerTo) },
  }),
  fieldOf: (path: string) => {
    if (path === 'answerHours.to') return 'answerTo'
    if (path.startsWith('daysOff')) return 'daysOff'
    // A fault of one line is a fault of the field with all lines.
    if (path.startsWith('packages.')) return path.replace(/(\.features)\..*/, '$1')
    if (path.startsWith('topicQuizzes.')) return path.replace('topicQuizzes.', 'quiz:')
    if (path.startsWith('troubles.')) return path.replace('troubles.', 'trouble:')
    return path.startsWith('answerHours') ? 'answerFrom' : path
  },
  placeOf,
}

/** Returns the name of the claim, package or paragraph of a field; null for other fields, which have labels. */
function placeOf(field: string, { claims, packages, paragraphs }: SettingsValues): string | null {
  const [part, kind = '', of = ''] = field.split('.')
  if (part === 'daysOff') return settingsTexts.daysOff
  const sold = PACKAGE_IDS.find((id) => part === 'packages' && id === kind)
  if (sold !== undefined) return packages[sold].title.trim() || settingsTexts.packages
  if (part === 'paragraphs') {
    const name = paragraphs[Number(kind)]?.name.trim() ?? ''
    const { named, unnamed } = settingsTexts.paragraphFields
    return name === '' ? unnamed : named(name)
  }
  if (part !== 'claims') return null
  const figure = FIGURES.find((id) => id === of)
  if (kind === 'figures' && figure !== undefined) {
    return settingsTexts.figure(FIGURES.indexOf(figure) + 1, claims.figures[figure].value)
  }
  if (kind !== 'testimonials' || of === '') return null
  return settingsTexts.testimonial(Number(of) + 1, claims.testimonials[Number(of)]?.name)
}

/** Converts stored settings to form values, as they are on a day, YYYY-MM-DD. */
export function toValues(
  {
    answerHours,
    topicQuizzes,
    troubles,
    aiCaptions,
    claims,
    packages,
    daysOff,
    paragraphs,
    showsAnswerTime,
    ...settings
  }: OwnerSettings,
  today = formatDay(new Date()),
): SettingsValues {
  const texts = {
    ...settings,
    ...ofTopics((topic) => topicQuizzes[topic] ?? ''),
    ...ofTroubles((trouble) => troubles[trouble] ?? ''),
    answerFrom: String(answerHours?.from ?? ''),
    answerTo: String(answerHours?.to ?? ''),
  }
  return {
    ...TEXTS.toValues(texts),
    aiCaptions,
    claims: toClaims(claims),
    packages: toPackages(packages, today),
    daysOff: toDaysOff(daysOff, today),
    paragraphs: [...paragraphs],
    showsAnswerTime,
  }
}

/** Returns all fields in both versions. */
export function settingsRows(mine: SettingsValues, theirs: SettingsValues): FieldRow[] {
  return [
    ...TEXTS.rowsOf(mine, theirs),
    {
      label: settingsTexts.aiCaptions,
      mine: ticked(mine.aiCaptions),
      theirs: ticked(theirs.aiCaptions),
    },
    ...claimRows(mine.claims, theirs.claims),
    ...packageRows(mine.packages, theirs.packages),
    {
      label: settingsTexts.daysOff,
      mine: daysOffWords(mine.daysOff),
      theirs: daysOffWords(theirs.daysOff),
    },
    ...paragraphRows(mine.paragraphs, theirs.paragraphs),
    {
      label: settingsTexts.showsAnswerTime,
      mine: ticked(mine.showsAnswerTime),
      theirs: ticked(theirs.showsAnswerTime),
    },
  ]
}

/** Creates the form store of the owner's settings. */
export function createSettingsForm({
  fields,
  ...given
}: FormDependencies & { fields: FormFields<SettingsValues> }) {
  const { session, toasts } = toolsOf(given)
  const load = () => session.call(routes.getSettings, {})
  const update = (body: SettingsInput, updatedAt: string) =>
    session.call(routes.updateSettings, { body: { ...body, updatedAt } })

  const kind: RecordKind<SettingsValues, AdminSettings | SavedSettings, SettingsInput> = {
    ...SETTINGS_FIELDS,
    keptAs: 'settings',
    toValues,
    rowsOf: settingsRows,
    formOf: () => ({ screen: 'settings' }),
    afterSave: () => ({ screen: 'settings' }),
    load,
    create: (body) => update(body, ''),
    update: (_, body, updatedAt) => update(body, updatedAt),
    created: { title: settingsTexts.updated },
    updated: { title: settingsTexts.updated },
    saveFailed: settingsTexts.saveFailed,
    onSaved: (saved) => {
      if (!('changedPages' in saved) || saved.changedPages.length === 0) return
      toasts.show({
        title: settingsTexts.updated,
        description: settingsTexts.changedPages(saved.changedPages),
      })
    },
  }
  const form = createRecordForm({ ...given, id: 'settings', fields, kind })
  return {
    ...form,
    /** Loads earlier settings into the form without saving them. */
    takeEarlier: (settings: OwnerSettings) =>
      form.replace(toValues(settings), {
        title: settingsTexts.takeTitle,
        text: settingsTexts.takeText,
        confirm: settingsTexts.take,
        dangerous: true,
      }),
  }
}

/** Creates the store of the address of notices: a form that asks for another one, and the acts while it waits. */
export function createNoticesMove(stored: Notices, given: Tools = {}) {
  const tools = toolsOf(given)
  const { session } = tools
  const acts = createActs(given)
  const $notices = atom(stored)

  const form = createConfirmedForm(tools, {
    faultsOf: ({ noticeEmail }: { noticeEmail: string; password: string }) =>
      noticeEmail.trim() === '' ? { noticeEmail: settingsTexts.noticeRequired } : {},
    call: ({ noticeEmail }, confirmation) =>
      session.call(routes.moveNotices, { body: { confirmation, noticeEmail } }),
    failed: settingsTexts.noticeFailed,
    done: { title: settingsTexts.noticeAsked },
  })

  /** Reads the addresses again. The form of the other settings keeps what is typed. */
  async function reload(): Promise<void> {
    const read = await session.call(routes.getSettings, {})
    if (read.ok) $notices.set(read.data)
  }

  /** Performs an act on the address that waits, and reads the addresses again. @returns whether it succeeded. */
  async function act(name: keyof typeof ACTS): Promise<boolean> {
    const { route, done } = ACTS[name]
    const isDone = await acts.act(name, {
      call: () => session.call(route, {}),
      done: { title: done },
      failed: settingsTexts.noticeFailed,
    })
    await reload()
    return isDone
  }

  return { ...form, $notices, $acting: acts.$busy, act, reload }
}

type Notices = Pick<AdminSettings, 'noticeEmail' | 'pendingNotices' | 'inPreview'>

const ACTS = {
  resend: { route: routes.resendNotices, done: settingsTexts.noticeResent },
  cancel: { route: routes.cancelNotices, done: settingsTexts.noticeCancelled },
} as const

/** Input of the form that changes a price. */
export interface TypedPrice {
  price: string
  url: string
  linkId: string
  password: string
}

/** Minutes within which a build has replaced pages with the old price: it starts within one, and may take fifteen. */
const OLD_PAGES_MINUTES = 16

/** Creates the form store that changes price and payment link of a package. */
export function createPriceChange(id: EmailPackage, given: Tools = {}) {
  const tools = toolsOf(given)
  const { prices: words } = settingsTexts
  return createConfirmedForm(tools, {
    faultsOf: ({ price, url, linkId }: TypedPrice) => ({
      ...(/^\d{1,5}$/.test(price.trim()) ? {} : { price: errorTexts.invalidPrice }),
      ...(url.trim() === '' ? { url: words.urlRequired } : {}),
      ...(linkId.trim() === '' ? { linkId: words.linkIdRequired } : {}),
    }),
    call: async ({ price, url, linkId }, confirmation) => {
      const result = await tools.session.call(routes.setPrice, {
        body: {
          confirmation,
          package: id,
          price: Number(price),
          url: url.trim(),
          // She may have copied the address of the link's page.
          linkId: /plink_\w+/.exec(linkId)?.[0] ?? linkId.trim(),
        },
      })
      if (result.ok) {
        const until = new Date(Date.now() + OLD_PAGES_MINUTES * 60_000)
        const pages = result.data.changedPages
        tools.toasts.show({
          title: words.changed,
          description: [
            words.oldPages(formatMoment(until)),
            ...(pages.length === 0 ? [] : [settingsTexts.changedPages(pages)]),
          ].join(' '),
        })
      }
      return result
    },
    failed: words.failed,
  })
}
