import { type Block, type Inline, isList } from './blocks.ts'

export const isBlank = (line: readonly Inline[] = []) =>
  line.every((node) => node.type === 'text' && node.text.trim() === '')

export const inOneParagraph = (
  lines: readonly Inline[][],
  between: Inline = { type: 'hardBreak' },
) => lines.flatMap((line, index) => (index === 0 ? line : [between, ...line]))

export const inOneLine = (blocks: readonly Block[]) =>
  inOneParagraph(linesOf(blocks), { type: 'text', text: ' ' }).map((node): Inline =>
    node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node,
  )

export const rowInOneLine = (cells: readonly Inline[][]) =>
  inOneParagraph(
    cells.filter((cell) => !isBlank(cell)),
    { type: 'text', text: ' – ' },
  )

/** Returns the text of blocks as lines. List items begin with a bullet or number, and a table row is one line. */
export function linesOf(blocks: readonly Block[]): Inline[][] {
  return blocks.flatMap((block): Inline[][] => {
    if (isList(block)) {
      return block.content.flatMap(({ content }, index) => {
        const sign = block.type === 'orderedList' ? `${block.attrs.start + index}.` : '•'
        const [first = [], ...others] = linesOf(content)
        return [[{ type: 'text', text: `${sign} ` }, ...first], ...others]
      })
    }
    if (block.type === 'table') {
      return block.content.map(({ content: cells }) =>
        rowInOneLine(cells.map(({ content: [paragraph] }) => inOneLine([paragraph]))),
      )
    }
    if (block.type === 'blockquote') return linesOf(block.content)
    if (block.type === 'paragraph' || block.type === 'heading') return [block.content ?? []]
    const text = 'content' in block ? block.content[0].text : ''
    return (text.match(/.+/g) ?? []).map((line) => [{ type: 'text', text: line }])
  })
}
