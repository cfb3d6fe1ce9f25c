// @vitest-environment jsdom
import { Editor, getSchema } from '@tiptap/core'
import { type ResolvedPos, Slice } from '@tiptap/pm/model'
import { expect, it } from 'vitest'
import { copiedSliceAt, plainSliceAt, sliceAt } from './pasted-slices.ts'
import { readMarkdown } from './read-markdown.ts'
import { createOpenedText, EXTENSIONS } from './rich-text.ts'

/**
 * Pastes at the `¦` of a text, or in place of the text between two of them.
 * @returns the new text, and `undone` if one undo restores the text before it, otherwise the text after the undo.
 */
function pasteAt(marked: string, sliceFor: ($from: ResolvedPos) => Slice): [string, string] {
  const text = createOpenedText()
  const editor = new Editor({ extensions: EXTENSIONS, content: text.open(marked) })
  const bars: number[] = []
  editor.state.doc.descendants((node, position) => {
    for (const { index } of node.text?.matchAll(/¦/g) ?? []) bars.push(position + index)
  })
  const [from = 0, to = from + 1] = bars
  editor.commands.command(({ tr }) => {
    tr.setMeta('addToHistory', false)
    if (bars.length > 1) tr.delete(to, to + 1)
    tr.delete(from, from + 1)
    return true
  })
  editor.commands.setTextSelection({ from, to: to - 1 })
  const before = editor.state.doc
  editor.commands.command(({ tr }) => Boolean(tr.replaceSelection(sliceFor(tr.selection.$from))))
  editor.state.doc.check()
  const written = text.textOf(editor.state.doc)
  editor.commands.undo()
  const undone = editor.state.doc.eq(before) ? 'undone' : text.textOf(editor.state.doc)
  editor.destroy()
  return [written, undone]
}

const blocksOf = (markdown: string) => readMarkdown(markdown).pieces.map(({ block }) => block)

const TABLE = '| A | B |\n| --- | --- |\n| x¦y | z |'
const inTable = (cell: string) => `| A | B |\n| --- | --- |\n| ${cell} | z |`
const LIST = '1. a\n2. b¦\n3. d'

it.each([
  ['paragraphs in a cell', TABLE, 'P1 **b**\n\nP2', inTable('xP1 **b**<br>P2y')],
  ['a list in a cell', TABLE, '- L1\n- L2', inTable('x• L1<br>• L2y')],
  ['a heading in a cell', TABLE, '## H\n\nt', inTable('xH<br>ty')],
  ['code in a cell', TABLE, '```\na\n\nb\n```\n\n> q', inTable('xa<br>b<br>qy')],
  ['a table in a cell', TABLE, '| C | D |\n| --- | --- |\n| 1 | 2 |', inTable('xC – D<br>1 – 2y')],
  ['one line in a cell', TABLE, 'P', inTable('xPy')],
  ['lines in an empty cell', inTable('¦'), 'P1\\\nP2', inTable('P1<br>P2')],
  ['lines in place of the text of a cell', inTable('¦xy¦'), 'P1\n\nP2', inTable('P1<br>P2')],
  [
    'lines in the header',
    '| A¦ | B |\n| --- | --- |\n| x | z |',
    'P1\n\nP2',
    '| AP1<br>P2 | B |\n| --- | --- |\n| x | z |',
  ],

  ['a list after a text', 'Prieš¦', '- L1\n- L2', 'Prieš\n\n- L1\n- L2'],
  ['a heading after a text', 'Prieš¦', '## H\n\nt', 'Prieš\n\n## H\n\nt'],
  ['numbers after a text', 'Prieš¦', '3. L1\n4. L2', 'Prieš\n\n3. L1\n4. L2'],
  [
    'a table before a text',
    '¦Po',
    '| C | D |\n| --- | --- |\n| 1 | 2 |',
    '| C | D |\n| --- | --- |\n| 1 | 2 |\n\nPo',
  ],
  ['a list before a text', '¦Po', '- L1\n- L2', '- L1\n- L2\n\nPo'],
  ['a quotation within a text', 'Prieš¦ po', '> q', 'Prieš\n\n> q\n\npo'],
  [
    'HTML within a text',
    'Prieš¦ po',
    '<p align="center">a</p>',
    'Prieš\n\n<p align="center">a</p>\n\npo',
  ],
  ['a heading alone within a text', 'Prieš¦ po', '## H', 'Prieš\n\n## H\n\npo'],
  ['paragraphs within a text', 'Prieš¦po', 'a\n\nb', 'Prieša\n\nbpo'],
  ['a list between paragraphs within a text', 'Prieš¦po', 'a\n\n- L\n\nb', 'Prieša\n\n- L\n\nbpo'],
  ['a list in an empty text', '', '- L1\n- L2', '- L1\n- L2'],
  ['a heading and paragraph in an empty text', '', '## H\n\nb', '## H\n\nb'],
  ['a list in place of a selection', 'Pr¦ieš\n\nvid\n\np¦o', '- L1\n- L2', 'Pr\n\n- L1\n- L2\n\no'],
  ['a list in place of a whole paragraph', 'a\n\n¦b¦\n\nc', '- L1\n- L2', 'a\n\n- L1\n- L2\n\nc'],
  ['paragraphs in a heading', '## Ant¦raštė', 'a\n\nb', '## Anta\n\nbraštė'],
  ['a list in a heading', '## Antraštė¦', '- L', '## Antraštė\n\n- L'],
  ['a heading in a heading', '## Antraštė¦', '### L', '## Antraštė\n\n### L'],
  [
    'a list in a quotation',
    '> Citata¦\n>\n> b',
    '- L1\n- L2',
    '> Citata\n>\n> - L1\n> - L2\n>\n> b',
  ],
  ['paragraphs in a quotation', '> Ci¦tata\n>\n> b', 'a\n\nb', '> Cia\n>\n> btata\n>\n> b'],

  ['items in an item', LIST, '1. c\n2. e', '1. a\n2. b\n3. c\n4. e\n5. d'],
  ['bullets in an item', LIST, '- c\n- e', '1. a\n2. b\n3. c\n4. e\n5. d'],
  ['items and a paragraph in an item', LIST, '1. c\n\nP', '1. a\n\n2. b\n\n3. c\n\n   P\n\n4. d'],
  ['a paragraph and items in an item', LIST, 'P\n\n1. c', '1. a\n2. bP\n3. c\n4. d'],
  ['paragraphs in an item', LIST, 'P1\n\nP2', '1. a\n\n2. bP1\n\n   P2\n\n3. d'],
  ['a heading in an item', LIST, '## H', '1. a\n\n2. b\n\n   ## H\n\n3. d'],
  [
    'a heading and items in an item',
    LIST,
    '## H\n\n- c',
    '1. a\n\n2. b\n\n   ## H\n\n3. c\n\n4. d',
  ],
  ['items within an item', '- a\n- b¦b\n- d', '- c\n- e', '- a\n- b\n- c\n- e\n- b\n- d'],
  ['items before an item', '- a\n- ¦b\n- d', '- c\n- e', '- a\n- c\n- e\n- b\n- d'],
  ['items in the place of an item', '- a\n- ¦b¦\n- d', '- c\n- e', '- a\n- c\n- e\n- d'],
  ['items in the place of two items', '- a\n- ¦b\n- d¦', '- c\n- e', '- a\n- c\n- e'],
  ['items in the place of the only item', '- ¦b¦', '- c\n- e', '- c\n- e'],
  ['items in a nested item', '- a\n  - b¦\n- d', '- c\n- e', '- a\n  - b\n  - c\n  - e\n- d'],
  ['nested items in an item', '- a¦\n- d', '- c\n  - e', '- a\n- c\n  - e\n- d'],
  ['items from an item to a paragraph', '- a\n- b¦b\n\np¦p', '- c\n- e', '- a\n- b\n- c\n- e\n\np'],
  ['a list from a paragraph to an item', 'p¦p\n\n- a¦a\n- d', '- c', 'p\n\n- c\n\n* a\n* d'],
])('pastes %s', (_, marked, pasted, expected) => {
  const written = pasteAt(marked, ($from) => sliceAt($from, blocksOf(pasted)))
  expect(written).toEqual([expected, 'undone'])
})

it.each([
  ['lines in a cell', TABLE, 'P1\n\nP2', inTable('xP1<br>P2y')],
  ['one line within a text, which is no block', 'Prieš ¦po', '2026. Metai', 'Prieš 2026. Metaipo'],
  ['one line with formatting within a text', 'Prieš ¦po', '**b**', 'Prieš **b**po'],
  ['one line in an empty text', '', '- L1', '- L1'],
  ['lines in code', '```\na¦b\n```', 'P1\n\n- P2', '```\naP1\n\n- P2b\n```'],
])('pastes plain text: %s', (_, marked, pasted, expected) => {
  const written = pasteAt(marked, ($from) => plainSliceAt($from, pasted))
  expect(written).toEqual([expected, 'undone'])
})

/** Copies the whole of a text from the editor. */
function copied(markdown: string): Slice {
  const { content } = getSchema(EXTENSIONS).nodeFromJSON(createOpenedText().open(markdown))
  return Slice.maxOpen(content)
}

it('pastes paragraphs and lists of the editor in a cell as lines', () => {
  const slice = copied('P1 **b**\n\n- L1\n- L2')
  const written = pasteAt(TABLE, ($from) => copiedSliceAt($from, slice) ?? Slice.empty)
  expect(written).toEqual([inTable('xP1 **b**<br>• L1<br>• L2y'), 'undone'])
})

it.each([
  ['the words of an item in a cell', TABLE, '- L1'],
  ['cells in a cell', TABLE, '| C | D |\n| --- | --- |\n| 1 | 2 |'],
  ['paragraphs in a text', 'Prieš¦', 'P1\n\nP2'],
])('leaves to the editor, when copied from it: %s', (_, marked, markdown) => {
  const slices: unknown[] = []
  pasteAt(marked, ($from) => {
    slices.push(copiedSliceAt($from, copied(markdown)))
    return Slice.empty
  })
  expect(slices).toEqual([null])
})

it('pastes lines in the cell that was selected last', () => {
  const text = createOpenedText()
  const content = text.open('| A | B |\n| --- | --- |\n| x | z |')
  const editor = new Editor({ extensions: EXTENSIONS, content })
  const cells: number[] = []
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'tableCell') cells.push(position)
  })
  const [anchorCell = 0, headCell = 0] = cells
  editor.commands.setCellSelection({ anchorCell, headCell })
  editor.commands.command(({ tr }) =>
    Boolean(tr.replaceSelection(sliceAt(tr.selection.$from, blocksOf('P1\n\n- L1')))),
  )
  editor.state.doc.check()
  expect(text.textOf(editor.state.doc)).toBe('| A | B |\n| --- | --- |\n|  | P1<br>• L1 |')
  editor.destroy()
})
