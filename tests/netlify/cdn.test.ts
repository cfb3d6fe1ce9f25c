import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertBooking } from '#src/features/consultations/server/booking-queries.ts'
import { allContracts } from '../all-contracts.ts'
import { articleBody } from '../api/content.ts'
import { at, isRecord, textAt } from '../api/test-site.ts'
import { type Cdn, startCdn } from './cdn.ts'
import { type CallOptions, usePlatform } from './platform.ts'

const SECRET = 'slapta@pastas.example'
const SLUG = 'kaip-kalbetis-ramiai'

const platform = usePlatform()
let cdn: Cdn
let token = ''
let article: unknown

const send = (method: string, address: string, body: unknown) =>
  cdn.call(address, { method, body: JSON.stringify(body), token })

beforeAll(async () => {
  token = await platform.logIn()
  cdn = startCdn(platform)
  article = (await send('POST', '/api/admin/blog', articleBody({ slug: SLUG }))).body
  await insertBooking(platform.db, {
    id: crypto.randomUUID(),
    name: 'Slapta',
    email: SECRET,
    consultationType: 'couple',
  })
})
beforeEach(() => {
  cdn.clear()
})

/** Addresses whose answers are for everybody. */
const PUBLIC = [
  '/api/blog',
  `/api/blog/${SLUG}`,
  '/api/blog/nera-tokio',
  '/api/pages/privatumo-politika',
  '/api/quizzes',
  '/api/quiz/bendras-santykiu-testas',
  '/api/experts',
  '/api/changes',
  `/blog/${SLUG}`,
  '/blog/nera-tokio',
  `/gyvai/blog/${SLUG}`,
  '/gyvai/experts',
  '/media/nera.webp',
]

/** Headers by which someone who fills the cache might change the answers to others. */
const STRANGE: Record<string, string>[] = [
  {
    'x-forwarded-host': 'pavojus.example',
    host: 'pavojus.example',
    forwarded: 'host=pavojus.example',
  },
  { 'x-forwarded-proto': 'http', 'x-forwarded-port': '81', 'x-forwarded-for': '198.51.100.1' },
  { 'accept-language': 'ru', accept: 'text/plain', 'user-agent': 'pavojus', dnt: '1' },
  { cookie: 'uzsakymas=pavojus; nf_ab=1; nf_jwt=pavojus', authorization: 'Bearer pavojus' },
  {
    'x-nf-client-connection-ip': '198.51.100.1',
    'x-nf-geo': btoa(JSON.stringify({ country: { code: 'RU' } })),
    'x-nf-account-tier': 'pavojus',
  },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin', 'x-http-method-override': 'POST' },
]

/** Returns the headers of an answer except those in which the platform describes the call. */
const ownHeaders = (headers: Headers) => [...headers].filter(([name]) => !name.startsWith('x-nf-'))

/** Pages for one visitor, which have no contract. */
const PAGES = [
  '/naujienlaiskis/patvirtinti/x',
  '/naujienlaiskis/atsisakyti/x',
  '/rezultatas/x',
  '/palyginimas/x',
  '/palyginimas/kvietimas/bendras-santykiu-testas/x',
  '/mano-duomenys',
  '/mano-duomenys/x',
  '/sutarties-atsisakymas',
  '/perziura/x',
]

describe('the CDN', () => {
  it('asks a function once for what it may keep', async () => {
    for (const address of PUBLIC.filter((one) => !one.includes('nera'))) {
      await cdn.call(address)
      const { calls } = cdn
      expect(await cdn.call(address), address).toMatchObject({ status: 200 })
      expect(cdn.calls, address).toBe(calls)
    }
  })

  it('asks a function at most once a page, whatever a hundred invented queries say', async () => {
    for (const address of PUBLIC) {
      const { calls } = cdn
      for (let index = 0; index < 100; index++) await cdn.call(`${address}?isgalvota=${index}`)
      expect(cdn.calls - calls, address).toBeLessThanOrEqual(1)
    }
  })

  it('is given the same bytes, whatever the headers of a call say', async () => {
    for (const address of PUBLIC) {
      const { status, headers, bytes } = await platform.call(address)
      for (const strange of STRANGE) {
        const answer = await platform.call(address, { headers: strange })
        expect(answer.status, address).toBe(status)
        expect(ownHeaders(answer.headers), address).toEqual(ownHeaders(headers))
        expect(
          Buffer.compare(answer.bytes, bytes),
          `${address} ${Object.keys(strange).join()}`,
        ).toBe(0)
      }
    }
  })

  it('shows a save after its purge, also the third in five seconds', async () => {
    const id = textAt(article, 'id')
    const titleOf = async () => at((await cdn.call(`/api/blog/${SLUG}`)).body, 'title')
    for (const title of ['Pirmas pavadinimas', 'Antras pavadinimas', 'Trečias pavadinimas']) {
      await titleOf()
      await cdn.call('/api/blog')
      await cdn.call(`/gyvai/blog/${SLUG}`)
      const { status } = await send(
        'PUT',
        `/api/admin/blog/${id}`,
        articleBody({ slug: SLUG, title }),
      )
      expect(status).toBe(200)
      expect(await titleOf()).toBe(title)
      expect((await cdn.call('/api/blog')).text).toContain(title)
      expect((await cdn.call(`/gyvai/blog/${SLUG}`)).text).toContain(title)
    }
  })

  it('never stores what is private, whoever asks', async () => {
    const uuid = crypto.randomUUID()
    const named = (pattern: string) =>
      pattern
        .replace(':slug', SLUG)
        .replace(/:(?:id|\w*Id)\b/, uuid)
        .replaceAll(/:\w+/g, 'x')
    const contracts = await allContracts()
    // Calls that end the session come last.
    const routes = contracts
      .map(([name, { route }]) => ({ name, method: route.method, address: named(route.path) }))
      .sort((a, b) => Number(a.name.includes('logout')) - Number(b.name.includes('logout')))
    const drive = async (address: string, options: CallOptions) => {
      for (const caller of [{}, { token }]) {
        const { headers, text } = await cdn.call(address, { ...options, ...caller })
        if (text.includes(SECRET)) expect(headers.get('Cache-Control'), address).toBe('no-store')
        expect(headers.get('Set-Cookie')).toBeNull()
      }
    }
    for (const address of [...PUBLIC, ...PAGES]) await drive(address, {})
    for (const { method, address } of routes) {
      await drive(address, {})
      if (method !== 'GET') await drive(address, { method, body: '{}' })
    }
    const kept = cdn.stored.map(({ address }) => address)
    expect(kept.length).toBeGreaterThan(5)
    expect(
      kept.filter(
        (address) =>
          !/^\/(?:api\/(?:blog|pages|quiz|quizzes|experts|changes)|blog|gyvai|media)(?:\/|$)/.test(
            address,
          ),
      ),
    ).toEqual([])
    expect(kept.filter((address) => address.startsWith('/api/admin'))).toEqual([])
    for (const { address, answer } of cdn.stored) {
      expect(answer.text, address).not.toContain(SECRET)
      // A stranger gets the same answer.
      if (isRecord(answer.body)) {
        expect((await platform.call(address)).body, address).toEqual(answer.body)
      }
    }
    // The calls were real: the administrator can see the booking.
    const session = await platform.logIn()
    expect((await cdn.call('/api/admin/bookings', { token: session })).text).toContain(SECRET)
  })
})
