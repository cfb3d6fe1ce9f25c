import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorTexts } from '#src/texts/errors.ts'
import { sign, verify } from './signing.ts'

const inAnHour = () => new Date(Date.now() + 3_600_000)
const asText = (token: string) => Buffer.from(token.slice(43), 'base64url').toString()

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of this test')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a signed token', () => {
  it('gives back what was signed, in letters that an address takes as they are', () => {
    const payload = { kind: 'post', id: 'ąžuolas/?&=+' }
    const token = sign(payload, inAnHour())
    expect(verify(token)).toEqual(payload)
    expect(token).toMatch(/^[\w-]+$/)
  })

  it('is worth nothing once it has expired', () => {
    expect(verify(sign({ id: '1' }, new Date(Date.now() - 1)))).toBeNull()
  })

  it('is worth nothing when any letter of it was changed, added or taken away', () => {
    const token = sign({ id: '1' }, inAnHour())
    for (let index = 0; index < token.length; index++) {
      for (const other of ['A', 'B', 'C', 'D', '+', 'ą']) {
        if (token[index] === other) continue
        expect(verify(token.slice(0, index) + other + token.slice(index + 1))).toBeNull()
      }
    }
    for (const other of ['', 'x', token.slice(1), token.slice(0, -1), `${token}A`, `.${token}`]) {
      expect(verify(other)).toBeNull()
    }
  })

  it('cannot be given a later expiry with the mark of another', () => {
    const token = sign({ id: '1' }, inAnHour())
    const later = asText(token).replace(/"expiresAt":\d+/, '"expiresAt":9999999999999')
    expect(verify(token.slice(0, 43) + Buffer.from(later).toString('base64url'))).toBeNull()
  })

  it('of another secret is worth nothing', () => {
    const token = sign({ id: '1' }, inAnHour())
    vi.stubEnv('SIGNING_SECRET', 'another secret')
    expect(verify(token)).toBeNull()
  })

  it('is neither made nor read without a secret', () => {
    const token = sign({ id: '1' }, inAnHour())
    vi.stubEnv('SIGNING_SECRET', '')
    for (const use of [() => sign({}, inAnHour()), () => verify(token)]) {
      expect(use).toThrow(
        expect.objectContaining({ status: 503, userMessage: errorTexts.signingNotConfigured }),
      )
    }
  })
})
