import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from './blocks.ts'
import { MARKDOWN_LIMITS } from '../../markdown-limits.ts'
import {
  EDITED,
  isReadAgain,
  keepsTheOthers,
  saved,
  staysAsItIs,
} from '../../../../../tests/support/rich-text-properties.ts'
import { readMarkdown } from './read-markdown.ts'
import { writeRichText } from './rich-text-values.ts'

/** `tests/fuzzing/rich-text.test.ts` runs many more. */
const RUNS = { numRuns: 500 }

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
})
