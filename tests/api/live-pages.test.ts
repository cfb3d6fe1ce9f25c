import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultShareImagePath } from '#src/features/images/share-images.ts'
import { brand } from '#src/core/brand-texts.ts'
import { startingPackages } from '../support/starting-packages.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { articleBody, pageBody, quizBody } from './content.ts'
import { SHELL, useShells } from './shells.ts'
import { textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)
const read = (address: string) => site.call('GET', address)

const missing = (kind: string) => `<head></head><body>${kind} nerastas</body>`
useShells({
  ...Object.fromEntries(['post', 'page', 'quiz', 'experts', 'expert'].map((name) => [name, SHELL])),
  'post-missing': missing('post'),
  'page-missing': missing('page'),
  'quiz-missing': missing('quiz'),
})

const KINDS = [
  ['post', '/api/admin/blog', '/blog', articleBody, 'posts', '/api/blog'],
  ['page', '/api/admin/pages', '/p', pageBody, 'pages', '/api/pages'],
  ['quiz', '/api/admin/quiz', '/testas', quizBody, 'quizzes', '/api/quiz'],
] as const

describe.each(KINDS)('the live page of a published %s', (kind, adminPath, folder, makeBody) => {
  const slug = `naujas-${kind}`
  const address = `${folder}/${slug}`
  let id = ''

  beforeAll(async () => {
    const title = `Antraštė „${kind}“ & <b>`
    id = textAt((await admin('POST', adminPath, makeBody({ slug, title }))).body, 'id')
  })

  it('answers 200 with its title, description and canonical in the head', async () => {
    const { status, body, headers } = await read(address)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(body).toContain(`<title>Antraštė „${kind}“ &amp; &lt;b&gt; - Santykių akademija</title>`)
    expect(body).toContain('<meta name="description"')
    expect(body).toContain(`<link rel="canonical" href="${site.url}${address}">`)
    expect(String(body).includes('"@type":"Article"')).toBe(kind === 'post')
    expect(body).toContain('"@type":"BreadcrumbList"')
    // Only the build that renders the page draws the item's own image.
    const image = `${site.url}${defaultShareImagePath(brand.name)}`
    expect(body).toContain(`<meta property="og:image" content="${image}">`)
    expect(body).not.toContain('<!--')
    expect(headers.get('Netlify-Cache-Tag')).toBe(`${kind}:${slug}`)
  })

  it('answers with the text of the item, which needs no script to be read, and HEAD without', async () => {
    const { body } = await read(address)
    expect(body).toContain(`>Antraštė „${kind}“ &amp; &lt;b&gt;</h1>`)
    expect(body).toMatch(kind === 'quiz' ? /<legend/ : /<p>(Pirma pastraipa|Tekstas)\./)
    expect(await site.call('HEAD', address)).toMatchObject({ status: 200, body: '' })
  })

  it('is answered below /gyvai too, where no built page stands in its way', async () => {
    const { body } = await read(address)
    expect(await read(`/gyvai${address}`)).toMatchObject({ status: 200, body })
  })

  it('keeps from visitors what only the administrator may see', async () => {
    const { body } = await read(address)
    for (const secret of ['weights', 'advice', 'focusKeyword', 'publishAt']) {
      expect(body, secret).not.toContain(secret)
    }
  })

  it('redirects permanently from an address it had before, through every change', async () => {
    for (const next of [`${slug}-2`, `${slug}-3`]) {
      await admin('PUT', `${adminPath}/${id}`, makeBody({ slug: next }))
    }
    for (const former of [address, `${address}-2`]) {
      const { status, headers } = await read(former)
      expect([status, headers.get('Location')]).toEqual([301, `${address}-3`])
    }
    const { headers } = await read(`/gyvai${address}`)
    expect(headers.get('Location')).toBe(`/gyvai${address}-3`)
    await admin('POST', adminPath, makeBody({ slug, title: 'Kitas' }))
    const { status, body } = await read(address)
    expect(status, 'an address that is taken again is no redirect any more').toBe(200)
    expect(body).toContain('<title>Kitas - Santykių akademija</title>')
  })

  it('answers 404 with the not-found view once it is a draft or deleted', async () => {
    await admin('PUT', `${adminPath}/${id}`, makeBody({ slug: `${slug}-3`, published: false }))
    expect(await read(`${address}-3`)).toMatchObject({
      status: 404,
      body: expect.stringContaining('nerastas') as string,
    })
    await admin('DELETE', `${adminPath}/${id}`)
    expect((await read(`${address}-3`)).status).toBe(404)
    expect((await read(`${address}-2`)).status).toBe(404)
  })

  it('redirects from its former addresses again once it is restored', async () => {
    const { body } = await admin('GET', `/api/admin/deleted/${kind}`)
    await admin('POST', `/api/admin/version/${textAt(body, '0.versionId')}/restore`)
    await admin('PUT', `${adminPath}/${id}`, makeBody({ slug: `${slug}-3` }))
    const { status, headers } = await read(`${address}-2`)
    expect([status, headers.get('Location')]).toEqual([301, `${address}-3`])
    expect(await read(address)).toMatchObject({
      status: 200,
      body: expect.stringContaining('<title>Kitas') as string,
    })
  })
})

describe('a live page', () => {
  it('links the quiz that its build ties to the topic of an article at the start, and offers it before what is paid', async () => {
    const packages = startingPackages({ weekly: null, monthly: null })
    const owner = { ...startingSettings, packages, missing: [], madeUp: [] }
    const file = path.join(String(process.env.SITE_DIR), 'build.json')
    const quiz = { slug: 'artumo-testas', title: 'Artumo testas', questionCount: 12 }
    const built = { owner: { ...owner, topicQuizzes: { Intymumas: quiz } } }
    await writeFile(file, JSON.stringify(built))
    const [tied, other] = ['Intymumas', 'Konfliktai'].map((category) =>
      articleBody({ category, slug: `temos-${category.toLowerCase()}` }),
    )
    for (const body of [tied, other]) await admin('POST', '/api/admin/blog', body)
    const shown = async (slug: unknown) => String((await read(`/gyvai/blog/${String(slug)}`)).body)
    const offer = 'href="/testas/artumo-testas"'
    const html = await shown(tied?.slug)
    const [linked, offered] = [html.indexOf(offer), html.lastIndexOf(offer)]
    expect(linked).toBeLessThan(html.indexOf('class="prose'))
    expect(offered).toBeGreaterThan(html.indexOf('</article>'))
    expect(offered).toBeLessThan(html.indexOf('id="konsultacijos"'))
    expect(html).toContain('12 klausimų, apie 4\u00A0min., nemokamai')
    expect(await shown(other?.slug)).not.toContain('temos-testas')
    await rm(file)
    expect(await shown(tied?.slug)).not.toContain('temos-testas')
  })

  it.each([
    '/blog/nezinomas',
    '/p/nezinomas',
    '/testas/nezinomas',
    '/blog/Blogas_Adresas',
    '/blog/%00',
    '/gyvai/blog/nezinomas',
    '/gyvai/admin/nezinomas',
    '/gyvai/constructor/x',
    '/gyvai/__proto__/x',
    '/gyvai/toString/x',
  ])('is not found at %s', async (address) => {
    expect((await read(address)).status).toBe(404)
  })

  it('has the security headers also when it fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv('SITE_DIR', '/nera')
    const { status, headers, body } = await read('/blog/bet-koks')
    expect(status).toBe(500)
    expect(body).toBe('Įvyko netikėta klaida. Bandykite vėliau.')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'x-error-id': expect.any(String) as string,
    })
  })

  it('answers 503 with the not-found view when the database is down', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv('DATABASE_URL', 'postgres://site:x@127.0.0.1:9/site')
    expect(await read('/blog/bet-koks')).toMatchObject({ status: 503, body: missing('post') })
  })
})

describe('the live page of experts', () => {
  it('shows those who are entered, the bylines of their articles too, and the team again after them', async () => {
    const none = await read('/gyvai/experts')
    expect(none.status).toBe(200)
    expect(none.headers.get('Netlify-Cache-Tag')).toBe('experts:page')
    expect(none.body).toContain('/pictures/experts.svg')
    const created = await admin('POST', '/api/admin/experts', {
      name: 'Rasa <Pavyzdė>',
      qualification: 'Šeimos konsultantė',
      photoUrl: '/icon-512.png',
    })
    const id = textAt(created.body, 'id')
    const entered = await read('/gyvai/experts')
    expect(entered.body).toContain('href="/experts/rasa-pavyzde" class="link">Rasa &lt;Pavyzdė&gt;')
    expect(entered.body).toContain('alt="Rasa &lt;Pavyzdė&gt;"')
    expect(entered.body).toContain('"@type":"Person"')
    await admin('POST', '/api/admin/blog', articleBody({ slug: 'rasos-straipsnis', authorId: id }))
    const article = await read('/blog/rasos-straipsnis')
    expect(article.body).toContain('href="/experts/rasa-pavyzde"')
    expect(article.body).toContain('"author":{"@type":"Person"')
    for (const address of ['/experts/rasa-pavyzde', '/gyvai/experts/rasa-pavyzde']) {
      const own = await read(address)
      expect(own).toMatchObject({ status: 200 })
      expect(own.headers.get('Netlify-Cache-Tag')).toBe('experts:page,posts')
      expect(own.body).toContain('>Rasa &lt;Pavyzdė&gt;</h1>')
      expect(own.body).toContain('href="/blog/rasos-straipsnis"')
      expect(own.body).toContain('"@type":"ProfilePage"')
    }
    await admin('DELETE', `/api/admin/experts/${id}`)
    expect((await read('/gyvai/experts')).body).toBe(none.body)
    expect(await read('/experts/rasa-pavyzde')).toMatchObject({
      status: 404,
      body: missing('page'),
    })
    expect((await read('/blog/rasos-straipsnis')).body).not.toContain('Rasa')
  })
})

const CACHED = /^public, durable, max-age=86400/

describe('what the CDN may keep', () => {
  const publishedOf = (tag: string) => `paskelbtas-${tag}`
  const places = (folder: string, api: string) => [api, folder, `/gyvai${folder}`]
  const addresses = [
    '/api/blog',
    '/api/experts',
    '/gyvai/experts',
    ...KINDS.flatMap(([, , folder, , tag, api]) =>
      places(folder, api).map((place) => `${place}/${publishedOf(tag)}`),
    ),
  ]

  beforeAll(async () => {
    for (const [, adminPath, , makeBody, tag] of KINDS) {
      // Articles and pages share their slugs.
      const created = await admin('POST', adminPath, makeBody({ slug: publishedOf(tag) }))
      expect(created.status).toBe(201)
    }
  })

  it.each([...addresses, '/api/quizzes', '/api/changes'])(
    '%s is the same whatever its query string',
    async (address) => {
      const { status, headers } = await read(`${address}?utm_source=x`)
      expect(status).toBe(200)
      expect(headers.get('Netlify-CDN-Cache-Control')).toMatch(CACHED)
      expect(headers.get('Netlify-Vary')).toBe('query=none')
    },
  )

  it.each(addresses)('%s answers with a closing slash as without', async (address) => {
    const { status, body } = await read(address)
    expect(status).toBe(200)
    expect(await read(`${address}/`)).toMatchObject({ status, body })
  })

  it.each(KINDS)(
    'is the 404 of an invented %s until its list is purged, and of an impossible one until anything changes',
    async (kind, adminPath, folder, makeBody, tag, api) => {
      const expectMissing = async (address: string, cacheTag: string) => {
        const { status, headers } = await read(address)
        expect(status, address).toBe(404)
        expect(headers.get('Netlify-CDN-Cache-Control')).toMatch(CACHED)
        expect(headers.get('Netlify-Cache-Tag'), address).toBe(cacheTag)
        expect(headers.get('Netlify-Vary'), address).toBe('query=none')
      }
      for (const place of places(folder, api)) await expectMissing(`${place}/pramanytas`, tag)
      await expectMissing(`${api}/Ne%20adresas`, 'changes')
      const purged = purges()
      await admin('POST', adminPath, makeBody({ slug: `pirma-karta-${kind}` }))
      expect(purged).toEqual([expect.arrayContaining([tag, 'changes'])])
    },
  )
})

/** Records the tags of each purge from now on in the returned list, and accepts every purge in place of the CDN. */
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

it('answers speak of the own host alone, until the owner says otherwise', async () => {
  const promise = async () => (await read('/api/blog')).headers.get('Strict-Transport-Security')
  expect(await promise()).toBe('max-age=63072000')
  vi.stubEnv('HSTS_SUBDOMAINS', 'true')
  expect(await promise()).toBe('max-age=63072000; includeSubDomains')
})

it('an address that only a session may ask for is kept by nobody', async () => {
  const { status, headers } = await admin('GET', `/api/admin/blog/${crypto.randomUUID()}`)
  expect(status).toBe(404)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Netlify-CDN-Cache-Control')).toBeNull()
})
