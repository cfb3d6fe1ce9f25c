import { describe, expect, it } from 'vitest'
import {
  combineHits,
  isAlike,
  offersOf,
  searchesOf,
  snippetOf,
  titleWeightOf,
  type WordHit,
  wordsOf,
} from './found-articles.ts'

const hit = (id: string, { score = 1, at = [0], inTitle = false } = {}): WordHit => ({
  id,
  score,
  locations: at,
  titleWeight: inTitle ? 4 : 0,
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
      { hit: hit('a', { at: [3] }), locations: [3, 7, 9], isTitled: false },
    ])
  })

  it('is searched for word by word, each once, or as a whole in quotation marks', () => {
    expect(wordsOf(' žodis  meluoja žodis ')).toEqual(['žodis', 'meluoja'])
    expect(wordsOf('"vyras meluoja"')).toEqual(['"vyras meluoja"'])
    expect(wordsOf(' ')).toEqual([])
  })

  it('is searched for without its common words, unless it has no others', () => {
    expect(wordsOf('ką daryti, kai vyras mane pamiršo?')).toEqual(['pamiršo?'])
    expect(wordsOf('mano Savo kodel')).toEqual(['mano', 'Savo', 'kodel'])
    expect(wordsOf('ką–daryti mama-kaip')).toEqual(['mama-kaip'])
  })

  it('is searched for as infidelity if it tells of another partner', () => {
    for (const words of ['turi kitą', 'jis turi kita?', 'žmona turi kitą vyrą', 'kita moteris']) {
      expect(wordsOf(words).join(), words).toContain('neistikimybe')
    }
    expect(wordsOf('vyras turi kitą moterį')).toEqual(['neistikimybe'])
    for (const words of ['turi kitą nuomonę', 'vienas kitą', 'kiti vyrai', 'turėti kitokį']) {
      expect(wordsOf(words).join(), words).not.toContain('neistikimybe')
    }
  })

  it('is searched for by its words of violence alone, if it has any, and by a divorce', () => {
    for (const words of ['bijau vyro', 'bijau grįžti namo', 'bijau jo pykčio']) {
      expect(wordsOf(words), words).toEqual(['bijau'])
    }
    expect(wordsOf('vyras grasina išmesti iš namų')).toEqual(['grasina'])
    expect(wordsOf('bijau skyrybų')).toEqual(['bijau', 'skyrybų'])
    expect(wordsOf('vyras grasina skyrybomis')).toEqual(['grasina', 'skyrybomis'])
    expect(wordsOf('ką daryti, kai vyras muša vaikus?')).toEqual(['muša'])
    expect(wordsOf('nenoriu gyventi')).toEqual([])
    expect(wordsOf('seka telefoną po skyrybų')).toEqual(['skyrybų'])
    expect(wordsOf('"bijau grįžti namo"')).toEqual(['"bijau grįžti namo"'])
  })

  it('negates the verb that somebody does not want to do', () => {
    expect(wordsOf('vyras nebenori kalbėtis su manimi')).toEqual(['nekalbėtis'])
    expect(wordsOf('nenoriu jo matyt')).toEqual(['matyt'])
    expect(wordsOf('nenori vaikų')).toEqual(['vaikų'])
  })

  it('finds first the articles that have rarer words, or words in their titles', () => {
    const husbands = [hit('a'), hit('b'), hit('c', { score: 9 })]
    expect(idsOf([husbands, [hit('d')]])).toEqual(['d', 'c', 'a', 'b'])
    const titled = [hit('a', { inTitle: true }), hit('b'), hit('c', { score: 9 })]
    expect(idsOf([titled, [hit('d'), hit('c')]])).toEqual(['a', 'c', 'd', 'b'])
  })
})

it('is searched for without what asks for another page, unless it says nothing else', () => {
  expect(wordsOf('nesikalbam, ar yra testas')).toEqual(['nesikalbam,'])
  expect(wordsOf('ar yra testas')).toEqual(['testas'])
})

it('asks for a quiz or prices in any form of the words', () => {
  const asked = (query: string) => offersOf(query).map(({ href }) => href)
  for (const query of ['testas', 'ar yra testas?', 'Santykių testą', 'nesikalbam, ar yra testas']) {
    expect(asked(query), query).toEqual(['/testai'])
  }
  for (const query of ['kaina', 'kiek kainuoja', 'konsultacija', 'konsultuotis', 'jūsų kainos?']) {
    expect(asked(query), query).toEqual(['/consultations'])
  }
  for (const query of ['te', 'tėtis', 'tęsti', 'kaip tai ištesėti', 'kaimynas', 'kiek', '']) {
    expect(asked(query), query).toEqual([])
  }
})

describe('a word', () => {
  it('is searched for without its negation too, and by the letters that its forms share, as they are typed', () => {
    expect(searchesOf('nesikalbame')).toEqual(['kalb', 'nesikalbame', 'kalbame'])
    expect(searchesOf('nebesikalbame')).toEqual(['kalb', 'nebesikalbame', 'kalbame'])
    expect(searchesOf('nebendrauja')).toEqual(['bendr', 'nebendrauja', 'bendrauja'])
    expect(searchesOf('apgavo')).toEqual(['apga', 'apgavo'])
    expect(searchesOf('išdavystė')).toEqual(['išdavy', 'išdavystė'])
    expect(searchesOf('nerti')).toEqual(['nerti'])
    expect(searchesOf('geria')).toEqual(['geria'])
  })

  it('is searched for as it is if it is common or a phrase in quotation marks', () => {
    expect(searchesOf('daryti')).toEqual(['daryti'])
    expect(searchesOf('"vyras meluoja"')).toEqual(['"vyras meluoja"'])
  })
})

describe('a word in a title', () => {
  it('counts more if both or neither are negated', () => {
    const [silence, sex] = ['Kai partneris nenori kalbėtis', 'Kaip kalbėtis apie seksą']
    expect(['nesikalbame', 'kalbame', 'tyla'].map((word) => titleWeightOf(silence, word))).toEqual([
      4, 3, 0,
    ])
    expect(['nesikalbame', 'kalbame'].map((word) => titleWeightOf(sex, word))).toEqual([3, 4])
  })
})

describe('a word that is in most articles', () => {
  it('finds beside a rarer one only what has it in the title, and lifts what both are in', () => {
    const jealousy = [hit('z', { score: 5 }), hit('a')]
    expect(idsOf([common(), jealousy])).toEqual(['a', 'z'])
    expect(idsOf([common(['b']), jealousy])).toEqual(['b', 'a', 'z'])
  })

  it('alone finds the articles that it is a title word of, with others of its kind also those that have all', () => {
    expect(idsOf([common(['c', 'e'])])).toEqual(['c', 'e'])
    expect(idsOf([common(['c']), []])).toEqual(['c'])
    const others = ['c', 'd', 'e', 'f', 'g', 'h'].map((id) => hit(id))
    expect(idsOf([common(['a']), others])).toEqual(['a', 'c', 'd', 'e', 'f'])
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
    ['tėvas-mama', 'mamos'],
    ['Meluoja', 'me'],
    ['ištikimybė', 'neištikimas'],
    ['nerimą', 'nerimas'],
    ['melas', 'meluoja'],
    ['melavo', 'meluoja'],
    ['apgaudinėja', 'apgavo'],
    ['apgautas', 'apgavo'],
    ['apgavystė', 'apgavo'],
    ['ką?', 'ką'],
    ['„Testai', 'testą'],
    ['nekalba', 'nebesikalbame'],
    ['bendrauti', 'nebendrauja'],
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
    ['kalbėtis', 'nesikalbam'],
    ['bendrauti', 'nebendraujam'],
    ['pasitikėjimas', 'nepasitiki'],
  ])('„%s“ is a form of „%s“, or begins with it', (found, searched) => {
    expect(isAlike(found, searched)).toBe(true)
  })

  it.each([
    ['apie', 'apgavo'],
    ['apgailestauti', 'apgavo'],
    ['kaina', 'ką'],
    ['tęstųsi', 'testas'],
    ['kiekvienas', 'kiek'],
    ['manimi', 'mane'],
    ['mūsų', 'muša'],
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

  it('is the beginning, with its matches, if the title matches', () => {
    expect(snippetOf(text, [])).toEqual([text])
    const late = `Pradžia čia. ${'Žodis '.repeat(40)}. Pabaiga. Pabaiga.`
    expect(snippetOf(late, [54, 55, 1], true)).toEqual([
      'Pradžia ',
      'čia',
      expect.stringMatching(/^\. (Žodis ){27}Žodis…$/),
    ])
    expect(snippetOf('', [])).toEqual([''])
    expect(snippetOf('Vienas.', [5])).toEqual(['Vienas.'])
    expect(snippetOf('Rašome straipsnyje , o ten .', [])).toEqual(['Rašome straipsnyje, o ten.'])
  })

  it('is where most of the words are, 30 of them, with an ellipsis where it stops within a sentence', () => {
    const long = `Ilgas ${'žodis '.repeat(40)}melas. Kitas melas po melo ${'ramiai '.repeat(40)}galas.`
    const cut = `${'ramiai '.repeat(29)}tuomet, ${'ramiai '.repeat(5)}`
    expect(snippetOf(cut, []).join('')).toMatch(/ramiai tuomet…$/)
    const snippet = snippetOf(long, [41, 43, 45]).join('')
    expect(snippet).toMatch(/^Kitas melas po melo (ramiai ){25}ramiai…$/)
    expect(snippetOf(long, [41]).join('')).toMatch(/^Ilgas (žodis ){40}melas\.$/)
    expect(snippetOf(long.replace('melas.', 'melas'), [41]).join('')).toMatch(
      /^Ilgas (žodis ){40}melas Kitas melas po melo ramiai…$/,
    )
  })

  it('stays in one paragraph, rather a longer one than a heading, and does not end with a colon', () => {
    const [end, long] = ['¶', 'žodis '.repeat(8)]
    const two = `Pirma pastraipa ${end} Kas meluoja ${end} Sakoma, kad meluoja ${long}taip: ${end} – Gerai. ${end}`
    expect(snippetOf(two, []).join('')).toBe('Pirma pastraipa')
    expect(snippetOf(two, [4, 8]).join('')).toBe(`Sakoma, kad meluoja ${long}taip…`)
    expect(snippetOf(two, [4]).join('')).toBe('Kas meluoja')
    expect(snippetOf(two, [7 + 13]).join('')).toBe('– Gerai.')
  })

  it('ends with a sentence, or a clause and an ellipsis, if half of it remains', () => {
    const sentence = `Kai ${'žodis '.repeat(20)}melas. Kitas ${'žodis '.repeat(20)}galas.`
    expect(snippetOf(sentence, [21]).join('')).toMatch(/^Kai (žodis ){20}melas\.$/)
    const clause = sentence.replace('melas. Kitas', 'melas, kitas')
    expect(snippetOf(clause, [21]).join('')).toMatch(/^Kai (žodis ){20}melas…$/)
    expect(snippetOf(clause, [24]).join('')).toMatch(/melas, kitas (žodis ){6}žodis…$/)
  })
})
