import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Texts of screens and mails, and the content of a fresh installation. */
const TEXTS = ['src/**/*texts.ts', 'db/seeds/*/*.ts']

/** A high or straight mark before a word: Lithuanian opens with a low one, and closes with a high one. */
const OPENED_HIGH = /(?<![^\s(\u2013>[])["\u201C\u201D](?=[\p{L}\p{N}])/gu

/** Returns the strings of a source as they are shown, with a letter for each value in a template. */
function stringsOf(name: string, source: string): string[] {
  const strings: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      strings.push(node.text)
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      strings.push(parts.map(({ text }) => text).join('x'))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest))
  return strings
}

it('opens every quotation with a low mark', async () => {
  const found: string[] = []
  let quotations = 0
  for await (const name of glob(TEXTS, { cwd: root })) {
    if (name.endsWith('.test.ts')) continue
    for (const text of stringsOf(name, await readFile(path.join(root, name), 'utf8'))) {
      quotations += text.split('\u201E').length - 1
      for (const { index } of text.matchAll(OPENED_HIGH)) {
        found.push(`${name}: ${text.slice(index, index + 40)}`)
      }
    }
  }
  expect(found).toEqual([])
  expect(quotations).toBeGreaterThan(500)
})
