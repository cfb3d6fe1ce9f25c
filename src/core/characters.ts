/** Control characters other than white space, and Unicode noncharacters. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu

/** Control characters, such as line feeds and tabs, and Unicode's line and paragraph separators. */
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Soft hyphens, zero-width spaces, word joiners, direction and annotation marks, object placeholders. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/gu

/** Part of an emoji, or a letter of a script in which joiners change the shape of letters. */
const JOINED = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|(?![\p{Script=Latin}\p{Script=Inherited}])[\p{L}\p{M}]`
const LONE_JOINERS = new RegExp(
  String.raw`(?<!${JOINED})[\u200C\u200D]+|[\u200C\u200D]+(?!${JOINED})`,
  'gu',
)

/** Text without anything visible: white space, ignorable characters, combining marks without a letter. */
const SHOWS_NOTHING = /^[\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Puts text on one line. Removes invisible characters, and replaces line breaks and control characters by spaces. */
export function inOneLine(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(LINE_BREAKS, ' ')
}

/** Removes characters that have no meaning in text and that Postgres, XML or HTML reject. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replaceAll(FORBIDDEN, '')
}

/**
 * Normalizes text to NFC and removes invisible characters, so that texts that look the same are equal. Returns '' if
 * nothing is visible. Must not be used for Markdown source and URLs.
 */
export function normalizedText(text: string): string {
  const visible = text.replaceAll(INVISIBLE, '').replaceAll(LONE_JOINERS, '')
  return SHOWS_NOTHING.test(visible) ? '' : visible.normalize('NFC')
}
