import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { LIMITS, requiredText } from '#src/core/fields.ts'

/** Saved paragraph that the owner inserts into answers. */
export const paragraph = z.strictObject({
  name: requiredText(LIMITS.title, errorTexts.required),
  text: requiredText(LIMITS.message, errorTexts.required),
})

export type Paragraph = z.output<typeof paragraph>

/** Saved paragraphs, by name. */
export const paragraphs = z
  .array(paragraph)
  .max(LIMITS.paragraphs, { error: errorTexts.tooMany(LIMITS.paragraphs) })
  .transform((all) => all.toSorted((one, other) => one.name.localeCompare(other.name, 'lt')))
  .readonly()
