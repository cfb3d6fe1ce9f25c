import { z } from 'zod'
import { SLUG_PATTERN } from './slugs.ts'
import { normalizedText, withoutForbiddenCharacters } from './characters.ts'
import { canonicalEmail, EMAIL_PATTERN } from './email-addresses.ts'
import { isStorableInstant, mayWait } from './items.ts'
import type { PrivateOf } from './private.ts'
import { KEYWORD_MAX } from './seo-limits.ts'
import { EMAIL_MAX, NAME_MAX } from './visitor-forms.ts'
import { errorTexts } from './error-texts.ts'

/** Limits of fields: characters of a text, entries of a list, largest numbers. */
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
  /** Number of states of an unfinished text that a browser has sent without an answer. */
  states: 10,
  /** A claimed figure, such as `1000+`. */
  figure: 20,
  testimonial: 2000,
  /** Features of a package. */
  features: 10,
  /** Days off, including past ones. */
  daysOff: 400,
  /** Saved paragraphs for answers. */
  paragraphs: 30,
  /** Price of a package in euros. */
  price: 10_000,
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
  /** Characters of one base64url value in a passkey's response. */
  passkeyPart: 16_384,
  /** Recovery code, including spaces or dashes. */
  recoveryCode: 60,
  signedToken: 2000,
} as const

/** Returns one property of all fields, for example their schemas. */
export function propertyOf<Key extends string, Fields extends Record<string, Record<Key, unknown>>>(
  fields: Fields,
  key: Key,
) {
  const entries = Object.entries(fields).map(([name, field]) => [name, field[key]])
  return Object.fromEntries(entries) as { [Name in keyof Fields]: Fields[Name][Key] }
}

/**
 * Returns the base schema of all text fields. Trims the text and removes forbidden characters. Rejects lone surrogates,
 * because the intended character is unknown.
 * @param missing message if the text is absent.
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

/** Accepts text of at most `maximum` characters, or ''. Trims and normalizes it. */
export function text(maximum: number) {
  return cleanText().max(maximum, { error: errorTexts.tooLong(maximum) })
}

/** Accepts `text` of at least `minimum` characters. `message` is the error for absent or shorter text. */
export function requiredText(maximum: number, message: string, minimum = 1) {
  return cleanText(message)
    .min(minimum, { error: message })
    .max(maximum, { error: errorTexts.tooLong(maximum) })
}

/** Accepts text without normalizing it, for Markdown source and URLs. */
export function exactText(maximum: number) {
  return sourceText().max(maximum, { error: errorTexts.tooLong(maximum) })
}

/** Accepts `exactText` that is not empty. `message` is the error for absent or empty text. */
export function requiredExactText(maximum: number, message: string) {
  return sourceText(message)
    .min(1, { error: message })
    .max(maximum, { error: errorTexts.tooLong(maximum) })
}

/** Accepts optional text. Absent, null and '' all become null. */
export function optionalText(maximum: number) {
  return optional(text(maximum))
}

function optional(field: z.ZodString) {
  return field.nullish().transform((value) => (value === undefined || value === '' ? null : value))
}

/** Marks the value of a schema as private (`core/private.ts`). This changes only the type. */
export function privateField<Schema extends z.ZodType>(schema: Schema) {
  // Typed as a pipe, so that an optional field stays optional in the type of its object.
  return schema as z.ZodType as z.ZodPipe<
    Schema,
    z.ZodType<PrivateOf<z.output<Schema>>, z.output<Schema>>
  >
}

/** Accepts an e-mail address and makes it canonical. `missing` is the error for an absent or empty one. */
export function emailAddress(missing: string = errorTexts.emailRequired) {
  return sourceText(missing)
    .overwrite(canonicalEmail)
    .min(1, { error: missing, abort: true })
    .max(LIMITS.email, { error: errorTexts.tooLong(LIMITS.email) })
    .pipe(z.email({ pattern: EMAIL_PATTERN, error: errorTexts.invalidEmail }))
}

/** Accepts the e-mail address of a person, marked as private. */
export function emailField(missing?: string) {
  return privateField(emailAddress(missing))
}

/** Password as typed. Not trimmed, because spaces belong to it. */
export const passwordField = z
  .string({
    error: (issue) => (issue.input === undefined ? errorTexts.passwordRequired : undefined),
  })
  .min(1, { error: errorTexts.passwordRequired })
  .max(LIMITS.password, { error: errorTexts.tooLong(LIMITS.password) })

export const slugField = text(LIMITS.slug).regex(SLUG_PATTERN, { error: errorTexts.invalidSlug })

/** Slug in a path. A malformed one leads to a 404. */
export const slugParams = z.object({ slug: z.string().max(LIMITS.slug).regex(SLUG_PATTERN) })

/** Id in a path. Accepts any GUID, because some ids are digests and have no UUID version. */
export const idParams = z.object({ id: z.guid() })

/** Response of a call that returns no data. */
export const success = z.object({ success: z.literal(true) })

/** Contract options of an admin call about one row. */
export const ofRow = { access: 'admin', params: idParams } as const

/** Contract options of an admin call that changes one row and returns no data. */
export const onRow = { ...ofRow, response: success } as const

/** Accepts the URL of an image or canonical page: http(s), or a path of this site. Null if absent. */
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

/** Accepts a list of short texts. Drops empty ones. */
export function textList(maximum: number, itemMaximum: number) {
  return z
    .array(text(itemMaximum))
    .max(maximum, { error: errorTexts.tooMany(maximum) })
    .transform((items) => items.filter((item) => item !== ''))
}

/** ISO instant with any UTC offset, within the years that the database and all lists support. */
export const sentInstant = z.iso
  .datetime({ offset: true, error: errorTexts.invalidInstant })
  .refine((value) => isStorableInstant(new Date(value)), { error: errorTexts.invalidInstant })

/** Row version that the form was loaded from. */
export const expectedVersion = sentInstant.optional()

const ignored = z.unknown().optional()

/** Fields that the body of an update may contain. The update ignores them. */
export const unchangeable = { id: ignored, createdAt: ignored }

/** Removes the fields that an update ignores. */
export function withoutUnchangeable<
  Body extends Partial<Record<keyof typeof unchangeable, unknown>>,
>({ id: _, createdAt: __, ...body }: Body) {
  return body
}

/** Instant in a response. Services pass a `Date` from the database; clients get an ISO string. */
export const instant = z.preprocess(
  (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime(),
)

/** Time at which a draft is published automatically; null or absent for never. */
export const publishAtField = z.iso
  .datetime({
    offset: true,
    error: ({ input }) => (input === '' ? errorTexts.publishAtRequired : errorTexts.invalidInstant),
  })
  .refine((value) => isStorableInstant(new Date(value)), { error: errorTexts.invalidInstant })
  .nullish()
  .transform((value) => (typeof value === 'string' ? new Date(value).toISOString() : null))

/**
 * Time of an item's first publishing, which an update may set to any time in the past. Absent or null: it stays. So it
 * does for an item that the update leaves or makes a draft.
 */
export const publishedAtField = sentInstant
  .refine((value) => Date.parse(value) <= Date.now(), { error: errorTexts.publishedAtAhead })
  .nullish()

/** Arguments of `refine` for an item: if it is a draft, `publishAt` must be in the future. */
export const waitsForTheFuture = [
  (item: { published: boolean; publishAt: string | null }) => mayWait(item, Date.now()),
  { error: errorTexts.publishAtPast, path: ['publishAt'] },
] as const satisfies [unknown, z.core.$ZodCustomParams]

/** Page number of a list, from 1; absent for the first page. */
export const pageQuery = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, { error: errorTexts.invalidPage })
  .prefault('1')
  .transform(Number)

/** Number of items on a page of a list. */
export const LIST_PAGE_SIZE = 25

/** Fields of every page of a list, in addition to the items. */
export const listPage = {
  /** Number of items on all pages. */
  total: z.number(),
  /** From 1. A page beyond the last one is empty. */
  page: z.number(),
  pageSize: z.number(),
}

/** Last row of the previous page of a table; absent for the first page. */
export const tableStart = {
  afterTime: sentInstant.optional(),
  afterId: z.uuid({ error: errorTexts.invalidValue }).optional(),
}

/**
 * Defines two calls: one for a page of a list, one for the whole list as a table.
 * @param list.query search and filters.
 * @param list.more fields of each page, in addition to `listPage` and the items.
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

/** Order of a list. `waiting` starts with rows that wait for an answer, the longest wait first. */
export const listSort = z
  .enum(['newest', 'waiting'], { error: errorTexts.invalidValue })
  .prefault('newest')
export type ListSort = z.output<typeof listSort>

/** Search of a list. Finds rows with all words; '' or absent finds all rows. */
export const searchQuery = text(LIMITS.search).prefault('')

/** Attempt id. A repeated call with the same id stores nothing twice. Without an id, each call stores something new. */
export const attemptField = z.uuid({ error: errorTexts.invalidAttempt }).optional()

/** Response schema of a call that returns a file. */
export const fileAnswer = z.never()

/** Fields by which a bot is recognized (`visitor-forms.ts`). */
export const botSigns = {
  website: optionalText(LIMITS.address),
  openMs: z.number().nonnegative().optional(),
}

/** Response of a visitor form: a message. */
export const messageAnswer = z.object({ message: z.string() })

/** Rate limit of a visitor form: calls per minute and IP address. */
export const formRateLimit = { windowLimit: 120, windowSize: 60 }
