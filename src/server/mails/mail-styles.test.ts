// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { STYLES } from './mail-styles.ts'

it.each(['th', 'td'])('a cell of a table in a letter has room and lines: %s', (cell) => {
  document.head.innerHTML = `<style>${STYLES}</style>`
  document.body.innerHTML = `<div class="prose"><table><tr><${cell}>a</${cell}></tr></table></div>`
  const { padding, border } = getComputedStyle(document.querySelector(cell) ?? document.body)
  expect([padding, border]).toEqual(['6px 10px', '1px solid rgb(224, 213, 195)'])
})
