import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { KnownStyles } from '#src/output/used-styles.ts'
import { readStyles, writeStyles } from './kept-styles.ts'

let folder = ''
let file = ''

const styles: KnownStyles = new Map([
  ['key', { css: '.a{top:0}', classes: [['mt-1', 'a']], properties: [] }],
])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'))
  file = join(folder, 'styles.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('are those that were written, for who made them', () => {
  writeStyles(file, 'one', styles)
  expect(readStyles(file, 'one')).toEqual(styles)
  expect(readStyles(file, 'another')).toEqual(new Map())
})

it('are none where there is no file, or half of one', () => {
  expect(readStyles(file, 'one')).toEqual(new Map())
  writeFileSync(file, '{"maker":"one","styles":[["key"')
  expect(readStyles(file, 'one')).toEqual(new Map())
})
