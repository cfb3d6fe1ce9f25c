import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { articleBody, pageBody, quizBody } from './content.ts'
import { useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const administrate = useAdministrator(site)

const KINDS = [
  ['posts', '/api/admin/blog', articleBody, ['/api/blog/', '/blog/', '/gyvai/blog/']],
  ['pages', '/api/admin/pages', pageBody, ['/api/pages/', '/p/', '/gyvai/p/']],
  ['quizzes', '/api/admin/quiz', quizBody, ['/api/quiz/', '/testas/', '/gyvai/testas/']],
] as const

beforeAll(async () => {
  const folder = path.join(process.env.SITE_DIR ?? '', 'shells')
  await mkdir(folder, { recursive: true })
  const kinds = ['post', 'page', 'quiz']
  for (const name of ['experts', ...kinds, ...kinds.map((kind) => `${kind}-missing`)]) {
    await writeFile(path.join(folder, `${name}.html`), '<head><!--head--></head><!--item-->')
  }
  for (const [tag, calls, makeBody] of KINDS) {
    // Articles and pages share their slugs.
    const created = await administrate('POST', calls, makeBody({ slug: `paskelbtas-${tag}` }))
    expect(created.status).toBe(201)
  }
})

/** The tags of each purge from now on, which the CDN is made to take. */
function purges(): string[][] {
  const purged: string[][] = []
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'raktas')
  vi.stubEnv('SITE_ID', 'svetaine')
  const realFetch = fetch
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    if (input !== 'https://api.netlify.com/api/v1/purge') return realFetch(input, init)
    const { cache_tags } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
      cache_tags: string[]
    }
    purged.push(cache_tags)
    return Promise.resolve(new Response(null, { status: 202 }))
  })
  return purged
}

it.each([
  '/api/blog',
  '/api/quizzes',
  '/api/experts',
  '/api/changes',
  '/gyvai/experts',
  ...KINDS.flatMap(([tag, , , paths]) => paths.map((folder) => `${folder}paskelbtas-${tag}`)),
])('%s is the same for the CDN whatever its query string', async (address) => {
  const { status, headers } = await site.call('GET', `${address}?utm_source=x`)
  expect(status).toBe(200)
  expect(headers.get('Netlify-CDN-Cache-Control')).toMatch(/^public, durable, max-age=86400/)
  expect(headers.get('Netlify-Vary')).toBe('query=none')
})

describe.each(KINDS)('an invented address of %s', (tag, calls, makeBody, paths) => {
  it('is answered by a 404 that is kept until its list is purged', async () => {
    for (const address of paths) {
      const { status, headers } = await site.call('GET', `${address}pramanytas`)
      expect(status, address).toBe(404)
      expect(headers.get('Netlify-CDN-Cache-Control')).toMatch(/^public, durable, max-age=86400/)
      expect(headers.get('Netlify-Cache-Tag'), address).toBe(tag)
      expect(headers.get('Netlify-Vary'), address).toBe('query=none')
    }
    const purged = purges()
    await administrate('POST', calls, makeBody({ slug: `pirma-karta-${tag}` }))
    expect(purged).toEqual([expect.arrayContaining([tag, 'changes'])])
  })

  it('that no item can have is answered so as well, until anything changes', async () => {
    const { status, headers } = await site.call('GET', `${paths[0]}Ne%20adresas`)
    expect(status).toBe(404)
    expect(headers.get('Netlify-Cache-Tag')).toBe('changes')
  })
})

it.each([
  ...KINDS.flatMap(([tag, , , folders]) => folders.map((folder) => `${folder}paskelbtas-${tag}`)),
  '/api/blog',
  '/api/experts',
  '/gyvai/experts',
])('%s answers with a closing slash as without', async (address) => {
  const [slashed, plain] = await Promise.all([
    site.call('GET', `${address}/`),
    site.call('GET', address),
  ])
  expect(plain.status).toBe(200)
  expect(slashed).toMatchObject({ status: 200, body: plain.body })
})

it('answers speak of the own host alone, until the owner says otherwise', async () => {
  const promise = async () => {
    const { headers } = await site.call('GET', '/api/blog')
    return headers.get('Strict-Transport-Security')
  }
  expect(await promise()).toBe('max-age=63072000')
  vi.stubEnv('HSTS_SUBDOMAINS', 'true')
  expect(await promise()).toBe('max-age=63072000; includeSubDomains')
})

it('an address that only a session may ask for is kept by nobody', async () => {
  const { status, headers } = await administrate('GET', `/api/admin/blog/${crypto.randomUUID()}`)
  expect(status).toBe(404)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Netlify-CDN-Cache-Control')).toBeNull()
})
