import { describe, expect, it } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

describe('a text for a card', () => {
  it('keeps a word that is longer', () => {
    expect(cutAtWord('nepasitikėjimas', 10)).toBe('nepasitikėjimas')
  })

  it('ends with a sentence if enough is left', () => {
    expect(cutAtWord('Kaip sustoti ginče? Lapas.', 25)).toBe('Kaip sustoti ginče?')
    expect(cutAtWord('Kaip? Sustoti ginče dviem.', 25)).toBe('Kaip? Sustoti ginče…')
    expect(cutAtWord('Kaip? Sustoti ginče dviem.', 25, 4)).toBe('Kaip?')
  })

  it('ends with a clause and an ellipsis if enough is left, never with an abbreviation', () => {
    expect(cutAtWord('Kaip tylėti, laukti ir pradėti', 20)).toBe('Kaip tylėti…')
    expect(cutAtWord('Kaip tylėti – laukti ir pradėti', 21)).toBe('Kaip tylėti…')
    expect(cutAtWord('Kaip tylėti, laukti ir pradėti', 20, 12)).toBe('Kaip tylėti, laukti…')
    expect(cutAtWord('Kaip tylėti taip, kad girdėtų kitas', 22)).toBe('Kaip tylėti…')
    expect(cutAtWord('Kaip tylėti, laukti ir pradėti', 28)).toBe('Kaip tylėti, laukti…')
    expect(cutAtWord('Namuose rašo J. Jonas iš Alytaus', 24)).toBe('Namuose rašo J. Jonas…')
  })

  it('ends after a word, without the signs before the ellipsis, and soft hyphens do not count', () => {
    expect(cutAtWord('Tylėti, laukti.', 15)).toBe('Tylėti, laukti.')
    expect(cutAtWord('Tylėti, laukti.', 14)).toBe('Tylėti…')
    expect(cutAtWord('Apie laiką ir kūną, artumą dviem', 24)).toBe('Apie laiką ir kūną…')
    expect(cutAtWord('Tylėti ramiai ir kaip laukti', 25)).toBe('Tylėti ramiai…')
    expect(cutAtWord('Tylėti ramiai ir su', 19)).toBe('Tylėti ramiai ir su')
    expect(cutAtWord('nesu\u00ADsi\u00ADpykti jau', 15)).toBe('nesu\u00ADsi\u00ADpykti jau')
  })
})
