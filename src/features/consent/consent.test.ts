import { describe, expect, it } from 'vitest'
import { formatConsent, parseConsent } from './consent.ts'

const answered = new Date('2026-11-20T10:00:00.000Z')
const later = (days: number) => new Date(answered.getTime() + days * 24 * 60 * 60 * 1000)

describe('an answer about analytics', () => {
  it.each([true, false])('is kept as it was given: %s', (analytics) => {
    expect(parseConsent(formatConsent(analytics, answered), later(1))).toBe(analytics)
  })

  it('is kept with its version and date, and nothing else', () => {
    expect(JSON.parse(formatConsent(true, answered))).toEqual({
      version: 1,
      analytics: true,
      date: '2026-11-20T10:00:00.000Z',
    })
  })

  it.each([true, false])('holds for a year, then the visitor is asked again: %s', (analytics) => {
    const stored = formatConsent(analytics, answered)
    expect(parseConsent(stored, later(364))).toBe(analytics)
    expect(parseConsent(stored, later(365))).toBeUndefined()
  })

  it('to another version of the question does not count', () => {
    const stored = formatConsent(true, answered).replace('"version":1', '"version":0')
    expect(parseConsent(stored, later(1))).toBeUndefined()
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', 'true'],
    ['JSON null', 'null'],
    ['a list', '[]'],
    ['no date', '{"version":1,"analytics":true}'],
    ['a date that is none', '{"version":1,"analytics":true,"date":"šiandien"}'],
  ])('that is %s is none', (_name, stored) => {
    expect(parseConsent(stored, answered)).toBeUndefined()
  })

  it('that is not plainly yes is no', () => {
    const stored = formatConsent(true, answered).replace('"analytics":true', '"analytics":"true"')
    expect(parseConsent(stored, answered)).toBe(false)
  })
})
