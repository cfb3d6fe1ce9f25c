/** The median and the longest of some times in milliseconds, as `12 ms, 30 ms`. */
export function medianAndLongest(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const milliseconds = (place: number) => `${Math.round(sorted[place] ?? 0)} ms`
  return `${milliseconds(Math.floor(sorted.length / 2))}, ${milliseconds(sorted.length - 1)}`
}

/** The time since a value of `performance.now()`, as `1.5 s`. */
export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
