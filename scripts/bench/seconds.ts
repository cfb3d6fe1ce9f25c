/** The time since a mark of `performance.now()`, as `1.5 s`. */
export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
