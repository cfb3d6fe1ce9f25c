import { describe, expect, it } from 'vitest'
import { checkBands } from './band-faults.ts'
import { newBand, newQuestion } from './quiz-form.ts'

const OPTIONS = ['0', '18'].map((weight) => ({ text: 'Taip', weight }))
const questions = [1, 2, 3].map(() => newQuestion())
const bands = (...ranges: [name: string, minScore: number, maxScore: number][]) =>
  ranges.map(([name, minScore, maxScore]) => ({ ...newBand(0, []), name, minScore, maxScore }))

describe('the bands of a quiz', () => {
  it('that fit its questions have no fault, and need not be equal', () => {
    const categories = bands(['Žema', 0, 1], ['Aukšta', 2, 6])
    expect(checkBands({ questions, categories })).toEqual({
      lowest: 0,
      highest: 6,
      faults: [],
      spread: null,
    })
  })

  it('are named where they no longer fit, with ranges that do', () => {
    const categories = bands(['Žema', 0, 3], ['', 3, 8], ['Aukšta', 9, 12])
    expect(checkBands({ questions, categories })).toMatchObject({
      faults: [
        'Kategorijos „Aukšta“ (9–12) neįmanoma pasiekti.',
        'Kategorijai „2 kategorija“ (3–8) skirta daugiau balų, nei galima surinkti.',
        'Balai 3 priklauso kelioms kategorijoms: „Žema“, „2 kategorija“.',
      ],
      spread: [
        { minScore: 0, maxScore: 2 },
        { minScore: 3, maxScore: 4 },
        { minScore: 5, maxScore: 6 },
      ],
    })
    const low = checkBands({ questions, categories: bands(['Žema', 0, 4]) })
    expect(low.faults).toEqual(['Balai 5–6 nepriklauso jokiai kategorijai.'])
  })

  it('are not spread again where that mends nothing', () => {
    const coarse = [{ ...newQuestion(), options: OPTIONS }]
    const categories = bands(['Žema', 0, 6], ['Vidutinė', 7, 12], ['Aukšta', 13, 18])
    expect(checkBands({ questions: coarse, categories })).toMatchObject({
      faults: ['Kategorijos „Vidutinė“ (7–12) neįmanoma pasiekti.'],
      spread: null,
    })
  })
})
