// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { markDifferences } from './formatted-differences.ts'

/** Returns the marked text, with `-…-` for what only the first has and `+…+` for what only the second has. */
const marked = (theirs: string, mine: string) =>
  markDifferences(theirs, mine)
    .replaceAll(/<ins data-change="ins">(.*?)<\/ins>/g, '+$1+')
    .replaceAll(/<del data-change="del">(.*?)<\/del>/g, '-$1-')

it.each([
  [
    'a word',
    '<p>Ramus ilgas pokalbis.</p>',
    '<p>Ramus trumpas pokalbis.</p>',
    '<p>Ramus -ilgas-+trumpas+ pokalbis.</p>',
  ],
  [
    'the look of a word',
    '<p>Ramus pokalbis dviese.</p>',
    '<p>Ramus <strong>pokalbis</strong> dviese.</p>',
    '<p>Ramus -pokalbis-+<strong>pokalbis</strong>+ dviese.</p>',
  ],
  [
    'a word within a link',
    '<p><a href="/a">ilgas kelias</a> namo</p>',
    '<p><a href="/a">ilgas takas</a> namo</p>',
    '<p><a href="/a" target="_blank">ilgas </a>-<a href="/a" target="_blank">kelias</a>-+<a href="/a" target="_blank">takas</a>+ namo</p>',
  ],
  [
    'a word after others that touch',
    '<p><em>ilgas</em><strong>kelias</strong> namo</p>',
    '<p><em>ilgas</em><strong>kelias</strong> ten</p>',
    '<p><em>ilgas</em><strong>kelias</strong> -namo-+ten+</p>',
  ],
  [
    'the address of a link',
    '<p>Ramus pokalbis <a href="/a">čia</a></p>',
    '<p>Ramus pokalbis <a href="/b">čia</a></p>',
    '<p>Ramus pokalbis -<a href="/a" target="_blank">čia</a>-+<a href="/b" target="_blank">čia</a>+</p>',
  ],
  ['a new block', '<p>a</p>', '<h2 id="b">b</h2><p>a</p>', '<h2>+b+</h2><p>a</p>'],
  [
    'a block that is gone',
    '<p>a</p><blockquote><p>b</p></blockquote>',
    '<p>a</p>',
    '<p>a</p><blockquote><p>-b-</p></blockquote>',
  ],
  [
    'an item of a list',
    '<ul><li>vienas</li><li>du</li></ul>',
    '<ul><li>vienas</li><li>du</li><li>trys</li></ul>',
    '<ul><li>vienas</li><li>du</li><li>+trys+</li></ul>',
  ],
  [
    'an item within an item',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>',
    '<ul><li><span>a</span><ul><li>b</li><li>+c+</li></ul></li></ul>',
  ],
  [
    'a cell',
    '<table><tbody><tr><td>1</td><td>b</td></tr></tbody></table>',
    '<table><tbody><tr><td>2</td><td>b</td></tr></tbody></table>',
    '<table><tbody><tr><td>-1-+2+</td><td>b</td></tr></tbody></table>',
  ],
  [
    'a picture',
    '<p><img src="a.png"></p>',
    '<p><img src="b.png"></p>',
    '<p>-<img src="a.png">-+<img src="b.png">+</p>',
  ],
  [
    'a paragraph with little in common',
    '<p>Viskas čia kitaip.</p>',
    '<p>Nė vieno to paties žodžio</p>',
    '<p>-Viskas čia kitaip.-</p><p>+Nė vieno to paties žodžio+</p>',
  ],
  ['all', '', '<p>a</p>', '<p>+a+</p>'],
])('marks %s', (_, theirs, mine, expected) => {
  expect(marked(theirs, mine)).toBe(expected)
})

it('does not take a struck word of the text for a mark', () => {
  const struck = '<p><del>ilgas</del> pokalbis</p>'
  expect(marked(struck, `${struck}<p>a</p>`)).toBe(`${struck}<p>+a+</p>`)
})

it('keeps the blocks next to a difference, and leaves out the others', () => {
  const many = '<p>1</p><p>2</p><p>3</p><p>4</p>'
  expect(marked(many + many, `${many}<p>a</p>${many}`)).toBe(
    '<p>…</p><p>4</p><p>+a+</p><p>1</p><p>…</p>',
  )
})

it('leaves no link to a part of the page it is shown in', () => {
  expect(marked('', '<p><a href="#a">a</a></p>')).toBe('<p>+<a>a</a>+</p>')
})
