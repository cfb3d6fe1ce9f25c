import { z } from 'zod'
import { SLUG_PATTERN } from './slugs.ts'
import { normalizedText, withoutForbiddenCharacters } from './characters.ts'
import { canonicalEmail, EMAIL_PATTERN } from './email-addresses.ts'
import { isStorableInstant, mayWait } from './items.ts'
import type { PrivateOf } from './private.ts'
import { KEYWORD_MAX } from './seo-limits.ts'
import { EMAIL_MAX, NAME_MAX } from './visitor-forms.ts'
import { errorTexts } from './error-texts.ts'

/** Limits of fields: lengths in characters, numbers of list entries, and largest values. */
export const LIMITS = {
  title: 200,
  slug: 120,
  excerpt: 600,
  content: 500_000,
  category: 60,
  tag: 60,
  tags: 20,
  keywords: 20,
  keyword: KEYWORD_MAX,
  address: 2000,
  name: NAME_MAX,
  email: EMAIL_MAX,
  phone: 40,
  /** Number of states of an unfinished text that a browser has sent without getting an answer. */
  states: 10,
  /** A claimed figure, such as `1000+`. */
  figure: 20,
  testimonial: 2000,
  /** Code of a company, or of a VAT payer. */
  code: 40,
  postalAddress: 300,
  preferredDate: 100,
  message: 5000,
  consultationType: 60,
  consentSource: 200,
  password: 1000,
  question: 500,
  questions: 100,
  option: 300,
  options: 20,
  weight: 20,
  bands: 20,
  bandText: 5000,
  dimensions: 8,
  dimension: 60,
  description: 2000,
  instructions: 2000,
  segment: 100,
  score: 1_000_000,
  readingTime: 600,
  topic: 200,
  fileName: 255,
  page: 100_000,
  notes: 5000,
  search: 100,
  subject: 150,
  letter: 100_000,
  contract: 500,
  note: 1000,
  passkeyName: 60,
  /** Length of one value of a passkey's response, in base64url. */
  passkeyPart: 16_384,
  /** A recovery code, with spaces or dashes. */
  recoveryCode: 60,
  signedToken: 2000,
} as const

/** Returns one property of each field of a record, such as its schemas. */
export function propertyOf<Key extends string, Fields extends Record<string, Record<Key, unknown>>>(
  fields: Fields,
  key: Key,
) {
  const entries = Object.entries(fields).map(([name, field]) => [name, field[key]])
  return Object.fromEntries(entries) as { [Name in keyof Fields]: Fields[Name][Key] }
}

/**
 * Returns the base schema of every text field: trimmed, without forbidden characters. Lone surrogates are rejected,
 * as the intended character is unknown.
 * @param missing the message for an absent text.
 */
function sourceText(missing?: string) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? missing : undefined) })
    .refine((value) => value.isWellFormed(), {
      error: errorTexts.forbiddenCharacters,
      abort: true,
    })
    .overwrite(withoutForbiddenCharacters)
    .trim()
}

function cleanText(missing?: string) {
  return sourceText(missing).overwrite(normalizedText).trim()
}

/** Accepts trimmed and normalised text of at most `maximum` characters; it may be empty. */
export function text(maximum: number) {
  return cleanText().max(maximum, { error: errorTexts.tooLong(maximum) })
}

/** Accepts `text` of at least `minimum` characters. An absent and a shorter text both give `message`. */
export function requiredText(maximum: number, message: string, minimum = 1) {
  return cleanText(message)
    .min(minimum, { error: message })
    .max(maximum, { error: errorTexts.tooLong(maximum) })
}

/** Accepts text without normalising it: Markdown source, URLs. */
export function exactText(maximum: number) {
  return sourceText().max(maximum, { error: errorTexts.tooLong(maximum) })
}

/** Accepts `exactText` that is not empty. An absent and an empty text both give `message`. */
export function requiredExactText(maximum: number, message: string) {
  return sourceText(message)
    .min(1, { error: message })
    .max(maximum, { error: errorTexts.tooLong(maximum) })
}

/** Accepts optional text: absent, null and empty all become null. */
export function optionalText(maximum: number) {
  return optional(text(maximum))
}

function optional(field: z.ZodString) {
  return field.nullish().transform((value) => (value === undefined || value === '' ? null : value))
}

/** Marks the value of a schema as private (`core/private.ts`); only its type changes. */
export function privateField<Schema extends z.ZodType>(schema: Schema) {
  // Typed as a pipe, so that an optional field stays optional in the type of its object.
  return schema as z.ZodType as z.ZodPipe<
    Schema,
    z.ZodType<PrivateOf<z.output<Schema>>, z.output<Schema>>
  >
}

/** Accepts an e-mail address in its canonical form; absent and empty both give `missing`. */
export function emailAddress(missing: string = errorTexts.emailRequired) {
  return sourceText(missing)
    .overwrite(canonicalEmail)
    .min(1, { error: missing, abort: true })
    .max(LIMITS.email, { error: errorTexts.tooLong(LIMITS.email) })
    .pipe(z.email({ pattern: EMAIL_PATTERN, error: errorTexts.invalidEmail }))
}

/** Accepts the e-mail address of a person, which is private. */
export function emailField(missing?: string) {
  return privateField(emailAddress(missing))
}

/** A password as it is entered. Not trimmed, since spaces are part of a password. */
export const passwordField = z
  .string({
    error: (issue) => (issue.input === undefined ? errorTexts.passwordRequired : undefined),
  })
  .min(1, { error: errorTexts.passwordRequired })
  .max(LIMITS.password, { error: errorTexts.tooLong(LIMITS.password) })

export const slugField = text(LIMITS.slug).regex(SLUG_PATTERN, { error: errorTexts.invalidSlug })

/** A slug in a path. A malformed slug is answered with 404. */
export const slugParams = z.object({ slug: z.string().max(LIMITS.slug).regex(SLUG_PATTERN) })

/** An id in a path. Some ids are digests without a UUID version, so any GUID is accepted. */
export const idParams = z.object({ id: z.guid() })

/** Answer of a call that returns no data. */
export const success = z.object({ success: z.literal(true) })

/** Contract options of an admin call about one row. */
export const ofRow = { access: 'admin', params: idParams } as const

/** Contract options of an admin call that changes one row and returns no data. */
export const onRow = { ...ofRow, response: success } as const

/** Accepts the URL of an image or canonical page: http(s), or a path of this site; null when absent. */
export function addressField(message: string) {
  return optional(exactText(LIMITS.address)).refine(
    (value) => value === null || isWebAddress(value),
    {
      error: message,
    },
  )
}

function isWebAddress(value: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(value)) return true
  const url = URL.parse(value)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

/** Accepts a list of short texts; empty ones are dropped. */
export function textList(maximum: number, itemMaximum: number) {
  return z
    .array(text(itemMaximum))
    .max(maximum, { error: errorTexts.tooMany(maximum) })
    .transform((items) => items.filter((item) => item !== ''))
}

/** An ISO instant with any UTC offset, in a year that the database and every list can show. */
export const sentInstant = z.iso
  .datetime({ offset: true, error: errorTexts.invalidInstant })
  .refine((value) => isStorableInstant(new Date(value)), { error: errorTexts.invalidInstant })

/** The row version with which a form was loaded. */
export const expectedVersion = sentInstant.optional()

const ignored = z.unknown().optional()

/** Fields that the body of an update may contain but that the update ignores. */
export const unchangeable = { id: ignored, createdAt: ignored, publishedAt: ignored }

/** Removes the fields of `unchangeable` from a body. */
export function withoutUnchangeable<
  Body extends Partial<Record<keyof typeof unchangeable, unknown>>,
>({ id: _, createdAt: __, publishedAt: ___, ...body }: Body) {
  return body
}

/** An instant in an answer. Services pass the database's `Date`, and clients get an ISO string. */
export const instant = z.preprocess(
  (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime(),
)

/** Time at which a draft is published automatically; null or absent: never. */
export const publishAtField = z.iso
  .datetime({
    offset: true,
    error: ({ input }) => (input === '' ? errorTexts.publishAtRequired : errorTexts.invalidInstant),
  })
  .refine((value) => isStorableInstant(new Date(value)), { error: errorTexts.invalidInstant })
  .nullish()
  .transform((value) => (typeof value === 'string' ? new Date(value).toISOString() : null))

/**
 * Arguments of `refine` for a form with `published` and `publishAt`: a draft's publishing time must be in the future.
 */
export const waitsForTheFuture = [
  (item: { published: boolean; publishAt: string | null }) => mayWait(item, Date.now()),
  { error: errorTexts.publishAtPast, path: ['publishAt'] },
] as const satisfies [unknown, z.core.$ZodCustomParams]

/** Page number of a list, from 1; 1 when absent. */
export const pageQuery = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, { error: errorTexts.invalidPage })
  .prefault('1')
  .transform(Number)

/** Items on one page of a list. */
export const LIST_PAGE_SIZE = 25

/** Fields of every page of a list, besides its items. */
export const listPage = {
  /** Total over all pages. */
  total: z.number(),
  /** From 1; a page past the last one is empty. */
  page: z.number(),
  pageSize: z.number(),
}

/** Row after which a page of a table begins; absent on the first page. */
export const tableStart = {
  afterTime: sentInstant.optional(),
  afterId: z.uuid({ error: errorTexts.invalidValue }).optional(),
}

/**
 * Defines two calls: one for a page of a list, one for the list as a table.
 * @param list.query search and filters.
 * @param list.more fields of every page besides its items and `listPage`.
 */
export function listCalls<
  Query extends z.ZodRawShape,
  Item extends z.ZodType,
  More extends z.ZodRawShape,
>({ query, item, more }: { query: Query; item: Item; more: More }) {
  const asked = z.strictObject({ ...query, page: pageQuery })
  return {
    page: {
      access: 'admin',
      query: asked,
      response: z.object({ items: z.array(item), ...listPage, ...more }),
    },
    table: { access: 'admin', query: asked.extend(tableStart), response: fileAnswer },
  } as const
}

/** Order of a list. `waiting`: rows that wait for an answer come first, the longest wait on top. */
export const listSort = z
  .enum(['newest', 'waiting'], { error: errorTexts.invalidValue })
  .prefault('newest')
export type ListSort = z.output<typeof listSort>

/** Search of a list. All words must occur; an absent or empty search matches everything. */
export const searchQuery = text(LIMITS.search).prefault('')

/**
 * An attempt id. Repeating a call with the same id stores nothing twice. Without an id, every call stores something
 * new.
 */
export const attemptField = z.uuid({ error: errorTexts.invalidAttempt }).optional()

/** Schema of a call that answers with a file instead of JSON. */
export const fileAnswer = z.never()

/** Signs of a bot in a visitor form (`visitor-forms.ts`). */
export const botSigns = {
  website: optionalText(LIMITS.address),
  openMs: z.number().nonnegative().optional(),
}

/** The answer of a visitor form: a sentence. */
export const messageAnswer = z.object({ message: z.string() })

/** Rate limit of a visitor form: calls per minute and IP address. */
export const formRateLimit = { windowLimit: 120, windowSize: 60 }
