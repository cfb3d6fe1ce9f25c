import { describe, expect, it } from 'vitest'
import { readMarkdown } from './read-markdown.ts'
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
