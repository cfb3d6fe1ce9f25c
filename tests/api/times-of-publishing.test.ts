import { type RawBuilder, sql } from 'kysely'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPublishing, publishDue } from '#src/features/publishing/server/publishing-queries.ts'
import { advancePending, advancePublishing } from '#src/features/publishing/server/publishing.ts'
import { toPublished, toStatusValues } from '#src/features/publishing/panel/item-status.ts'
import { findLiveItem } from '#src/features/publishing/server/visible-items.ts'
import { postLoader } from '#src/content/loaders.ts'
import type { PublicPost } from '#src/features/articles/contracts.ts'
import { feedItems } from '#src/features/search/feed.ts'
import { newestFirst } from '#src/core/items.ts'
import { renderHead } from '#src/features/search/seo.ts'
import { ArticleView } from '#src/features/articles/site/ArticleView.tsx'
import { PostCard } from '#src/features/articles/site/PostList.tsx'
import { countRoundTrips } from './count-round-trips.ts'
import { articleBody, bandBody, pageBody, questionBody, quizBody } from './content.ts'
import { textAt, useAdministrator, useTestSite } from './test-site.ts'

const MARCH = '2024-03-05T06:07:08.009Z'
const APRIL = '2024-04-05T06:07:08.009Z'
const HOUR_MS = 3_600_000

const site = useTestSite()
let slugs = 0

const admin = useAdministrator(site)

/** Returns half past an hour that is `hours` ahead: at the full hour the scheduled run always queries the database. */
const halfPast = (hours: number) =>
  new Date((Math.ceil(Date.now() / HOUR_MS) + hours) * HOUR_MS + HOUR_MS / 2)
const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds)

/** Marks everything that was published as live. */
async function settle() {
  await site.idle()
  await site.db.write
    .updateTable('publishing')
    .set((set) => ({
      requestedVersion: set.ref('contentVersion'),
      liveVersion: set.ref('contentVersion'),
      pendingPurge: [],
    }))
    .execute()
  await advancePublishing(site.db)
}

describe('an article begun in March and published today', () => {
  it('stands first in the feed and is dated today there and in its head', async () => {
    const slug = `pradetas-kova-${++slugs}`
    const body = articleBody({ slug, published: false })
    const { body: draft } = await admin('POST', '/api/admin/blog', body)
    const id = textAt(draft, 'id')
    await site.db.write
      .updateTable('blogPosts')
      .set({ createdAt: MARCH })
      .where('id', '=', id)
      .execute()
    await admin('POST', '/api/admin/blog', articleBody({ slug: `${slug}-kitas` }))
    const form = { ...body, published: true }
    const { body: saved } = await admin('PUT', `/api/admin/blog/${id}`, form)
    const publishedAt = textAt(saved, 'publishedAt')
    expect(publishedAt).not.toBe(MARCH)

    const [first, second] = feedItems((await builtPosts()).toSorted(newestFirst), site.url)
    expect(first).toMatchObject({ link: `/blog/${slug}`, pubDate: new Date(publishedAt) })
    expect(second).toMatchObject({ link: `/blog/${slug}-kitas` })

    const live = await findLiveItem(site.db, 'post', slug)
    if (live?.item.kind !== 'post') throw new Error('There is no such article.')
    const head = renderHead(live.head)
    expect(head).toContain(`<meta property="article:published_time" content="${publishedAt}">`)
    expect(head).toContain(`"datePublished":"${publishedAt}"`)
    const { post } = live.item
    for (const view of [
      createElement(ArticleView, { post, packages: [], hours: null }),
      createElement(PostCard, { post }),
    ]) {
      expect(renderToStaticMarkup(view)).toContain(` dateTime="${publishedAt}"`)
    }
  })
})

describe.each([
  ['post', 'blog_posts', '/api/admin/blog', '/api/blog', '/api/blog', articleBody, ''],
  ['page', 'blog_posts', '/api/admin/pages', '/api/pages', null, pageBody, ''],
  ['quiz', 'quizzes', '/api/admin/quiz', '/api/quiz', '/api/quizzes', quizBody, '/full'],
] as const)('a %s', (kind, table, adminPath, publicPath, listPath, makeBody, suffix) => {
  const newBody = (changes: Record<string, unknown> = {}) =>
    makeBody({ slug: `isleistas-${kind}-${++slugs}`, ...changes })
  const save = (body: object) => admin('POST', adminPath, body)
  const create = async (body: Record<string, unknown>) => {
    const { status, body: created } = await save(body)
    expect(status).toBe(201)
    return { created, id: textAt(created, 'id') }
  }
  const update = async (id: string, body: unknown) => {
    const answer = await admin('PUT', `${adminPath}/${id}`, body)
    expect(answer).toMatchObject({ status: 200 })
    return answer.body
  }
  const read = async (id: string) => (await admin('GET', `${adminPath}/${id}${suffix}`)).body
  const draft = (changes: object) => newBody({ published: false, ...changes })
  const statusOf = async (slug: string) => (await site.call('GET', `${publicPath}/${slug}`)).status
  const shown = async (slug: unknown) =>
    textAt((await site.call('GET', `${publicPath}/${String(slug)}`)).body, 'publishedAt')
  const listed = async () =>
    listPath === null
      ? []
      : ((await site.call('GET', listPath)).body as { id: string; publishedAt: string }[])
  const set = (id: string, change: RawBuilder<unknown>) =>
    sql`update ${sql.table(table)} set ${change} where id = ${id}::uuid`.execute(site.db.write)
  /** Sets the dates to those that a release without `publishedAt` stored. */
  const forget = (id: string) =>
    set(id, sql`published_at = null, created_at = ${MARCH}::timestamptz`)
  const versions = async (id: string) =>
    (await admin('GET', `/api/admin/versions/${kind}/${id}`)).body as { id: string }[]
  const restore = async (version: unknown) =>
    expect(await admin('POST', `/api/admin/version/${String(version)}/restore`)).toMatchObject({
      status: 200,
    })

  it('that is published later than begun is dated by its publishing', async () => {
    const body = newBody({ published: false })
    const { id } = await create(body)
    await set(id, sql`created_at = ${MARCH}::timestamptz`)
    expect(await read(id)).toMatchObject({ publishedAt: null, createdAt: MARCH })
    const { id: other } = await create(newBody())
    const saved = Date.now()
    const published = await update(id, { ...body, published: true })

    const publishedAt = textAt(published, 'publishedAt')
    expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(saved - 1)
    expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.now() + 1)
    expect(published).toMatchObject({ createdAt: MARCH })
    expect(await shown(body.slug)).toBe(publishedAt)
    if (listPath === null) return
    const list = await listed()
    expect(list.slice(0, 2)).toMatchObject([{ id, publishedAt }, { id: other }])
  })

  it('that is taken down and published again keeps the date', async () => {
    const body = newBody()
    const { created, id } = await create(body)
    const publishedAt = textAt(created, 'publishedAt')
    expect(publishedAt, 'published as it is created').toBe(textAt(created, 'createdAt'))
    const takenDown = await update(id, { ...body, published: false })
    expect(takenDown).toMatchObject({ published: false, publishedAt })
    await update(id, { ...body, published: true })
    expect(await shown(body.slug)).toBe(publishedAt)
  })

  it('that is published is given another day in the past, and keeps it', async () => {
    const body = newBody()
    const { id } = await create(body)
    expect(await update(id, { ...body, publishedAt: MARCH })).toMatchObject({ publishedAt: MARCH })
    expect(await shown(body.slug)).toBe(MARCH)
    expect((await listed()).at(-1)?.id).toBe(listPath === null ? undefined : id)
    const inForm = `${MARCH.slice(0, 16)}:00.000Z`
    for (const publishedAt of [undefined, null, inForm]) {
      expect(await update(id, { ...body, publishedAt })).toMatchObject({ publishedAt: MARCH })
    }
    const draft = { ...body, published: false, publishedAt: APRIL }
    expect(await update(id, draft), 'as a draft').toMatchObject({ publishedAt: MARCH })
    const again = { ...draft, published: true }
    expect(await update(id, again), 'with its publishing').toMatchObject({ publishedAt: APRIL })
    for (const [publishedAt, error] of [
      [after(new Date(), HOUR_MS).toISOString(), 'Pirmojo paskelbimo laikas turi būti praeityje'],
      ['vakar', 'Netinkama data'],
    ]) {
      expect(await admin('PUT', `${adminPath}/${id}`, { ...body, publishedAt })).toMatchObject({
        status: 400,
        body: { fields: { publishedAt: error } },
      })
    }
    await set(id, sql`published_at = now()`)
  })

  it('that was first published in the hour that autumn repeats keeps its date in its form', async () => {
    const body = newBody()
    const { id } = await create(body)
    // Both are at 03:30 in Vilnius.
    for (const publishedAt of ['2025-10-26T00:30:20.009Z', '2025-10-26T01:30:20.009Z']) {
      await set(id, sql`published_at = ${publishedAt}::timestamptz`)
      const values = toStatusValues({ published: true, publishAt: null, publishedAt })
      expect(await update(id, { ...body, ...toPublished(values) })).toMatchObject({ publishedAt })
    }
    await set(id, sql`published_at = now()`)
  })

  it('that was scheduled is dated by its time, not by when that was noticed', async () => {
    const time = Date.now() + HOUR_MS
    const publishAt = new Date(time).toISOString()
    const body = newBody({ published: false, publishAt })
    const { id } = await create(body)
    const former = newBody()
    const kept = await create(former)
    await update(kept.id, { ...former, published: false, publishAt })

    expect(await publishDue(site.db, new Date(time + HOUR_MS))).toBe(2)
    expect(await read(id)).toMatchObject({ published: true, publishedAt: publishAt })
    expect(await shown(body.slug)).toBe(publishAt)
    expect(await shown(former.slug), 'published before').toBe(textAt(kept.created, 'publishedAt'))
    await set(id, sql`published_at = ${MARCH}::timestamptz`)
  })

  it('that a former release has published is dated by its creation, also once it is changed', async () => {
    const body = newBody()
    const { created, id } = await create(body)
    await forget(id)
    const { id: newer } = await create(newBody())
    expect(await read(id)).toMatchObject({ publishedAt: MARCH })
    expect(await shown(body.slug)).toBe(MARCH)
    if (listPath !== null) {
      const list = await listed()
      expect(list.find((item) => item.id === id)).toMatchObject({ publishedAt: MARCH })
      expect(list).toEqual(list.toSorted(newestFirst))
      expect(list[0]?.id).toBe(newer)
    }

    const { questions, categories } = created as Record<string, unknown>
    await update(id, { ...body, ...(kind === 'quiz' ? { questions, categories } : {}) })
    expect(await versions(id), 'nothing but the date was filled in').toEqual([])
    expect(await update(id, { ...body, published: false })).toMatchObject({ publishedAt: MARCH })
  })

  it('keeps the date when a version, or the item after its deletion, is restored', async () => {
    const body = newBody({ title: 'Pirmas', published: false })
    const { id } = await create(body)
    await update(id, { ...body, title: 'Antras', published: true })
    await set(id, sql`published_at = ${APRIL}::timestamptz`)
    const [draft] = await versions(id)
    await restore(draft?.id)
    expect(await read(id)).toMatchObject({ title: 'Pirmas', publishedAt: APRIL })

    await admin('DELETE', `${adminPath}/${id}`)
    const [last] = await versions(id)
    await restore(last?.id)
    expect(await read(id)).toMatchObject({ published: true, publishedAt: APRIL })
    await admin('DELETE', `${adminPath}/${id}`)
    await restore(draft?.id)
    expect(await read(id), 'from a version of before').toMatchObject({ publishedAt: APRIL })
  })

  it('that a former release has published and deleted is restored with the date of its creation', async () => {
    const { id } = await create(newBody())
    await forget(id)
    await admin('DELETE', `${adminPath}/${id}`)
    await sql`
      update item_versions set state = state - 'published_at'
      where item_id = ${id}::uuid`.execute(site.db.write)
    await restore((await versions(id))[0]?.id)
    expect(await read(id)).toMatchObject({ published: true, publishedAt: MARCH })
  })

  it.each([
    ['its date from the archive', { published: true, publishedAt: APRIL }, APRIL],
    ['that of a draft too', { published: false, publishedAt: APRIL }, APRIL],
    ['its creation from an older archive', { published: true }, MARCH],
    ['none as a draft', { published: false, publishedAt: null }, null],
  ])('is imported with %s', async (_what, changes, publishedAt) => {
    const id = crypto.randomUUID()
    const part = (body: object) => ({ ...body, id: crypto.randomUUID() })
    const parts =
      kind === 'quiz' ? { questions: [part(questionBody())], categories: [part(bandBody())] } : {}
    const item = { ...newBody(parts), id, createdAt: MARCH, ...changes }
    const importItem = (dates: object = {}) =>
      admin('POST', '/api/admin/import', { kind, item: { ...item, ...dates } })
    expect(await importItem()).toMatchObject({ body: { outcome: 'created' } })
    expect(await read(id)).toMatchObject({ createdAt: MARCH, publishedAt })
    expect(await importItem({ publishedAt: 'vakar' })).toMatchObject({ status: 400 })
    expect(await importItem({ publishedAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      body: { outcome: 'exists' },
    })
    expect(await read(id), 'a stored one keeps its own').toMatchObject({ publishedAt })
  })

  it('that has a time of publishing waits for it, and is published then', async () => {
    await settle()
    const publishAt = halfPast(1)
    const { status, body } = await save(draft({ publishAt: publishAt.toISOString() }))
    expect(status).toBe(201)
    expect(body).toMatchObject({ published: false, publishAt: publishAt.toISOString() })
    const [id, slug] = [textAt(body, 'id'), textAt(body, 'slug')]

    await publishDue(site.db, after(publishAt, -1))
    expect(await read(id)).toEqual(body)
    expect(await statusOf(slug)).toBe(404)

    const { contentVersion } = await readPublishing(site.db)
    expect(await publishDue(site.db, publishAt)).toBe(1)
    expect(await read(id)).toMatchObject({ published: true, publishAt: null })
    expect(await statusOf(slug)).toBe(200)
    const record = await readPublishing(site.db)
    expect(record.contentVersion).toBe(contentVersion + 1)
    expect(record.pendingPurge.sort()).toEqual(
      {
        post: ['changes', `post:${slug}`, 'posts'],
        page: ['changes', `page:${slug}`, 'pages'],
        quiz: ['changes', `quiz:${slug}`, 'quizzes'],
      }[kind],
    )
    expect(await publishDue(site.db, publishAt), 'once').toBe(0)
  })

  it('that was published meanwhile is not overwritten by a form from before', async () => {
    const publishAt = halfPast(1)
    const body = draft({ publishAt: publishAt.toISOString() })
    const saved = await save(body)
    await publishDue(site.db, publishAt)
    const form = { ...body, updatedAt: textAt(saved.body, 'updatedAt') }
    const { status } = await admin('PUT', `${adminPath}/${textAt(saved.body, 'id')}`, form)
    expect(status).toBe(409)
  })

  it('waits no more once the time is taken away', async () => {
    const publishAt = halfPast(1)
    const body = draft({ publishAt: publishAt.toISOString() })
    const saved = await save(body)
    const { publishAt: _, ...without } = body
    const taken = await admin('PUT', `${adminPath}/${textAt(saved.body, 'id')}`, without)
    expect(taken).toMatchObject({ status: 200, body: { published: false, publishAt: null } })
    expect(await publishDue(site.db, publishAt)).toBe(0)
  })

  it('cannot wait for what has passed', async () => {
    const past = after(new Date(), -60_000).toISOString()
    for (const [publishAt, error] of [
      [past, 'Paskelbimo laikas turi būti ateityje'],
      ['rytoj', 'Netinkama data'],
    ] as const) {
      const refused = { status: 400, body: { error, fields: { publishAt: error } } }
      expect(await save(draft({ publishAt }))).toMatchObject(refused)
    }
  })

  it('that is published waits for nothing', async () => {
    for (const publishAt of [after(new Date(), -60_000), halfPast(1)]) {
      const saved = await save(draft({ published: true, publishAt: publishAt.toISOString() }))
      expect(saved).toMatchObject({ status: 201, body: { published: true, publishAt: null } })
    }
  })
})

describe('the scheduled run', () => {
  beforeEach(settle)

  const roundTrips = (now: Date) =>
    countRoundTrips(String(process.env.DATABASE_URL), () => advancePending(() => site.db, now))
  const wait = async (publishAt: Date) => {
    const slug = `laukia-${++slugs}`
    const times = { published: false, publishAt: publishAt.toISOString() }
    await admin('POST', '/api/admin/blog', articleBody({ slug, ...times }))
    return async () => (await site.call('GET', `/api/blog/${slug}`)).status
  }

  it('leaves the database asleep until the time has come, and publishes then', async () => {
    const publishAt = halfPast(24)
    const status = await wait(publishAt)
    // The time to publish is noted in the object store only after the answer.
    await site.idle()
    // Publishes the drafts of other tests, whose times have passed by then.
    await advancePublishing(site.db, after(publishAt, -60_000))
    await settle()
    expect(await roundTrips(after(publishAt, -1))).toBe(0)
    expect(await status()).toBe(404)
    expect(await roundTrips(publishAt)).toBeGreaterThan(0)
    expect(await status()).toBe(200)
    await settle()
    await advancePublishing(site.db, publishAt)
    expect(await roundTrips(after(publishAt, 60_000)), 'done').toBe(0)
  })

  it('publishes within the hour where the note of the time was lost', async () => {
    const publishAt = halfPast(48)
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '')
    const status = await wait(publishAt)
    vi.unstubAllEnvs()
    await advancePending(() => site.db, after(publishAt, HOUR_MS / 2))
    expect(await status()).toBe(200)
  })
})

/** Article as the build has it. */
type BuiltPost = PublicPost & { source: string }

/** Returns the articles of a build, in the order in which its loader stores them. */
async function builtPosts(): Promise<BuiltPost[]> {
  const { load, schema } = postLoader()
  const posts: BuiltPost[] = []
  const context = {
    parseData: ({ data }: { data: unknown }) => Promise.resolve(schema.parse(data)),
    store: { clear: () => undefined, set: ({ data }: { data: BuiltPost }) => posts.push(data) },
  }
  // The loader uses nothing else of Astro's context.
  await load(context as unknown as Parameters<typeof load>[0])
  return posts
}
