import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { mailHtml } from '#src/features/articles/sent-html.ts'
import { seller } from '#src/features/settings/seller-texts.ts'
import { JOINER, renderMail, unlinked } from './render-mail.tsx'

describe('the plain text of a mail', () => {
  it.each([
    ['[nuoroda](https://x.lt/a)ą', 'nuoroda https://x.lt/a ą'],
    ['<b>[nuoroda](https://x.lt/a)</b>b', 'nuoroda https://x.lt/a b'],
    ['[a](https://x.lt/a)[b](https://x.lt/b)', 'a https://x.lt/a b https://x.lt/b'],
    ['[a](https://x.lt/a) b\n\n[c](mailto:a@x.lt)\n\nd', 'a https://x.lt/a b\n\nc a@x.lt\n\nd'],
    ['<https://x.lt/a> b', 'https://x.lt/a b'],
    ['- [ ] a\n- [x] b', ' * ☐ a\n * ☑ b'],
    [
      'a\n\n| b | **c** |  |\n|---|---|---|\n| [d](https://x.lt/d) | e<br>f | g |\n|  | h | i |\n\nj',
      'a\n\nb | c |\nd https://x.lt/d | e f | g\n| h | i\n\nj',
    ],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a | b\nc'],
    ['> | a | b |\n> |---|---|\n> | c | d |', '> a | b\n> c | d'],
    ['<table><tr><th>a</th><td>b</td></tr></table>', 'a | b'],
  ])('of %j', async (source, expected) => {
    const html = mailHtml(source, 'https://akademija.example')
    const prose = { className: 'prose', dangerouslySetInnerHTML: { __html: html } }
    const { text } = await renderMail(createElement('div', prose), seller)
    expect(text).toBe(expected)
  })
})

const TEXTS = [
  'https://pavojus.example/prisijungti?a=1',
  'www.pavojus.example',
  'pavojus.example',
  'http:\\\\pavojus.example',
  'ruta@pavojus.example',
  'mailto:ruta@pavojus.example',
  'tel:+37060000000',
  'Skambinkite +370 600 00000 arba 8-600-00000, (8 600) 00 000.',
  '\\\\pavojus\\failas',
  'pavojus。example ir pavojus．example',
]

it.each(TEXTS)('reads the same letter by letter: %s', (text) => {
  expect(unlinked(text).replaceAll(JOINER, '')).toBe(text)
})

it.each(TEXTS)('holds no address and no number in one piece: %s', (text) => {
  const pieces = unlinked(text).split(JOINER).join(' | ')
  expect(pieces).not.toMatch(/\w[.:@。．]|[.:@/\\。．]\w|\/\/|\\\\|\d[\s().-]?\d/u)
})

it('leaves the number of an order in one piece, and nothing beside it', () => {
  const number = '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11'
  const text = `Savaitė, užsakymas ${number}, pavojus.example`
  expect(unlinked(text)).toBe(`Savaitė, užsakymas ${number}, pavojus${JOINER}.${JOINER}example`)
})

it.each([
  'Užsakyta 2026-11-20 arba 2026.11.20.',
  'Sumokėjau 39 €, grąžinta 79.00 €',
  'Sumokėjau 1 200,50 EUR',
  'mano kodas 123456',
  'Grąžinkite į LT12 1000 0111 0100 1000 arba LT121000011101001000.',
])('leaves in one piece what is copied: %s', (text) => {
  expect(unlinked(text).replaceAll(new RegExp(`${JOINER}?\\.${JOINER}?$`, 'g'), '.')).toBe(text)
})

it.each([
  '+370 600 000.00',
  '8600 2026-11-20',
  '86.00 00 000',
  '1.1.1.1',
  '192.168.1.10',
  'LT37 0600 0000',
])('does not take for a date, a price or an account what may be dialled or opened: %s', (text) => {
  expect(unlinked(text)).toContain(JOINER)
})

it('leaves words alone', () => {
  expect(unlinked('Mėnesio konsultacijos el paštu, 1 vieta')).toBe(
    'Mėnesio konsultacijos el paštu, 1 vieta',
  )
})
