import { describe, expect, test } from 'vitest'
import { SLUG_PATTERN, slugify } from './slugs.ts'

describe('a proposed slug', () => {
  test.each([
    [
      'Kaip klausytis, kad partneris jaustųsi išgirstas?',
      'kaip-klausytis-kad-partneris-jaustusi-isgirstas',
    ],
    ['Ąžuolų ČĘĖĮŠŲŪŽ giraitė', 'azuolu-ceeisuuz-giraite'],
    ['„Aš“ sakiniai – be priekaištų', 'as-sakiniai-be-priekaistu'],
    ['  Pinigai   poroje!  ', 'pinigai-poroje'],
    ['10 klausimų vienam vakarui', '10-klausimu-vienam-vakarui'],
    ['Café & žaidimai: 2+2', 'cafe-zaidimai-2-2'],
    ['Conﬂict ir eﬃcient: ﬁnalas', 'conflict-ir-efficient-finalas'],
    ['Łukasz Wałęsa', 'lukasz-walesa'],
    ['STRAẞE, Straße', 'strasse-strasse'],
    ['Søren Kierkegaard, Ærø, Œuvre', 'soren-kierkegaard-aero-oeuvre'],
    ['Đorđe, Þór, Guðrún, Ħamrun, Işık, İzmir, Ŋ', 'dorde-thor-gudrun-hamrun-isik-izmir-ng'],
    ['Việt Nam, Ștefan, Ŀ', 'viet-nam-stefan-l'],
    ['½ valandos, 10 m², ①, № 5', '1-2-valandos-10-m2-1-no-5'],
    ['Ｆｕｌｌ ｗｉｄｔｈ', 'full-width'],
    ['Bendra\u00ADvimas\u200B poro\u200Bje', 'bendravimas-poroje'],
    ['Arti\u2060mas ry\u200Cšys\uFEFF', 'artimas-rysys'],
    ['Gottman™ metodas', 'gottman-metodas'],
    ['Київ – „Ryšys“', 'rysys'],
  ])('of %j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  test('is the same for composed and decomposed letters', () => {
    const title = 'Širdžių žemėlapis'
    expect(slugify(title.normalize('NFD'))).toBe(slugify(title.normalize('NFC')))
  })

  test('is empty when no letter or digit is left', () => {
    expect(slugify('?! – …')).toBe('')
    expect(slugify('Київ')).toBe('')
    expect(slugify('')).toBe('')
  })

  test('is cut between words, within the limit', () => {
    expect(slugify('pirmas antras trečias', 13)).toBe('pirmas-antras')
    expect(slugify('pirmas antras trečias', 15)).toBe('pirmas-antras')
    expect(slugify('pirmas antras trečias', 12)).toBe('pirmas')
    expect(slugify('nepaprastaiilgas', 5)).toBe('nepap')
  })

  test('fits the pattern and the limit for any title that gives one', () => {
    const words = ['Ūkas', '„ir“', '--', 'šeši', '7', 'ĮŽŪLUS', '…', 'a/b', '<b>', "o'b"]
    for (let start = 0; start < words.length; start++) {
      for (let length = 1; length <= words.length; length++) {
        for (const limit of [1, 4, 9, 100]) {
          const title = [...words, ...words].slice(start, start + length).join(' ')
          const slug = slugify(title, limit)
          if (slug === '') continue
          expect(slug).toMatch(SLUG_PATTERN)
          expect(slug.length).toBeLessThanOrEqual(limit)
        }
      }
    }
  })

  test('has no hyphens at its ends, and may be as long as the limit', () => {
    expect(slugify('--- a ---')).toBe('a')
    expect(slugify('pirmas antras', 13)).toBe('pirmas-antras')
    expect(slugify('a b', 2)).toBe('a')
  })

  test.each(['-a', 'a-', 'a--b', 'A', 'a b', 'a/b', 'a\n', ''])('is not %j', (text) => {
    expect(SLUG_PATTERN.test(text)).toBe(false)
  })

  test('does not change when made of a slug', () => {
    const slug = slugify('Santykių patarimai: kaip kalbėtis?')
    expect(slugify(slug)).toBe(slug)
  })
})
