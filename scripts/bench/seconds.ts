/** The time since a value of `performance.now()`, as `1.5 s`. */
export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
