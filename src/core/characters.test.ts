import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOneLine, normalizedText, withoutForbiddenCharacters } from './characters.ts'

it('removes NUL, control characters, U+FFFE, U+FFFF and their like, and keeps white space', () => {
  expect(withoutForbiddenCharacters('a\u0000b\u0007c\u009fd\ufffee\ufffff')).toBe('abcdef')
  expect(withoutForbiddenCharacters('a\ufdd0b\u{1fffe}c')).toBe('abc')
  expect(withoutForbiddenCharacters('ąčę\t😀\r\n')).toBe('ąčę\t😀\r\n')
})

it('puts text in one line, in the order in which it was written', () => {
  expect(inOneLine('Ruta\r\n\u2028Jonas\tOna\u0000')).toBe('Ruta Jonas Ona ')
  expect(inOneLine('a\u202eb\u2066c')).toBe('abc')
  expect(inOneLine('Mėnesio konsultacijos')).toBe('Mėnesio konsultacijos')
})

describe('a text of a field', () => {
  it.each([
    ['Rūta Šarūnė'.normalize('NFD'), 'Rūta Šarūnė'],
    // A zero-width space between a letter and its accent.
    ['s\u200B\u030Carka', 'šarka'],
    ['\uFEFFRa\u00ADsa\u200B', 'Rasa'],
    ['\u202ERasa\u202C \u2066Rasaitė\u2069\u200E', 'Rasa Rasaitė'],
    ['Ra\u2060sa\u200D', 'Rasa'],
    ['\uFFF9Ra\uFFFCsa\uFFFB', 'Rasa'],
    ['\u200DRasa\u200C Rasaitė', 'Rasa Rasaitė'],
    // Joiners, selectors and tags that change how their neighbours look.
    ['Šeima 👨\u200D👩\u200D👧', 'Šeima 👨\u200D👩\u200D👧'],
    ['Ruta 👩🏽\u200D💻 ❤\uFE0F\u200D🔥', 'Ruta 👩🏽\u200D💻 ❤\uFE0F\u200D🔥'],
    [
      '🏴\u{E0067}\u{E0062}\u{E007F} 🏳\uFE0F\u200D🌈',
      '🏴\u{E0067}\u{E0062}\u{E007F} 🏳\uFE0F\u200D🌈',
    ],
    ['نمی\u200Cدانم', 'نمی\u200Cدانم'],
    ['क\u094D\u200Dष', 'क\u094D\u200Dष'],
    ['👩\u200D', '👩'],
    // Nothing visible.
    ['\u200B\u2060\uFEFF\u00AD\u200D', ''],
    [' \u3164\uFE0F\u00A0', ''],
    ['\u2800\u200E', ''],
    ['\uFFFC', ''],
    ['\uFFF9 \uFFFB', ''],
    ['\u0301', ''],
    [' \u0301\u20E3', ''],
  ])('%j becomes %j', (written, right) => {
    expect(normalizedText(written)).toBe(right)
    expect(normalizedText(right)).toBe(right)
  })

  it('is the same when it is normalised again', () => {
    const character = fc.constantFrom(...Array.from('aš\u030C\u200B\u200D\u200C\u00ADж😀\uFE0F ن'))
    const text = fc.array(character, { maxLength: 12 }).map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), (written) => {
        const normalized = normalizedText(written)
        expect(normalizedText(normalized)).toBe(normalized)
      }),
      { numRuns: 5_000 },
    )
  })
})
