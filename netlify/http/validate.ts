import type { z } from 'zod'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from './errors.ts'

/**
 * Checks a body against its schema.
 * @returns the parsed body.
 * @throws RequestError 400 with the message of each field under its path, as `questions.0.weights`.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        fields[[...issue.path, key].join('.')] = errorTexts.unknownFields(issue.keys.join(', '))
      }
    } else {
      fields[issue.path.join('.')] ??= issue.message
    }
  }
  throw new RequestError(400, sentenceOf(Object.values(fields)), { fields })
}

/** One message stands alone; several are told together (specification, section 5). */
function sentenceOf(messages: readonly string[]): string {
  const distinct = [...new Set(messages)]
  const [only] = distinct
  return distinct.length === 1 && only !== undefined
    ? only
    : errorTexts.fixTheseFields(distinct.join(', '))
}
