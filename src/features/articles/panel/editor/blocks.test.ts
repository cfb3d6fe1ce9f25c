import { expect, it } from 'vitest'
import {
  type Block,
  isEmpty,
  isPending,
  type Mark,
  pendingAddress,
  tidyBlock,
  tidyInline,
} from './blocks.ts'

const text = (words: string, ...types: ('bold' | 'italic')[]) =>
  types.length === 0
    ? { type: 'text' as const, text: words }
    : { type: 'text' as const, text: words, marks: types.map((type): Mark => ({ type })) }
const BREAK = { type: 'hardBreak' as const }
const paragraph = (words: string): Block => ({ type: 'paragraph', content: [text(words)] })
const list = (loose: boolean, ...items: Block[][]): Block => ({
  type: 'bulletList',
  attrs: { loose },
  content: items.map((content) => ({ type: 'listItem', content })),
})

it('knows the address of a picture that is being uploaded', () => {
  expect(isPending(pendingAddress('1'))).toBe(true)
  expect(isPending('/media/pending:')).toBe(false)
  expect(isPending(undefined)).toBe(false)
})

it.each([
  ['white space at the ends', [text(' a  b\n')], [text('a b')]],
  ['white space beside a break', [text('a '), BREAK, text(' b')], [text('a'), BREAK, text('b')]],
  ['breaks at the ends', [BREAK, text('a'), BREAK, BREAK], [text('a')]],
  ['neighbours of one look', [text('a', 'bold'), text('b', 'bold')], [text('ab', 'bold')]],
  ['the order of marks', [text('a', 'italic', 'bold')], [text('a', 'bold', 'italic')]],
  [
    'marks on white space at their end',
    [text('a ', 'bold'), text('b')],
    [text('a', 'bold'), text(' b')],
  ],
  [
    'one of two marks on white space at its end',
    [text('a', 'italic'), text(' b ', 'bold', 'italic'), text('c', 'italic')],
    [text('a ', 'italic'), text('b', 'bold', 'italic'), text(' c', 'italic')],
  ],
  ['non-breaking spaces', [text('a\u00a0\u00a0b')], [text('a\u00a0\u00a0b')]],
])('tidies %s', (_, given, tidied) => {
  expect(tidyInline(given)).toEqual(tidied)
})

it('takes out the line ends below code, and what is no code', () => {
  const code = (words: string): Block => ({
    type: 'codeBlock',
    attrs: { language: null },
    content: [{ type: 'text', text: words }],
  })
  const none = { type: 'codeBlock', attrs: { language: null } }
  expect(tidyBlock(code('a\n\n'))).toEqual(code('a'))
  expect(tidyBlock(code('\n'))).toEqual(none)
  expect(tidyBlock(none as Block)).toEqual(none)
})

it('knows a list or quotation of nothing', () => {
  expect(isEmpty(list(false, [{ type: 'paragraph' }], [paragraph(' ')]))).toBe(true)
  expect(isEmpty(list(false, [{ type: 'paragraph' }], [paragraph('a')]))).toBe(false)
  expect(isEmpty({ type: 'blockquote', content: [list(false, [{ type: 'paragraph' }])] })).toBe(
    true,
  )
  expect(isEmpty({ type: 'heading', attrs: { level: 1 } })).toBe(false)
})

it('takes out empty items, and leaves a paragraph above a list that begins an item', () => {
  const inner = list(false, [paragraph('b')])
  expect(tidyBlock(list(false, [{ type: 'paragraph' }], [{ type: 'paragraph' }, inner]))).toEqual(
    list(false, [{ type: 'paragraph' }, inner]),
  )
})

it.each([
  ['of two items', true, [[paragraph('a')], [paragraph('b')]], true],
  ['of one item', true, [[paragraph('a')]], false],
  ['of one item with a list', true, [[paragraph('a'), list(false, [paragraph('b')])]], true],
  ['of an item with two paragraphs', false, [[paragraph('a'), paragraph('b')]], true],
  ['of items without blank lines', false, [[paragraph('a')], [paragraph('b')]], false],
])('knows whether a list %s has blank lines', (_, given, items, loose) => {
  expect(tidyBlock(list(given, ...items))).toEqual(list(loose, ...items))
})

it('aligns all cells of a table as its header', () => {
  const cell = (type: 'tableHeader' | 'tableCell', align: 'left' | 'right' | null) => ({
    type,
    attrs: { align },
    content: [{ type: 'paragraph' as const, content: [text('a')] }] as [
      { type: 'paragraph'; content: ReturnType<typeof text>[] },
    ],
  })
  const row = (...content: ReturnType<typeof cell>[]) => ({ type: 'tableRow' as const, content })
  expect(
    tidyBlock({
      type: 'table',
      content: [
        row(cell('tableCell', 'right')),
        row(cell('tableHeader', 'left'), cell('tableCell', 'left')),
      ],
    }),
  ).toEqual({
    type: 'table',
    content: [
      row(cell('tableHeader', 'right')),
      row(cell('tableCell', 'right'), cell('tableCell', null)),
    ],
  })
  expect(tidyBlock({ type: 'table', content: [] })).toEqual({ type: 'table', content: [] })
})
