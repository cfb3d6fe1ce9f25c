import { RECENT_ANSWER_DAYS, type RecentAnswers, SHOWN_ANSWERS } from './answering.ts'

/** Formats minutes as `45 min.`, `2 val.` or `1 val. 25 min.` */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [
    ...(hours > 0 ? [`${hours} val.`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest} min.`] : []),
  ].join(' ')
}

const lettersOf = (total: number) => (total % 10 === 1 && total % 100 !== 11 ? 'laiško' : 'laiškų')

/** Texts on how fast clients' messages are answered. */
export const answerTimeTexts = {
  /** Sentence that says how many messages were answered in time, and in how many minutes half of them. */
  line: ({ onTime, total, medianMinutes }: RecentAnswers): string => {
    const days = `Per pastarąsias ${RECENT_ANSWER_DAYS} dienų`
    const answered = `${days} laiku atsakyta ${onTime} iš ${total} ${lettersOf(total)}`
    if (medianMinutes === null) return `${answered}.`
    // The words for hours and minutes end with a dot, which also ends the sentence.
    return `${answered}; pusė atsakymų parašyta per ${duration(medianMinutes)}`
  },
  none: `Per pastarąsias ${RECENT_ANSWER_DAYS} dienų į laiškus dar neatsakyta.`,
  tooFew: `Rodyti galėsite, kai per ${RECENT_ANSWER_DAYS} dienų bus bent ${SHOWN_ANSWERS} atsakymų: iš mažesnio skaičiaus lankytojas nieko nesužino.`,
} as const
