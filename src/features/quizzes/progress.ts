/** Progress in percent while the question at `index` (from 0) of `total` is shown. */
export function progressPercent(index: number, total: number): number {
  return total === 0 ? 0 : Math.round(((index + 1) / total) * 100)
}
