/** An answer to a client's message. */
interface Answer {
  waitingSince: Date
  answeredAt: Date
  dueAt: Date
}

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
