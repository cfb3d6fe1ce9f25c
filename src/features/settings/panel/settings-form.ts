import { atom } from 'nanostores'
import { answerPasskey } from '#src/client/passkeys.ts'
import {
  type AdminSettings,
  type SavedSettings,
  type SettingsInput,
  updateSettings,
} from '#src/features/settings/contracts.ts'
import { LIMITS } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#src/features/articles/articles.ts'
import type { OwnerSettings } from '#src/features/settings/owner-texts.ts'
import { toolsOf, type Tools } from '#src/panel/frame/tools.ts'
import { createRecordForm, type FormDependencies } from '#src/panel/kit/record-form.ts'
import type { FormFields, RecordKind } from '#src/panel/kit/record-kind.ts'
import { textRecord } from '#src/panel/kit/text-record.ts'
import { confirmationOf, createConfirmedForm } from '#src/features/account/panel/confirming.ts'
import { createPasskeys } from '#src/features/account/panel/passkeys.ts'
import { settingsTexts } from './texts.ts'

/** Form field for a topic's quiz. */
export type TopicField = `quiz:${ArticleCategory}`
export const topicField = (topic: ArticleCategory): TopicField => `quiz:${topic}`

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
} as const

/** Returns an object with one value per topic, by form field. */
const ofTopics = <Value>(valueOf: (topic: ArticleCategory) => Value) =>
  Object.fromEntries(
    ARTICLE_CATEGORIES.map((topic) => [topicField(topic), valueOf(topic)]),
  ) as Record<TopicField, Value>

const TEXTS = textRecord({
  ...SETTINGS_INPUTS,
  ...ofTopics((topic) => ({ label: settingsTexts.topicQuiz(topic) })),
})
const EMPTY = { ...TEXTS.empty, aiCaptions: false }
export type SettingsValues = typeof EMPTY

const ticked = (value: boolean) => settingsTexts.ticked[value ? 'yes' : 'no']

/** Parses a typed hour. NaN if there is no number; the contract rejects it. */
const hourOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Fields and validation of the form. */
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
  const texts = {
    ...settings,
    ...ofTopics((topic) => topicQuizzes[topic] ?? ''),
    answerFrom: String(answerHours?.from ?? ''),
    answerTo: String(answerHours?.to ?? ''),
  }
  return { ...TEXTS.toValues(texts), aiCaptions }
}

/** Result if a new contact e-mail address was not confirmed. The reason has already been shown. */
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

/** Creates the form store of the owner's settings. */
export function createSettingsForm({
  fields,
  answer = answerPasskey,
  ...given
}: FormDependencies & { fields: FormFields<SettingsValues>; answer?: typeof answerPasskey }) {
  const tools = toolsOf(given)
  const { session, toasts } = tools
  const passkeys = createPasskeys(given)
  /** Password that confirms a new contact e-mail address. Drafts do not contain it. */
  const $password = atom('')
  const load = () => session.call(routes.getSettings, {})

  /**
   * Saves the settings. A new contact e-mail address is confirmed by the password or, if none was typed, by passkey.
   */
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
    rowsOf: (mine, theirs) => [
      ...TEXTS.rowsOf(mine, theirs),
      {
        label: settingsTexts.aiCaptions,
        mine: ticked(mine.aiCaptions),
        theirs: ticked(theirs.aiCaptions),
      },
    ],
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
    /** Loads earlier settings into the form without saving them. */
    takeEarlier: (settings: OwnerSettings) =>
      form.replace(toValues(settings), {
        title: settingsTexts.takeTitle,
        text: settingsTexts.takeText,
        confirm: settingsTexts.earlier,
        dangerous: true,
      }),
  }
}

/** Creates the form store that changes the address of notices. */
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
