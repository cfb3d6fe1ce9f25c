import { plainLetters } from '#src/core/slugs.ts'

/**
 * Characters that the fonts of share images have: Latin, Greek and Cyrillic letters, punctuation, numbers, currencies,
 * arrows, mathematical signs and some symbols.
 */
export const DRAWABLE =
  /[ -~¡-¬®-\u017FƏƒƠơƯưǍ-ǜǦǧȘ-țəʼˆˇ˘-˝΄-ΊΌΎ-ΡΣ-ώЀ-џҐґẀ-ẅẞẠ-ỹ‐‒-―‘-‚“-„†-•…‰′″‹›‼⁄⁰ⁱ⁴-₉₡₤₦₧₩₫€₮₱₲₴₵₸-₺₽₿№™ℓ⅓⅔⅛-⅞←-↙⇐-⇓∂∆∏∑−∕∙√∞∫≈≠≡≤≥■□▪▫▲△▶▷▼▽◀◁◆◊○●☐☑☺☼♀♂♠♣♥♦♪♫✓✔✗✘❤ﬀ-ﬄ]/u

/** Replacements for characters that the fonts lack. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u2011\u2043]/u, '-'],
  [/[‛❛❜]/u, '‘'],
  [/[‟❝❞]/u, '“'],
  [/[➔➘-➯➱-➾⟶⟹⟼⮕]/u, '→'],
  [/[⟵⟸⬅]/u, '←'],
  [/[⇔⟷⟺]/u, '↔'],
  [/[≦≲⩽]/u, '≤'],
  [/[≧≳⩾]/u, '≥'],
  [/[∼≃≅]/u, '≈'],
  [/[∗★☆✦✱⋆]/u, '*'],
  [/[‧⋅∘]/u, '•'],
  [/[♡❥❦❧]/u, '♥'],
  [/[☹☻]/u, '☺'],
  [/[✕✖☒]/u, '✗'],
  [/[∣│]/u, '|'],
]

/** Returns a character, or a replacement that the fonts have; '' if there is none, as for emoji. */
function drawable(character: string): string {
  if (/\s/u.test(character)) return ' '
  if (DRAWABLE.test(character)) return character
  const alike = ALIKE.find(([pattern]) => pattern.test(character))?.[1]
  if (alike !== undefined) return alike
  const forms = [character.normalize('NFKC'), character.normalize('NFKD'), plainLetters(character)]
  return forms.map(onlyDrawable).find((form) => form !== '') ?? ''
}

function onlyDrawable(text: string): string {
  return Array.from(text)
    .filter((character) => DRAWABLE.test(character))
    .join('')
}

/**
 * Reduces a text to characters that the fonts have. Replaces other characters or removes their accents, removes emoji,
 * and collapses white space.
 */
export function drawableText(text: string): string {
  const words = text
    .normalize('NFC')
    .replaceAll(/([#*\d])\uFE0F?\u20E3/gu, '$1')
    .replaceAll(/\p{RGI_Emoji}/gv, '')
  return Array.from(words, drawable).join('').replaceAll(/ +/g, ' ').trim()
}

/** Font size in pixels of titles that are longer than all limits below. */
export const SMALLEST_TITLE = 54

/** Larger font sizes in pixels, and the maximum length of a title for each. */
const TITLE_SIZES = [
  { fontSize: 88, characters: 32 },
  { fontSize: 76, characters: 60 },
  { fontSize: 64, characters: 100 },
] as const

/** Maximum number of lines. A longer title ends with an ellipsis. */
export const TITLE_LINES = 5

/** Returns the font size of a title in pixels. */
export function titleSize(title: string): number {
  const size = TITLE_SIZES.find(({ characters }) => title.length <= characters)
  return size?.fontSize ?? SMALLEST_TITLE
}
