import { beforeEach, expect, test, vi } from 'vitest'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { RequestError } from './errors.ts'
import { signToken } from './signing.ts'
import { type LinkPurpose, readVisitorLink, visitorLink } from './visitor-links.ts'

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
