import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlineSources } from '../../../tests/support/markdown-sources.ts'
import { renderMarkdown } from './markdown.ts'
import { MARKDOWN_LIMITS, markdownFault } from './markdown-limits.ts'

const { lines: lineLimit, nesting, columns, marks, word } = MARKDOWN_LIMITS

/** Starts of lists, tables and other blocks, with emphasis marks. */
const PIECES =
  '- ,* ,1. ,2. ,3) ,10. ,> ,  ,   ,    ,\t,| , | ,|,|---|,|---|---|,:-:,--,---,===,***,```,~~~,# ,<p>,</p>,<div>,<pre>,</pre>,' +
  '<!--,-->,[r]: /u, ",",*a,*a,*b ,_x,žodis,žodis,\\,\\|,<vardas>,</x>,<script>,</div>'
const line = fc.array(fc.constantFrom(...PIECES.split(',')), { minLength: 1, maxLength: 5 })
const end = fc.constantFrom('\n', '\n', '\n', '\n', '\n\n')
const lines = fc
  .array(
    fc.tuple(line, end).map(([pieces, each]) => pieces.join('') + each),
    { minLength: 2, maxLength: 12, size: 'max' },
  )
  .map((all) => all.join(''))

describe('a Markdown text', () => {
  it.each([
    ['lines', (limit: number) => 'a\n\n'.repeat(limit), lineLimit],
    ['nesting', (limit: number) => `${'>'.repeat(limit)} a`, nesting],
    [
      'nesting',
      (limit: number) => `${'> - '.repeat(limit / 2)}${'>'.repeat(limit % 2)} a`,
      nesting,
    ],
    ['nesting', (limit: number) => `${'1. '.repeat(limit)}a`, nesting],
    ['nesting', (limit: number) => `- a\n${'  '.repeat(limit - 1)}- b`, nesting],
    ['columns', (limit: number) => `${'| a '.repeat(limit)}|`, columns],
    ['marks', (limit: number) => '*a '.repeat(limit), marks],
    ['marks', (limit: number) => '_a\n'.repeat(limit), marks],
    ['word', (limit: number) => `a ${'b'.repeat(limit)} c`, word],
    ['word', (limit: number) => 'b'.repeat(limit), word],
    ['nesting', (limit: number) => `${'10) '.repeat(limit)}a`, nesting],
    [
      'nesting',
      (limit: number) => `- a\n${'\t'.repeat((limit - 1) / 2)}${'  '.repeat((limit - 1) % 2)}10. b`,
      nesting,
    ],
    ['marks', (limit: number) => `- ${'*a\n'.repeat(limit)}`, marks],
    ['marks', (limit: number) => `1. a\n2. ${'*a\n'.repeat(limit)}3. *b`, marks],
    ['marks', (limit: number) => `| a |\n|---|\n| ${'*a '.repeat(limit)}|\n| *b |`, marks],
    ['marks', (limit: number) => `Kai\n${'2. *a\n'.repeat(limit)}`, marks],
    ['marks', (limit: number) => `| a | b |\n|---|\n${'| *a |\n'.repeat(limit)}`, marks],
    ['marks', (limit: number) => `1. a\n\n   Kai\n${'   2. *a\n'.repeat(limit)}`, marks],
    ['lines', (limit: number) => 'a\r\n'.repeat(limit), lineLimit],
    ['lines', (limit: number) => 'a\r'.repeat(limit), lineLimit],
  ])('may have %s up to its limit', (fault, text, limit) => {
    expect(markdownFault(text(limit))).toBeNull()
    expect(markdownFault(text(limit + 1))).toBe(fault)
  })

  it('is counted by what is markup in it alone', () => {
    expect(markdownFault(`a ${'> '.repeat(17)}`)).toBeNull()
    expect(markdownFault(`a ${'- '.repeat(17)}`)).toBeNull()
    expect(markdownFault(`${' '.repeat(40)}a - b`)).toBeNull()
    expect(markdownFault(`a${' '.repeat(40)}- b`)).toBeNull()
    expect(markdownFault('*a '.repeat(500) + ' \n \t\n' + '*a '.repeat(500))).toBeNull()
    expect(markdownFault('*a '.repeat(500) + '\na - *b')).toBe('marks')
    expect(markdownFault('*a '.repeat(500) + '\n  -   *b')).toBeNull()
    expect(markdownFault(' '.repeat(2600) + 'a')).toBeNull()
    expect(markdownFault('a\n \t\n'.repeat(lineLimit))).toBeNull()
  })

  it('may be a list of many items with markup of their own', () => {
    expect(markdownFault('- **a** [b](/c)\n'.repeat(1000))).toBeNull()
    expect(markdownFault('**a** _b_ [c](/d)\n\n'.repeat(1000))).toBeNull()
  })

  it.each([
    ['items', `1. **a** [b](/c)\n${'2. **a** [b](/c)\n'.repeat(500)}`],
    ['items from 3', '3) **a** [b](/c)\n'.repeat(500)],
    ['items of two lines', '1. **a**\n   *b*\n2. c\n   **d**\n'.repeat(500)],
    ['nested items', `- a\n  1. **a**\n${'  2. **a** _b_\n'.repeat(500)}`],
    ['quoted items', `> 1. **a**\n${'> 2. **a** _b_\n'.repeat(500)}`],
    ['items with blanks', `1. a\n${'2. <vardas>, **a** _b_\n'.repeat(500)}`],
    ['items after a tab', '1.\t**a** _b_\n2.\t**a**\n'.repeat(500)],
    ['rows', `| a | b |\n|---|:-:|\n${'| **a** | [b](/c) |\n'.repeat(500)}`],
    ['rows without outer pipes', `a | b\n--|--\n${'**a** | _b_\n'.repeat(500)}`],
    ['rows after a sentence', `Kai:\n| a |\n|---|\n${'| **a** _b_ |\n'.repeat(500)}`],
    ['rows with what looks like a tag', `| a |\n|---|\n${'| <vardas>, **a** |\n'.repeat(500)}`],
    ['items after a sentence', `Kai\n\n${'- **a** _b_\n'.repeat(500)}`],
    ['items of a wide number', `10. Kai\n${'    - **a** _b_\n'.repeat(500)}`],
    ['rows of numbers', `| a | b |\n|---|---|\n${'2. **a** | _b_\n'.repeat(500)}`],
    ['an empty heading and rows', `|  |  |\n|---|---|\n${'| **a** | _b_ |\n'.repeat(500)}`],
  ])('may have many %s with markup of their own', (_, text) => {
    expect(markdownFault(text)).toBeNull()
  })

  /** Limits that four marks in one paragraph exceed. */
  const few = { ...MARKDOWN_LIMITS, marks: 3 }
  const most = (text: string) =>
    Math.max(...inlineSources(text).map((source) => source.match(/[*_~`[\]<&!]/g)?.length ?? 0))

  it.each([
    ['an indented line of a paragraph', '*a *b\n    - *c *d'],
    ['a number other than 1 in a paragraph', ' Kai *a *b\n10. *c *d'],
    ['a paragraph below a list', '   - a\n\nKai *a *b\n2. *c *d'],
    ['a paragraph below a list and a rule', '- a\n***\nKai *a *b\n2. *c *d'],
    ['a paragraph below a list and a heading', '- a\n# b\nKai *a *b\n2. *c *d'],
    ['a paragraph below a heading in a list', '- # a\nKai *a *b\n2. *c *d'],
    ['a quotation below a list', '  - a\n> Kai *a *b\n> 2. *c *d'],
    ['HTML below a list', '- a\n<div>\n2. *a *b\n*c *d'],
    [
      'text below a header that a quotation parts from its rule',
      '| a |\n> |---|\n> *a *b\n> *c *d',
    ],
    ['text below an indented header', '    | a |\n|---|\n*a *b\n*c *d'],
    ['text below a heading like a header', '# | a |\n|---|\n*a *b\n*c *d'],
    ['text below a rule of more columns', '| a |\n|---|---|\n*a *b\n*c *d'],
    ['text below a rule of fewer columns', '| a | b |\n|---|\n*a *b\n*c *d'],
    ['text below an escaped column', 'a\\|b\n--|--\n*a *b\n*c *d'],
    ['text below an escaped column in a row', '|\\||\n|-|-|\n*a *b\n*c *d'],
    ['text below a header without a column', '|\n|-|\n*a *b\n*c *d'],
    ['text below an underlined heading', 'a\n---\n*a *b\n*c *d'],
  ])('counts together what is rendered at once: %s', (_, text) => {
    expect(most(text)).toBeGreaterThan(few.marks)
    expect(markdownFault(text, few)).toBe('marks')
  })

  it.each([
    ['items within an item', '- - *a *b\n3) *c *d'],
    ['rows below a list', '- a\n\n| a |\n|---|\n| *a *b |\n| *c *d |'],
    ['rows without a pipe', 'a\n:--\n*a *b\n*c *d'],
    ['rows of an open header', 'a |\n--|\n*a *b\n*c *d'],
    ['rows of a header that ends in white space', 'a| \n--|\n*a *b\n*c *d'],
    ['rows of a header that begins with white space', ' | a\n--|\n*a *b\n*c *d'],
    ['rows of an indented rule', '| a |\n  |---|\n*a *b\n*c *d'],
    ['rows of an empty header', '| |\n|-|\n*a *b\n*c *d'],
    ['rows of an escaped column', '|\\||\n|-|\n*a *b\n*c *d'],
  ])('counts apart what is rendered apart: %s', (_, text) => {
    expect(markdownFault(text, few)).toBeNull()
  })

  it('of a letter with a hundred numbered questions is within the limits', () => {
    const file = new URL('../../../tests/fixtures/markdown/letter-100-numbered.md', import.meta.url)
    const letter = readFileSync(file, 'utf8')
    expect(markdownFault(letter)).toBeNull()
    expect(renderMarkdown(letter).match(/<li><strong>Koks/g)).toHaveLength(100)
  })

  it('has no more marks in what is rendered at once than its limit, whatever it is', () => {
    const limits = { ...MARKDOWN_LIMITS, marks: 3 }
    fc.assert(
      fc.property(lines, (text) => {
        fc.pre(markdownFault(text, limits) === null)
        for (const source of inlineSources(text)) {
          expect(source.match(/[*_~`[\]<&!]/g)?.length ?? 0).toBeLessThanOrEqual(limits.marks)
        }
      }),
      { numRuns: 2_000, seed: 1, maxSkipsPerRun: 1_000 },
    )
  })

  it('is rendered as it was written beyond its limits, however deep it goes', () => {
    expect(renderMarkdown(`${'>'.repeat(20_000)}<b>a</b>\n\nb <i>c`)).toBe(
      `<p>${'&gt;'.repeat(20_000)}&lt;b&gt;a&lt;/b&gt;</p>\n<p>b &lt;i&gt;c</p>`,
    )
  })
})
