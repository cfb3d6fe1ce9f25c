/** An answer to a client's letter. */
interface Answer {
  waitingSince: Date
  answeredAt: Date
  dueAt: Date
}

/**
 * Counts the answers given in time, and takes the median of the time that letters waited.
 * @param overdue number of letters that should have been answered by now; each counts as an answer not in time.
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
