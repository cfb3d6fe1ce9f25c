import type { AnswerHours } from '#src/features/consultations/answer-hour-texts.ts'
import { type EmailPackage, STARTING_PRICES } from '#src/features/consultations/consultations.ts'
import { consultationTitle } from '#src/features/consultations/starting-title-texts.ts'
import { ANSWER_WITHIN_HOURS } from './orders.ts'

/** Package as it was sold, whatever is offered now. */
export interface Sold {
  readonly title: string
  /** Whole euros that the site asked for. */
  readonly price: number
  /** Descriptions of the package; empty for an order stored by an earlier release. */
  readonly features: readonly string[]
  /** Hours within which a message is answered. */
  readonly hours: number
  /** Hours of the day in which messages are answered; null for all day. */
  readonly answerHours: AnswerHours | null
}

/** Returns the package that an order has sold. An order stored by an earlier release has sold the starting package. */
export function soldOf({
  package: id,
  sold,
}: {
  package: EmailPackage
  sold: Partial<Sold> | null
}): Omit<Sold, 'answerHours'> {
  return {
    title: consultationTitle(id),
    price: STARTING_PRICES[id],
    features: [],
    hours: ANSWER_WITHIN_HOURS[id],
    ...sold,
  }
}
