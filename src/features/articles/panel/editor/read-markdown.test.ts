import { describe, expect, it } from 'vitest'
import { MARKDOWN_LIMITS } from '../../markdown-limits.ts'
import type { Block, Cell, Inline, Mark } from './blocks.ts'
import { readMarkdown, type ReadText } from './read-markdown.ts'
import { writeRichText } from './rich-text-values.ts'

const textBlock = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

describe('what looks like a tag', () => {
  it.each([
    '<vardas>',
    'x<y>z',
    '</x>',
    '<Vardas Pavardė>',
    '<Vardas Pavarde>, kai tu <veiksmas>',
    '<div>Blokas</div>',
    '<u>a</u>',
    '<skype:vardas>',
    'H~2~O',
  ])('is text in both views of the editor: %s', (text) => {
    expect(readMarkdown(text).pieces.map(({ block }) => block)).toEqual([textBlock(text)])
    const block = textBlock(text) as never
    expect(writeRichText({ before: '', pieces: [] }, [{ block, source: null }])).toBe(text)
  })

  it.each([
    ['<b>', '\\<b>'],
    ['</em>', '\\</em>'],
    ['<!-- a -->', '\\<!-- a -->'],
    ['<script>a</script>', '\\<script>a\\</script>'],
    ['<script> be pabaigos', '\\<script> be pabaigos'],
    ['<!-- be pabaigos', '\\<!-- be pabaigos'],
    ['<viber:1>', '\\<viber:1>'],
    ['&nbsp;', '\\&nbsp;'],
  ])('is escaped where it would be read as markup: %s', (text, markdown) => {
    const block = textBlock(text) as never
    expect(writeRichText({ before: '', pieces: [] }, [{ block, source: null }])).toBe(markdown)
    expect(readMarkdown(markdown).pieces.map((piece) => piece.block)).toEqual([block])
  })

  it.each([
    '<b title="a">b</b>',
    '<sup class="a">b</sup>',
    '<sup>a',
    '<p>\na\n</p>',
    'a <!-- b -->',
    '<script>a</script>',
  ])('is source where it is HTML: %j', (text) => {
    expect(readMarkdown(text).pieces.map(({ block }) => block.type)).toEqual(['source'])
  })
})

it('a footnote is text in both views of the editor', () => {
  const text = 'a[^1] b.\n\n[^1]: Išnaša.\n'
  const { pieces } = readMarkdown(text)
  expect(pieces.map(({ block }) => block)).toEqual([
    textBlock('a[^1] b.'),
    textBlock('[^1]: Išnaša.'),
  ])
  const edited = pieces.map(({ block }) => ({ block, source: null }))
  expect(writeRichText({ before: '', pieces: [] }, edited)).toBe(text.trimEnd())
})

it.each(['- [ ] a\n- [x] b\n', '1. [X]  a\r\n\r\n2. b'])('keeps a list of tasks: %j', (text) => {
  const read = readMarkdown(text)
  const opened = read.pieces.map((source) => ({ block: source.block, source }))
  expect(writeRichText(read, opened)).toBe(text)
})

it('an address with spaces is that of a link', () => {
  const mark = { type: 'link', attrs: { href: 'tel:+37060000000', title: null } }
  expect(readMarkdown('[a](tel:+370 600 00000)').pieces[0]?.block).toEqual({
    type: 'paragraph',
    content: [{ type: 'text', text: 'a', marks: [mark] }],
  })
})

it('shows raised and lowered text, and keeps it', () => {
  const text = 'CO<sub>2</sub>, **10<sup>3</sup>**'
  const [block] = readMarkdown(text).pieces.map((piece) => piece.block)
  expect(block).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'CO' },
      { type: 'text', text: '2', marks: [{ type: 'sub' }] },
      { type: 'text', text: ', ' },
      { type: 'text', text: '10', marks: [{ type: 'bold' }] },
      { type: 'text', text: '3', marks: [{ type: 'bold' }, { type: 'sup' }] },
    ],
  })
  expect(writeRichText({ before: '', pieces: [] }, [{ block, source: null } as never])).toBe(text)
})

type Marks = readonly Mark[]
const text = (words: string, ...marks: Marks): Inline =>
  marks.length === 0
    ? { type: 'text', text: words }
    : { type: 'text', text: words, marks: [...marks] }
const of = (...content: Inline[]): Block => ({ type: 'paragraph', content })
const BREAK: Inline = { type: 'hardBreak' }
const link = (href: string, title: string | null = null): Mark => ({
  type: 'link',
  attrs: { href, title },
})
const [BOLD, ITALIC, STRIKE, SUP, CODE] = (
  ['bold', 'italic', 'strike', 'sup', 'code'] as const
).map((type): Mark => ({ type })) as [Mark, Mark, Mark, Mark, Mark]
const picture = (alt: string, title: string | null, ...marks: Marks): Inline => ({
  type: 'image',
  attrs: { src: '/a.webp', alt, title },
  ...(marks.length === 0 ? {} : { marks: [...marks] }),
})
const item = (...content: Block[]) => ({ type: 'listItem' as const, content })
const cell = (type: Cell['type'], align: Cell['attrs']['align'], ...content: Inline[]): Cell => ({
  type,
  attrs: { align },
  content: [content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content }],
})
const blocksOf = (markdown: string) => readMarkdown(markdown).pieces.map(({ block }) => block)

it.each<[string, Block]>([
  [
    '*a* **b** ~~c~~ `d`',
    of(
      text('a', ITALIC),
      text(' '),
      text('b', BOLD),
      text(' '),
      text('c', STRIKE),
      text(' '),
      text('d', CODE),
    ),
  ],
  [
    '<em>a</em><i>b</i><strong>c</strong><b>d</b><del>e</del>',
    of(text('ab', ITALIC), text('cd', BOLD), text('e', STRIKE)),
  ],
  ['<b>a<i>b</i></b>c', of(text('a', BOLD), text('b', BOLD, ITALIC), text('c'))],
  ['<sup>a</sup>b<sup>c</sup>', of(text('a', SUP), text('b'), text('c', SUP))],
  ['***a***', of(text('a', BOLD, ITALIC))],
  ['**`a` \\***', of(text('a', BOLD, CODE), text(' *', BOLD))],
  ['[a **b**](/c "d \n e")', of(text('a ', link('/c', 'd e')), text('b', link('/c', 'd e'), BOLD))],
  ['https://a.lt', of(text('https://a.lt', link('https://a.lt')))],
  [
    'a\\\nb  \nc<br>d<BR />e\nf',
    of(text('a'), BREAK, text('b'), BREAK, text('c'), BREAK, text('d'), BREAK, text('e f')),
  ],
  ['![a\n&amp; b](/a.webp "c\nd")', of(picture('a\n& b', 'c d'))],
  ['[![](/a.webp)](/b)', of(picture('', null, link('/b')))],
  ['### a *b*', { type: 'heading', attrs: { level: 3 }, content: [text('a '), text('b', ITALIC)] }],
  ['#', { type: 'heading', attrs: { level: 1 } }],
  ['***', { type: 'horizontalRule' }],
  [
    '```js\na\n```',
    { type: 'codeBlock', attrs: { language: 'js' }, content: [{ type: 'text', text: 'a' }] },
  ],
  ['```\n```', { type: 'codeBlock', attrs: { language: null } }],
  [
    '    a',
    { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: 'a' }] },
  ],
  ['> a\n>\n> ***', { type: 'blockquote', content: [of(text('a')), { type: 'horizontalRule' }] }],
  [
    '- a\n- b',
    {
      type: 'bulletList',
      attrs: { loose: false },
      content: [item(of(text('a'))), item(of(text('b')))],
    },
  ],
  [
    '3. a\n\n4. b',
    {
      type: 'orderedList',
      attrs: { loose: true, start: 3 },
      content: [item(of(text('a'))), item(of(text('b')))],
    },
  ],
  [
    '- a\n\n  b',
    { type: 'bulletList', attrs: { loose: true }, content: [item(of(text('a')), of(text('b')))] },
  ],
  [
    '- - a',
    {
      type: 'bulletList',
      attrs: { loose: false },
      content: [
        item(
          { type: 'paragraph' },
          { type: 'bulletList', attrs: { loose: false }, content: [item(of(text('a')))] },
        ),
      ],
    },
  ],
  [
    '| a | b |\n|:-|-|\n| *c* |',
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [cell('tableHeader', 'left', text('a')), cell('tableHeader', null, text('b'))],
        },
        {
          type: 'tableRow',
          content: [cell('tableCell', 'left', text('c', ITALIC)), cell('tableCell', null)],
        },
      ],
    },
  ],
])('reads %j', (markdown, block) => {
  expect(blocksOf(markdown)).toEqual([block])
})

it.each([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['shy', '\u00ad'],
  ['euro', '€'],
  ['bdquo', '„'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['#8211', '–'],
  ['#x2014', '—'],
])('shows the character of &%s;', (name, character) => {
  expect(blocksOf(`a&${name};b`)).toEqual([of(text(`a${character}b`))])
  expect(blocksOf(`![a&${name};b](/a.webp)`)).toEqual([of(picture(`a${character}b`, null))])
})

it.each([
  ...['&copy;', '![&copy;](/a.webp)', '![&#31;](/a.webp)', '![&#x110000;](/a.webp)'],
  ...['![&#xzz;](/a.webp)', '-', '>', '- # a', '-\n  ```\n  a\n  ```', '- [ ] a', '> <p>a</p>'],
  ...['- &nbsp;', '<b>a', '</b>a', '</b><b>a', '<b>a</i>', '[a]: /u'],
])('leaves %j as source', (markdown) => {
  const source = { type: 'source', content: [{ type: 'text', text: markdown }] }
  expect(blocksOf(markdown)).toEqual([source])
})

it('shows the characters with the first and the last numbers', () => {
  expect(blocksOf('![a&#32;b&#x10FFFF;](/a.webp)')).toEqual([of(picture('a b\u{10ffff}', null))])
})

it.each([
  '',
  '\n',
  ' \n\t\n',
  'a',
  '\n\na\n\n\nb',
  'a\r\n\r\n- b\r\n',
  'a\r\rb\r',
  'a\r\nb\r\rc\n\n',
  '# a  \nb\t',
])('gives back all of %j', (markdown) => {
  const { before, pieces } = readMarkdown(markdown)
  expect(before + pieces.map(({ raw }) => raw).join('')).toBe(markdown)
  expect(before.trim()).toBe('')
  expect(pieces.every(({ raw }) => /^\S/.test(raw))).toBe(true)
})

it('takes an old line end for one', () => {
  expect(blocksOf('a\r\rb\rc')).toEqual([of(text('a')), of(text('b c'))])
  expect(blocksOf('<p>\r\na\rb</p>')).toEqual([
    { type: 'source', content: [{ type: 'text', text: '<p>\na\nb</p>' }] },
  ])
})

it('shows a text beyond the limits as one source, with one kind of line ends', () => {
  const deep = '> '.repeat(MARKDOWN_LIMITS.nesting + 1)
  expect(readMarkdown(`${deep}a\r\rb\r\nc\r\n`)).toEqual({
    before: '',
    pieces: [
      {
        block: { type: 'source', content: [{ type: 'text', text: `${deep}a\n\nb\nc` }] },
        raw: `${deep}a\r\rb\r\nc\r\n`,
      },
    ],
  })
})

it('reads a link again when its definition changes', () => {
  const first = ({ pieces }: ReadText) => pieces[0]?.block
  expect(first(readMarkdown('[a]\n\n[a]: /b\n'))).toEqual(of(text('a', link('/b'))))
  expect(first(readMarkdown('[a]\n\n[a]: /c\n'))).toEqual(of(text('a', link('/c'))))
  expect(first(readMarkdown('[a]\n'))).toEqual(of(text('[a]')))
})

it('keeps the blocks that the text had before, while somebody types', () => {
  const [kept] = readMarkdown('a\n\nb').pieces
  const [again, other] = readMarkdown('a\n\nbc').pieces
  expect(again?.block).toBe(kept?.block)
  expect(other?.block).toEqual(of(text('bc')))
})
