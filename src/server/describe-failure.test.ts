import { describe, expect, it } from 'vitest'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'
import { EnvironmentError } from './environment.ts'
import { describeFailure } from './describe-failure.ts'

describe('a failure', () => {
  it('with a sentence of its own is answered by it', () => {
    const failure = new RequestError(409, 'Užimta.', { headers: { 'X-Of': 'own' } })
    expect(describeFailure(failure)).toMatchObject({
      status: 409,
      message: 'Užimta.',
      headers: { 'X-Of': 'own' },
    })
  })

  it.each([
    ['a missing setting', new EnvironmentError('SMTP_URL'), 503, errorTexts.databaseDown],
    ['a mistake of ours', new TypeError('a is undefined'), 500, errorTexts.unexpected],
  ])('that is %s is logged under an id', (_, error, status, message) => {
    const failure = describeFailure(error)
    expect(failure).toMatchObject({ status, message })
    expect(failure.headers['X-Error-Id']).toMatch(/\w{8}/)
    expect(failure.headers['Retry-After']).toBe(status === 503 ? '30' : undefined)
  })
})
