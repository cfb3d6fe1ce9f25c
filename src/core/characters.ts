/** Control characters other than white space, and Unicode noncharacters. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu

/** Everything that ends a line. */
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Characters that show the text around them in another order. */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/gu

/** The text of a field that has one line. */
export function inOneLine(text: string): string {
  return text.replaceAll(REORDERING, '').replaceAll(LINE_BREAKS, ' ')
}

/** Removes characters that are meaningless in text and rejected by Postgres, XML or HTML. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replaceAll(FORBIDDEN, '')
}
