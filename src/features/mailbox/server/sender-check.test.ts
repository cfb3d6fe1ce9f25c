import { describe, expect, it } from 'vitest'
import { checkSender } from './sender-check.ts'

const SERVER = 'mx.akademija.example'
const check = (...results: string[]) => checkSender(results, SERVER, 'pastas.example')

describe('the sender of a mail is verified by', () => {
  it.each([
    ['DMARC', `${SERVER}; dmarc=pass (p=none dis=none) header.from=pastas.example`],
    [
      'DMARC without its domain',
      `${SERVER};\r\n\tspf=fail smtp.mailfrom=kitas.example;\r\n\tdmarc=pass`,
    ],
    [
      'DKIM of the very domain',
      `${SERVER} 1; dkim=pass (2048-bit key; unprotected) header.d=Pastas.example header.s=a`,
    ],
    ['DKIM as Gmail writes it', `${SERVER}; dkim=pass header.i=@pastas.example header.s=a`],
    [
      'a result among others',
      `${SERVER}; dkim=fail header.d=pastas.example; dkim = pass header.d="pastas.example"`,
    ],
  ])('%s', (_, result) => {
    expect(check(result)).toBe('verified')
  })
})

describe('the sender of a mail is not verified by', () => {
  it.each([
    ['nothing', []],
    ['SPF', [`${SERVER}; spf=pass smtp.mailfrom=pastas.example`]],
    ['DKIM of another domain', [`${SERVER}; dkim=pass header.d=kitas.example`]],
    ['DKIM of an identity elsewhere', [`${SERVER}; dkim=pass header.i=pastas.example@kitas.lt`]],
    ['DKIM of a subdomain', [`${SERVER}; dkim=pass header.d=a.pastas.example`]],
    ['DMARC of another domain', [`${SERVER}; dmarc=pass header.from=kitas.example`]],
    ['a failure', [`${SERVER}; dmarc=fail header.from=pastas.example`]],
    ['the result of another server', ['mx.kitas.example; dmarc=pass header.from=pastas.example']],
    ['no result', [`${SERVER}; none`]],
    [
      'a comment',
      [`${SERVER}; dmarc=fail (dmarc=pass (x) ; dmarc=pass) header.from=pastas.example`],
    ],
    ['a quoted text', [`${SERVER}; dkim=fail reason="x; dmarc=pass header.from=pastas.example; "`]],
    [
      'a result that the sender has put below the true one',
      [
        `${SERVER}; dmarc=fail header.from=pastas.example`,
        `${SERVER}; dmarc=pass header.from=pastas.example`,
      ],
    ],
  ])('%s', (_, results) => {
    expect(check(...results)).toBe('unverified')
  })
})

it('nothing is known about the sender of a mail while the receiving server is not configured', () => {
  expect(checkSender([`${SERVER}; dmarc=pass`], null, 'pastas.example')).toBe('unknown')
})
