import { describe, expect, it } from 'vitest'
import { readContentVersion } from '#db/queries/publishing.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { articleBody, pageBody } from './content.ts'
import { at, textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
let slugs = 0
const freshSlug = () => `irasas-${++slugs}`

async function create(body: Record<string, unknown>, path = '/api/admin/blog') {
  return site.call('POST', path, { body, token: await site.logIn() })
}

describe.each([
  ['article', '/api/admin/blog', '/api/blog', articleBody],
  ['page', '/api/admin/pages', '/api/pages', pageBody],
] as const)('an %s', (kind, adminPath, publicPath, makeBody) => {
  it('is created with 201 and answered as it is stored', async () => {
    const slug = freshSlug()
    const answer = await create(makeBody({ slug }), adminPath)
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
    const slug = freshSlug()
    await create(makeBody({ slug, published: false }), adminPath)
    expect(await site.call('GET', `${publicPath}/${slug}`)).toMatchObject({ status: 404 })
    const published = freshSlug()
    await create(makeBody({ slug: published }), adminPath)
    expect(await site.call('GET', `${publicPath}/${published}`)).toMatchObject({
      status: 200,
      body: { slug: published },
    })
  })

  it('defaults to a draft with 5 minutes of reading', async () => {
    const { published: _, readingTime: __, ...body } = makeBody({ slug: freshSlug() })
    expect((await create(body, adminPath)).body).toMatchObject({ published: false, readingTime: 5 })
  })

  it('gets a slug proposed from its title when it has none', async () => {
    const { slug: _, ...body } = makeBody({ title: `Ąžuolų ŠEIMA – žiemą ${freshSlug()}` })
    expect(textAt((await create(body, adminPath)).body, 'slug')).toMatch(
      /^azuolu-seima-ziema-irasas-\d+$/,
    )
  })

  it('is stored once however often the same attempt is sent, as it was sent last', async () => {
    const [attemptId, slug] = [crypto.randomUUID(), freshSlug()]
    const first = await create(makeBody({ slug, attemptId }), adminPath)
    const again = await create(makeBody({ slug, attemptId }), adminPath)
    expect(again).toMatchObject({ status: 201, body: { id: textAt(first.body, 'id'), slug } })
    const changed = makeBody({ slug: freshSlug(), attemptId, title: 'Pataisytas' })
    expect(await create(changed, adminPath)).toMatchObject({
      status: 201,
      body: { id: textAt(first.body, 'id'), title: 'Pataisytas' },
    })
    expect((await site.call('GET', `${publicPath}/${slug}`)).status).toBe(404)
  })

  it('is refused under an attempt that is the id of something else', async () => {
    const [otherPath, makeOther] =
      kind === 'article' ? ['/api/admin/pages', pageBody] : ['/api/admin/blog', articleBody]
    const { body } = await create(makeOther({ slug: freshSlug() }), otherPath)
    const attemptId = textAt(body, 'id')
    const answer = await create(makeBody({ slug: freshSlug(), attemptId }), adminPath)
    expect(answer).toMatchObject({ status: 409, body: { error: errorTexts.idTaken } })
  })

  it('is not written over by its attempt sent again once it was changed elsewhere', async () => {
    const [attemptId, slug] = [crypto.randomUUID(), freshSlug()]
    const { body } = await create(makeBody({ slug, attemptId }), adminPath)
    const address = `${adminPath}/${textAt(body, 'id')}`
    const token = await site.logIn()
    const theirs = makeBody({ slug, title: 'Pakeistas kitur' })
    await site.call('PUT', address, { token, body: theirs })
    for (const mine of [{}, { slug: freshSlug(), title: 'Manasis' }]) {
      const answer = await create(makeBody({ slug, attemptId, ...mine }), adminPath)
      expect(answer).toMatchObject({
        status: 409,
        body: { error: errorTexts.changedMeanwhile },
      })
      expect(answer.body).not.toHaveProperty('fields')
    }
    const stored = await site.call('GET', address, { token })
    expect(stored.body).toMatchObject({ title: 'Pakeistas kitur', slug })
    const same = await create({ ...theirs, attemptId }, adminPath)
    expect(same).toEqual(expect.objectContaining({ status: 201, body: stored.body }))
  })

  it('is refused when its attempt has another address that is taken, or is no name', async () => {
    const slug = freshSlug()
    await create(makeBody({ slug }), adminPath)
    const attemptId = crypto.randomUUID()
    expect((await create(makeBody({ slug, attemptId }), adminPath)).status).toBe(409)
    expect(await create(makeBody({ attemptId: 'pirmas' }), adminPath)).toMatchObject({
      status: 400,
      body: { fields: { attemptId: 'Netinkamas bandymo numeris' } },
    })
  })

  it('answers 409 to a slug that is taken, and keeps the first', async () => {
    const slug = freshSlug()
    await create(makeBody({ slug, title: 'Pirmas' }), adminPath)
    const second = await create(makeBody({ slug, title: 'Antras' }), adminPath)
    expect(second).toMatchObject({
      status: 409,
      body: { fields: { slug: expect.any(String) as string } },
    })
    expect(await site.call('GET', `${publicPath}/${slug}`)).toMatchObject({
      body: { title: 'Pirmas' },
    })
  })

  it('is replaced by an update', async () => {
    const slug = freshSlug()
    const { body } = await create(makeBody({ slug }), adminPath)
    const token = await site.logIn()
    const updated = await site.call('PUT', `${adminPath}/${textAt(body, 'id')}`, {
      token,
      body: makeBody({ slug, title: 'Naujas pavadinimas' }),
    })
    expect(updated).toMatchObject({ status: 200, body: { title: 'Naujas pavadinimas' } })
    expect(textAt(updated.body, 'updatedAt') > textAt(body, 'updatedAt')).toBe(true)
    expect(textAt(updated.body, 'createdAt')).toBe(textAt(body, 'createdAt'))
  })

  it('is updated by what was read of it, whose dates and id stay', async () => {
    const { body } = await create(makeBody({ published: true }), adminPath)
    const token = await site.logIn()
    const address = `${adminPath}/${textAt(body, 'id')}`
    const read = (await site.call('GET', address, { token })).body as Record<string, unknown>
    expect(read).toMatchObject({
      id: expect.any(String) as string,
      publishedAt: expect.any(String) as string,
    })
    const never = { id: crypto.randomUUID(), createdAt: '2020', publishedAt: null }
    for (const sent of [read, { ...read, ...never, updatedAt: undefined }]) {
      expect(await site.call('PUT', address, { token, body: sent })).toMatchObject({
        status: 200,
        body: { id: read.id, createdAt: read.createdAt, publishedAt: read.publishedAt },
      })
    }
    const other = await site.call('PUT', address, { token, body: { ...read, author: 'x' } })
    expect(other).toMatchObject({
      status: 400,
      body: { fields: { author: expect.any(String) as string } },
    })
  })

  it('answers 409 to an update of a version that was changed meanwhile, and overwrites without one', async () => {
    const slug = freshSlug()
    const { body } = await create(makeBody({ slug }), adminPath)
    const address = `${adminPath}/${textAt(body, 'id')}`
    const token = await site.logIn()
    const seen = textAt(body, 'updatedAt')
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title) =>
        site.call('PUT', address, { token, body: makeBody({ slug, title, updatedAt: seen }) }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(
      await site.call('PUT', address, { token, body: makeBody({ slug, title: 'D' }) }),
    ).toMatchObject({ status: 200, body: { title: 'D' } })
  })

  it('answers 404 to an update or deletion of an unknown id, and to the other type', async () => {
    const token = await site.logIn()
    for (const id of [crypto.randomUUID(), 'ne-uuid']) {
      expect(
        await site.call('PUT', `${adminPath}/${id}`, { token, body: makeBody() }),
      ).toMatchObject({ status: 404 })
      expect(await site.call('DELETE', `${adminPath}/${id}`, { token })).toMatchObject({
        status: 404,
      })
    }
    const other = adminPath === '/api/admin/blog' ? '/api/admin/pages' : '/api/admin/blog'
    const { body } = await create(makeBody({ slug: freshSlug() }), adminPath)
    expect(await site.call('DELETE', `${other}/${textAt(body, 'id')}`, { token })).toMatchObject({
      status: 404,
    })
  })

  it('is deleted with success', async () => {
    const slug = freshSlug()
    const { body } = await create(makeBody({ slug }), adminPath)
    const token = await site.logIn()
    const address = `${adminPath}/${textAt(body, 'id')}`
    expect(await site.call('DELETE', address, { token })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await site.call('DELETE', address, { token })).toMatchObject({ status: 404 })
    expect(await site.call('GET', `${publicPath}/${slug}`)).toMatchObject({ status: 404 })
  })

  it('stands in the admin list with its Markdown source, drafts too, newest first', async () => {
    const slug = freshSlug()
    await create(makeBody({ slug, published: false, content: '**Svarbu**' }), adminPath)
    const { body } = await site.call('GET', adminPath, { token: await site.logIn() })
    expect(at(body, '0')).toMatchObject({ slug, published: false, content: '**Svarbu**' })
  })

  it('is read by its id with its Markdown source, drafts too', async () => {
    const body = makeBody({ slug: freshSlug(), published: false, content: '**Svarbu**' })
    const created = await create(body, adminPath)
    const token = await site.logIn()
    const read = (path: string) => site.call('GET', path, { token })
    const id = textAt(created.body, 'id')
    expect(await read(`${adminPath}/${id}`)).toMatchObject({ status: 200, body: created.body })
    const other = adminPath === '/api/admin/blog' ? '/api/admin/pages' : '/api/admin/blog'
    for (const unknown of [
      `${other}/${id}`,
      `${adminPath}/${crypto.randomUUID()}`,
      `${adminPath}/ne-uuid`,
    ]) {
      expect(await read(unknown), unknown).toMatchObject({ status: 404 })
    }
    expect(await site.call('GET', `${adminPath}/${id}`)).toMatchObject({ status: 401 })
  })

  it('stands in a summary without its content', async () => {
    const slug = freshSlug()
    await create(makeBody({ slug, published: false }), adminPath)
    const token = await site.logIn()
    const list = async (query: string) =>
      (await site.call('GET', `${adminPath}${query}`, { token })).body as Record<string, unknown>[]
    const [summaries, whole] = [await list('?view=summary'), await list('')]
    expect(summaries[0]).toMatchObject({ slug, published: false, publishAt: null })
    expect(summaries).toEqual(whole.map(({ content: _, ...summary }) => summary))
    expect(
      await site.call('GET', `${adminPath}?view=kitas`, { token }),
      'there is no other view',
    ).toMatchObject({ status: 400 })
  })

  it('keeps HTML and SQL in every text field as text', async () => {
    const hostile = `'); drop table blog_posts; -- <b>"paprastas"</b> tekstas`
    const slug = freshSlug()
    const values = {
      title: hostile,
      excerpt: hostile,
      tags: [hostile.slice(0, 50)],
      seoTitle: hostile.slice(0, 60),
    }
    await create(makeBody({ slug, ...values }), adminPath)
    expect(
      at((await site.call('GET', adminPath, { token: await site.logIn() })).body, '0'),
    ).toMatchObject(values)
  })
})

describe('public content', () => {
  it('of an article is sixteen fields, its date of publishing, its author and nothing else', async () => {
    const slug = freshSlug()
    await create(articleBody({ slug, focusKeyword: 'pokalbis' }))
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
    await create(pageBody({ slug, ...shown, content: 'Tekstas.' }), '/api/admin/pages')
    const { body } = await site.call('GET', `/api/pages/${slug}`)
    expect(body).toMatchObject({ ...shown, content: '<p>Tekstas.</p>', tags: [] })
    expect(new Date(textAt(body, 'updatedAt')).getTime()).toBeGreaterThan(0)
  })

  it('is sanitised HTML', async () => {
    const slug = freshSlug()
    await create(
      articleBody({
        slug,
        content: 'Tekstas\n\n<script>alert(1)</script><img src=x onerror=alert(1)>',
      }),
    )
    const { body } = await site.call('GET', `/api/blog/${slug}`)
    expect(textAt(body, 'content')).not.toMatch(/script|onerror/)
    expect(textAt(body, 'content')).toContain('<p>Tekstas</p>')
  })

  it('lists published articles newest first, without content and without pages', async () => {
    await create(pageBody({ slug: freshSlug() }), '/api/admin/pages')
    const slug = freshSlug()
    await create(articleBody({ slug }))
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
    await create(articleBody({ slug: freshSlug() }))
    expect(await conditional()).toMatchObject({ status: 200 })
  })
})

describe('the content version', () => {
  const version = () => readContentVersion(site.db)

  it('rises with every change to published content and with none to drafts', async () => {
    const token = await site.logIn()
    const before = await version()
    const { body } = await create(articleBody({ slug: freshSlug(), published: false }))
    const address = `/api/admin/blog/${textAt(body, 'id')}`
    const slug = textAt(body, 'slug')
    await site.call('PUT', address, { token, body: articleBody({ slug, published: false }) })
    expect(await version()).toBe(before)
    await site.call('PUT', address, { token, body: articleBody({ slug, published: true }) })
    expect(await version()).toBe(before + 1)
    await site.call('PUT', address, { token, body: articleBody({ slug, published: false }) })
    expect(await version()).toBe(before + 2)
    await site.call('DELETE', address, { token })
    expect(await version()).toBe(before + 2)
  })

  it('rises once for each of many saves at the same time', async () => {
    const token = await site.logIn()
    const { body } = await create(articleBody({ slug: freshSlug() }))
    const before = await version()
    const slug = textAt(body, 'slug')
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.call('PUT', `/api/admin/blog/${textAt(body, 'id')}`, {
          token,
          body: articleBody({ slug, title: `Pavadinimas ${index}` }),
        }),
      ),
    )
    expect(await version()).toBe(before + 20)
  })
})

describe('the list of articles', () => {
  it('goes without content when all of it is more than an answer can carry', async () => {
    const token = await site.logIn()
    const { body: stored } = await create(articleBody({ slug: freshSlug() }))
    const list = async () => (await site.call('GET', '/api/admin/blog', { token })).body
    const listed = async () => (await list()) as { id: string; content?: string }[]
    expect((await listed()).every(({ content }) => content !== undefined)).toBe(true)

    // Together more than Neon answers with (10 MB).
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
    expect(await site.call('GET', `/api/admin/blog/${largeId}`, { token })).toMatchObject({
      status: 200,
      body: { content },
    })
    await site.db.write.deleteFrom('blogPosts').execute()
  })
})

describe('a stored text that no form would take', () => {
  it('is read as it was written, and keeps nothing else from being read', async () => {
    const slug = freshSlug()
    await create(articleBody({ slug }))
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
