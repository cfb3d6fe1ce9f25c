import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { LIMITS, requiredText, sentInstant } from '#src/core/fields.ts'
import { isUnread } from './generated.ts'

/** Model that made an image or a text, and the time. */
export const generatedBy = z.strictObject({
  model: requiredText(LIMITS.name, errorTexts.invalidValue),
  at: sentInstant,
})

/** Generated text. `reviewedAt`: time when a person confirmed having read the text; null if nobody has. */
export const generatedText = generatedBy.extend({ reviewedAt: sentInstant.nullable() })

/** Rule for an item: a generated text is published only once a person has read it. */
export const isReadFirst = [
  (item: Parameters<typeof isUnread>[0]) => !isUnread(item),
  { error: errorTexts.generatedUnread, path: ['generated'] },
] as const satisfies [unknown, z.core.$ZodCustomParams]
