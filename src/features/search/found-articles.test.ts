import { describe, expect, it } from 'vitest'
import {
  combineHits,
  isAlike,
  snippetOf,
  startOf,
  type WordHit,
  wordsOf,
} from './found-articles.ts'

const hit = (id: string, { score = 1, at = [0], inTitle = false } = {}): WordHit => ({
  id,
  score,
  locations: at,
  inTitle,
})
const idsOf = (hits: WordHit[][], articleCount = 10) =>
  combineHits(hits, articleCount).map((found) => found.hit.id)
/** Returns the hits of a word that is in six articles of ten. */
const common = (titles: string[] = []) =>
  ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => hit(id, { inTitle: titles.includes(id) }))

describe('a query of several words', () => {
  it('finds what each of its words finds, first the articles that contain more of them', () => {
    const lies = [hit('melas'), hit('tiesa', { score: 9 })]
    const husbands = [hit('pyktis', { score: 5 }), hit('melas')]
    expect(idsOf([husbands, lies])).toEqual(['melas', 'tiesa', 'pyktis'])
    expect(idsOf([lies])).toEqual(['tiesa', 'melas'])
    expect(idsOf([[], lies])).toEqual(['tiesa', 'melas'])
    expect(combineHits([[hit('a', { at: [3] })], [hit('a', { at: [7, 9] })]], 10)).toEqual([
      { hit: hit('a', { at: [3] }), locations: [3, 7, 9] },
    ])
  })

  it('is searched for word by word, each once, or as a whole in quotation marks', () => {
    expect(wordsOf(' vyras  meluoja vyras ')).toEqual(['vyras', 'meluoja'])
    expect(wordsOf('"vyras meluoja"')).toEqual(['"vyras meluoja"'])
    expect(wordsOf(' ')).toEqual([])
  })

  it('is also searched for without the negation of a word', () => {
    expect(wordsOf('mes Nesikalbame')).toEqual(['mes', 'Nesikalbame', 'kalbame'])
    expect(wordsOf('nemyli')).toEqual(['nemyli', 'myli'])
    expect(wordsOf('nerti nesu')).toEqual(['nerti', 'nesu'])
  })
})

describe('what a word itself does not find', () => {
  it('is searched for by the letters that its forms share, as they are typed', () => {
    expect(['apgavo', 'išdavystė', 'nepykstamės', 'skyrybos', 'geria'].map(startOf)).toEqual([
      'apga',
      'išdavy',
      'nepyks',
      'skyryb',
      '',
    ])
  })
})

describe('a word that is in most articles', () => {
  it('finds nothing beside a rarer one, but lifts what both are in', () => {
    const jealousy = [hit('z', { score: 5 }), hit('a')]
    expect(idsOf([common(['b']), jealousy])).toEqual(['a', 'z'])
  })

  it('alone finds the articles that it is a title word of', () => {
    expect(idsOf([common(['c', 'e'])])).toEqual(['c', 'e'])
    expect(idsOf([common(['c']), []])).toEqual(['c'])
    const others = ['c', 'd', 'e', 'f', 'g', 'h'].map((id) => hit(id))
    expect(idsOf([common(['a']), others])).toEqual(['c', 'd', 'e', 'f', 'a'])
  })

  it('finds all of them if it is in no title, and in half of the articles it is not common', () => {
    expect(idsOf([common()])).toHaveLength(6)
    expect(idsOf([common(['c'])], 12)).toHaveLength(6)
    expect(idsOf([[], []])).toEqual([])
  })
})

describe('a found word', () => {
  it.each([
    ['meluoti,', 'meluoja'],
    ['„Namai', 'namuose'],
    ['ryšys', 'rysys'],
    ['vyras-žmona', 'žmonos'],
    ['Meluoja', 'me'],
    ['ištikimybė', 'neištikimas'],
    ['nerimą', 'nerimas'],
    ['melas', 'meluoja'],
    ['melavo', 'meluoja'],
    ['apgaudinėja', 'apgavo'],
    ['apgautas', 'apgavo'],
    ['gerti', 'geria'],
    ['geriate', 'geria'],
    ['pinigų', 'pinigai'],
    ['pyktis', 'pykstamės'],
    ['pykčio', 'pyktis'],
    ['skirtis', 'skiriasi'],
    ['skyrybos', 'skiriasi'],
    ['žodžių', 'žodis'],
    ['tylėti', 'tyla'],
    ['kalbėtis', 'nesikalbame'],
    ['pasitikėjimas', 'nepasitiki'],
  ])('„%s“ is a form of „%s“, or begins with it', (found, searched) => {
    expect(isAlike(found, searched)).toBe(true)
  })

  it.each([
    ['apie', 'apgavo'],
    ['iš', 'išdavė'],
    ['nemeluoja', 'nemyli'],
    ['įsibėgėjo', 'išdavė'],
    ['gerai', 'geria'],
    ['geriau', 'geria'],
    ['geriausia', 'geria'],
    ['gerbia', 'geria'],
    ['koše', 'kosmonautas'],
    ['rečiau', 'receptas'],
    ['nešiotis', 'nesikalbame'],
    ['melodija', 'meluoja'],
    ['rimtai', 'nerimas'],
  ])('„%s“ is another word than „%s“', (found, searched) => {
    expect(isAlike(found, searched)).toBe(false)
  })
})

describe('a snippet', () => {
  const text =
    'Kalbėkitės ramiai. Kas meluoja, tas bijo, pvz. 2 kartus. „Tu meluoji!“ – taria ji. Pabaiga.'

  it('begins at a sentence, and marks the words without their punctuation', () => {
    expect(snippetOf(text, [3, 10])).toEqual([
      'Kas ',
      'meluoja',
      ', tas bijo, pvz. 2 kartus. „Tu ',
      'meluoji',
      '!“ – taria ji. Pabaiga.',
    ])
    expect(snippetOf(text, [10, 10])).toEqual(['„Tu ', 'meluoji', '!“ – taria ji. Pabaiga.'])
  })

  it('does not begin after an initial or an abbreviation', () => {
    const named = 'Taip rašo J. Jablonskis, t. y. Kauno ir Vilniaus kalbininkas.'
    expect(snippetOf(named, [3, 7]).join('')).toBe(named)
  })

  it('is the beginning when only the title matches', () => {
    expect(snippetOf(text, [])).toEqual([text])
    expect(snippetOf('', [])).toEqual([''])
    expect(snippetOf('Vienas.', [5])).toEqual(['Vienas.'])
  })

  it('is where most of the words are, 30 of them, with an ellipsis where it stops within a sentence', () => {
    const long = `Ilgas ${'žodis '.repeat(40)}melas. Kitas melas po melo ${'ir '.repeat(40)}galas.`
    const cut = `${'ir '.repeat(29)}tada, ${'ir '.repeat(5)}`
    expect(snippetOf(cut, []).join('')).toMatch(/ir tada…$/)
    const snippet = snippetOf(long, [41, 43, 45]).join('')
    expect(snippet).toMatch(/^Kitas melas po melo (ir ){25}ir…$/)
    expect(snippetOf(long, [41]).join('')).toMatch(
      /^Ilgas (žodis ){40}melas\. Kitas melas po melo ir…$/,
    )
  })
})
