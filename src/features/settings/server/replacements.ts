import type { Replacement } from './settings-queries.ts'

/** Pairs the sentences that pages contain before and after a change, and leaves out those that stay the same. */
export function changedTexts(before: readonly string[], after: readonly string[]): Replacement[] {
  return before.flatMap((from, index) => {
    const to = after[index] ?? from
    return from === to ? [] : [{ from, to }]
  })
}
