import type { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'

/** Most fields named in one response. */
const MOST_FIELDS = 50
/** Most messages joined in a response's sentence. */
const MOST_MESSAGES = 10
/** Most unknown keys listed in one message, and the length to which a key is truncated. */
const MOST_KEYS = 5
const KEY_LENGTH = 60

/**
 * Validates a body against its schema.
 * @returns the parsed body.
 * @throws RequestError 400 with the message of each field under its path, as `questions.0.weights`; its
 *   size is bounded for any input.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const messages = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    if (messages.size >= MOST_FIELDS) break
    for (const [path, message] of messagesOf(issue)) {
      if (!messages.has(path)) messages.set(path, message)
    }
  }
  throw new RequestError(400, sentenceOf([...messages.values()]), {
    fields: Object.fromEntries(messages),
  })
}

/** The message of an issue for each path it concerns. */
function messagesOf(issue: z.core.$ZodIssue): [path: string, message: string][] {
  if (issue.code !== 'unrecognized_keys') return [[issue.path.join('.'), issue.message]]
  const keys = issue.keys.slice(0, MOST_KEYS).map((key) => key.slice(0, KEY_LENGTH))
  const message = errorTexts.unknownFields(keys, issue.keys.length - keys.length)
  return keys.map((key) => [[...issue.path, key].join('.'), message])
}

/** A single message stands alone; several are joined (specification, section 5). */
function sentenceOf(messages: readonly string[]): string {
  const distinct = [...new Set(messages)]
  const [only] = distinct
  return distinct.length === 1 && only !== undefined
    ? only
    : errorTexts.fixTheseFields(distinct.slice(0, MOST_MESSAGES).join(', '))
}
