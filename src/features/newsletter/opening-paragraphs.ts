/** A third paragraph is taken while the first two are shorter than this, in characters. */
const SHORT_OPENING = 600

/** Of a block: a list, quotation, table, rule, HTML, code by indentation, or the text of a link or footnote. */
const NO_PARAGRAPH = /^(?:[-*+] |\d{1,9}[.)] |[>|<]|(?:[-*_] ?){3,}$|\[[^\]]+\]:| {4}|\t)/

/**
 * The first two or three plain paragraphs of a Markdown text, as Markdown: no headings, images, lists,
 * quotations, tables, code or footnotes.
 */
export function openingParagraphs(source: string): string[] {
  const paragraphs = source
    .replaceAll('\r\n', '\n')
    .replaceAll(/^(`{3,}|~{3,})[^]*?^\1.*$/gm, '')
    .replaceAll(/^ {0,3}#{1,6}(?:[ \t].*)?$/gm, '\n')
    .replaceAll(/^.+\n {0,3}(?:=+|-+)[ \t]*$/gm, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .filter((block) => !NO_PARAGRAPH.test(block.replace(/^\n+/, '')))
    .map((block) => withoutNotesAndImages(block).trim())
    .filter((paragraph) => paragraph !== '')
  const [first = '', second = ''] = paragraphs
  const opening = paragraphs.slice(0, first.length + second.length < SHORT_OPENING ? 3 : 2)
  // What the last one announces, such as a list, is left out.
  return opening.length > 1 && opening.at(-1)?.endsWith(':') ? opening.slice(0, -1) : opening
}

function withoutNotesAndImages(block: string): string {
  return block
    .replaceAll(/!\[(?:\\.|[^\]\\])*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replaceAll(/\[\s*\]\([^)]*\)/g, '')
    .replaceAll(/\[\^[^\]]+\]/g, '')
}
