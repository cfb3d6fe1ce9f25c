import { describe, expect, test } from 'vitest'
import { emailField } from '#src/core/fields.ts'
import { isEmailAddress } from './email-address.ts'

describe('an e-mail address', () => {
  test.each([
    ['ieva@example.lt', true],
    ['  Ieva.Petraite+akademija@pastas.example.lt ', true],
    ["o'brien@example.com", true],
    ['', false],
    ['ieva', false],
    ['ieva@example', false],
    ['ieva@@example.lt', false],
    ['.ieva@example.lt', false],
    ['ieva..p@example.lt', false],
    ['ieva petraite@example.lt', false],
    ['ąžuolas@example.lt', false],
    ['ieva@-example.lt', false],
  ])('%j is judged as the server judges it: %s', (value, good) => {
    expect(isEmailAddress(value)).toBe(good)
    expect(emailField().safeParse(value).success).toBe(good)
  })

  test('is at most 254 characters long, as the server has it', () => {
    for (const [name, good] of [
      ['i'.repeat(243), true],
      ['i'.repeat(244), false],
    ] as const) {
      expect(isEmailAddress(` ${name}@example.lt `)).toBe(good)
      expect(emailField().safeParse(` ${name}@example.lt `).success).toBe(good)
    }
  })
})
