import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { addressField, LIMITS, requiredText, text } from '#src/core/fields.ts'
import { expertFieldTexts as texts } from './field-texts.ts'

const QUALIFICATION_MAX = 200
const WORDS_MAX = 3000

/** Fields of an expert that the expert's articles show. */
export const AUTHOR_FIELDS = {
  name: {
    stored: z.string(),
    sent: requiredText(LIMITS.name, texts.nameMissing),
    input: { ...texts.name, maximum: LIMITS.name, required: true },
  },
  qualification: {
    stored: z.string(),
    sent: requiredText(QUALIFICATION_MAX, texts.qualificationMissing),
    input: { ...texts.qualification, maximum: QUALIFICATION_MAX, required: true },
  },
  photoUrl: {
    stored: z.string().nullable(),
    sent: addressField(errorTexts.invalidAddress),
    /** Rendered by `panel/Photo.tsx`. */
    input: texts.photoUrl,
  },
}

const { photoUrl, ...lines } = AUTHOR_FIELDS

/**
 * Fields of an expert, in the order of the form. `stored` is the schema in a response, `sent` the schema in a request
 * body. The table's type, contracts, form, conflict rows and archive are derived from these fields.
 */
export const EXPERT_FIELDS = {
  ...lines,
  /** Plain text; blank lines divide paragraphs. */
  words: {
    stored: z.string(),
    sent: text(WORDS_MAX).default(''),
    input: { ...texts.words, maximum: WORDS_MAX, rows: 8 },
  },
  photoUrl,
}
