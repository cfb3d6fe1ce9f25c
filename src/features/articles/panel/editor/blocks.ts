/** Mark of inline content, as in ProseMirror's JSON. */

export type Mark =
  | { type: 'bold' | 'italic' | 'strike' | 'sup' | 'sub' | 'code' }
  | { type: 'link'; attrs: { href: string; title: string | null } }

export type Inline =
  | { type: 'text'; text: string; marks?: Mark[] }
  | { type: 'hardBreak'; marks?: Mark[] }
  | {
      type: 'image'
      attrs: { src: string; alt: string; title: string | null }
      marks?: Mark[]
    }

const PENDING = 'pending:'

/** Returns the temporary URL of a picture that is being uploaded. */
export const pendingAddress = (mark: string) => PENDING + mark
export const isPending = (address: unknown) => String(address).startsWith(PENDING)

export interface Cell {
  type: 'tableHeader' | 'tableCell'
  attrs: { align: 'left' | 'center' | 'right' | null }
  content: [{ type: 'paragraph'; content?: Inline[] }]
}

export interface ListItem {
  type: 'listItem'
  content: Block[]
}

/**
 * Block of the editor, as in ProseMirror's JSON. A block of type `source` is Markdown that the editor can only show as
 * written.
 */
export type Block =
  | { type: 'paragraph'; content?: Inline[] }
  | { type: 'heading'; attrs: { level: number }; content?: Inline[] }
  | { type: 'bulletList'; attrs: { loose: boolean }; content: ListItem[] }
  | { type: 'orderedList'; attrs: { loose: boolean; start: number }; content: ListItem[] }
  | { type: 'blockquote'; content: Block[] }
  | { type: 'codeBlock'; attrs: { language: string | null }; content?: [PlainText] }
  | { type: 'horizontalRule' }
  | { type: 'table'; content: { type: 'tableRow'; content: Cell[] }[] }
  | { type: 'source'; content?: [PlainText] }

export interface PlainText {
  type: 'text'
  text: string
}

/** Nesting order of marks, outermost first. */
const NESTING = ['link', 'bold', 'italic', 'strike', 'sup', 'sub', 'code'] as const

/** Marks that must not begin or end with white space. */
const TIGHT = ['bold', 'italic', 'strike', 'sup', 'sub'] as const

export function sortedMarks(marks: readonly Mark[] = []): Mark[] {
  return NESTING.flatMap((type) => marks.find((mark) => mark.type === type) ?? [])
}

/**
 * Normalises inline content to a form that Markdown can express. Marks are in order, and white space at the ends of
 * marked text loses the mark. Lines have no white space at their ends, there are no two spaces in a row, and neighbours
 * with the same marks are joined.
 */
export function tidyInline(content: readonly Inline[] = []): Inline[] {
  let nodes = content.flatMap(splitEnds)
  for (const type of TIGHT) nodes = withoutLooseEnds(nodes, type)
  const isBlank = (node: Inline | undefined) => node?.type === 'text' && node.text.trim() === ''
  const isEdge = (node: Inline | undefined) => node === undefined || node.type === 'hardBreak'
  // White space beside a break is at the end or start of a line. A break at the end of the text has no effect.
  const tidied: Inline[] = []
  for (const node of nodes) {
    const last = tidied.at(-1)
    if (node.type === 'hardBreak') {
      while (isBlank(tidied.at(-1))) tidied.pop()
      if (tidied.length > 0) tidied.push(node)
    } else if (!(isBlank(node) && isEdge(last))) tidied.push(node)
  }
  while (isBlank(tidied.at(-1)) || tidied.at(-1)?.type === 'hardBreak') tidied.pop()
  return joined(tidied)
}

const marked = <Node extends Inline>({ marks: _, ...node }: Node, marks: Mark[]) =>
  (marks.length === 0 ? node : { ...node, marks }) as Node

/** Collapses white space to one space, as browsers do. Non-breaking spaces stay. */
const spaced = (text: string) => text.replaceAll(/[ \t\n]+/g, ' ')

/** Splits off white space at the ends of a text as separate nodes, and sorts the marks. */
function splitEnds(node: Inline): Inline[] {
  if (node.type === 'hardBreak') return [{ type: 'hardBreak' }]
  const marks = sortedMarks(node.marks)
  if (node.type === 'image') return [marked(node, marks)]
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(spaced(node.text)) ?? []
  return [before, words, after].flatMap((text) =>
    text === '' ? [] : [marked({ type: 'text' as const, text }, marks)],
  )
}

/** Removes a mark from white space at the ends of the marked text. */
function withoutLooseEnds(nodes: readonly Inline[], type: Mark['type']): Inline[] {
  const has = (node: Inline | undefined) => node?.marks?.some((mark) => mark.type === type) ?? false
  const isBlank = (node: Inline | undefined) => node?.type === 'text' && node.text.trim() === ''
  const kept = [...nodes]
  const take = (index: number) => {
    const node = kept[index]
    if (node !== undefined) {
      kept[index] = marked(node, node.marks?.filter((mark) => mark.type !== type) ?? [])
    }
  }
  for (const step of [1, -1]) {
    for (let index = step === 1 ? 0 : kept.length - 1; index in kept; index += step) {
      if (has(kept[index]) && isBlank(kept[index]) && !has(kept[index - step])) take(index)
    }
  }
  return kept
}

function joined(nodes: readonly Inline[]): Inline[] {
  const result: Inline[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (
      node.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(node.marks)
    ) {
      result[result.length - 1] = { ...last, text: spaced(last.text + node.text) }
    } else result.push(node)
  }
  return result
}

export type List = Extract<Block, { type: 'bulletList' | 'orderedList' }>

export function isList(block: Block): block is List {
  return block.type === 'bulletList' || block.type === 'orderedList'
}

/**
 * Whether a block or list item has no content, for example just after it was started. Markdown cannot express such
 * blocks.
 */
export function isEmpty(block: Block | ListItem): boolean {
  if (block.type === 'paragraph') return !('content' in tidyBlock(block))
  if (block.type === 'listItem' || block.type === 'blockquote') return block.content.every(isEmpty)
  return isList(block) && block.content.every(isEmpty)
}

/** Cache of normalised blocks. A block never changes, so each is normalised only once. */
const tidied = new WeakMap<Block, Block>()

/** Returns a block as it reads after it is written as Markdown and read again. */
export function tidyBlock(block: Block): Block {
  const known = tidied.get(block) ?? tidiedBlock(block)
  tidied.set(block, known)
  return known
}

function tidiedBlock(block: Block): Block {
  switch (block.type) {
    case 'paragraph':
    case 'heading': {
      const content = tidyInline(block.content)
      const { content: _, ...rest } = block
      return content.length === 0 ? rest : { ...rest, content }
    }
    case 'blockquote':
      return { type: 'blockquote', content: tidyBlocks(block.content) }
    case 'bulletList':
    case 'orderedList':
      return tidyList(block)
    case 'table':
      return tidyTable(block)
    case 'codeBlock': {
      const text = block.content?.[0].text.replace(/\n+$/, '') ?? ''
      const { type, attrs } = block
      return text === '' ? { type, attrs } : { type, attrs, content: [{ type: 'text', text }] }
    }
    case 'horizontalRule':
    case 'source':
      return block
  }
}

/** Removes empty items, and sets `loose` to whether the written list will have blank lines. */
function tidyList(list: List): Block {
  const content = list.content
    .filter((item) => !isEmpty(item))
    .map((item): ListItem => {
      const kept = tidyBlocks(item.content)
      const isNested = kept[0] !== undefined && isList(kept[0])
      return { type: 'listItem', content: isNested ? [{ type: 'paragraph' }, ...kept] : kept }
    })
  const hasGaps = content.length > 1 || content.some((item) => item.content.length > 1)
  const needsGaps = content.some((item) => !item.content.slice(1).every(isList))
  const attrs = { ...list.attrs, loose: needsGaps || (list.attrs.loose && hasGaps) }
  return { ...list, attrs, content } as Block
}

/** Makes the first row the header, which sets the alignment of the columns. */
function tidyTable({ content: rows }: Extract<Block, { type: 'table' }>): Block {
  const columns = rows[0]?.content ?? []
  return {
    type: 'table',
    content: rows.map((row, at) => ({
      type: 'tableRow',
      content: row.content.map(({ content: [{ content }] }, column): Cell => {
        const words = tidyInline(content)
        return {
          type: at === 0 ? 'tableHeader' : 'tableCell',
          attrs: { align: columns[column]?.attrs.align ?? null },
          content: [
            words.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content: words },
          ],
        }
      }),
    })),
  }
}

export function tidyBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => (isEmpty(block) ? [] : [tidyBlock(block)]))
}

const texts = new WeakMap<Block, string>()

function tidyText(block: Block): string {
  const text = texts.get(block) ?? JSON.stringify(tidyBlock(block))
  texts.set(block, text)
  return text
}

/** Whether two blocks have the same content after normalisation. */
export function saysSame(one: Block, other: Block): boolean {
  return one === other || tidyText(one) === tidyText(other)
}
