/** Code and preformatted HTML, in which every line counts. */
const CODE =
  /^([ \t]*(?:```|~~~)[^`\n]*\n[^]*?(?:^[ \t]*(?:```|~~~)[ \t]*$|$(?![^]))|<pre[\s>][^]*?<\/pre>)/im

const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/
const HTML =
  /^ {0,3}<(?:!--|\/?(?:h\d|p|[ou]l|li|blockquote|table|thead|tbody|t[rhd]|hr|script|style)[\s/>])/i

/** A heading, quotation, table row or link definition. */
const BLOCK =
  /^ {0,3}(?:#{1,6}[ \t]|>|\[[^\]]+\]:[ \t]+<?(?:https?:|mailto:|[/#]))|^[ \t]*:?-*:?[ \t]*\|/
const TABLE_RULE = /^[ \t]*:?-+:?[ \t]*\|/

/** A line that Markdown reads as the underline of a heading. */
const UNDERLINE = /^(?:=+|--?)$/

/**
 * Line widths, in characters, at which mail programs wrap. Shorter lines are verses, and longer ones whole paragraphs.
 */
const CUT = { least: 60, most: 100 }

type Kind = 'text' | 'list' | 'rule' | 'block'

/**
 * Converts a plain text to Markdown that keeps its line breaks, such as those of poems, addresses and messages. Lines
 * of a paragraph that was wrapped at some width are joined. Lines that start a block in Markdown stay as they are.
 */
export function withLineBreaks(plain: string): string {
  return plain
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .split(CODE)
    .map((text, index) => (index % 2 === 1 ? text : withBreaks(text)))
    .join('')
}

const NUMBER = /^(\d{1,9})([.)])(?=[ \t])/

/**
 * Switches between `.` and `)` at an item whose number does not follow the previous one. Otherwise Markdown would
 * number it after the previous item.
 */
function keepNumbers(text: string): string {
  let last: { number: number; sign: string; written: string } | null = null
  return text
    .split('\n')
    .map((line) => {
      const [marker = '', digits = '', sign = ''] = NUMBER.exec(line) ?? []
      if (marker === '') {
        if (/^\S/.test(line)) last = null
        return line
      }
      const number = Number(digits)
      // In Markdown, all items of a numbered list may have the number 1.
      const isNext = number === (last?.number ?? 0) + 1 || (number === 1 && last?.number === 1)
      const other = sign === '.' ? ')' : '.'
      const own: string = last?.written === sign ? other : sign
      const written = isNext && last?.sign === sign ? last.written : own
      last = { number, sign, written }
      return digits + written + line.slice(marker.length)
    })
    .join('\n')
}

function withBreaks(text: string): string {
  const [begin = ''] = /^\s*\n/.exec(text) ?? []
  const words = keepNumbers(text.slice(begin.length).trimEnd())
  const paragraphs = words.split(/\n(?:[ \t]*\n)+/).map((paragraph) => paragraph.split('\n'))
  const isOne = paragraphs.length === 1
  // Below a list item, indented text belongs to the item. Elsewhere, indentation is part of a verse and must not turn
  // the text into code.
  const list = paragraphs.findIndex((lines) => lines.some((line) => ITEM.test(line)))
  const runs = paragraphs.map(([first = '', ...others], index) => {
    const isKept =
      (isOne && others.length === 0) || ITEM.test(first) || (list !== -1 && list < index)
    return runsOf([isKept ? first : first.trimStart(), ...others])
  })
  const isCut = cutOf(runs.flat())
  const written = runs.map((each) =>
    joinLines(each.flatMap((lines) => (isCut(lines) ? [joined(lines)] : lines))),
  )
  return begin + written.join('\n\n') + text.slice(begin.length + words.length)
}

/** Returns the kind of each line of a paragraph. */
function kindsOf(lines: readonly string[]): Kind[] {
  const kinds: Kind[] = []
  const isHtml = HTML.test(lines[0] ?? '')
  for (const [index, line] of lines.entries()) {
    const before = kinds.at(-1)
    const isRow =
      TABLE_RULE.test(lines[index + 1] ?? '') || (before === 'block' && line.includes('|'))
    if (isHtml) kinds.push('block')
    else if (RULE.test(line)) kinds.push('rule')
    else if (ITEM.test(line) || (before === 'list' && /^\s/.test(line))) kinds.push('list')
    else kinds.push(isRow || BLOCK.test(line) || HTML.test(line) ? 'block' : 'text')
  }
  return kinds
}

/**
 * Splits a paragraph into runs of lines. Each run may be one line that was wrapped: text, or a list item with the lines
 * after it.
 */
function runsOf(lines: readonly string[]): string[][] {
  const runs: string[][] = []
  const words = kindsOf(lines).map((kind) => kind === 'text' || kind === 'list')
  for (const [index, line] of lines.entries()) {
    if (words[index] && words[index - 1] && !ITEM.test(line)) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  return runs
}

/** Joins lines with spaces, and rejoins words that were hyphenated at a line end. */
const joined = ([first = '', ...others]: readonly string[]) =>
  [first.trimEnd(), ...others.map((line) => line.trim())]
    .join('\n')
    .replaceAll(/(?<=\p{Ll})[-\u00AD\u2010]\n(?=\p{Ll})/gu, '')
    .replaceAll('\n', ' ')

/** Whether a line of a list item continues on the next line, and both are plain text, not for example a quotation. */
const isItemText = (line: string, next = '') =>
  !ITEM.test(next) &&
  [line, next].every((each) => kindsOf([each.replace(ITEM, '').trim()])[0] === 'text')

function joinLines(lines: readonly string[]): string {
  const kinds = kindsOf(lines)
  return lines
    .map((line, index) => {
      const isText = kinds[index] === 'text'
      const words = isText && index > 0 ? line.trim().replace(UNDERLINE, String.raw`\$&`) : line
      if (index === lines.length - 1) return words
      if (kinds[index + 1] !== kinds[index]) return `${words}\n\n`
      const isBroken = isText || (kinds[index] === 'list' && isItemText(line, lines[index + 1]))
      return isBroken ? `${words.replace(/\\$|\s+$/, '')}\\\n` : `${words}\n`
    })
    .join('')
}

/**
 * Returns a function that tests whether lines were wrapped: each ends where the next word would exceed the width of the
 * text.
 */
function cutOf(runs: readonly string[][]): (lines: readonly string[]) => boolean {
  const width = Math.max(...runs.flatMap((lines) => lines.slice(0, -1).map(({ length }) => length)))
  const isCut = (lines: readonly string[]) =>
    lines.length > 1 &&
    lines.slice(1).every((line, index) => {
      const [word = ''] = line.trim().split(' ')
      return `${lines[index]} ${word}`.length > width
    })
  const cut = width < CUT.least || width > CUT.most ? [] : runs.filter(isCut)
  const goesOn = cut.flatMap((lines) => lines.slice(1))
  const isSure = goesOn.length > 1 && goesOn.some((line) => /^\p{Ll}/u.test(line.trim()))
  return (lines) => isSure && isCut(lines)
}
