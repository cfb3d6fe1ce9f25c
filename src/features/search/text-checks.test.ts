import { describe, expect, it } from 'vitest'
import { checkText } from './text-checks.ts'

const PAGES = ['/', '/about', '/blog/rysys', '/p/duk', '/testas/meiles-kalbos']
const site = {
  host: 'svetaine.lt',
  hasPage: (path: string) => PAGES.includes(path),
  placeholders: ['paveikslėlio aprašymas'],
}

const check = (content: string, title = '') => checkText({ content, title }, site)

describe('a text', () => {
  it.each([
    'Be nuorodų ir antraščių.',
    '## Pirma\n\n### Antra\n\n## Trečia\n\n### Ketvirta',
    '# Pirma\n\n### Antra',
    '[Ryšys](/blog/rysys), [klausimai](/p/duk/ "DUK"), [apie mus][1]\n\n[1]: /about#misija?x=1',
    '[Testas](https://svetaine.lt/testas/meiles-kalbos?is=1) ir [pradžia](https://svetaine.lt)',
    '[Kitur](https://kita.lt/blog/nera), www.kita.lt, [paštas](mailto:a@svetaine.lt), [112](tel:112)',
    '[SMS](sms:112), [Viber](viber://chat?number=112), [8 600](tel:8 600 00000)',
    '<vardas>, kai tu <a href="/about">vėluoji</a>',
    '[Lapas](/media/a.webp) ir [paveikslas](/covers/a.svg)',
    '[Žemyn](#dalis-kas-yra-rysys-2)\n\n## Kas yra *ryšys*?\n\n### Kas yra ryšys',
    '![Du žmonės](/media/a.webp)',
    '`[kodas](/blog/nera)`\n\n    ![](a.png)',
  ])('is fine: %j', (content) => {
    expect(check(content)).toEqual([])
  })

  it.each<[string, object]>([
    ['[Sena](/blog/nera)', { about: 'link', words: 'Sena', address: '/blog/nera' }],
    ['- [*Testas*](/testas/nera)', { about: 'link', words: 'Testas', address: '/testas/nera' }],
    ['| [a](/p/nera) |\n|---|', { about: 'link', address: '/p/nera' }],
    ['[a](/blog/rysys/toliau)', { about: 'link', address: '/blog/rysys/toliau' }],
    ['http://svetaine.lt/nera', { about: 'link', words: 'http://svetaine.lt/nera' }],
    ['[a](www.delfi.lt)', { about: 'link', address: 'www.delfi.lt' }],
    ['[a](https://)', { about: 'link', address: 'https://' }],
    ['[a]()', { about: 'link', address: '' }],
    ['[a](skype:vardas)', { about: 'scheme', words: 'a', address: 'skype:vardas' }],
    ['[a](javascript:a())', { about: 'scheme', address: 'javascript:a()' }],
    ['[a](//kita.lt)', { about: 'scheme', address: '//kita.lt' }],
    ['<a href="callto:112">a</a>', { about: 'scheme', address: 'callto:112' }],
    ['[a](#rysys)\n\n## Ryšys', { about: 'anchor', words: 'a', address: '#rysys' }],
    ['[a](#dalis-ketvirto)\n\n## A\n\n### B\n\n#### Ketvirto', { about: 'anchor' }],
    ['![](/media/a.webp)', { about: 'picture', address: '/media/a.webp' }],
    ['> ![paveikslėlio aprašymas](/media/a.webp)', { about: 'picture' }],
    ['[![ ](/media/a.webp)](/about)', { about: 'picture' }],
    ['### Per *žema*', { about: 'heading', words: 'Per žema', level: 3, above: 1 }],
    ['## Pirma\n\n#### Per žema', { about: 'heading', words: 'Per žema', level: 4, above: 2 }],
  ])('is worth a second look: %j', (content, finding) => {
    expect(check(content)).toEqual([expect.objectContaining(finding)])
  })

  it('names the same once, in the order of the text, under a key that stays', () => {
    const text = '#### A\n\n[a](/nera) ![](x.png) [b](/nera)\n\n#### A'
    const keys = ['heading A', 'link /nera', 'picture x.png']
    expect(check(text).map(({ key }) => key)).toEqual(keys)
    expect(check(`Naujas sakinys.\n\n${text}`).map(({ key }) => key)).toEqual(keys)
  })

  it('has a title that search results show whole', () => {
    expect(check('Tekstas.', 'a'.repeat(60))).toEqual([])
    expect(check('Tekstas.', 'a'.repeat(61))).toEqual([
      { key: 'title', about: 'title', length: 61 },
    ])
  })

  it('is not looked into when it is shown as it is written', () => {
    expect(check(`[a](/nera) ${'ž'.repeat(3000)}`)).toEqual([])
  })
})
