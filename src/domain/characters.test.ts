import { expect, it } from 'vitest'
import { withoutForbiddenCharacters } from './characters.ts'

it('removes NUL, control characters, U+FFFE, U+FFFF and their like, and keeps white space', () => {
  expect(withoutForbiddenCharacters('a\u0000b\u0007c\u009fd\ufffee\ufffff')).toBe('abcdef')
  expect(withoutForbiddenCharacters('a\ufdd0b\u{1fffe}c')).toBe('abc')
  expect(withoutForbiddenCharacters('ąčę\t😀\r\n')).toBe('ąčę\t😀\r\n')
})
