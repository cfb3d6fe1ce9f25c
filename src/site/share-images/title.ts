/** Characters that the share images' fonts contain: European Latin letters and punctuation. */
const DRAWABLE = /[ -~¡-ſ–—„“”‘’‚…•€№−′″™]/u

/** Font size in pixels of the longest titles, beyond the limits below. */
export const SMALLEST_TITLE = 54

/** Larger font sizes in pixels, with the maximum title length of each. */
const TITLE_SIZES = [
  { fontSize: 88, characters: 32 },
  { fontSize: 76, characters: 60 },
  { fontSize: 64, characters: 100 },
] as const

/** Maximum lines at the smallest size; longer titles end in an ellipsis. */
export const TITLE_LINES = 5

/**
 * Reduces text to the fonts' characters: unsupported letters lose their accents, others such as emoji are
 * removed, white space is collapsed.
 */
export function drawableText(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (character) => {
    if (/\s/u.test(character)) return ' '
    if (DRAWABLE.test(character)) return character
    return Array.from(character.normalize('NFD')).find((letter) => DRAWABLE.test(letter)) ?? ''
  })
  return letters.join('').replaceAll(/ +/g, ' ').trim()
}

/** Font size of a title in pixels. */
export function titleSize(title: string): number {
  const size = TITLE_SIZES.find(({ characters }) => title.length <= characters)
  return size?.fontSize ?? SMALLEST_TITLE
}
