import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articles } from '#db/seeds/articles/index.ts'
import { HYPHENATED_LETTERS, LETTERS_AT_ENDS, softHyphens } from './hyphenation.ts'

const SOFT_HYPHEN = '\u00AD'
const without = (text: string) => text.replaceAll(SOFT_HYPHEN, '')
/** Shows soft hyphens as `|`. */
const shown = (text: string) => softHyphens(text).replaceAll(SOFT_HYPHEN, '|')

describe('soft hyphens', () => {
  it.each([
    ['nepasitikėjimas', 'nepa|si|ti|kė|ji|mas'],
    ['Bendradarbiavimas!', 'Bend|ra|dar|bia|vi|mas!'],
    ['„Konsultacijomis“,', '„Kon|sul|ta|ci|jo|mis“,'],
    ['ATSIPRAŠINĖJIMAI', 'ATSI|PRA|ŠI|NĖ|JI|MAI'],
  ])('are between the syllables of a long word: %s', (word, expected) => {
    expect(shown(word)).toBe(expected)
  })

  it('do not divide the diphthong of a psychotherapist, in any case', () => {
    const stem = 'psi|cho|te|ra|peu'
    const endings = ['tas', 'tui', 'tai', 'tams', 'tus', 'tais', 'tuo|se', 'tei', 'tės', 'čių']
    for (const ending of [...endings, 'tėms', 'tes', 'tė|mis', 'tė|se', 'ti|nis', 'ti|nės']) {
      expect(shown((stem + ending).replaceAll('|', ''))).toContain(stem + '|' + ending.slice(0, 2))
    }
    for (const ending of ['to', 'tą', 'tu', 'te', 'tų', 'tė', 'tę']) {
      expect(shown((stem + ending).replaceAll('|', ''))).toBe(stem + ending)
    }
    expect(shown('KINEZITERAPEUTAS')).toMatch(/RA\|PEU\|TAS$/)
    expect(shown('farmaceutinis')).toBe('far|ma|ceu|ti|nis')
  })

  it.each([
    'pasikalbėti',
    'kontaktai@nepasitikejimas.lt',
    'https://akademija.lt/nepasitikejimas',
    'bendradarbiavimas-nepasitikėjimas',
    'Weltanschauungen',
    '<h2 id="dalis-nepasitikejimas">Nepasitikėjimas</h2>',
    '<code>nepasitikėjimas</code><pre>nepasitikėjimas</pre>',
    '<a href="/nepasitikejimas" title="nepasitikėjimas">čia</a>',
    '„<span lang="en">Interpersonal understanding</span>“',
    '&bendradarbiavimas;',
  ])('are not in %s', (text) => {
    expect(softHyphens(text)).toBe(text)
  })

  it('are in what surrounds headings and code', () => {
    expect(shown('<h2>Susitarimais</h2>\n<p>Susitarimais <em>susitarimais</em></p>')).toBe(
      '<h2>Susitarimais</h2>\n<p>Susi|ta|ri|mais <em>susi|ta|ri|mais</em></p>',
    )
  })

  const sources = articles.flatMap(({ excerpt, content }) => [excerpt, content])
  const letters = fc.constantFrom(...Array.from('aąbcčdeęėfghiįyjklmnoprsštuųūvzžAŠ <>p/&;-.@1q'))
  const texts = fc.string({ unit: letters, maxLength: 60 })

  it('are all that is added, in a text that has some too, and nothing is added twice', () => {
    const check = (text: string) => {
      expect(without(softHyphens(text))).toBe(without(text))
      expect(softHyphens(softHyphens(text))).toBe(softHyphens(text))
    }
    for (const source of sources) check(source)
    fc.assert(fc.property(texts, check))
  })

  it('are only in words of 12 letters and more, and three letters or more from their ends', () => {
    expect([HYPHENATED_LETTERS, LETTERS_AT_ENDS]).toEqual([12, 3])
    const check = (text: string) => {
      for (const [word] of softHyphens(text).matchAll(/[\p{L}\u00AD]+/gu)) {
        if (!word.includes(SOFT_HYPHEN)) continue
        const syllables = word.split(SOFT_HYPHEN)
        expect(without(word).length, word).toBeGreaterThanOrEqual(12)
        expect(syllables.at(0)?.length, word).toBeGreaterThanOrEqual(3)
        expect(syllables.at(-1)?.length, word).toBeGreaterThanOrEqual(3)
        expect(syllables.filter((syllable) => !/\p{L}/u.test(syllable))).toEqual([])
      }
    }
    for (const source of sources) check(source)
    fc.assert(fc.property(texts, check))
  })

  it('are in most long words of the articles', () => {
    const words = sources.join(' ').match(/(?<![\p{L}/@-])\p{Ll}{12,}(?![\p{L}/@.-])/gu) ?? []
    const hyphenated = words.filter((word) => softHyphens(word) !== word)
    expect(words.length).toBeGreaterThan(500)
    expect(hyphenated.length / words.length).toBeGreaterThan(0.98)
  })
})
