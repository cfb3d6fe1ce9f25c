import { describe, expect, it } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

describe('a text for a card', () => {
  it('keeps a word that is longer', () => {
    expect(cutAtWord('nepasitikėjimas', 10)).toBe('nepasitikėjimas')
  })

  it('ends with a sentence if enough is left', () => {
    expect(cutAtWord('Kaip sustoti ginče? Lapas.', 25)).toBe('Kaip sustoti ginče?')
    expect(cutAtWord('Kaip? Sustoti ginče dviem.', 25)).toBe('Kaip? Sustoti ginče…')
  })

  it('ends after a word, without the signs before the ellipsis, and soft hyphens do not count', () => {
    expect(cutAtWord('Tylėti, laukti.', 15)).toBe('Tylėti, laukti.')
    expect(cutAtWord('Tylėti, laukti.', 14)).toBe('Tylėti…')
    expect(cutAtWord('Tylėti ir – laukti', 13)).toBe('Tylėti ir…')
    expect(cutAtWord('nesu\u00ADsi\u00ADpykti jau', 15)).toBe('nesu\u00ADsi\u00ADpykti jau')
  })
})
