/** Control characters other than white space, and Unicode noncharacters. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu

/** Control characters, such as line feeds and tabs, and Unicode's line and paragraph separators. */
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Soft hyphens, zero-width spaces, word joiners, direction and annotation marks, object placeholders. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/gu

/** A part of an emoji, or a letter that may look different when it is joined to the next. */
const JOINED = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|(?![\p{Script=Latin}\p{Script=Inherited}])[\p{L}\p{M}]`
const LONE_JOINERS = new RegExp(
  String.raw`(?<!${JOINED})[\u200C\u200D]+|[\u200C\u200D]+(?!${JOINED})`,
  'gu',
)

/** Combining marks without a letter are no text either. */
const SHOWS_NOTHING = /^[\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Puts text into one line: removes invisible characters, and replaces line breaks by spaces. */
export function inOneLine(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(LINE_BREAKS, ' ')
}

/** Removes characters that are meaningless in text and rejected by Postgres, XML or HTML. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replaceAll(FORBIDDEN, '')
}

/**
 * Normalises texts that look the same to one form (NFC), without invisible characters; empty when nothing is
 * visible. Not for Markdown source and URLs, which are kept as written.
 */
export function normalizedText(text: string): string {
  const visible = text.replaceAll(INVISIBLE, '').replaceAll(LONE_JOINERS, '')
  return SHOWS_NOTHING.test(visible) ? '' : visible.normalize('NFC')
}
