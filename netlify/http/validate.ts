import type { z } from 'zod'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'

/** Fields that one answer names at most: whoever sends more mistakes mends these first. */
const MOST_FIELDS = 50
/** Messages that the sentence of an answer joins at most. */
const MOST_MESSAGES = 10
/** Unknown keys that one message lists at most, and the length to which a key is cut. */
const MOST_KEYS = 5
const KEY_LENGTH = 60

/**
 * Checks a body against its schema.
 * @returns the parsed body.
 * @throws RequestError 400 with the message of each field under its path, as `questions.0.weights`;
 * its size is bounded, whatever was sent.
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

/** What an issue says of each path it is about. */
function messagesOf(issue: z.core.$ZodIssue): [path: string, message: string][] {
  if (issue.code !== 'unrecognized_keys') return [[issue.path.join('.'), issue.message]]
  const keys = issue.keys.slice(0, MOST_KEYS).map((key) => key.slice(0, KEY_LENGTH))
  const message = errorTexts.unknownFields(keys, issue.keys.length - keys.length)
  return keys.map((key) => [[...issue.path, key].join('.'), message])
}

/** One message stands alone; several are told together (specification, section 5). */
function sentenceOf(messages: readonly string[]): string {
  const distinct = [...new Set(messages)]
  const [only] = distinct
  return distinct.length === 1 && only !== undefined
    ? only
    : errorTexts.fixTheseFields(distinct.slice(0, MOST_MESSAGES).join(', '))
}
