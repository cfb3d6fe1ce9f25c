/** Control characters other than white space, and Unicode noncharacters. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu

/** Everything that ends a line. */
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Soft hyphens, spaces without width, and characters that show the text around them in another order. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu

/** A part of an emoji, or a letter that may look different when it is joined to the next. */
const JOINED = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|(?![\p{Script=Latin}\p{Script=Inherited}])[\p{L}\p{M}]`
const LONE_JOINERS = new RegExp(
  String.raw`(?<!${JOINED})[\u200C\u200D]+|[\u200C\u200D]+(?!${JOINED})`,
  'gu',
)

const SHOWS_NOTHING = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** The text of a field that has one line. */
export function inOneLine(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(LINE_BREAKS, ' ')
}

/** Removes characters that are meaningless in text and rejected by Postgres, XML or HTML. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replaceAll(FORBIDDEN, '')
}

/**
 * The one form of texts that look the same (NFC), without what nobody sees; empty when nothing is to be seen. Not for
 * Markdown source and addresses of the web, which are kept as they are written.
 */
export function normalizedText(text: string): string {
  const visible = text.replaceAll(INVISIBLE, '').replaceAll(LONE_JOINERS, '')
  return SHOWS_NOTHING.test(visible) ? '' : visible.normalize('NFC')
}
