import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { LIMITS, requiredText, sentInstant } from '#src/core/fields.ts'
import { isUnread } from './generated.ts'

/** Which model has made it, and when. */
export const generatedBy = z.strictObject({
  model: requiredText(LIMITS.name, errorTexts.invalidValue),
  at: sentInstant,
})

/** A generated text, and when a person confirmed to have read it; null: nobody has. */
export const generatedText = generatedBy.extend({ reviewedAt: sentInstant.nullable() })

/** Rule of an item: a generated text is published only once a person has read it. */
export const isReadFirst = [
  (item: Parameters<typeof isUnread>[0]) => !isUnread(item),
  { error: errorTexts.generatedUnread, path: ['generated'] },
] as const satisfies [unknown, z.core.$ZodCustomParams]
