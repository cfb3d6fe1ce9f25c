import type { SeedQuiz } from '#db/seeds/seed-content.ts'

type SeedQuestion = SeedQuiz['questions'][number]

/**
 * A visitor's kind of answers. `frightened` takes the option marked `fear`, or without one the unmarked option nearest
 * to the highest weight; `middle` takes the unmarked option nearest to half of the highest weight.
 */
type Choice = 'middle' | 'frightened'

/** Returns the indexes of a question's options that have no mark. */
export function calmOptions({ options, marks = [] }: SeedQuestion): number[] {
  return [...options.keys()].filter((at) => (marks[at] ?? null) === null)
}

/** Returns the index of the option that a visitor chooses. */
export function optionOf(question: SeedQuestion, choice: Choice): number {
  const { weights, marks = [] } = question
  const frightened = marks.indexOf('fear')
  if (choice === 'frightened' && frightened >= 0) return frightened
  const highest = Math.max(...weights)
  const wanted = choice === 'middle' ? highest / 2 : highest
  const distance = (option: number) => Math.abs((weights[option] ?? 0) - wanted)
  return calmOptions(question).toSorted((a, b) => distance(a) - distance(b))[0] ?? 0
}
