/** Joins what is beside it, and is seen and read by nobody (U+2060, word joiner). */
export const JOINER = '\u2060'

/** Signs without which there is no address of a page, a mailbox or a file, in every script that programs know. */
const SIGNS = /[.:/\\@．。｡：／＼＠]/gu

/** Between two digits, as a phone number has them. */
const DIGITS = /(?<=\p{Nd}[\s().-]?)(?=\p{Nd})/gu

/**
 * Text that mail programs make no links of: it reads the same letter by letter, but in what looks like the address
 * of a page or mailbox, or like a phone number, stands an invisible character, which none of these may hold.
 */
export function unlinked(text: string): string {
  return text.replaceAll(SIGNS, (sign) => JOINER + sign + JOINER).replaceAll(DIGITS, JOINER)
}
