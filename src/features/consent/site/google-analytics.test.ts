import { expect, test } from 'vitest'
import type { Private } from '#src/core/private.ts'
import { countedAddress, startAnalytics } from './google-analytics.ts'

/** Checks types only. The function is compiled but never called, as in `src/server/private.test.ts`. */
export const leak = (address: Private) => {
  // @ts-expect-error an address of a visitor
  startAnalytics(address)
}

const PAGE = 'https://www.example.lt/blog'

test.each([
  ['', ''],
  ['#pabaiga', ''],
  ['?raktas=slaptas&utm_source=laiskas&el=a%40b.lt#utm_id=1', '?utm_source=laiskas'],
  [
    '?utm_source=a&utm_medium=b&utm_campaign=%C5%BEiema%26x&utm_term=c&utm_content=d&utm_id=e',
    '?utm_source=a&utm_medium=b&utm_campaign=%C5%BEiema%26x&utm_term=c&utm_content=d&utm_id=e',
  ],
  ['?utm_sourcex=a&xutm_source=b&utm_=c&UTM_SOURCE=d&a=utm_source=e&utm_medium', ''],
  ['?kelias=/?utm_source=laiskas', ''],
])('of the query %s only the campaign is counted', (query, counted) => {
  expect(countedAddress(new URL(PAGE + query))).toBe(PAGE + counted)
})
