import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown.ts'
import { countWords, proposeReadingTime } from './reading.ts'

/** Counts the words of the HTML that the site shows. */
function shownWords(markdown: string): number {
  const text = renderMarkdown(markdown)
    .replaceAll(/<\/?(?:strong|em|a|code|del|sub|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

describe('the words of a text', () => {
  it.each([
    ['', 0],
    ['## Antraštė\n\n- **du** žodžiai –', 3],
    ['Ne*labai* 2026-aisiais', 2],
    ['[Trys žodžiai čia](https://pavyzdys.lt/kitas "Pavadinimas dviem")', 3],
    ['Prieš ![kas yra paveikslėlyje](/api/images/a-1x1.webp "Du žodžiai") ir po', 3],
    ['|Kada|Kas|\n|---|:-:|\n|vakare|**abu** kartu|', 5],
    ['1. Pirmas\n2. Antras', 2],
    ['Kai <vardas> <Vardas Pavarde> vėluoja', 5],
    ['Viena<br>eilutė, <sub>kita</sub>', 3],
  ])('%j are %i, as many as the page shows', (text, words) => {
    expect(countWords(text)).toBe(words)
    expect(shownWords(text)).toBe(words)
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
