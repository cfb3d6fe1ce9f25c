/** Minimum length of the first lines, in characters. A shorter salutation shows nothing of the answer. */
const FIRST_LENGTH = 120

/**
 * Splits a letter after its first paragraphs: as many as make up `FIRST_LENGTH` characters.
 * @param letter Markdown.
 * @returns the first paragraphs and the rest, both Markdown; the rest is empty if nothing is left.
 */
export function firstLines(letter: string): readonly [first: string, rest: string] {
  const breaks = [...letter.matchAll(/\n{2,}/g)]
  const cut = breaks.find(({ index }) => index >= FIRST_LENGTH)
  if (cut === undefined) return [letter, '']
  return [letter.slice(0, cut.index), letter.slice(cut.index + cut[0].length)]
}
