// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { STYLES } from './mail-styles.ts'

it.each(['th', 'td'])('a cell of a table in a letter has room and lines: %s', (cell) => {
  document.head.innerHTML = `<style>${STYLES}</style>`
  document.body.innerHTML = `<div class="prose"><table><tr><${cell}>a</${cell}></tr></table></div>`
  const { padding, border } = getComputedStyle(document.querySelector(cell) ?? document.body)
  expect([padding, border]).toEqual(['6px 10px', '1px solid rgb(224, 213, 195)'])
})

it.each([
  [
    'a word of a cell is broken only if it is too long for the mail',
    'td',
    'overflow-wrap',
    'break-word',
  ],
  ['an address in a cell is broken anywhere', 'a', 'overflow-wrap', 'anywhere'],
  [
    'a column without an alignment starts at the left, also in its heading',
    'tr',
    'text-align',
    'left',
  ],
  ['code does not widen the mail', 'pre', 'white-space', 'pre-wrap'],
  ['a separator is a thin line', 'hr', 'border-top', '1px solid rgb(224, 213, 195)'],
])('%s', (_what, selector, property, value) => {
  document.head.innerHTML = `<style>${STYLES}</style>`
  document.body.innerHTML =
    '<div class="prose"><table><tr><td><a href="/">a</a></td></tr></table><pre>b</pre><hr></div>'
  const element = document.querySelector(selector) ?? document.body
  expect(getComputedStyle(element).getPropertyValue(property)).toBe(value)
})
