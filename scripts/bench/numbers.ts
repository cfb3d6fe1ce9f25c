/** Returns a percentile of the numbers, rounded; 0 without numbers. @param share 0.99 for the 99th percentile. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/** Formats the median and the longest of some times in milliseconds, as `12 ms, 30 ms`. */
export function medianAndLongest(times: readonly number[]): string {
  return `${Math.round(medianOf(times))} ms, ${Math.round(Math.max(...times))} ms`
}

/** Formats the time since a value of `performance.now()`, as `1.5 s`. */
export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
