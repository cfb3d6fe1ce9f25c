import { describe, expect, it } from 'vitest'
import {
  articleMarkdown,
  cutAtWord,
  distinctLines,
  plainLine,
  fitSuggestion,
  type SeoSuggestion,
  seoFaults,
  tidySuggestion,
} from './generated-text.ts'

describe('a cut text', () => {
  it('stays whole while it fits', () => {
    expect(cutAtWord('Kaip kalbėtis', 13)).toBe('Kaip kalbėtis')
  })

  it('ends with a whole word and no dangling mark', () => {
    expect(cutAtWord('Kaip kalbėtis ramiai', 14)).toBe('Kaip kalbėtis')
    expect(cutAtWord('Kaip kalbėtis, ramiai', 15)).toBe('Kaip kalbėtis')
    expect(cutAtWord('Kaip – ramiai', 8)).toBe('Kaip')
  })

  it('cuts a single long word, never through a character', () => {
    expect(cutAtWord('nebeprisikiškiakopūsteliaujantis', 10)).toBe('nebeprisik')
    expect(cutAtWord('širdis💚💚', 7)).toBe('širdis')
    expect(cutAtWord('💚 širdis ilga', 10)).toBe('💚 širdis')
  })
})

describe('a line', () => {
  it('has single spaces and no control characters', () => {
    expect(plainLine('  Kaip\n\tkalbėtis\u0000ramiai ')).toBe('Kaip kalbėtis ramiai')
  })

  it('stands once in a list, whatever its capitals, and never empty', () => {
    expect(distinctLines(['Ginčas', ' ginčas', '', 'pokalbis', 'tyla'], 20, 2)).toEqual([
      'Ginčas',
      'pokalbis',
    ])
  })
})

describe('generated Markdown', () => {
  const article = (markdown: string) => articleMarkdown(markdown, 'Kaip tylėti?')

  it.each(['# Kaip tylėti?', '\n## **Kaip tylėti**', '# kaip  tylėti ?'])(
    'loses a first heading that repeats the title: %j',
    (heading) => {
      const rest = '\n\nĮžanga.\n\n## Kaip tylėti?\n\nTekstas.\n'
      expect(article(heading + rest)).toBe(rest.trim())
    },
  )

  it('keeps any other first heading, and loses control characters', () => {
    expect(article('# Kada tylėti?\n \nĮžanga.')).toBe('# Kada tylėti?\n \nĮžanga.')
    expect(article('## Skyrius\r\n\r\nTek\u0000stas')).toBe('## Skyrius\n\nTekstas')
  })
})

const words = (length: number) => 'žodis '.repeat(length).slice(0, length - 1) + '.'
/** Two sentences, together as long as a description may be. */
const whole = `${words(125)} ${words(34)}`
const good: SeoSuggestion = {
  seoTitle: 'Kaip kalbėtis ramiai',
  metaDescription: words(150),
  focusKeyword: 'pokalbis',
  metaKeywords: ['pokalbis', 'ramybė', 'klausymasis'],
  imageAltText: 'Du puodeliai ant stalo prie lango',
}
const article = { title: 'Kaip kalbėtis', category: 'Bendravimas', tags: ['pokalbiai', 'tyla'] }
const fit = (changes: Partial<SeoSuggestion>) => fitSuggestion({ ...good, ...changes }, article)

describe('the faults of an SEO suggestion', () => {
  it('are none within the limits, to the last character', () => {
    expect(seoFaults(good)).toEqual([])
    const edges = {
      seoTitle: words(60),
      metaDescription: words(120),
      focusKeyword: 'ab',
      metaKeywords: Array<string>(10).fill('a'),
      imageAltText: words(120),
    }
    expect(seoFaults(edges)).toEqual([])
    expect(seoFaults({ ...edges, metaDescription: words(160) })).toEqual([])
  })

  it.each<[Partial<SeoSuggestion>, keyof SeoSuggestion, number]>([
    [{ seoTitle: words(61) }, 'seoTitle', 61],
    [{ seoTitle: '' }, 'seoTitle', 0],
    [{ metaDescription: words(119) }, 'metaDescription', 119],
    [{ metaDescription: words(161) }, 'metaDescription', 161],
    [{ focusKeyword: 'a' }, 'focusKeyword', 1],
    [{ metaKeywords: ['a', 'b'] }, 'metaKeywords', 2],
    [{ metaKeywords: Array<string>(11).fill('a') }, 'metaKeywords', 11],
    [{ imageAltText: words(121) }, 'imageAltText', 121],
  ])('name the field and its size: %j', (changes, field, size) => {
    expect(seoFaults({ ...good, ...changes })).toMatchObject([{ field, size }])
  })
})

describe('a tidy suggestion', () => {
  it('has texts of one line and each keyword once', () => {
    expect(
      tidySuggestion({
        ...good,
        seoTitle: ' Kaip\nkalbėtis ',
        metaKeywords: ['Tyla', 'tyla ', ''],
      }),
    ).toMatchObject({ seoTitle: 'Kaip kalbėtis', metaKeywords: ['Tyla'] })
  })
})

describe('fitting a suggestion', () => {
  it('changes nothing that is within the limits', () => {
    expect(fit({})).toEqual(good)
    expect(fit({ metaDescription: whole, focusKeyword: 'jį' })).toEqual({
      ...good,
      metaDescription: whole,
      focusKeyword: 'jį',
    })
  })

  it('cuts long texts at a word', () => {
    const fitted = fit({ seoTitle: 'labai ilgas pavadinimas '.repeat(4), imageAltText: words(200) })
    expect(fitted?.seoTitle).toBe('labai ilgas pavadinimas labai ilgas pavadinimas labai ilgas')
    expect(fitted?.imageAltText).toMatch(/žodis$/)
    expect(fitted?.imageAltText.length).toBeLessThanOrEqual(120)
  })

  it('cuts a long description at a sentence where one ends late enough, else at a word', () => {
    const sentence = words(130)
    expect(
      fit({ metaDescription: `${sentence} Dar vienas sakinys, kuris nebetelpa. Ir dar.` }),
    ).toEqual({ ...good, metaDescription: sentence })
    for (const start of [words(120), whole]) {
      const description = `${start} ${words(60)}`
      expect(fit({ metaDescription: description })?.metaDescription).toBe(start)
    }
    const late = fit({ metaDescription: `Trumpai. ${words(300)}` })?.metaDescription
    expect(late).toMatch(/žodis$/)
    expect(late?.length).toBeGreaterThanOrEqual(120)
    expect(late?.length).toBeLessThanOrEqual(160)
  })

  it('cuts a long list of keywords and fills a short one from the article', () => {
    const many = Array.from({ length: 14 }, (_, index) => `žodis ${index}`)
    expect(fit({ metaKeywords: many })?.metaKeywords).toEqual(many.slice(0, 10))
    expect(fit({ metaKeywords: ['pokalbis'] })?.metaKeywords).toEqual([
      'pokalbis',
      'pokalbiai',
      'tyla',
    ])
  })

  it('takes a missing focus keyword and title from what is there', () => {
    expect(fit({ focusKeyword: '', seoTitle: '' })).toMatchObject({
      focusKeyword: 'pokalbis',
      seoTitle: 'Kaip kalbėtis',
    })
  })

  it('gives up on a description that is too short, and without any keyword', () => {
    expect(fit({ metaDescription: 'Trumpai.' })).toBeNull()
    const letters = { ...good, focusKeyword: '', metaKeywords: ['a', 'b', 'c'] }
    expect(fitSuggestion(letters, { title: 'Kaip kalbėtis', category: '', tags: [] })).toBeNull()
  })
})
