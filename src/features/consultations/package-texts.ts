import { formatLongDay, formatPeriod } from '#src/core/lithuanian.ts'
import { noonOf } from '#src/core/vilnius-time.ts'
import type { Period } from './days-off.ts'
import { type AnswerHours, answerWords } from './answer-hour-texts.ts'
import {
  type ConsultationPackage,
  EMAIL_PACKAGES,
  FULLY_BOOKED_DAYS,
  type PackageId,
} from './consultations.ts'

/** Beginning of the feature of an e-mail package that promises an answer time. */
const ANSWER_WITHIN = 'Atsakymas per '

/** Features with the promised answer times. The owner cannot change them, since deadlines follow from them. */
export const PROMISED_FEATURES = {
  'email-weekly': `${ANSWER_WITHIN}4 valandas`,
  'email-monthly': `${ANSWER_WITHIN}2 valandas`,
} as const

/** Purpose of the weekly package, said in the same words on cards, in the terms and in the questions. */
export const WEEK_FOR_ONE_QUESTION =
  'Savaitė skirta vienam klausimui: per septynias dienas rašote tiek laiškų, kiek jam reikia.'

const durations = {
  'email-weekly': '7\u00A0dienos',
  'email-monthly': '1\u00A0mėnuo',
  individual: '60\u00A0min.',
  'couple-therapy': '90\u00A0min.',
  intensive: '3 susitikimai',
} as const satisfies Record<PackageId, string>

/** Texts about the packages, wherever they are offered. */
export const packageTexts = {
  durations,
  /** `39 €`, and `79 €/mėn.` for a subscription. */
  price: (euros: number, paymentType: 'one-off' | 'subscription') =>
    paymentType === 'subscription' ? `${euros} €/mėn.` : `${euros} €`,
  popular: 'Populiaru',
  occupied: 'Užimta',
  /** @param until last day of being fully booked, YYYY-MM-DD; null if it is not known. */
  fullyBooked: (until: string | null) =>
    until === null
      ? `Visi laikai užimti artimiausius ${FULLY_BOOKED_DAYS} dienų`
      : `Visi laikai užimti iki ${formatLongDay(noonOf(until))}`,
  /** @param periods days without answers. */
  absent: (periods: readonly Period[]) =>
    `Į laiškus neatsakysime ${new Intl.ListFormat('lt').format(
      periods.map(({ from, to }) => formatPeriod({ from: noonOf(from), to: noonOf(to) })),
    )} Šios dienos į atsakymo laiką neįskaičiuojamos.`,
  features: 'Ką gausite',
  buy: 'Pirkti konsultaciją',
  subscribe: 'Užsisakyti prenumeratą',
  select: 'Pasirinkti',
  selected: 'Pasirinkta',
  /** Read out by screen readers after the text of a link that opens a new tab. */
  newTab: '(atsidaro naujame skirtuke)',
} as const

/** Returns the lowest price of the e-mail packages that can be chosen, `39 €`; null if none can be. */
export function lowestEmailPrice(packages: readonly ConsultationPackage[]): string | null {
  const [cheapest] = packages
    .filter(({ id, available }) => available && EMAIL_PACKAGES.some((each) => each === id))
    .toSorted((a, b) => a.price - b.price)
  return cheapest === undefined ? null : packageTexts.price(cheapest.price, cheapest.paymentType)
}

/** Returns the features of a package. @param hours in which messages are answered; null for day and night. */
export function packageFeatures(
  features: readonly string[],
  hours: AnswerHours | null,
): readonly string[] {
  const { within } = answerWords(hours)
  return features.map((feature) => (feature.startsWith(ANSWER_WITHIN) ? within(feature) : feature))
}
