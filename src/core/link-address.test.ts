import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['https://a.lt/b?c=d', 'https://a.lt/b?c=d'],
  [' a.lt ', 'https://a.lt'],
  ['www.ačiū.lt/kelias', 'https://www.ačiū.lt/kelias'],
  ['rasa@pastas.example', 'mailto:rasa@pastas.example'],
  ['mailto:rasa@pastas.example', 'mailto:rasa@pastas.example'],
  ['tel:+37060000000', 'tel:+37060000000'],
  ['/blog/straipsnis#dalis', '/blog/straipsnis#dalis'],
  ['#dalis', '#dalis'],
  ['//a.lt', null],
  ['javascript:alert(1)', null],
  ['data:text/html,a', null],
  ['du žodžiai', null],
  ['žodis', null],
  ['', null],
])('%j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
