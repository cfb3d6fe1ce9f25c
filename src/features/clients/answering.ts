/** An answer to a client's message. */
interface Answer {
  waitingSince: Date
  answeredAt: Date
  dueAt: Date
}

/** Days, including today, of the figure that the owner may show to visitors. */
export const RECENT_ANSWER_DAYS = 90

/** Minimum number of answers in these days for the figure to be shown. */
export const SHOWN_ANSWERS = 20

/** Answers of the last `RECENT_ANSWER_DAYS` days. */
export interface RecentAnswers extends ReturnType<typeof answeringOf> {
  /** Number of answers. `total` includes messages that are overdue. */
  given: number
}

/** Whether there are enough answers for the figure to be shown to visitors. */
export const areShowable = ({ given }: RecentAnswers): boolean => given >= SHOWN_ANSWERS

/**
 * Counts the answers given in time, and computes the median of the minutes that answered messages waited.
 * @param overdue number of messages that should have been answered by now; each counts as a late answer.
 */
export function answeringOf(answers: readonly Answer[], overdue: number) {
  const minutes = answers
    .map(({ waitingSince, answeredAt }) => (answeredAt.getTime() - waitingSince.getTime()) / 60_000)
    .toSorted((one, other) => one - other)
  const middle = [Math.floor((minutes.length - 1) / 2), Math.ceil((minutes.length - 1) / 2)]
  const [lower, upper] = middle.map((index) => minutes[index])
  return {
    onTime: answers.filter(({ answeredAt, dueAt }) => answeredAt <= dueAt).length,
    total: answers.length + overdue,
    medianMinutes:
      lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2),
  }
}
