/** Headings, tables, quotations, fences, bold text, links and HTML, found only in Markdown; messages have lists too. */
const MARKDOWN =
  /^(?:#{1,6}[ \t]|[ \t]*:?-*:?[ \t]*\||>|```|~~~|\[[^\]]+\]:[ \t])|\S\n(?:={2,}|-{3,})[ \t]*$|\*\*\S|\]\(|<\/(?:p|div|[ou]l|li|table|h\d|pre|blockquote|details)>/m

const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/

/** Line widths at which mail programs wrap: shorter lines are verses, longer ones whole paragraphs. */
const CUT = { least: 60, most: 100 }

/**
 * Converts a plain text to Markdown that keeps its line breaks, as in poems, addresses and messages, except in
 * paragraphs that were wrapped near one width. Markdown stays as it is.
 */
export function withLineBreaks(plain: string): string {
  const text = plain.replaceAll(/\r\n?|[\v\u2028]/g, '\n')
  if (MARKDOWN.test(text)) return text
  const [begin = ''] = /^\s*\n/.exec(text) ?? []
  const words = text.slice(begin.length).trimEnd()
  const paragraphs = words.split(/\n(?:[ \t]*\n)+/).map((paragraph) => paragraph.split('\n'))
  const isCut = cutOf(paragraphs)
  // Below a list item, indented text belongs to it; elsewhere, indentation shapes a verse and is no code.
  const isIndented = paragraphs.flat().some((line) => ITEM.test(line))
  const written = paragraphs.map((lines) => {
    if (isCut(lines)) return joined(lines)
    const [first = '', ...others] = lines
    return withBreaks([others.length > 0 && !isIndented ? first.trimStart() : first, ...others])
  })
  return begin + written.join('\n\n') + text.slice(begin.length + words.length)
}

const joined = (lines: readonly string[]) => lines.map((line) => line.trim()).join(' ')

function withBreaks(lines: readonly string[]): string {
  let kind = 'text'
  return lines.reduce((text, line, index) => {
    const before = kind
    const isOfItem = /^\s/.test(line) || (lines[index - 1] ?? '').length > CUT.least
    const isInList = ITEM.test(line) || (before === 'list' && isOfItem)
    kind = RULE.test(line) ? 'rule' : isInList ? 'list' : 'text'
    if (index === 0) return line
    if (kind !== before) return `${text}\n\n${line}`
    return isInList ? `${text}\n${line}` : `${text.replace(/\\$|\s+$/, '')}\\\n${line.trimStart()}`
  }, '')
}

/** Returns a test for paragraphs whose lines all end where the next word did not fit. */
function cutOf(paragraphs: readonly string[][]): (lines: readonly string[]) => boolean {
  const isPlain = (lines: readonly string[]) => !lines.slice(1).some((line) => ITEM.test(line))
  const width = Math.max(
    ...paragraphs
      .filter(isPlain)
      .flatMap((lines) => lines.slice(0, -1).map(({ length }) => length)),
  )
  const isCut = (lines: readonly string[]) =>
    lines.length > 1 &&
    isPlain(lines) &&
    lines.slice(1).every((line, index) => {
      const [word = ''] = line.split(' ')
      return `${lines[index]} ${word}`.length > width
    })
  const cut = width < CUT.least || width > CUT.most ? [] : paragraphs.filter(isCut)
  const goesOn = cut.flatMap((lines) => lines.slice(1))
  const isSure = goesOn.length > 1 && goesOn.some((line) => /^\p{Ll}/u.test(line))
  return (lines) => isSure && isCut(lines)
}
