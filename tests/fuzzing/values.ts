import fc from 'fast-check'
import { z } from 'zod'
import { OPTION_MARKS } from '#src/features/quizzes/warnings.ts'
import { PROMISED_FEATURES } from '#src/features/consultations/package-texts.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { hostileText, hostileValue, writtenText } from './hostile.ts'

/** Part of JSON Schema that zod writes. */
interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  format?: string
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Placeholder for a stored value. It is filled in when the request is sent. */
export class Stored {
  readonly what: string
  readonly index: number

  constructor(what: string, index: number) {
    this.what = what
    this.index = index
  }
}

/** Generates a placeholder for one of the stored values of a kind. */
export function stored(what: string): fc.Arbitrary<Stored> {
  return fc.nat({ max: 1000 }).map((index) => new Stored(what, index))
}

/** Generates an id: mostly a new one, seldom that of a stored value of a kind. */
function id(what: string): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fc.uuid() }, { weight: 1, arbitrary: stored(what) })
}

const instant = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const later = fc.oneof(fc.constant('2099-05-01T12:00:00+03:00'), instant)

const address = fc.constantFrom(
  '/media/a.webp',
  'https://akademija.example/a?b=1#c',
  'https://akademija.example/"><script>alert(1)</script>',
  null,
)

/** Generates parts of a quiz: without ids as in a new quiz, with new ids as in an archive, or with stored ids. */
function partsWithIds(what: string, parts: fc.Arbitrary<object[]>) {
  const withIds = (ids: fc.Arbitrary<unknown>) =>
    fc
      .tuple(parts, fc.array(ids, { minLength: MOST_PARTS, maxLength: MOST_PARTS }))
      .map(([list, given]) => list.map((part, index) => ({ ...part, id: given[index] })))
  return fc.oneof(
    { weight: 5, arbitrary: parts },
    { weight: 2, arbitrary: withIds(fc.uuid()) },
    { weight: 1, arbitrary: withIds(stored(what)) },
  )
}

const MOST_PARTS = 3

/** Ids of the dimensions of every quiz, so that questions name existing ones. */
const DIMENSION_IDS = ['d0', 'd1', 'd2'].map((end) => `00000000-0000-4000-8000-0000000000${end}`)

const dimension = (id: string) =>
  fc.record(
    {
      id: fc.constant(id),
      // Names are unique within a quiz.
      name: writtenText.map((text) => `${id.slice(-2)} ${text}`.slice(0, 60).toWellFormed()),
      advice: fc.record({ low: writtenText, middle: writtenText, high: writtenText }),
      articles: fc.array(stored('slugs'), { maxLength: 3 }),
      talk: fc.option(writtenText),
    },
    { requiredKeys: ['id', 'name', 'advice'] },
  )

const dimensions = fc
  .tuple(fc.nat({ max: DIMENSION_IDS.length }), fc.tuple(...DIMENSION_IDS.map(dimension)))
  .map(([number, all]) => all.slice(0, number))

const score = fc.nat({ max: 40 })

const question = fc.array(writtenText, { minLength: 1, maxLength: 4 }).chain((options) =>
  fc.record(
    {
      question: writtenText,
      questionType: fc.constantFrom('multiple_choice', 'scale', 'yes_no'),
      options: fc.constant(options),
      weights: fc.array(score.map(String), {
        minLength: options.length,
        maxLength: options.length,
      }),
      order: fc.nat({ max: 50 }),
      required: fc.boolean(),
      marks: fc.array(fc.constantFrom(null, ...OPTION_MARKS), {
        minLength: options.length,
        maxLength: options.length,
      }),
      warningOptions: fc.subarray([...options.keys()]),
      dimensionId: fc.constantFrom(null, null, null, ...DIMENSION_IDS),
    },
    {
      requiredKeys: ['question', 'questionType', 'options', 'weights', 'order'],
    },
  ),
)

const bands = fc.uniqueArray(score, { maxLength: 2 * MOST_PARTS }).chain((scores) => {
  const bounds = scores.toSorted((a, b) => a - b)
  const pairs = bounds.flatMap((bound, index) =>
    index % 2 === 0 ? [[bound, bounds[index + 1] ?? bound]] : [],
  )
  return fc.tuple(
    ...pairs.map(([minScore, maxScore]) =>
      fc.record(
        {
          name: writtenText,
          description: writtenText,
          advice: writtenText,
          minScore: fc.constant(minScore),
          maxScore: fc.constant(maxScore),
          color: fc.constantFrom('#22c55e', '#ABCDEF'),
          omnisendSegment: fc.option(writtenText),
        },
        {
          requiredKeys: ['name', 'description', 'advice', 'minScore', 'maxScore'],
        },
      ),
    ),
  )
})

const email = fc.oneof(
  // The current email address: any other contact address would have to be confirmed.
  fc.constant(startingSettings.email),
  fc.nat({ max: 50 }).map((number) => `lankytoja${number}@pastas.example`),
  fc.emailAddress(),
)

/** Values of fields by name, for rules that JSON Schema cannot express. */
const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email,
  emails: fc.array(email, { minLength: 1, maxLength: 3 }),
  noticeEmail: email,
  // The day of a consent must be in the past.
  date: fc.constantFrom('2024-02-29', '2026-03-14'),
  slug: fc.oneof(
    { weight: 6, arbitrary: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/) },
    { weight: 1, arbitrary: stored('slugs') },
  ),
  imageUrl: address,
  canonicalUrl: address,
  imageURL: stored('uploads'),
  password: stored('password'),
  // The current password, so that it remains valid.
  newPassword: stored('password'),
  publishAt: fc.option(later),
  sendAt: fc.option(later),
  updatedAt: stored('updatedAt'),
  seen: stored('updatedAt'),
  form: writtenText.map((title) => JSON.stringify({ title })),
  questionId: stored('questions'),
  quiz: stored('quizzes'),
  bandId: stored('bandsWithoutSeries'),
  ids: fc.array(stored('experts'), { minLength: 1, maxLength: 2 }),
  page: fc.constantFrom('1', '2', '999'),
  questions: partsWithIds('questions', fc.array(question, { maxLength: MOST_PARTS })),
  categories: partsWithIds('bands', bands),
  dimensions,
  troubles: fc.constantFrom({}, { silent: '/blog/tyla', cold: '/testas/artumas' }),
  // Every e-mail package has to promise its answer time.
  features: fc
    .array(writtenText, { maxLength: 3 })
    .map((more) => [...Object.values(PROMISED_FEATURES), ...more]),
}

/** Generates values that a schema accepts, except for rules that only its code knows. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJsonSchema(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
  )
}

function fromJsonSchema(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined
  if (known) return known
  const { anyOf, oneOf, items, properties = {}, required = [] } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromJsonSchema(choice)))
  switch (schema.type ?? '') {
    case 'string':
      return fromText(schema)
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -1000,
        max: Math.min(schema.maximum ?? 1000, 1e6),
      })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const minLength = schema.minItems ?? 0
      const maxLength = Math.min(schema.maxItems ?? 3, minLength + 3)
      return fc.array(fromJsonSchema(items ?? {}), { minLength, maxLength })
    }
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([key, value]) => [key, fromJsonSchema(value, key)]),
        ),
        { requiredKeys: required },
      )
    default:
      return fc.constant(undefined)
  }
}

function fromText({ format, pattern, maxLength = 100 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return id('ids')
  if (format === 'date-time') return instant
  if (format === 'email') return fc.emailAddress()
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return writtenText.map((text) => text.slice(0, maxLength).toWellFormed())
}

/** Generates values that differ from the given one in a single place. */
export function nearly(value: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(value)
  return fc
    .tuple(
      fc.constantFrom(...places),
      fc.constantFrom('replace', 'remove', 'add'),
      hostileValue,
      hostileText,
    )
    .map(([place, act, other, key]) => changed(value, place, { act, other, key }))
}

type Place = readonly (string | number)[]

function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || value instanceof Stored) return [place]
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part, [...place, Array.isArray(value) ? Number(key) : key]),
  )
  return [place, ...inner]
}

interface Change {
  act: 'replace' | 'remove' | 'add'
  other: unknown
  key: string
}

function changed(value: unknown, [step, ...rest]: Place, change: Change): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Stored) return change.other
  if (step === undefined) {
    if (change.act !== 'add') return change.other
    if (Array.isArray(value)) return [...(value as unknown[]), change.other]
    // Makes the key an own property, even if it is `__proto__`.
    return Object.fromEntries([...Object.entries(value), [change.key, change.other]])
  }
  if (rest.length === 0 && change.act === 'remove') {
    return Array.isArray(value)
      ? value.filter((_, index) => index !== step)
      : Object.fromEntries(Object.entries(value).filter(([key]) => key !== step))
  }
  if (Array.isArray(value)) {
    return (value as unknown[]).map((part, index) =>
      index === step ? changed(part, rest, change) : part,
    )
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      key === step ? changed(part, rest, change) : part,
    ]),
  )
}
