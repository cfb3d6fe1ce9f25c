import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articles } from '#db/seeds/articles/index.ts'
import { pages } from '#db/seeds/pages/index.ts'
import { renderMarkdown } from '#src/features/articles/markdown.ts'
import * as properties from '../support/rich-text-properties.ts'
import { readMarkdown } from '#src/features/articles/panel/editor/read-markdown.ts'
import {
  type EditedBlock,
  writeRichText,
} from '#src/features/articles/panel/editor/rich-text-values.ts'

const RUNS = { numRuns: 2_500 }

const { opened, saved, withCrlf } = properties
const fixtures = path.join(import.meta.dirname, '../../src/features/articles/panel/editor/fixtures')
const pasted = readdirSync(fixtures).filter((name) => name.endsWith('.md'))
const WRITTEN: [string, string][] = [
  ...[...articles, ...pages].map(({ slug, content }): [string, string] => [slug, content]),
  ...pasted.map((name): [string, string] => [
    name,
    readFileSync(path.join(fixtures, name), 'utf8'),
  ]),
]

describe('a text that is opened and saved', () => {
  it.each(WRITTEN)('stays as it is: %s', (_, text) => {
    expect(saved(text)).toBe(text)
    expect(saved(withCrlf(text))).toBe(withCrlf(text))
  })

  it('stays as it is, whatever it is', () => {
    fc.assert(properties.staysAsItIs, RUNS)
  })
})

describe('a text of which one block is edited', () => {
  it.each(['replace', 'remove', 'insert'] as const)('keeps the others: %s', (change) => {
    fc.assert(properties.keepsTheOthers(change), RUNS)
  })

  it.each(WRITTEN)('renders the others as before: %s', (_, text) => {
    const read = readMarkdown(text)
    const html = (blocks: readonly EditedBlock[]) =>
      renderMarkdown(writeRichText(read, blocks)).replaceAll(/\s+/g, '')
    const blocks = opened(read)
    const whole = html(blocks)
    const at = Math.floor(read.pieces.length / 2)
    const own = renderMarkdown(read.pieces[at]?.raw ?? '').replaceAll(/\s+/g, '')
    expect(html(blocks.toSpliced(at, 1))).toBe(whole.replace(own, ''))
  })
})

describe('an edited block', () => {
  it('is read again as it was shown', () => {
    fc.assert(properties.isReadAgain, RUNS)
  })
})
