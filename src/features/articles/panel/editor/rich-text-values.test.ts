import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from './blocks.ts'
import { MARKDOWN_LIMITS } from '../../markdown-limits.ts'
import {
  EDITED,
  isReadAgain,
  keepsTheOthers,
  opened,
  saved,
  staysAsItIs,
} from '../../../../../tests/support/rich-text-properties.ts'
import { readMarkdown } from './read-markdown.ts'
import { type EditedBlock, writeBlocks, writeRichText } from './rich-text-values.ts'

/** `tests/fuzzing/rich-text.test.ts` has many more runs. */
const RUNS = { numRuns: 500 }

type Change = (blocks: readonly EditedBlock[]) => EditedBlock[]

const paragraph = (text: string): Block => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
})
const NEW: EditedBlock = { block: paragraph('Nauja.'), source: null }
/** Bold text that cannot be written with `**`. */
const TIGHT: Block = {
  type: 'paragraph',
  content: [
    { type: 'text', text: 'b.', marks: [{ type: 'bold' }] },
    { type: 'text', text: 'c' },
  ],
}
const listOf = (type: 'bulletList' | 'orderedList', text: string): Block => {
  const content = [{ type: 'listItem' as const, content: [paragraph(text)] }]
  return type === 'bulletList'
    ? { type, attrs: { loose: false }, content }
    : { type, attrs: { loose: false, start: 1 }, content }
}

const insert =
  (at: number): Change =>
  (blocks) =>
    blocks.toSpliced(at, 0, NEW)
const replace =
  (at: number): Change =>
  (blocks) =>
    blocks.map((each, index) => (index === at ? { ...each, block: NEW.block } : each))
const remove =
  (at: number): Change =>
  (blocks) =>
    blocks.toSpliced(at, 1)

/** Returns a text after a change of its blocks. */
function changed(text: string, change: Change): string {
  const read = readMarkdown(text)
  return writeRichText(read, change(opened(read)))
}

describe('writeRichText', () => {
  it('leaves a text that was not edited as it is', () => {
    fc.assert(staysAsItIs, RUNS)
  })

  it.each(['replace', 'remove', 'insert'] as const)('keeps the other blocks: %s', (change) => {
    fc.assert(keepsTheOthers(change), RUNS)
  })

  it('writes what is read again as it was shown', () => {
    fc.assert(isReadAgain, RUNS)
  })

  it('shows what exceeds the limits of Markdown as it is written', () => {
    const text = `${'> '.repeat(MARKDOWN_LIMITS.nesting + 1)}Gilu\n\nPabaiga.\n`
    const read = readMarkdown(text)
    expect(read.pieces.map(({ block }) => block.type)).toEqual(['source'])
    expect(saved(text)).toBe(text)
  })

  it.each<[Block, string]>([
    [EDITED, 'Pakeista **čia.**'],
    [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '(a)', marks: [{ type: 'bold' }] },
          { type: 'text', text: 'b' },
        ],
      },
      '<strong>\\(a\\)</strong>b',
    ],
    [
      { type: 'paragraph', content: [{ type: 'text', text: '1. *ne* # [x](y)' }] },
      '1\\. \\*ne\\* # \\[x](y)',
    ],
  ])('writes %j in the style of the house', (block, text) => {
    expect(writeRichText({ before: '', pieces: [] }, [{ block, source: null }])).toBe(text)
  })

  it.each<[string, string, Change, string]>([
    ['between blocks without a blank line', '# A\nB\n', insert(1), '# A\n\nNauja.\n\nB\n'],
    ['at the start', '\n\n# A\nB\n', insert(0), '\n\nNauja.\n\n# A\nB\n'],
    ['at the end', '# A\nB\n', insert(2), '# A\nB\n\nNauja.\n'],
    ['at the end of an open line', 'A', insert(1), 'A\n\nNauja.'],
    ['below several blank lines', 'A\n \n\n', insert(1), 'A\n\nNauja.\n \n\n'],
    ['in an empty text', ' \n', insert(0), ' \nNauja.'],
    ['in a text of Windows', 'A\r\nB\n\nC', insert(0), 'Nauja.\r\n\r\nA\r\nB\n\nC'],
    ['in a text of an old Mac', 'A\r\rB\r', insert(1), 'A\r\rNauja.\r\rB\r'],
  ])('puts blank lines around a new block %s: %j', (_, text, change, result) => {
    expect(changed(text, change)).toBe(result)
  })

  it.each<[string, string, Change, string]>([
    ['below a heading', '# A\nB\n', replace(1), '# A\nNauja.\n'],
    ['with white space below', 'A\n\nB\n  \n', replace(1), 'A\n\nNauja.\n  \n'],
    ['at the end of an old Mac’s', 'A\r\rB\r', replace(1), 'A\r\rNauja.\r'],
    ['that is source', '<b title="x">a</b>\n# x\nC', replace(0), 'Nauja.\n# x\nC'],
  ])('keeps the distance of an edited block %s', (_, text, change, result) => {
    expect(changed(text, change)).toBe(result)
  })

  it.each<[string, string, Change, string]>([
    ['a paragraph below one', '# A\nB\n', replace(0), 'Nauja.\n\nB\n'],
    ['a paragraph above one', 'A\n# x\nC', replace(1), 'A\n\nNauja.\n\nC'],
    ['a rule below a paragraph', 'A\n\n# B\n---\n', remove(1), 'A\n\n---\n'],
    ['a row below a table', '| a |\n|---|\n| b |\n\n# x\nC', remove(1), '| a |\n|---|\n| b |\n\nC'],
    ['quotations', '> A\n\n***\n> B\n', remove(1), '> A\n\n> B\n'],
    [
      'a definition below a paragraph, far from its link',
      '[a]\n\n# X\nY\n\n# x\n[a]: /u\n',
      replace(3),
      '[a]\n\n# X\nY\n\nNauja.\n\n[a]: /u\n',
    ],
    [
      'a second paragraph and the one below it',
      '# A\nB\n\n# C\nD\n',
      (blocks) => replace(1)(replace(2)(blocks)),
      '# A\nNauja.\n\nNauja.\n\nD\n',
    ],
  ])('parts %s that would become one', (_, text, change, result) => {
    expect(changed(text, change)).toBe(result)
  })

  it.each([
    ['lists', '- a\n\nB\n\n- c\n', '- a\n\n* c\n'],
    ['lists of asterisks', '* a\n\nB\n\n* c\n', '* a\n\n- c\n'],
    ['lists of plus signs', '+ a\n\nB\n\n+ c\n', '+ a\n\n- c\n'],
    ['numbered lists', '1. a\n\nB\n\n1. c\n', '1. a\n\n1) c\n'],
    ['numbered lists with parentheses', '1) a\n\nB\n\n1) c\n', '1) a\n\n1. c\n'],
    ['lists from 10', '10. a\n\nB\n\n10. c\n', '10. a\n\n10) c\n'],
    ['indented lists', ' - a\n\nB\n\n - c\n', ' - a\n\n* c\n'],
    ['a list and indented code', '- a\n\nB\n\n    c\n', '- a\n\n```\nc\n```\n'],
    ['indented code', '    a\n\nB\n\n    c\n', '    a\n\n```\nc\n```\n'],
  ])('writes %s anew that nothing parts any longer', (_, text, result) => {
    expect(changed(text, remove(1))).toBe(result)
  })

  it.each([
    ['a list and a numbered one', '- a\n\nB\n\n1. c\n', '- a\n\n1. c\n'],
    ['lists of two signs', '- a\n\nB\n\n* c\n', '- a\n\n* c\n'],
    ['a text with hyphens and a list', 'a - b\n\nB\n\n- c\n', 'a - b\n\n- c\n'],
    ['a paragraph and indented code', 'a\n\nB\n\n    c\n', 'a\n\n    c\n'],
    ['headings and a rule', '# A\n***\n# B\n', '# A\n\n# B\n'],
  ])('leaves %s as they were', (_, text, result) => {
    expect(changed(text, remove(1))).toBe(result)
  })

  it('keeps the end of a text, and what stands before it', () => {
    expect(changed('A\n\n\nB\n\n', remove(1))).toBe('A\n\n')
    expect(changed('\nA\n\nB', remove(0))).toBe('\nB')
    expect(changed('\n\nA\n', () => [])).toBe('')
    expect(changed('  \n', () => [])).toBe('  \n')
    expect(changed('A\n\n\n\nB\n', (blocks) => blocks.toReversed())).toBe('B\n\nA\n')
    expect(changed('# A\n# B\n# C\n', (blocks) => blocks.toSpliced(1, 1))).toBe('# A\n\n# C\n')
  })

  it('writes the address of a link whose definition is gone', () => {
    expect(changed('[a]\n\n[a]: /u\n', remove(1))).toBe('[a](/u)\n')
    expect(changed('[a]\n\n[a]: /u\n\nB', replace(1))).toBe('[a](/u)\n\nNauja.\n\nB')
  })

  it('reads edited source as Markdown', () => {
    const block: Block = { type: 'source', content: [{ type: 'text', text: '**a**\n\nb' }] }
    const edited: Change = ([first]) => [
      { block, source: first?.source ?? null },
      { block: paragraph('1. (b)'), source: null },
    ]
    expect(changed('<b title="x">a</b>\n', edited)).toBe('**a**\n\nb\n\n1\\. (b)\n')
  })

  it('leaves out empty blocks, unless the text had them', () => {
    expect(writeBlocks([{ type: 'paragraph' }, paragraph('a'), { type: 'paragraph' }])).toBe('a')
    expect(saved('A\n\n&nbsp;\n\nB\n')).toBe('A\n\n&nbsp;\n\nB\n')
  })

  it('gives each list of several another sign than the one before it, and leaves the text below', () => {
    for (const [type, text] of [
      ['bulletList', '(x).\n\n- a\n\n* b\n\n- c\n\nd. (e)'],
      ['orderedList', '(x).\n\n1. a\n\n1) b\n\n1. c\n\nd. (e)'],
    ] as const) {
      const lists = ['a', 'b', 'c'].map((each) => listOf(type, each))
      expect(writeBlocks([paragraph('(x).'), ...lists, paragraph('d. (e)')])).toBe(text)
    }
  })

  it('does not escape more in a text beyond the limits, which no form accepts', () => {
    const word = 'a'.repeat(MARKDOWN_LIMITS.word + 1)
    expect(writeBlocks([paragraph(`${word} (b).`)])).toBe(`${word} (b).`)
  })

  it.each([
    ['lists of two kinds', '- a\n\n1. b\n'],
    ['a list below a text with a hyphen', 'a - b\n\n- c\n'],
    ['two spaces below a list', '- a\n\nB  c\n'],
  ])('leaves %s as they were above a text that must be escaped', (_, text) => {
    const add: Change = (blocks) => [...blocks, { block: TIGHT, source: null }]
    expect(changed(text, add)).toBe(`${text}\n<strong>b\\.</strong>c\n`)
  })

  it('escapes only the text that would be read differently', () => {
    expect(writeBlocks([paragraph('(a).'), TIGHT, paragraph('(d).')])).toBe(
      '(a).\n\n<strong>b\\.</strong>c\n\n(d).',
    )
  })
})
