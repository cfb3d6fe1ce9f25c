import { describe, expect, it } from 'vitest'
import { articleMarkdown, cutAtWord, distinctLines, plainLine } from './generated-text.ts'

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
  it('loses a first heading, as the title stands above the content already', () => {
    expect(articleMarkdown('# Pavadinimas\n\nĮžanga.\n\n## Skyrius\n\nTekstas.\n')).toBe(
      'Įžanga.\n\n## Skyrius\n\nTekstas.',
    )
    expect(articleMarkdown('\n# Pavadinimas\n \nĮžanga.')).toBe('Įžanga.')
    expect(articleMarkdown('## Skyrius\r\n\r\nTek\u0000stas')).toBe('## Skyrius\n\nTekstas')
  })
})
