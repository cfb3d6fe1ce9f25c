// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { updateChildren } from './update-children.ts'

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

test.each([
  ['', '<p>a</p>'],
  ['<p>a</p>', ''],
  ['<p>a</p><p>b</p>', '<p>b</p><p>c</p>'],
  ['<p>a</p>', '<h2>a</h2>'],
  ['a<b>c</b>d', 'a<i>e</i><b>c</b>f'],
  ['<ul><li>a</li><li>b</li></ul>', '<ul class="x"><li>b</li><li id="y">c <b>d</b></li></ul>z'],
  ['<a href="/a" title="a">a</a>', '<a href="/b">b</a>'],
  ['<p>a</p><p>b</p><p>c</p><h2>d</h2>', '<h2>d</h2><p>a</p><p>x</p><p>c</p>'],
])('turns %s into %s', (before, after) => {
  const shown = elementOf(before)
  updateChildren(shown, elementOf(after))
  expect(shown.innerHTML).toBe(after)
})

test('keeps the nodes of what is equal', () => {
  const shown = elementOf('<h2>a</h2><p>b</p><p>c</p><h2>d</h2><p>e <b>f</b></p>')
  const [heading, , , last, paragraph] = shown.children
  updateChildren(shown, elementOf('<p>new</p><h2>a</h2><p>x</p><h2>d</h2><p>g <b>f</b></p>'))
  expect([...shown.children].filter((it) => it === heading || it === last)).toHaveLength(2)
  expect(shown.children[4]).toBe(paragraph)
})

test('keeps what is unfolded, and what only a build makes', () => {
  const shown = elementOf('<details open="">a</details><div data-of-build>b</div>')
  updateChildren(shown, elementOf('<details>c</details>'))
  expect(shown.innerHTML).toBe('<details open="">c</details><div data-of-build="">b</div>')
})
