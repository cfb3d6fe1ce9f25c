/** What the fonts of share images can show: Latin letters of Europe, and the signs of its sentences. */
const DRAWABLE = /[ -~¡-ſ–—„“”‘’‚…•€№−′″™]/u

/** In pixels: for titles of more characters than any of the other sizes takes. */
export const SMALLEST_TITLE = 54

/** Larger sizes in pixels, and up to how many characters a title is set in each. */
const TITLE_SIZES = [
  { fontSize: 88, characters: 32 },
  { fontSize: 76, characters: 60 },
  { fontSize: 64, characters: 100 },
] as const

/** Lines that the smallest size has room for; what is longer ends in an ellipsis. */
export const TITLE_LINES = 5

/**
 * The text as the fonts can show it: letters they lack lose their accents or, like emoji, go away;
 * white space becomes single spaces.
 */
export function drawableText(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (character) => {
    if (/\s/u.test(character)) return ' '
    if (DRAWABLE.test(character)) return character
    return Array.from(character.normalize('NFD')).find((letter) => DRAWABLE.test(letter)) ?? ''
  })
  return letters.join('').replaceAll(/ +/g, ' ').trim()
}

/** The size in pixels that a title is set in. */
export function titleSize(title: string): number {
  const size = TITLE_SIZES.find(({ characters }) => title.length <= characters)
  return size?.fontSize ?? SMALLEST_TITLE
}
