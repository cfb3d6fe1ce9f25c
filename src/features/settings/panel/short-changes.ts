import { differing, type FieldRow } from '#src/panel/kit/record-kind.ts'
import { formTexts } from '#src/panel/kit/texts.ts'

/** Longest value in a short change, in characters. */
const SHORT = 40

/** Longest value that is shown whole, in characters. */
const WHOLE = 24

/** A changed field with its value before and after, in short. */
export interface ShortChange {
  label: string
  before: string
  after: string
}

/** Returns the fields that differ, without the words that long values have in common at their ends. */
export function shortChanges(rows: readonly FieldRow[]): ShortChange[] {
  return differing(rows).map(({ label, mine, theirs }) => {
    const [before, after] = withoutCommon(wordsOf(theirs), wordsOf(mine))
    return { label, before: inShort(before), after: inShort(after) }
  })
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

type Words = readonly string[]

function withoutCommon(one: Words, other: Words): readonly [Words, Words] {
  if ([one, other].every((words) => words.join(' ').length <= WHOLE)) return [one, other]
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start++
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++
  if (most === start + end && most > 0) {
    // One only has words that the other lacks, so a common word beside them says where.
    if (start > 0) start--
    else end--
  }
  const cut = (words: Words) => words.slice(start, words.length - end)
  return [cut(one), cut(other)]
}

function inShort(words: Words): string {
  const text = words.join(' ')
  if (text === '') return formTexts.empty
  return text.length <= SHORT ? text : `${text.slice(0, SHORT).trimEnd()}…`
}
