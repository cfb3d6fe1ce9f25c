import { normalizedText } from './characters.ts'

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Replacements for lower-case Latin letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ŧ: 't',
  ĸ: 'k',
  ƒ: 'f',
  ƀ: 'b',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɨ: 'i',
  ʉ: 'u',
}

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * Returns text in lower case without diacritics. Ligatures, superscripts and similar characters become plain ones (œ
 * becomes oe, ² becomes 2).
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? '')
}

/**
 * Derives a slug of lower-case ASCII letters, digits and hyphens (ą->a, ł->l, ß->ss).
 * @returns the slug, cut to `maxLength` characters, if possible at a hyphen; '' if nothing is left.
 */
export function slugify(title: string, maxLength = 100): string {
  const slug = plainLetters(normalizedText(title).replaceAll(/[™℠]/g, ' '))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (slug.length <= maxLength) return slug
  const cut = slug.slice(0, maxLength + 1)
  const end = cut.lastIndexOf('-')
  return end > 0 ? cut.slice(0, end) : slug.slice(0, maxLength)
}

/** Slug of the accessibility statement. */
export const ACCESSIBILITY_SLUG = 'prieinamumas'
