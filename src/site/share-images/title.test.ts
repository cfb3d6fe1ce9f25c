import { describe, expect, it } from 'vitest'
import { readFile } from 'node:fs/promises'
import satori from 'satori'
import { DRAWABLE, drawableText, titleSize } from './title.ts'

describe('a title on a share image', () => {
  it('is the smaller, the longer it is', () => {
    const sizes = ['Pavydas', 'Ž'.repeat(60), 'Ž'.repeat(100), 'Ž'.repeat(200)].map((title) =>
      titleSize(title),
    )
    expect(sizes).toEqual([88, 76, 64, 54])
  })
})

describe('text for the fonts of share images', () => {
  it('keeps Lithuanian letters, composed or not, quotes and dashes', () => {
    const text = 'ĄČĘĖĮŠŲŪŽ ąčęėįšųūž „šeši“ – 10 €'
    expect(drawableText(text)).toBe(text)
    expect(drawableText(text.normalize('NFD'))).toBe(text)
  })

  it.each([
    'Nuo pykčio → prie ryšio ↔ ir atgal',
    '≥ 10 %, ≤ 5 ‰, ≠ ∞, ≈ ½ × 2²',
    'Łukasz, Søren, Straße, Ștefan, Việt, Ęë',
    'Київ, Αθήνα',
    '✓ ♥ ☺ ● ■ ▶ ♪ ☑',
    'eﬃcient ﬁnalas',
  ])('keeps letters and signs: %s', (text) => {
    expect(drawableText(text)).toBe(text)
  })

  it.each([
    ['tėvas\u2011sūnus', 'tėvas-sūnus'],
    ['a ⟶ b ➜ c ⇔ d', 'a → b → c ↔ d'],
    ['⩾ 3 ⩽', '≥ 3 ≤'],
    ['① ⑳ ⅕ ㎏ Ⅳ', '1 20 1⁄5 kg IV'],
    ['Ｆｕｌｌ', 'Full'],
    ['★ ☆ ♡', '* * ♥'],
    ['ǆ ɓ', 'dž b'],
    ['1️⃣ žingsnis', '1 žingsnis'],
    ['Ryšys ❤ vakare', 'Ryšys ❤ vakare'],
    ['a\u00A0b\u2009c\u202Fd\u200Be\u00ADf', 'a b c def'],
  ])('has a similar sign for one that the fonts have not: %j', (text, shown) => {
    expect(drawableText(text)).toBe(shown)
  })

  it('has no character that the fonts have not', async () => {
    const fonts = await Promise.all(
      ['serif', 'sans'].map(async (name) => ({
        name,
        data: await readFile(`src/site/share-images/fonts/akademija-${name}-600.ttf`),
      })),
    )
    const missing: string[] = []
    const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
      // The ranges also contain unassigned code points.
      .filter((character) => DRAWABLE.test(character) && !/\p{Cn}/u.test(character))
    expect(all.length).toBeGreaterThan(750)
    const draw = (children: string) =>
      satori(
        { type: 'div', props: { style: { fontFamily: 'serif' }, children }, key: null },
        {
          width: 1000,
          height: 1000,
          fonts,
          loadAdditionalAsset: (_, characters) => {
            missing.push(characters)
            return Promise.resolve([])
          },
        },
      )
    await draw(all.filter((character) => character !== ' ').join(' '))
    expect(missing).toEqual([])
    // Proves that the test can fail.
    await draw('字')
    expect(missing).toEqual(['字'])
  })

  it('leaves out emoji, and accents of letters it has not', () => {
    expect(drawableText('Meilė ❤️‍🔥 ir 😀\tdarbas\n')).toBe('Meilė ir darbas')
    expect(drawableText('Ḱemal')).toBe('Kemal')
    expect(drawableText('😀')).toBe('')
  })
})
