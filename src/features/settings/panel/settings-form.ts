import { atom } from 'nanostores'
import { answerPasskey } from '#src/client/passkeys.ts'
import {
  type AdminSettings,
  type SavedSettings,
  type SettingsInput,
  updateSettings,
} from '#src/features/settings/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#src/features/articles/articles.ts'
import type { OwnerSettings } from '#src/features/settings/owner-texts.ts'
import { toolsOf, type Tools } from '#src/panel/frame/tools.ts'
import { createRecordForm, type FormDependencies } from '#src/panel/kit/record-form.ts'
import type { FormFields, RecordKind } from '#src/panel/kit/record-kind.ts'
import { confirmationOf, createConfirmedForm } from '#src/features/account/panel/confirming.ts'
import { createPasskeys } from '#src/features/account/panel/passkeys.ts'
import { settingsTexts } from './texts.ts'

/** Form field of a topic's quiz. Its value is a slug, '' for none. */
export type TopicField = `quiz:${ArticleCategory}`
export const topicField = (topic: ArticleCategory): TopicField => `quiz:${topic}`

const EMPTY_TEXTS = {
  legalName: '',
  legalForm: '',
  code: '',
  vatCode: '',
  address: '',
  email: '',
  phone: '',
  answerFrom: '',
  answerTo: '',
  sampleQuestion: '',
  sampleAnswer: '',
  ...(Object.fromEntries(ARTICLE_CATEGORIES.map((topic) => [topicField(topic), ''])) as Record<
    TopicField,
    string
  >),
}
const EMPTY = { ...EMPTY_TEXTS, aiCaptions: false }
export type SettingsValues = typeof EMPTY
const TEXTS = Object.keys(EMPTY_TEXTS) as (keyof typeof EMPTY_TEXTS)[]

const FIELDS = [...TEXTS, 'aiCaptions'] as const

const shown = (value: string | boolean) =>
  typeof value === 'string' ? value : settingsTexts.ticked[value ? 'yes' : 'no']

function labelOf(field: keyof SettingsValues): string {
  const topic = ARTICLE_CATEGORIES.find((each) => topicField(each) === field)
  return topic === undefined
    ? settingsTexts.fields[field as keyof typeof settingsTexts.fields]
    : settingsTexts.topicQuiz(topic)
}

/** Parses a typed hour; the contract refuses anything that is not a number. */
const hourOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Fields and validation of the settings form. */
export const SETTINGS_FIELDS = {
  empty: EMPTY,
  schema: updateSettings.body,
  toBody: ({ answerFrom, answerTo, ...values }: SettingsValues) => ({
    ...Object.fromEntries(Object.entries(values).filter(([field]) => !field.startsWith('quiz:'))),
    topicQuizzes: Object.fromEntries(
      ARTICLE_CATEGORIES.flatMap((topic) => {
        const slug = values[topicField(topic)]
        return slug === '' ? [] : [[topic, slug]]
      }),
    ),
    answerHours:
      answerFrom.trim() + answerTo.trim() === ''
        ? null
        : { from: hourOf(answerFrom), to: hourOf(answerTo) },
  }),
  fieldOf: (path: string) => {
    if (path === 'answerHours.to') return 'answerTo'
    if (path.startsWith('topicQuizzes.')) return path.replace('topicQuizzes.', 'quiz:')
    return path.startsWith('answerHours') ? 'answerFrom' : path
  },
}

/** Converts stored settings to form values. */
function toValues({
  answerHours,
  topicQuizzes,
  aiCaptions,
  ...settings
}: OwnerSettings): SettingsValues {
  const values: Readonly<
    Partial<Record<keyof typeof EMPTY_TEXTS, string | number | null | undefined>>
  > = {
    ...settings,
    ...Object.fromEntries(
      ARTICLE_CATEGORIES.map((topic) => [topicField(topic), topicQuizzes[topic] ?? '']),
    ),
    answerFrom: answerHours?.from,
    answerTo: answerHours?.to,
  }
  const texts = Object.fromEntries(TEXTS.map((field) => [field, String(values[field] ?? '')]))
  return { ...EMPTY_TEXTS, ...texts, aiCaptions }
}

/** Result when the new contact address was not confirmed. The reason has already been shown. */
const NOT_CONFIRMED = {
  ok: false,
  failure: {
    kind: 'http',
    status: 403,
    text: '',
    error: null,
    fields: { password: settingsTexts.contactUnconfirmed },
  },
} as const

/** Creates the form of the owner's settings, which always exist. */
export function createSettingsForm({
  fields,
  answer = answerPasskey,
  ...given
}: FormDependencies & { fields: FormFields<SettingsValues>; answer?: typeof answerPasskey }) {
  const tools = toolsOf(given)
  const { session, toasts } = tools
  const passkeys = createPasskeys(given)
  /** Password that confirms a new contact address; it is not kept in a draft. */
  const $password = atom('')
  const load = () => session.call(routes.getSettings, {})

  /** Saves; a new contact address is confirmed by password, or by passkey if none is typed. */
  async function update(body: SettingsInput, updatedAt: string) {
    const password = $password.get()
    const state = form.$state.get()
    const isMoved = state.step === 'editing' && state.stored?.email !== body.email
    const by = password !== '' ? 'password' : passkeys.areUsable() ? 'passkey' : null
    const confirmation =
      isMoved && by !== null
        ? await confirmationOf(tools, by, password, settingsTexts.saveFailed, answer)
        : undefined
    if (confirmation === null) return NOT_CONFIRMED
    return session.call(routes.updateSettings, { body: { ...body, updatedAt, confirmation } })
  }

  const kind: RecordKind<SettingsValues, AdminSettings | SavedSettings, SettingsInput> = {
    ...SETTINGS_FIELDS,
    keptAs: 'settings',
    toValues,
    rowsOf: (mine, theirs) =>
      FIELDS.map((field) => ({
        label: labelOf(field),
        mine: shown(mine[field]),
        theirs: shown(theirs[field]),
      })),
    formOf: () => ({ screen: 'settings' }),
    afterSave: () => ({ screen: 'settings' }),
    load,
    create: (body) => update(body, ''),
    update: (_, body, updatedAt) => update(body, updatedAt),
    created: { title: settingsTexts.updated },
    updated: { title: settingsTexts.updated },
    saveFailed: settingsTexts.saveFailed,
    onSaved: (saved) => {
      $password.set('')
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
    $password,
    passkeys,
    /** Puts an earlier state into the form, unsaved. */
    takeEarlier: (settings: OwnerSettings) =>
      form.replace(toValues(settings), {
        title: settingsTexts.takeTitle,
        text: settingsTexts.takeText,
        confirm: settingsTexts.earlier,
        dangerous: true,
      }),
  }
}

/** Creates the form that changes the address of notices. */
export function createNoticesMove(given: Tools = {}) {
  const tools = toolsOf(given)
  return createConfirmedForm(tools, {
    faultsOf: ({ noticeEmail }: { noticeEmail: string; password: string }) =>
      noticeEmail.trim() === '' ? { noticeEmail: settingsTexts.noticeRequired } : {},
    call: ({ noticeEmail }, confirmation) =>
      tools.session.call(routes.moveNotices, { body: { confirmation, noticeEmail } }),
    failed: settingsTexts.noticeFailed,
    done: { title: settingsTexts.noticeMoved },
  })
}
