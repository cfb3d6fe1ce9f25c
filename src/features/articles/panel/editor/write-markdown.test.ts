import { expect, it } from 'vitest'
import type { Block, Cell, Inline, Mark } from './blocks.ts'
import { readMarkdown } from './read-markdown.ts'
import { writeBlock } from './write-markdown.ts'

const text = (
  words: string,
  ...types: ('bold' | 'italic' | 'strike' | 'sup' | 'sub' | 'code')[]
): Inline =>
  types.length === 0
    ? { type: 'text', text: words }
    : { type: 'text', text: words, marks: types.map((type): Mark => ({ type })) }
const linked = (words: string, href: string, title: string | null = null): Inline => ({
  type: 'text',
  text: words,
  marks: [{ type: 'link', attrs: { href, title } }],
})
const BREAK: Inline = { type: 'hardBreak' }
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content })
const item = (...content: Block[]) => ({ type: 'listItem' as const, content })
const list = (loose: boolean, ...content: ReturnType<typeof item>[]): Block => ({
  type: 'bulletList',
  attrs: { loose },
  content,
})
const cell = (align: Cell['attrs']['align'], ...content: Inline[]): Cell => ({
  type: 'tableHeader',
  attrs: { align },
  content: [{ type: 'paragraph', content }],
})
const code = (words: string, language: string | null = null): Block => ({
  type: 'codeBlock',
  attrs: { language },
  content: [{ type: 'text', text: words }],
})

it.each<[string, Block]>([
  [
    '**a** *b* ~~c~~ <sup>d</sup><sub>e</sub>',
    paragraph(
      text('a', 'bold'),
      text(' '),
      text('b', 'italic'),
      text(' '),
      text('c', 'strike'),
      text(' '),
      text('d', 'sup'),
      text('e', 'sub'),
    ),
  ],
  ['**a *b***', paragraph(text('a ', 'bold'), text('b', 'bold', 'italic'))],
  ['*a **b***', paragraph(text('a ', 'italic'), text('b', 'bold', 'italic'))],
  [
    '`a` ``b`c`` `` ` `` `` `d ``',
    paragraph(
      text('a', 'code'),
      text(' '),
      text('b`c', 'code'),
      text(' '),
      text('`', 'code'),
      text(' '),
      text('`d', 'code'),
    ),
  ],
  [
    '[a](/b) [c](</d e> "f \\"g\\"") [h](<>)',
    paragraph(
      linked('a', '/b'),
      text(' '),
      linked('c', '/d e', 'f "g"'),
      text(' '),
      linked('h', ''),
    ),
  ],
  ['a\\\n1\\. b\\\n\\# c', paragraph(text('a'), BREAK, text('1. b'), BREAK, text('# c'))],
  ['\\> a', paragraph(text('> a'))],
  ['\\- a', paragraph(text('- a'))],
  ['12\\) a', paragraph(text('12) a'))],
  ['#a 1.b 2024. c', paragraph(text('#a 1.b 2024. c'))],
  [
    '![a \\[b\\]](/c.webp "d")',
    paragraph({ type: 'image', attrs: { src: '/c.webp', alt: 'a [b]', title: 'd' } }),
  ],
  ['### a<br>b', { type: 'heading', attrs: { level: 3 }, content: [text('a'), BREAK, text('b')] }],
  ['> a\n>\n> b', { type: 'blockquote', content: [paragraph(text('a')), paragraph(text('b'))] }],
  [
    '> - a\n>\n> * b\n>\n> - c',
    {
      type: 'blockquote',
      content: ['a', 'b', 'c'].map((each) => list(false, item(paragraph(text(each))))),
    },
  ],
  [
    '- a\n  - b\n- c',
    list(
      false,
      item(paragraph(text('a')), list(false, item(paragraph(text('b'))))),
      item(paragraph(text('c'))),
    ),
  ],
  [
    '- a\n\n  b\n\n- c',
    list(true, item(paragraph(text('a')), paragraph(text('b'))), item(paragraph(text('c')))),
  ],
  [
    '9. a\n10. b\\\n    c',
    {
      type: 'orderedList',
      attrs: { loose: false, start: 9 },
      content: [item(paragraph(text('a'))), item(paragraph(text('b'), BREAK, text('c')))],
    },
  ],
  ['```js\na\n```', code('a', 'js')],
  ['````\n```\n````', code('```')],
  ['```\n```', { type: 'codeBlock', attrs: { language: null } }],
  ['---', { type: 'horizontalRule' }],
  [
    '| a\\|b | `c\\|d` | e<br>f | g |\n| --- | :-- | :-: | --: |',
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            cell(null, text('a|b')),
            cell('left', text('c|d', 'code')),
            cell('center', text('e'), BREAK, text('f')),
            cell('right', text('g')),
          ],
        },
      ],
    },
  ],
  [
    'a \\*b\\* \\_c\\_ d_e \\~\\~f\\~\\~ \\`g\\` h\\\\',
    paragraph(text('a *b* _c_ d_e ~~f~~ `g` h\\')),
  ],
  ['\\&amp; & \\\\\\* \\[a](b) [c]', paragraph(text('&amp; & \\* [a](b) [c]'))],
])('writes %j, which is read as the same', (markdown, block) => {
  expect(writeBlock(block)).toBe(markdown)
  expect(readMarkdown(markdown).pieces.map((piece) => piece.block)).toEqual([block])
})

it('writes every punctuation mark with a backslash where it is strict', () => {
  const block = paragraph(text('# a.', 'bold'), text(' (b)', 'italic'))
  expect(writeBlock(block, { strict: true })).toBe('**\\# a\\.** _\\(b\\)_')
  expect(writeBlock(block)).toBe('**# a.** *(b)*')
})

it('writes marks as elements where it is tagged', () => {
  const block = paragraph(text('a', 'bold'), text('b', 'italic'), text('c', 'strike'))
  expect(writeBlock(block, { tagged: true })).toBe('<strong>a</strong><em>b</em><del>c</del>')
})

it('writes the other sign of a list, but not in the lists within', () => {
  const inner = list(false, item(paragraph(text('b'))))
  expect(writeBlock(list(false, item(paragraph(text('a')), inner)), { other: true })).toBe(
    '* a\n  - b',
  )
})
