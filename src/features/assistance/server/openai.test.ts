import { describe, expect, test, vi } from 'vitest'
import { errorTexts } from '#src/core/error-texts.ts'
import { AssistanceError, requireAssistance } from './openai.ts'

describe('an error of the language model', () => {
  test.each([
    ['refused', 400],
    ['busy', 429],
    ['unavailable', 503],
    ['timeout', 503],
  ] as const)('%s answers %d with its sentence', (fault, status) => {
    const cause = new Error('why')
    const error = new AssistanceError(fault, { retryAfter: '7', cause })
    const headers = fault === 'busy' ? { 'Retry-After': '7' } : {}
    expect(error).toMatchObject({ name: 'AssistanceError', fault, status, headers, cause })
    expect(error.userMessage).toBe(errorTexts.assistance[fault])
    expect(Object.keys(error.headers)).toEqual(Object.keys(headers))
  })

  test('asks a minute of patience when the service does not say how much', () => {
    expect(new AssistanceError('busy').headers).toEqual({ 'Retry-After': '60' })
  })
})

test('help needs a key', () => {
  vi.stubEnv('OPENAI_API_KEY', '')
  expect(() => requireAssistance()).toThrow(new AssistanceError('notConfigured'))
  vi.stubEnv('OPENAI_API_KEY', 'raktas')
  expect(() => requireAssistance()).not.toThrow()
})
