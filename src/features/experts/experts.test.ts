import { describe, expect, it } from 'vitest'
import { initialsOf, paragraphsOf } from './experts.ts'

describe('initials', () => {
  it.each([
    ['Rasa Pavyzdė', 'RP'],
    ['žilvinas', 'Ž'],
    ['Ona Marija de Šilė', 'OŠ'],
    ['  Jonas   Kalnas ', 'JK'],
    ['Dr. Ieva Upė (Jr.)', 'DU'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

it('paragraphs are divided by blank lines', () => {
  expect(paragraphsOf('Viena\neilutė.\n   \n\nAntra. \n')).toEqual(['Viena\neilutė.', 'Antra.'])
  expect(paragraphsOf('')).toEqual([])
})
