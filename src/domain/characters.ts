/** Control characters other than white space, and the code points that Unicode leaves unassigned for good. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu

/** The text without characters that mean nothing in it, and that Postgres, XML or HTML refuses. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replaceAll(FORBIDDEN, '')
}
