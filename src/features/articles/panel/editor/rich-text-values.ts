import { type Block, isEmpty, isList, saysSame } from './blocks.ts'
import { type Piece, readMarkdown, type ReadText } from './read-markdown.ts'
import { markdownFault } from '../../markdown-limits.ts'
import { writeBlock, type Writing } from './write-markdown.ts'

/** Block of the editor. `source`: the piece from which the block was read; null if the block is new. */
export interface EditedBlock {
  block: Block
  source: Piece | null
}

interface Part extends EditedBlock, Writing {
  /** The piece whose original text is kept; null if the block is written anew. */
  kept: Piece | null
  /** Whether the block needs a blank line before it. */
  gap: boolean
}

/**
 * Returns the text with its edited blocks rewritten. The other blocks stay as they were, byte for byte. Only a block
 * that would be read back differently gets a blank line before it, or is written in a stricter notation.
 * @param read the opened text.
 */
export function writeRichText(read: ReadText, edited: readonly EditedBlock[]): string {
  const parts = edited
    .map(({ block, source }): Part => {
      const kept = source !== null && saysSame(source.block, block) ? source : null
      // A new block always gets a blank line before it.
      return { block, source, kept, gap: source === null }
    })
    .filter(({ block, kept }) => kept !== null || !isEmpty(block))
  const expected = parts.map(({ block, kept }) =>
    block.type === 'source' && kept === null
      ? readMarkdown(writeBlock(block)).pieces.map((piece) => piece.block)
      : [block],
  )
  const order = new Map<Piece | null, number>(read.pieces.map((piece, index) => [piece, index]))
  for (let attempt = 0; ; attempt += 1) {
    const text = joinParts(read, parts, order)
    // No form accepts a text that exceeds the Markdown limits, so it need not be read back.
    if (markdownFault(text) !== null) return text
    const [at, ...others] = differences(text, expected)
    if (at === undefined || attempt > 4 * parts.length || !mend(parts, at)) return text
    // After a long paste, changing only one new block per attempt would take too long.
    for (const part of others.map((index) => parts[index])) {
      if (part?.source === null) writeMoreCarefully(part, true)
    }
  }
}

/** Returns new blocks as Markdown. */
export const writeBlocks = (blocks: readonly Block[]) =>
  writeRichText(
    { before: '', pieces: [] },
    blocks.map((block) => ({ block, source: null })),
  )

/**
 * Returns the indexes of the parts that would be read back differently. If the number of blocks differs, returns only
 * the first index.
 */
function differences(text: string, expected: readonly (readonly Block[])[]): number[] {
  const { pieces } = readMarkdown(text)
  const owners = expected.flatMap((blocks, index) => blocks.map((block) => ({ block, index })))
  const different = owners.filter(({ block }, at) => {
    const piece = pieces[at]
    return piece === undefined || !saysSame(piece.block, block)
  })
  if (pieces.length === owners.length) return different.map(({ index }) => index)
  return [different[0]?.index ?? expected.length]
}

/**
 * Takes one step towards a text that is read back correctly, at the part with this index or one near it.
 * @returns whether a step was left.
 */
function mend(parts: Part[], at: number): boolean {
  const near = [at, at + 1, at - 1].flatMap((index) => {
    const part = parts[index]
    return part === undefined ? [] : [{ part, before: parts[index - 1] }]
  })
  const close =
    near.find(({ part }) => !part.gap)?.part ??
    // An edited block may have absorbed a link definition, so that another block reads differently.
    parts.find((part, index) => !part.gap && !(part.kept && parts[index - 1]?.kept))
  if (close !== undefined) {
    close.gap = true
    return true
  }
  return (
    near.some(({ part, before }) => partFrom(before, part)) ||
    near.some(({ part }) => writeMoreCarefully(part, part === parts[at]))
  )
}

/**
 * Separates a block from a list or indented block before it, which would absorb the block.
 * @returns whether there was such a list or block.
 */
function partFrom(before: Part | undefined, part: Part): boolean {
  const sign = signOf(before)
  if (isIndented(part) && (sign !== null || isIndented(before))) {
    part.kept = null
    return true
  }
  if (!isList(part.block) || signOf(part) !== sign) return false
  Object.assign(part, { other: sign === '-' || sign === '.', kept: null })
  return true
}

const isIndented = (part: Part | undefined) => /^[ \t]/.test(part?.kept?.raw ?? '')

/** Returns the last character of the marker of a list's items, such as `-` or `.`; null if the part is no list. */
function signOf(part: Part | undefined): string | null {
  if (part === undefined) return null
  const text = part.kept?.raw ?? writeBlock(part.block, part)
  return /^ {0,3}(?:\d+)?([-*+.)])(?=\s)/.exec(text)?.[1] ?? null
}

function writeMoreCarefully(part: Part, isDifferent: boolean): boolean {
  if (part.kept !== null) {
    // The block depends on something that is gone, such as a link definition.
    if (!isDifferent || part.block.type === 'source') return false
    part.kept = null
  } else if (part.strict !== true) part.strict = true
  else if (part.tagged !== true) part.tagged = true
  else return false
  return true
}

const LINE_END = /\r\n?|\n/
const TAIL = /(?:\r\n?|\n)\s*$/
const tailOf = (text: string) => TAIL.exec(text)?.[0] ?? ''

function joinParts(
  { before, pieces }: ReadText,
  parts: readonly Part[],
  order: ReadonlyMap<Piece | null, number>,
): string {
  const [end = '\n'] = LINE_END.exec(before + pieces.map(({ raw }) => raw).join('')) ?? []
  const follows = (one: Piece | null, other: Piece | null) =>
    order.get(other) === (order.get(one) ?? Number.NaN) + 1
  let text = before
  for (const [index, part] of parts.entries()) {
    const last = parts[index - 1]
    if (last !== undefined && (part.gap || !follows(last.source, part.source))) {
      text = text.replace(TAIL, '') + end + end
    }
    text +=
      part.kept?.raw ??
      writeBlock(part.block, part).replaceAll('\n', end) + tailOf(part.source?.raw ?? '')
  }
  const last = pieces.at(-1)
  if (parts.length === 0) return last === undefined ? before : ''
  // The text keeps its original ending.
  return text.replace(TAIL, '') + tailOf(last?.raw ?? '')
}
