import { z } from 'zod'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { markdown } from '#src/features/articles/markdown-field.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import {
  emailAddress,
  emailField,
  exactText,
  expectedVersion,
  instant,
  LIMITS,
  optionalText,
  privateField,
  requiredText,
  slugField,
  success,
  text,
} from '#src/core/fields.ts'
import { confirmation } from '#src/features/account/contracts.ts'
import * as routes from '#src/core/routes.ts'

/** One line of the seller's details. */
const line = <Value extends string | null>(field: z.ZodType<Value>) =>
  field.transform((value) => (value === null ? null : value.replaceAll(/\s+/g, ' ')) as Value)

/** At least five digits, with the signs that numbers are written with. */
const isPhone = (value: string) =>
  /^[\d\s+()/.\u2010-\u2013-]+$/.test(value) && (value.match(/\d/g) ?? []).length >= 5

const hour = z.int({ error: errorTexts.invalidHours })

const answerHours = z
  .strictObject({ from: hour.min(0), to: hour.max(24) }, { error: errorTexts.invalidHours })
  .refine(({ from, to }) => from < to, { error: errorTexts.invalidHours })

const fields = {
  legalName: line(requiredText(LIMITS.name, errorTexts.legalNameRequired)),
  legalForm: line(optionalText(LIMITS.name)),
  code: line(optionalText(LIMITS.code)),
  vatCode: line(optionalText(LIMITS.code)),
  address: line(optionalText(LIMITS.postalAddress)),
  email: emailAddress(),
  phone: line(optionalText(LIMITS.phone)),
  /** Null: letters are answered day and night. */
  answerHours: answerHours.nullable(),
  sampleQuestion: text(LIMITS.message),
  /** Markdown. */
  sampleAnswer: exactText(LIMITS.message),
  /** Whether visitors are told what was made by AI. */
  aiCaptions: z.boolean().default(false),
  /** Slugs of quizzes; topics without one are left out. */
  topicQuizzes: z.partialRecord(z.enum(ARTICLE_CATEGORIES), slugField),
}

/** The settings without their record. */
export const settings = z.object(fields)

/** There is one record of settings. */
const id = z.literal('settings')

const stored = settings.extend({
  id,
  /** Where notices go; null: no mail can be sent. */
  noticeEmail: privateField(z.string()).nullable(),
  /** Whether this is a preview, whose settings are a copy of production's. */
  inPreview: z.boolean(),
  /** The states before, newest first. */
  earlier: z.array(z.object({ savedAt: z.string(), settings })),
  updatedAt: instant,
})

/** What belongs to the owner: the seller's details, contacts, hours of answer, the sample letter, the quizzes of topics. */
export const getSettings = contract(routes.getSettings, { access: 'admin', response: stored })

/**
 * Replaces all settings; names the pages in which words have followed them: 403 when another contact address is not
 * confirmed.
 */
export const updateSettings = contract(routes.updateSettings, {
  access: 'admin',
  act: 'updateSettings',
  body: z.strictObject({
    ...fields,
    sampleAnswer: markdown(LIMITS.message),
    phone: fields.phone.refine((value) => value === null || isPhone(value), {
      error: errorTexts.invalidPhone,
    }),
    updatedAt: expectedVersion,
    /** Needed for another contact address, of which the former and the new one are told. */
    confirmation: confirmation.optional(),
  }),
  response: stored.extend({ changedPages: z.array(z.string()) }),
})

/** Has notices sent to another address, and tells the former and the new one: 403 when it is not confirmed. */
export const moveNotices = contract(routes.moveNotices, {
  access: 'admin',
  act: 'moveNotices',
  body: z.strictObject({ confirmation, noticeEmail: emailField() }),
  response: success,
})

export type AdminSettings = ResponseOf<typeof getSettings>
export type NoticesMove = z.output<typeof moveNotices.body>
export type SavedSettings = ResponseOf<typeof updateSettings>
/** A validated body. */
export type SettingsInput = z.output<typeof updateSettings.body>
