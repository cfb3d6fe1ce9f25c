import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it, vi, test } from 'vitest'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { readToken, signToken, type LinkPurpose, readVisitorLink, visitorLink } from './signing.ts'
import { RequestError } from './errors.ts'

const now = new Date('2026-11-20T10:00:00Z')
const later = new Date(now.getTime() + 1000)

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'paslaptis')
})

describe('a signed token', () => {
  it('says what was signed until it expires', () => {
    const token = signToken('peržiūra', ['post', 'ąžuolas'], later)
    expect(token).toMatch(/^[\w-]+$/)
    expect(readToken('peržiūra', token, now)).toEqual({
      state: 'valid',
      claims: ['post', 'ąžuolas'],
      expiresAt: later,
    })
    expect(readToken('peržiūra', token, later)).toEqual({
      state: 'expired',
      claims: ['post', 'ąžuolas'],
      expiresAt: later,
    })
  })

  it('never looks like the address of a Bitcoin wallet, which a mail is suspected for', () => {
    const claims = ['laiškas', crypto.randomUUID(), crypto.randomUUID()]
    const tokens = Array.from({ length: 2_000 }, () => signToken('peržiūra', claims, later))
    const wallet = /\b[13][a-km-zA-HJ-NP-Z1-9]{25,34}\b/
    expect(tokens.filter((token) => wallet.test(token))).toEqual([])
  })

  it('is forged when it was made for another purpose, with another secret or by nobody', () => {
    const token = signToken('peržiūra', ['post'], later)
    expect(readToken('įkėlimas', token, now)).toEqual({ state: 'forged' })
    vi.stubEnv('SIGNING_SECRET', 'kita')
    expect(readToken('peržiūra', token, now)).toEqual({ state: 'forged' })
    for (const invented of ['', 'a', 'x'.repeat(60), 'ąčę', '%00']) {
      expect(readToken('peržiūra', invented, now), invented).toEqual({ state: 'forged' })
    }
  })

  it('is forged when any of its characters was changed, taken away or added', () => {
    const token = signToken('peržiūra', ['post'], later)
    for (let index = 0; index < token.length; index++) {
      const other = token[index] === 'A' ? 'B' : 'A'
      const changed = token.slice(0, index) + other + token.slice(index + 1)
      expect(readToken('peržiūra', changed, now), changed).toEqual({ state: 'forged' })
      expect(readToken('peržiūra', token.slice(0, index), now)).toEqual({ state: 'forged' })
    }
    for (const longer of [`${token}A`, `${token}=`, `${token}\n`]) {
      expect(readToken('peržiūra', longer, now), longer).toEqual({ state: 'forged' })
    }
  })

  it('tells nothing of its claims, and is another one each time', () => {
    const claims = ['ona@pastas.example', '0b6f1f0e-8a9f-4b59-9f63-1d2c3e4f5a6b']
    const tokens = [1, 2].map(() => signToken('peržiūra', claims, later))
    expect(tokens[0]).not.toBe(tokens[1])
    for (const token of tokens) {
      const bytes = Buffer.from(token, 'base64url')
      for (const part of [...claims, String(later.getTime())]) {
        expect(token + bytes.toString('latin1')).not.toContain(part)
      }
    }
  })

  it('of the former format is valid as before, and as safe from changes', () => {
    const payload = Buffer.from(JSON.stringify([later.getTime(), 'ona@pastas.example']))
    const mac = createHmac('sha256', 'paslaptis').update('peržiūra\n').update(payload).digest()
    const former = Buffer.concat([mac, payload])
    expect(readToken('peržiūra', former.toString('base64url'), now)).toEqual({
      state: 'valid',
      claims: ['ona@pastas.example'],
      expiresAt: later,
    })
    expect(readToken('peržiūra', former.toString('base64url'), later)).toMatchObject({
      state: 'expired',
    })
    expect(readToken('įkėlimas', former.toString('base64url'), now)).toEqual({ state: 'forged' })
    for (let index = 0; index < former.length; index++) {
      const changed = Buffer.from(former)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(readToken('peržiūra', changed.toString('base64url'), now)).toEqual({ state: 'forged' })
    }
  })

  it('needs a secret', () => {
    vi.stubEnv('SIGNING_SECRET', '')
    expect(() => signToken('peržiūra', [], later)).toThrow('nesukonfigūruot')
    expect(() => readToken('peržiūra', 'x', later)).toThrow('nesukonfigūruot')
  })
})

const soon = () => new Date(Date.now() + 60_000)

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'paslaptis')
  vi.stubEnv('PUBLIC_SITE_URL', 'https://akademija.example')
})

test.each<[LinkPurpose, string]>([
  ['newsletter-confirmation', '/naujienlaiskis/patvirtinti/'],
  ['newsletter-leaving', '/naujienlaiskis/atsisakyti/'],
  ['quiz-result', '/rezultatas/'],
  ['comparison', '/palyginimas/'],
  ['own-data', '/mano-duomenys/'],
])('a link of the kind %s leads to its page, which learns what was signed', (purpose, path) => {
  const page = `https://akademija.example${path}`
  const link = visitorLink(purpose, ['ona@pastas.example'], soon())
  expect(link.startsWith(page)).toBe(true)
  expect(readVisitorLink(purpose, link.slice(page.length))).toEqual(['ona@pastas.example'])
})

test('a forged link and an expired one are refused with a sentence each', () => {
  const forged = signToken('own-data', ['a'], soon())
  expect(() => readVisitorLink('quiz-result', forged)).toThrow(
    new RequestError(403, visitorPageTexts.linkForged),
  )
  const expired = signToken('own-data', ['a'], new Date(0))
  expect(() => readVisitorLink('own-data', expired)).toThrow(
    new RequestError(403, visitorPageTexts.linkExpired),
  )
})
