/** Estimated seconds to answer a question. */
const SECONDS_A_QUESTION = 20

/** Number of drawn motifs: `/pictures/quiz-1.svg` to `quiz-6.svg`. */
const MOTIF_COUNT = 6

/** Motifs of the quizzes that a new installation has. */
const OWN_MOTIFS: ReadonlyMap<string, number> = new Map([
  ['bendras-santykiu-testas', 1],
  ['artumo-testas', 2],
  ['bendravimo-poroje-testas', 3],
  ['konfliktu-sprendimo-testas', 4],
  ['pasitikejimo-testas', 5],
  ['kasdienybes-dviese-testas', 6],
])

/** Returns the duration of a quiz in whole minutes, rounded up. */
export function quizMinutes(questionCount: number): number {
  return Math.max(1, Math.ceil((questionCount * SECONDS_A_QUESTION) / 60))
}

/** Returns the path of a quiz's picture. Quizzes without one of their own get one that depends on the slug. */
export function quizMotif(slug: string): string {
  const number = OWN_MOTIFS.get(slug) ?? (sumOfCodes(slug) % MOTIF_COUNT) + 1
  return `/pictures/quiz-${number}.svg`
}

function sumOfCodes(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
}
