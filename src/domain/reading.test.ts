import { describe, expect, it } from 'vitest'
import { countWords, proposeReadingTime } from './reading.ts'

describe('the words of a text', () => {
  it.each([
    ['', 0],
    ['## Antraštė\n\n- **du** žodžiai –', 3],
    ['Ne*labai* 2026-aisiais', 2],
  ])('%j are %i', (text, words) => {
    expect(countWords(text)).toBe(words)
  })
})

describe('the proposed time of reading', () => {
  it.each([
    [0, 5],
    [1, 1],
    [875, 5],
    [10_000, 57],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(proposeReadingTime(words)).toBe(minutes)
  })
})
