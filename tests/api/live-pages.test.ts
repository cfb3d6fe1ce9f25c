import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultShareImagePath } from '#src/domain/share-images.ts'
import { brand } from '#src/texts/brand.ts'
import { startingSettings } from '#src/texts/owner.ts'
import { articleBody, pageBody, quizBody } from './content.ts'
import { textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
let siteDirectory = ''

beforeAll(async () => {
  siteDirectory = await mkdtemp(path.join(tmpdir(), 'shells-'))
  await mkdir(path.join(siteDirectory, 'shells'))
  for (const kind of ['post', 'page', 'quiz']) {
    const shell = path.join(siteDirectory, 'shells', kind)
    await writeFile(`${shell}.html`, `<head><!--head--></head><body><!--item--></body>`)
    await writeFile(`${shell}-missing.html`, `<head></head><body>${kind} nerastas</body>`)
  }
  for (const name of ['experts', 'expert']) {
    const shell = path.join(siteDirectory, 'shells', `${name}.html`)
    await writeFile(shell, `<head><!--head--></head><body><!--item--></body>`)
  }
  process.env.SITE_DIR = siteDirectory
})
afterAll(() => rm(siteDirectory, { recursive: true }))

describe.each([
  ['article', '/api/admin/blog', '/blog', articleBody],
  ['page', '/api/admin/pages', '/p', pageBody],
  ['quiz', '/api/admin/quiz', '/testas', quizBody],
] as const)('the live page of a published %s', (kind, adminPath, folder, makeBody) => {
  const slug = `naujas-${kind}`
  let id = ''
  let token = ''

  beforeAll(async () => {
    token = await site.logIn()
    const created = await site.call('POST', adminPath, {
      token,
      body: makeBody({ slug, title: `Antraštė „${kind}“ & <b>` }),
    })
    id = textAt(created.body, 'id')
  })

  it('answers 200 with its title, description and canonical in the head', async () => {
    const { status, body, headers } = await site.call('GET', `${folder}/${slug}`)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(body).toContain(`<title>Antraštė „${kind}“ &amp; &lt;b&gt; - Santykių akademija</title>`)
    expect(body).toContain('<meta name="description"')
    expect(body).toContain(`<link rel="canonical" href="${site.url}${folder}/${slug}">`)
    expect(String(body).includes('"@type":"Article"')).toBe(kind === 'article')
    expect(body).toContain('"@type":"BreadcrumbList"')
    // The image of the item itself is drawn by the build that bakes it.
    const image = `${site.url}${defaultShareImagePath(brand.name)}`
    expect(body).toContain(`<meta property="og:image" content="${image}">`)
    expect(body).not.toContain('<!--')
    expect(headers.get('Netlify-Cache-Tag')).toBe(`${kind === 'article' ? 'post' : kind}:${slug}`)
  })

  it('answers with the text of the item, which needs no script to be read', async () => {
    const { body } = await site.call('GET', `${folder}/${slug}`)
    expect(body).toContain(`>Antraštė „${kind}“ &amp; &lt;b&gt;</h1>`)
    expect(body).toMatch(kind === 'quiz' ? /<legend/ : /<p>(Pirma pastraipa|Tekstas)\./)
  })

  it('is answered below /gyvai too, where no built page stands in its way', async () => {
    const { body, status } = await site.call('GET', `/gyvai${folder}/${slug}`)
    expect(status).toBe(200)
    expect(body).toBe((await site.call('GET', `${folder}/${slug}`)).body)
  })

  it('keeps from visitors what only the administrator may see', async () => {
    const { body } = await site.call('GET', `${folder}/${slug}`)
    for (const secret of ['weights', 'advice', 'focusKeyword', 'publishAt']) {
      expect(body, secret).not.toContain(secret)
    }
  })

  it('answers HEAD without a body', async () => {
    expect(await site.call('HEAD', `${folder}/${slug}`)).toMatchObject({ status: 200, body: '' })
  })

  it('redirects permanently from an address it had before, through every change', async () => {
    for (const next of [`${slug}-2`, `${slug}-3`]) {
      await site.call('PUT', `${adminPath}/${id}`, { token, body: makeBody({ slug: next }) })
    }
    for (const former of [slug, `${slug}-2`]) {
      const { status, headers } = await site.call('GET', `${folder}/${former}`)
      expect([status, headers.get('Location')]).toEqual([301, `${folder}/${slug}-3`])
    }
    const { headers } = await site.call('GET', `/gyvai${folder}/${slug}`)
    expect(headers.get('Location')).toBe(`/gyvai${folder}/${slug}-3`)
    await site.call('POST', adminPath, { token, body: makeBody({ slug, title: 'Kitas' }) })
    const { status, body } = await site.call('GET', `${folder}/${slug}`)
    expect(status, 'an address that is taken again is no redirect any more').toBe(200)
    expect(body).toContain('<title>Kitas - Santykių akademija</title>')
  })

  it('answers 404 with the not-found view once it is a draft or deleted', async () => {
    await site.call('PUT', `${adminPath}/${id}`, {
      token,
      body: makeBody({ slug: `${slug}-3`, published: false }),
    })
    expect(await site.call('GET', `${folder}/${slug}-3`)).toMatchObject({
      status: 404,
      body: expect.stringContaining('nerastas') as string,
    })
    await site.call('DELETE', `${adminPath}/${id}`, { token })
    expect(await site.call('GET', `${folder}/${slug}-3`)).toMatchObject({ status: 404 })
    expect(await site.call('GET', `${folder}/${slug}-2`)).toMatchObject({ status: 404 })
  })

  it('redirects from its former addresses again once it is restored and published', async () => {
    const kind = { '/blog': 'post', '/p': 'page', '/testas': 'quiz' }[folder]
    const { body } = await site.call('GET', `/api/admin/deleted/${kind}`, { token })
    const version = textAt((body as unknown[])[0], 'versionId')
    await site.call('POST', `/api/admin/version/${version}/restore`, { token })
    await site.call('PUT', `${adminPath}/${id}`, { token, body: makeBody({ slug: `${slug}-3` }) })
    const { status, headers } = await site.call('GET', `${folder}/${slug}-2`)
    expect([status, headers.get('Location')]).toEqual([301, `${folder}/${slug}-3`])
    expect(await site.call('GET', `${folder}/${slug}`)).toMatchObject({
      status: 200,
      body: expect.stringContaining('<title>Kitas') as string,
    })
  })
})

describe('a live page', () => {
  it('offers the quiz that its build ties to the topic of an article, before what is paid', async () => {
    const owner = { ...startingSettings, topicQuizzes: {}, missing: [] }
    const builtWith = (topicQuizzes: object) =>
      writeFile(
        path.join(siteDirectory, 'build.json'),
        JSON.stringify({ owner: { ...owner, topicQuizzes } }),
      )
    const quiz = { slug: 'artumo-testas', title: 'Artumo testas', questionCount: 12 }
    await builtWith({ Intymumas: quiz })
    const token = await site.logIn()
    const [tied, other] = ['Intymumas', 'Konfliktai'].map((category) =>
      articleBody({ category, slug: `temos-${category.toLowerCase()}` }),
    )
    for (const body of [tied, other]) await site.call('POST', '/api/admin/blog', { token, body })
    const shown = async (slug: unknown) =>
      String((await site.call('GET', `/gyvai/blog/${String(slug)}`)).body)
    const offer = 'href="/testas/artumo-testas"'
    const html = await shown(tied?.slug)
    expect(html.indexOf(offer)).toBeGreaterThan(html.indexOf('</article>'))
    expect(html.indexOf(offer)).toBeLessThan(html.indexOf('id="konsultacijos"'))
    expect(html).toContain('12 klausimų, apie 4\u00A0min., nemokamai')
    expect(await shown(other?.slug)).not.toContain('temos-testas')
    await rm(path.join(siteDirectory, 'build.json'))
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
    expect(await site.call('GET', address)).toMatchObject({ status: 404 })
  })

  it('has the security headers also when it fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv('SITE_DIR', path.join(siteDirectory, 'nera'))
    const { status, headers, body } = await site.call('GET', '/blog/bet-koks')
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
    expect(await site.call('GET', '/blog/bet-koks')).toMatchObject({
      status: 503,
      body: '<head></head><body>post nerastas</body>',
    })
  })
})

describe('the live page of experts', () => {
  it('shows those who are entered, the bylines of their articles too, and the team again after them', async () => {
    const token = await site.logIn()
    const read = (address = '/gyvai/experts') => site.call('GET', address)
    const none = await read()
    expect(none).toMatchObject({ status: 200 })
    expect(none.headers.get('Netlify-Cache-Tag')).toBe('experts:page')
    expect(none.body).toContain('/pictures/experts.svg')
    const created = await site.call('POST', '/api/admin/experts', {
      token,
      body: {
        name: 'Rasa <Pavyzdė>',
        qualification: 'Šeimos konsultantė',
        photoUrl: '/icon-512.png',
      },
    })
    const id = textAt(created.body, 'id')
    const entered = await read()
    expect(entered.body).toContain('href="/experts/rasa-pavyzde" class="link">Rasa &lt;Pavyzdė&gt;')
    expect(entered.body).toContain('alt="Rasa &lt;Pavyzdė&gt;"')
    expect(entered.body).toContain('"@type":"Person"')
    const body = articleBody({ slug: 'rasos-straipsnis', authorId: id })
    await site.call('POST', '/api/admin/blog', { token, body })
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
    await site.call('DELETE', `/api/admin/experts/${id}`, { token })
    expect((await read()).body).toBe(none.body)
    expect(await read('/experts/rasa-pavyzde')).toMatchObject({
      status: 404,
      body: '<head></head><body>page nerastas</body>',
    })
    expect((await read('/blog/rasos-straipsnis')).body).not.toContain('Rasa')
  })
})
