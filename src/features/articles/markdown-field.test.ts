import { expect, it } from 'vitest'
import { requiredMarkdown } from './markdown-field.ts'

const field = requiredMarkdown(100, 'Turinys privalomas')

it.each([
  '',
  ' \n',
  '\u200B\u2060',
  '&nbsp;',
  '&nbsp;\n\n&zwnj; &shy;',
  '<!-- x -->',
  '<!-- a\n\nb -->\n\n&nbsp;',
  '<br>',
  '<p>&nbsp;</p>\n\u00AD',
])('a required text is refused where it shows nothing: %j', (text) => {
  const messages = field.safeParse(text).error?.issues.map(({ message }) => message)
  expect(new Set(messages)).toEqual(new Set(['Turinys privalomas']))
})

it.each([
  'a',
  '.',
  '👩\u200D🦰',
  '---',
  '<hr>',
  '![](/a.webp)',
  '<img src="/a.webp">',
  '<!-- x --> a <!-- y -->',
  '<!-- be pabaigos',
  '<!--> a -->',
  '<!-- a --!> b -->',
  '`<br>`',
  '\\&nbsp;',
  '&amp;nbsp;',
  '<vardas>',
  '\u200Ba\u00A0&nbsp;<!-- x -->',
])('a required text that shows anything stays as it was written: %j', (text) => {
  expect(field.parse(text)).toBe(text)
})
