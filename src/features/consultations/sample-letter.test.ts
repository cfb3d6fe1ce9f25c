import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { firstLines, firstSentences } from './sample-letter.ts'

describe('the first lines of the sample letter', () => {
  test('are the salutation and the first paragraph', () => {
    const [first, rest] = firstLines(startingSettings.sampleAnswer)
    expect(first).toMatch(/^Laba diena, L\.,\n\načiū, .+ne taip“\.$/s)
    expect(rest).toMatch(/^Iš to, ką aprašote/)
  })

  test('are the whole of a short letter', () => {
    expect(firstLines('Laba diena,\n\nrašykite.')).toEqual(['Laba diena,\n\nrašykite.', ''])
    expect(firstLines('')).toEqual(['', ''])
  })

  test('and the rest lose nothing but the line between them', () => {
    const paragraphs = fc.array(fc.stringMatching(/^[a-ž ]{1,80}$/), { maxLength: 8 })
    fc.assert(
      fc.property(paragraphs, (parts) => {
        const letter = parts.join('\n\n')
        const [first, rest] = firstLines(letter)
        expect(rest === '' ? first : `${first}\n\n${rest}`).toBe(letter)
      }),
    )
  })
})

describe('the first sentences of the question', () => {
  test('end with a sentence, not inside a quotation', () => {
    const [first, rest] = firstSentences(startingSettings.sampleQuestion)
    expect(first).toMatch(/^Kartu esame .+ atsako vienu žodžiu\.$/)
    expect(rest).toMatch(/^Pykstu, .+– L\.$/)
    const quoting = `Vakar ${'labai '.repeat(10)}sakė: „Ateik. Sėsk. Klausyk.“ Nuėjau.`
    expect(firstSentences(quoting)[1]).toBe('Nuėjau.')
  })

  test('are the whole of a short question', () => {
    expect(firstSentences('Ką daryti? Padėkite.')).toEqual(['Ką daryti? Padėkite.', ''])
  })
})
