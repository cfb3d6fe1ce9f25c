// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { renderMarkdown } from '#src/features/articles/markdown.ts'

const css = ['reset.css', 'prose.css']
  .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  .join('')
  // The test environment does not support cascade layers.
  .replaceAll(/@layer [^;{]+;/g, '')
  .replaceAll(/@layer components \{([^]*)\n\}/g, '$1')

/** Returns the computed style of an element in rendered Markdown. */
function styleIn(markdown: string, selector: string): CSSStyleDeclaration {
  document.head.innerHTML = `<style>${css}</style>`
  document.body.innerHTML = `<div class="prose">${renderMarkdown(markdown)}</div>`
  return getComputedStyle(document.querySelector(selector) ?? document.body)
}

it.each(['####', '#####', '######'])('a heading of each level is bold: %s', (sign) => {
  expect(styleIn(`${sign} a`, 'h4, h5, h6').fontWeight).toBe('600')
})

it.each([
  ['- a\n\n  b', 'p + p'],
  ['- a\n  - b', 'ul ul'],
  ['> a\n>\n> b', 'p + p'],
])('paragraphs and lists within others are apart: %j', (markdown, selector) => {
  expect(styleIn(markdown, selector).marginTop).not.toBe('0px')
})

const TABLE = '| a | b | c |\n| --- | :-: | --: |\n| d | e | f |'

it.each([
  ['th', ['left', 'center', 'right']],
  ['td', ['left', 'center', 'right']],
])('cells are aligned as their column: %s', (cell, alignments) => {
  expect([1, 2, 3].map((nth) => styleIn(TABLE, `${cell}:nth-child(${nth})`).textAlign)).toEqual(
    alignments,
  )
})
