import { describe, expect, it } from 'vitest'
import { bindSpaces, markBlanks } from './typography.ts'

/** Shows no-break spaces as `~`. */
const bound = (html: string) => bindSpaces(html).replaceAll('\u00A0', '~')

describe('prose', () => {
  it.each([
    ['Kalbėkitės apie tai, o ne apie indus.', 'Kalbėkitės apie tai, o~ne apie indus.'],
    ['O jei į namus (o ir į svečius)', 'O~jei į~namus (o~ir į~svečius)'],
    ['Atsakome per 4 val. ir 30 min.', 'Atsakome per 4~val. ir 30~min.'],
    ['Kainuoja 39 € arba 20 % mažiau.', 'Kainuoja 39~€ arba 20~% mažiau.'],
    ['Per 90 dienų, 2 savaites ar 30 metų', 'Per 90~dienų, 2~savaites ar 30~metų'],
    ['2026 m. lapkričio 20 d. vakarą', '2026~m. lapkričio 20~d. vakarą'],
    ['Rašė J. Jablonskis ir K. Būga.', 'Rašė J.~Jablonskis ir K.~Būga.'],
    ['Rašykite el. paštu, t. y. laišku.', 'Rašykite el.~paštu, t.~y. laišku.'],
    ['Pagal WCAG 2.2 ir EN 301', 'Pagal WCAG~2.2 ir EN~301'],
    ['Ne pyktis – nuovargis.', 'Ne pyktis~– nuovargis.'],
    ['Jis tyli - aš verkiu, jau 3 kartus.', 'Jis tyli~- aš verkiu, jau 3~kartus.'],
  ])('keeps together what belongs together: %s', (text, expected) => {
    expect(bound(text)).toBe(expected)
  })

  it('leaves all other spaces', () => {
    const text = 'Per 5 laiškus ir 2 metodus ji nė karto neatsiprašė. Taip. Jis irgi.'
    expect(bound(text)).toBe(text)
  })

  it('binds across elements, and changes neither tags nor code', () => {
    expect(bound('<p>Eikite į <a href="/p/a b" title="o ne">namus</a> – jau</p>')).toBe(
      '<p>Eikite į~<a href="/p/a b" title="o ne">namus</a>~– jau</p>',
    )
    const code = '<pre><code>a b – 4 val.</code></pre><code>o ne</code>'
    expect(bound(code)).toBe(code)
  })
})

describe('blanks of a worksheet', () => {
  it('are marked: a short one, one for a line, and a line for each 20 underscores', () => {
    const [short, whole] = ['_'.repeat(6), '_'.repeat(20)]
    expect(markBlanks(`<p>Nuo ${short} iki: ${whole}${whole}.</p>`)).toBe(
      `<p>Nuo <span class="blank">${short}</span> iki: ` +
        `<span class="blank blank-line">${whole}</span>`.repeat(2) +
        '.</p>',
    )
  })

  it('are neither in code nor in attributes', () => {
    const html = '<p><a href="/a____b">a__b</a> <code>____</code></p>'
    expect(markBlanks(html)).toBe(html)
  })
})
