import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown.ts'
import { MARKDOWN_LIMITS, markdownFault } from './markdown-limits.ts'

const { lines, nesting, columns, marks, word } = MARKDOWN_LIMITS

describe('a Markdown text', () => {
  it.each([
    ['lines', (limit: number) => 'a\n\n'.repeat(limit), lines],
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
    ['lines', (limit: number) => 'a\r\n'.repeat(limit), lines],
    ['lines', (limit: number) => 'a\r'.repeat(limit), lines],
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
  })

  it('may be a list of many items with markup of their own', () => {
    expect(markdownFault('- **a** [b](/c)\n'.repeat(1000))).toBeNull()
    expect(markdownFault('**a** _b_ [c](/d)\n\n'.repeat(1000))).toBeNull()
  })

  it('is rendered as it was written beyond its limits, however deep it goes', () => {
    expect(renderMarkdown(`${'>'.repeat(20_000)}<b>a</b>\n\nb <i>c`)).toBe(
      `<p>${'&gt;'.repeat(20_000)}&lt;b&gt;a&lt;/b&gt;</p>\n<p>b &lt;i&gt;c</p>`,
    )
  })
})
