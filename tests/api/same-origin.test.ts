import { expect, it } from 'vitest'
import { errorTexts } from '#src/texts/errors.ts'
import { allContracts } from '../all-contracts.ts'
import { at, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const site = useTestSite({ environment: { PUBLIC_SITE_URL: 'https://www.akademija.example' } })

useVisitorPages(site)

const writes = (await allContracts()).filter(([, { route }]) => route.method !== 'GET')

const OTHER_SITES: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://kita.akademija.example' },
  { Origin: 'https://kita.example' },
  // As a frame without an origin sends it.
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://kita.example' },
]

function ownPages(): Record<string, string>[] {
  return [
    {},
    { 'Sec-Fetch-Site': 'same-origin', Origin: site.url },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://www.akademija.example' },
    // As a page sends it whose address nobody may learn.
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
  ]
}

it.each(writes)('%s is refused when a page of another site makes it', async (_, { route }) => {
  const path = route.path.replaceAll(/:\w+/g, crypto.randomUUID())
  const ask = (headers: Record<string, string>) =>
    site.call(route.method, path, { body: '{', headers })
  for (const headers of OTHER_SITES) {
    const { status, body } = await ask(headers)
    expect([status, at(body, 'error')], JSON.stringify(headers)).toEqual([
      403,
      errorTexts.otherSite,
    ])
  }
  for (const headers of ownPages()) {
    // What is refused now, if anything, is the session, the token or the body.
    const { body } = await ask(headers)
    expect(at(body, 'error'), JSON.stringify(headers)).not.toBe(errorTexts.otherSite)
  }
})

it('a form of a visitor’s page is refused from another site, and taken without the headers of browsers', async () => {
  const send = (headers: Record<string, string>) =>
    site.call('POST', '/mano-duomenys', {
      body: 'email=',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    })
  for (const headers of OTHER_SITES) expect((await send(headers)).status).toBe(403)
  for (const headers of ownPages()) expect((await send(headers)).status).toBe(400)
})

it('reading is nobody’s to refuse', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://kita.example' }
  expect((await site.call('GET', '/api/blog', { headers })).status).toBe(200)
})
