/** Control characters other than white space, and Unicode noncharacters. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu

/** Removes characters that are meaningless in text and rejected by Postgres, XML or HTML. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replaceAll(FORBIDDEN, '')
}
