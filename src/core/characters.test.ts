import { expect, it } from 'vitest'
import { inOneLine, withoutForbiddenCharacters } from './characters.ts'

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
