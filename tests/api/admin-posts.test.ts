import { describe, expect, it, vi } from 'vitest'
import { readContentVersion } from '#src/features/publishing/server/publishing-queries.ts'
import { PAGES_OF_SALE } from '#src/features/orders/orders.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { articleBody, pageBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)
let slugs = 0
const freshSlug = () => `irasas-${++slugs}`
const saveArticle = (changes: Record<string, unknown> = {}) =>
  admin('POST', '/api/admin/blog', articleBody({ slug: freshSlug(), ...changes }))

describe.each([
  ['article', '/api/admin/blog', '/api/blog', articleBody],
  ['page', '/api/admin/pages', '/api/pages', pageBody],
] as const)('an %s', (kind, adminPath, publicPath, makeBody) => {
  const create = (changes: Record<string, unknown> = {}) =>
    admin('POST', adminPath, makeBody({ slug: freshSlug(), ...changes }))
  const [otherPath, makeOther] =
    kind === 'article'
      ? (['/api/admin/pages', pageBody] as const)
      : (['/api/admin/blog', articleBody] as const)
  const addressOf = (body: unknown) => `${adminPath}/${textAt(body, 'id')}`
  const open = (slug: string) => site.call('GET', `${publicPath}/${slug}`)

  it('is created with 201 and answered as it is stored', async () => {
    const slug = freshSlug()
    const answer = await create({ slug })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.body).toMatchObject({
      ...makeBody({ slug }),
      type: kind === 'article' ? 'post' : 'page',
    })
    expect(textAt(answer.body, 'id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(textAt(answer.body, 'updatedAt')).toBe(textAt(answer.body, 'createdAt'))
  })

  it('is public at once when published, and not while it is a draft', async () => {
    const [draft, published] = [freshSlug(), freshSlug()]
    await create({ slug: draft, published: false })
    expect(await open(draft)).toMatchObject({ status: 404 })
    await create({ slug: published })
    expect(await open(published)).toMatchObject({ status: 200, body: { slug: published } })
  })

  it('is a draft with 5 minutes of reading at the address of its title when no more is said', async () => {
    const title = `Ąžuolų ŠEIMA – žiemą ${freshSlug()}`
    const { published: _, readingTime: __, slug: ___, ...body } = makeBody({ title })
    const { body: stored } = await admin('POST', adminPath, body)
    expect(stored).toMatchObject({ published: false, readingTime: 5 })
    expect(textAt(stored, 'slug')).toMatch(/^azuolu-seima-ziema-irasas-\d+$/)
  })

  it('is stored once however often the same attempt is sent, as it was sent last', async () => {
    const [attemptId, slug] = [crypto.randomUUID(), freshSlug()]
    const id = textAt((await create({ slug, attemptId })).body, 'id')
    expect(await create({ slug, attemptId })).toMatchObject({ status: 201, body: { id, slug } })
    expect(await create({ attemptId, title: 'Pataisytas' })).toMatchObject({
      status: 201,
      body: { id, title: 'Pataisytas' },
    })
    expect((await open(slug)).status).toBe(404)
  })

  it('is not written over by its attempt sent again once it was changed elsewhere', async () => {
    const [attemptId, slug] = [crypto.randomUUID(), freshSlug()]
    const address = addressOf((await create({ slug, attemptId })).body)
    const theirs = { slug, title: 'Pakeistas kitur' }
    await admin('PUT', address, makeBody(theirs))
    for (const mine of [{ slug }, { title: 'Manasis' }]) {
      const answer = await create({ attemptId, ...mine })
      expect(answer).toMatchObject({
        status: 409,
        body: { error: errorTexts.changedMeanwhile },
      })
      expect(answer.body).not.toHaveProperty('fields')
    }
    const { body: stored } = await admin('GET', address)
    expect(stored).toMatchObject(theirs)
    const same = await create({ ...theirs, attemptId })
    expect(same).toEqual(expect.objectContaining({ status: 201, body: stored }))
  })

  it('is refused under an attempt that is no name, the id of something else, or has a taken address', async () => {
    expect(await create({ attemptId: 'pirmas' })).toMatchObject({
      status: 400,
      body: { fields: { attemptId: 'Netinkamas bandymo numeris' } },
    })
    const { body } = await admin('POST', otherPath, makeOther({ slug: freshSlug() }))
    expect(await create({ attemptId: textAt(body, 'id') })).toMatchObject({
      status: 409,
      body: { error: errorTexts.idTaken },
    })
    const slug = freshSlug()
    await create({ slug })
    expect((await create({ slug, attemptId: crypto.randomUUID() })).status).toBe(409)
  })

  it('answers 409 to a slug that is taken, and keeps the first', async () => {
    const slug = freshSlug()
    await create({ slug, title: 'Pirmas' })
    expect(await create({ slug, title: 'Antras' })).toMatchObject({
      status: 409,
      body: { fields: { slug: expect.any(String) as string } },
    })
    expect(await open(slug)).toMatchObject({ body: { title: 'Pirmas' } })
  })

  it('is updated by what was read of it, whose dates and id stay', async () => {
    const { body } = await create()
    const address = addressOf(body)
    const read = (await admin('GET', address)).body as Record<string, unknown>
    expect(read).toMatchObject({
      id: expect.any(String) as string,
      publishedAt: expect.any(String) as string,
    })
    const never = { id: crypto.randomUUID(), createdAt: '2020', publishedAt: null }
    const { id, createdAt, publishedAt } = read
    for (const changes of [{}, { ...never, title: 'Naujas', updatedAt: undefined }]) {
      expect(await admin('PUT', address, { ...read, ...changes })).toMatchObject({
        status: 200,
        body: { id, createdAt, publishedAt },
      })
    }
    const { body: stored } = await admin('GET', address)
    expect(textAt(stored, 'title')).toBe('Naujas')
    expect(textAt(stored, 'updatedAt') > textAt(body, 'updatedAt')).toBe(true)
    expect(await admin('PUT', address, { ...read, author: 'x' })).toMatchObject({
      status: 400,
      body: { fields: { author: expect.any(String) as string } },
    })
  })

  it('answers 409 to an update of a version that was changed meanwhile, and overwrites without one', async () => {
    const { body } = await create()
    const [slug, updatedAt] = [textAt(body, 'slug'), textAt(body, 'updatedAt')]
    const update = (changes: object) =>
      admin('PUT', addressOf(body), makeBody({ slug, ...changes }))
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => update({ title, updatedAt })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await update({ title: 'D' })).toMatchObject({ status: 200, body: { title: 'D' } })
  })

  it('is deleted with success', async () => {
    const { body } = await create()
    expect(await admin('DELETE', addressOf(body))).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await admin('DELETE', addressOf(body))).toMatchObject({ status: 404 })
    expect(await open(textAt(body, 'slug'))).toMatchObject({ status: 404 })
  })

  it('is found by its own id and among its own type alone', async () => {
    const id = textAt((await create()).body, 'id')
    const unknown = [crypto.randomUUID(), 'ne-uuid'].map((name) => `${adminPath}/${name}`)
    for (const address of [...unknown, `${otherPath}/${id}`]) {
      const body = address.startsWith(adminPath) ? makeBody() : makeOther()
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const sent = method === 'PUT' ? body : undefined
        expect((await admin(method, address, sent)).status, `${method} ${address}`).toBe(404)
      }
    }
  })

  it('is listed first and read by its id with its Markdown source, drafts too, and in a summary without', async () => {
    const draft = { slug: freshSlug(), published: false, content: '**Svarbu**' }
    const created = await create(draft)
    expect(await admin('GET', addressOf(created.body))).toMatchObject({
      status: 200,
      body: created.body as object,
    })
    const list = async (query: string) =>
      (await admin('GET', `${adminPath}${query}`)).body as Record<string, unknown>[]
    const [summaries, whole] = [await list('?view=summary'), await list('')]
    expect(whole[0]).toMatchObject({ ...draft, publishAt: null })
    expect(summaries).toEqual(whole.map(({ content: _, ...summary }) => summary))
    expect((await admin('GET', `${adminPath}?view=kitas`)).status).toBe(400)
  })

  it('keeps HTML and SQL in every text field as text', async () => {
    const hostile = `'); drop table blog_posts; -- <b>"paprastas"</b> tekstas`
    const values = {
      title: hostile,
      excerpt: hostile,
      tags: [hostile.slice(0, 50)],
      seoTitle: hostile.slice(0, 60),
    }
    await create(values)
    expect(at((await admin('GET', adminPath)).body, '0')).toMatchObject(values)
  })
})

describe.each(PAGES_OF_SALE)('the page %s', (slug) => {
  const PAGES = '/api/admin/pages'
  const body = pageBody({ slug })
  const published = async () => (await site.call('GET', `/api/pages/${slug}`)).status

  it('stays as it is while something is sold, and no longer than that', async () => {
    const stored = await admin('POST', PAGES, pageBody({ slug: `${slug}-sena` }))
    const path = `${PAGES}/${textAt(stored.body, 'id')}`
    await admin('PUT', path, body)
    const [version] = (await admin('GET', `/api/admin/versions/page/${textAt(stored.body, 'id')}`))
      .body as { id: string }[]
    const refusal = { status: 409, body: { error: errorTexts.pageOfSale } }

    vi.stubEnv('PAYMENT_WEBHOOK_SECRET', 'whsec_a')
    expect(await admin('DELETE', path)).toMatchObject(refusal)
    const taken = await admin('PUT', path, { ...body, published: false })
    expect(taken).toMatchObject({
      status: 409,
      body: { fields: { published: errorTexts.pageOfSale } },
    })
    const moved = await admin('PUT', path, { ...body, slug: `${slug}-2` })
    expect(moved).toMatchObject({ status: 409, body: { fields: { slug: errorTexts.pageOfSale } } })
    expect(await admin('POST', `/api/admin/version/${version?.id}/restore`)).toMatchObject(refusal)
    expect(await published()).toBe(200)
    expect((await admin('PUT', path, { ...body, content: 'Nauja redakcija' })).status).toBe(200)

    vi.stubEnv('PAYMENT_WEBHOOK_SECRET', '')
    expect((await admin('PUT', path, { ...body, published: false })).status).toBe(200)
    vi.stubEnv('PAYMENT_WEBHOOK_SECRET', 'whsec_a')
    expect((await admin('DELETE', path)).status).toBe(200)
  })
})

describe('public content', () => {
  it('of an article is sixteen fields, its date of publishing, its author and nothing else', async () => {
    const slug = freshSlug()
    await saveArticle({ slug, focusKeyword: 'pokalbis' })
    const { body } = await site.call('GET', `/api/blog/${slug}`)
    expect(Object.keys(body as object).sort()).toEqual([
      'author',
      'canonicalUrl',
      'category',
      'content',
      'createdAt',
      'excerpt',
      'id',
      'imageAltText',
      'imageUrl',
      'metaDescription',
      'metaKeywords',
      'publishedAt',
      'readingTime',
      'seoTitle',
      'slug',
      'tags',
      'title',
      'updatedAt',
    ])
  })

  it('of a page has what its viewer shows', async () => {
    const slug = freshSlug()
    const shown = {
      title: 'Klausimai',
      excerpt: 'Trumpai.',
      readingTime: 3,
      imageUrl: '/favicon.svg',
    }
    await admin('POST', '/api/admin/pages', pageBody({ slug, ...shown, content: 'Tekstas.' }))
    const { body } = await site.call('GET', `/api/pages/${slug}`)
    expect(body).toMatchObject({ ...shown, content: '<p>Tekstas.</p>', tags: [] })
    expect(new Date(textAt(body, 'updatedAt')).getTime()).toBeGreaterThan(0)
  })

  it('is sanitised HTML', async () => {
    const slug = freshSlug()
    const content = 'Tekstas\n\n<script>alert(1)</script><img src=x onerror=alert(1)>'
    await saveArticle({ slug, content })
    const { body } = await site.call('GET', `/api/blog/${slug}`)
    expect(textAt(body, 'content')).not.toMatch(/script|onerror/)
    expect(textAt(body, 'content')).toContain('<p>Tekstas</p>')
  })

  it('lists published articles newest first, without content and without pages', async () => {
    await admin('POST', '/api/admin/pages', pageBody({ slug: freshSlug() }))
    const slug = freshSlug()
    await saveArticle({ slug })
    const { body, headers } = await site.call('GET', '/api/blog')
    expect(at(body, '0.slug')).toBe(slug)
    const items = body as Record<string, unknown>[]
    expect(items.every((item) => !('content' in item) && !('focusKeyword' in item))).toBe(true)
    expect(headers.get('Netlify-Cache-Tag')).toBe('posts')
    expect(headers.get('Netlify-CDN-Cache-Control')).toMatch(/^public, durable, max-age=\d+/)
  })

  it('answers 304 to a list that has not changed since, 200 once it has', async () => {
    const { headers } = await site.call('GET', '/api/blog')
    const etag = headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"\d+"$/)
    const conditional = () => site.call('GET', '/api/blog', { headers: { 'If-None-Match': etag } })
    expect(await conditional()).toMatchObject({ status: 304, body: '' })
    await saveArticle()
    expect(await conditional()).toMatchObject({ status: 200 })
  })
})

describe('the content version', () => {
  const version = () => readContentVersion(site.db)

  it('rises with every change to published content and with none to drafts', async () => {
    const before = await version()
    const { body } = await saveArticle({ published: false })
    const address = `/api/admin/blog/${textAt(body, 'id')}`
    const slug = textAt(body, 'slug')
    for (const [published, risen] of [
      [false, 0],
      [true, 1],
      [false, 2],
    ] as const) {
      await admin('PUT', address, articleBody({ slug, published }))
      expect(await version()).toBe(before + risen)
    }
    await admin('DELETE', address)
    expect(await version()).toBe(before + 2)
  })

  it('rises once for each of many saves at the same time', async () => {
    const { body } = await saveArticle()
    const before = await version()
    const slug = textAt(body, 'slug')
    const save = (title: string) =>
      admin('PUT', `/api/admin/blog/${textAt(body, 'id')}`, articleBody({ slug, title }))
    await Promise.all(Array.from({ length: 20 }, (_, index) => save(`Pavadinimas ${index}`)))
    expect(await version()).toBe(before + 20)
  })
})

describe('the list of articles', () => {
  it('goes without content when all of it is more than an answer can carry', async () => {
    const { body: stored } = await saveArticle()
    const listed = async () =>
      (await admin('GET', '/api/admin/blog')).body as { id: string; content?: string }[]
    expect((await listed()).every(({ content }) => content !== undefined)).toBe(true)

    // Together larger than the 10 MB that Neon answers with.
    const content = 'ą'.repeat(250_000)
    const {
      id: _,
      generated: __,
      ...row
    } = await site.db.read
      .selectFrom('blogPosts')
      .selectAll()
      .where('id', '=', textAt(stored, 'id'))
      .executeTakeFirstOrThrow()
    const largeId = crypto.randomUUID()
    for (const id of [largeId, ...Array.from({ length: 24 }, () => crypto.randomUUID())]) {
      await site.db.write
        .insertInto('blogPosts')
        .values({ ...row, id, slug: freshSlug(), content })
        .execute()
    }
    const large = await listed()
    expect(large.length).toBeGreaterThan(25)
    expect(large.some((item) => 'content' in item)).toBe(false)
    expect(await admin('GET', `/api/admin/blog/${largeId}`)).toMatchObject({
      status: 200,
      body: { content },
    })
    await site.db.write.deleteFrom('blogPosts').execute()
  })
})

describe('a stored text that no form would take', () => {
  it('is read as it was written, and keeps nothing else from being read', async () => {
    const slug = freshSlug()
    await saveArticle({ slug })
    await site.db.write
      .updateTable('blogPosts')
      .set({ content: '>'.repeat(20_000) })
      .where('slug', '=', slug)
      .execute()
    expect(await site.call('GET', `/api/blog/${slug}`)).toMatchObject({
      status: 200,
      body: { content: `<p>${'&gt;'.repeat(20_000)}</p>` },
    })
    expect(await site.call('GET', '/api/blog')).toMatchObject({ status: 200 })
  })
})
