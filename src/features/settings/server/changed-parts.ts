import { isDeepStrictEqual } from 'node:util'
import { formatDay } from '#src/core/lithuanian.ts'
import { offersOn } from '#src/features/consultations/offered-packages.ts'
import type { OwnerSettings } from '../owner-texts.ts'
import { type Part, PARTS } from '../parts.ts'

/** Values of each part of the settings. */
const VALUES: Record<Part, (settings: OwnerSettings) => unknown> = {
  seller: ({ legalName, legalForm, code, vatCode, address }) => [
    legalName,
    legalForm,
    code,
    vatCode,
    address,
  ],
  contacts: ({ email, phone }) => [email, phone],
  place: ({ city }) => city,
  hours: ({ answerHours }) => answerHours,
  daysOff: ({ daysOff }) => daysOff,
  answerTime: ({ showsAnswerTime }) => showsAnswerTime,
  paragraphs: ({ paragraphs }) => paragraphs,
  packages: ({ packages }) => offersOn(packages, formatDay(new Date())),
  sample: ({ sampleQuestion, sampleAnswer }) => [sampleQuestion, sampleAnswer],
  figures: ({ claims }) => claims.figures,
  testimonials: ({ claims }) => [claims.testimonials, claims.testimonialsCheck],
  troubles: ({ troubles }) => troubles,
  topics: ({ topicQuizzes }) => topicQuizzes,
  ai: ({ aiCaptions }) => aiCaptions,
}

/** Returns the parts in which two states of the settings differ. */
export function changedParts(before: OwnerSettings, after: OwnerSettings): Part[] {
  return PARTS.filter((part) => !isDeepStrictEqual(VALUES[part](before), VALUES[part](after)))
}
