import { Fragment, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model'
import { inOneParagraph, linesOf } from './block-lines.ts'
import { type Block, type Inline, isList } from './blocks.ts'
import { withLineBreaks } from './pasted-lines.ts'
import { readMarkdown } from './read-markdown.ts'

/**
 * Returns pasted blocks as content for a position. In a table cell they become lines, and in a list item pasted lists
 * become further items. Paragraphs at the start and end of the paste join the text around it; other blocks stay
 * separate.
 */
export function sliceAt($from: ResolvedPos, blocks: readonly Block[]): Slice {
  const { schema } = $from.doc.type
  if (isInCell($from)) return linesSlice(schema, linesOf(blocks))
  const isInItem = parentOf($from).type.name === 'listItem'
  return isInItem && blocks.some(isList) ? itemsSlice(schema, blocks) : blocksSlice(schema, blocks)
}

/**
 * Parses a plain text as Markdown. Text pasted into code stays unparsed. A single line pasted within a text also stays
 * unparsed if it would become, for example, a heading.
 */
export function plainSliceAt($from: ResolvedPos, text: string): Slice {
  const blocks = readMarkdown(withLineBreaks(text)).pieces.map(({ block }) => block)
  const { type, content } = $from.parent
  const isWithin = type.isTextblock && content.size > 0 && /^.+$/.test(text)
  return type.spec.code === true || (isWithin && blocks[0]?.type !== 'paragraph')
    ? new Slice(Fragment.from($from.doc.type.schema.text(text)), 0, 0)
    : sliceAt($from, blocks)
}

/** Returns content copied from the editor as lines for a table cell; null if it can be inserted unchanged. */
export function copiedSliceAt($from: ResolvedPos, { content }: Slice): Slice | null {
  const isCells = content.content.every(({ type }) => type.spec.tableRole !== undefined)
  if (isCells || !isInCell($from)) return null
  const lines = linesOf(content.toJSON() as Block[])
  return lines.length > 1 ? linesSlice($from.doc.type.schema, lines) : null
}

/** Returns the node around the block at a position. In a selection of whole cells, this is the position's parent. */
const parentOf = ($from: ResolvedPos) => ($from.parent.isTextblock ? $from.node(-1) : $from.parent)

const isInCell = ($from: ResolvedPos) => /^table(?:Cell|Header)$/.test(parentOf($from).type.name)

const linesSlice = (schema: Schema, lines: readonly Inline[][]) =>
  blocksSlice(schema, [{ type: 'paragraph', content: inOneParagraph(lines) }])

const blocksSlice = (schema: Schema, blocks: readonly Block[]) =>
  new Slice(Fragment.fromJSON(schema, blocks), openness(blocks[0]), openness(blocks.at(-1)))

const openness = (block: Block | undefined) => (block?.type === 'paragraph' ? 1 : 0)

/** Returns blocks as list items. The blocks before the first list continue the item at the position. */
function itemsSlice(schema: Schema, blocks: readonly Block[]): Slice {
  const items: Block[][] = [[]]
  for (const block of blocks) {
    if (isList(block)) items.push(...block.content.map(({ content }) => content))
    else items.at(-1)?.push(block)
  }
  const content = items.flatMap((content) =>
    content.length === 0 ? [] : [{ type: 'listItem', content }],
  )
  const [start = 0, end = 0] = [blocks[0], blocks.at(-1)].map((block) =>
    block === undefined || isList(block) ? 0 : 1 + openness(block),
  )
  return new Slice(Fragment.fromJSON(schema, content), start, end)
}
