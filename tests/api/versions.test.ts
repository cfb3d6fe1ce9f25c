import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { KEPT_VERSIONS } from '#src/core/items.ts'
import { articleBody, bandBody, pageBody, questionBody, quizBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const call = useAdministrator(site)
let slugs = 0
const freshSlug = () => `versija-${++slugs}`

/** Returns the items of a list. */
async function list(path: string) {
  const { status, body } = await call('GET', path)
  expect(status).toBe(200)
  return body as Record<string, unknown>[]
}

describe.each([
  ['post', '/api/admin/blog', articleBody, ''],
  ['page', '/api/admin/pages', pageBody, ''],
  ['quiz', '/api/admin/quiz', quizBody, '/full'],
] as const)('of a %s', (kind, adminPath, makeBody, suffix) => {
  const create = async (changes: Record<string, unknown> = {}) => {
    const { body } = await call('POST', adminPath, makeBody({ slug: freshSlug(), ...changes }))
    return { created: body, id: textAt(body, 'id'), slug: textAt(body, 'slug') }
  }
  const update = (id: string, body: unknown) => call('PUT', `${adminPath}/${id}`, body)
  /** Returns the parts of an item that an update replaces unless its body contains them. */
  const partsOf = (item: unknown) =>
    kind === 'quiz' ? { questions: at(item, 'questions'), categories: at(item, 'categories') } : {}
  const read = async (id: string) => (await call('GET', `${adminPath}/${id}${suffix}`)).body
  const versions = (id: string) => list(`/api/admin/versions/${kind}/${id}`)
  const deleted = () => list(`/api/admin/deleted/${kind}`)
  const restore = (version: unknown) =>
    call('POST', `/api/admin/version/${String(version)}/restore`)

  it('every save keeps the state before it', async () => {
    const { created, id, slug } = await create({ title: 'Pirmas', published: false })
    expect(await versions(id)).toEqual([])
    await update(id, makeBody({ slug, title: 'Antras' }))
    const second = await read(id)
    await update(id, makeBody({ slug, title: 'Trečias', ...partsOf(second) }))

    const kept = await versions(id)
    const measure = {
      words: kind === 'quiz' ? null : { post: 4, page: 2 }[kind],
      questionCount: kind === 'quiz' ? 2 : null,
    }
    expect(kept).toMatchObject([
      { title: 'Antras', savedAt: textAt(second, 'updatedAt'), ...measure },
      { title: 'Pirmas', savedAt: textAt(created, 'updatedAt'), ...measure },
    ])
    const notOfTheForm = ['id', 'publishedAt', 'createdAt', 'updatedAt']
    const item = Object.fromEntries(
      Object.entries(second as object).filter(([field]) => !notOfTheForm.includes(field)),
    )
    expect(await call('GET', `/api/admin/version/${String(kept[0]?.id)}`)).toMatchObject({
      status: 200,
      body: { kind, itemId: id, title: 'Antras', savedAt: textAt(second, 'updatedAt'), item },
    })
  })

  it('each is listed with its status and with the fields that the next save changed', async () => {
    const { id, slug, created } = await create({ title: 'Pirmas', published: false })
    const parts = partsOf(created)
    await update(id, makeBody({ slug, title: 'Pirmas', published: true, ...parts }))
    const about = kind === 'quiz' ? { description: 'Kitaip' } : { metaDescription: 'Kitaip' }
    const other = { slug, title: 'Antras', published: true, ...about, ...parts }
    await update(id, makeBody(other))
    await update(id, makeBody({ ...other, title: 'Pirmas', published: false }))
    const publishAt = new Date(Date.now() + 86_400_000).toISOString()
    await update(id, makeBody({ ...other, title: 'Pirmas', published: false, publishAt }))
    const present = await read(id)

    const [both, draft] = [
      ['title', ...Object.keys(about)].toSorted(),
      { published: false, publishAt: null },
    ]
    const live = { published: true, publishAt: null }
    const listed = await versions(id)
    expect(listed).toMatchObject([
      {
        ...draft,
        isAsNow: true,
        next: {
          title: 'Pirmas',
          published: false,
          publishAt,
          savedAt: textAt(present, 'updatedAt'),
          changed: ['publishAt'],
        },
      },
      { ...live, isAsNow: false, next: { ...draft, changed: ['published', 'title'] } },
      { ...live, isAsNow: false, next: { ...live, title: 'Antras', changed: both } },
      { ...draft, isAsNow: false, next: { ...live, title: 'Pirmas', changed: ['published'] } },
    ])
    expect(at(listed[1], 'next.savedAt')).toBe(listed[0]?.savedAt)
    await call('DELETE', `${adminPath}/${id}`)
    expect(await versions(id)).toMatchObject([
      { isAsNow: false, next: null },
      { next: { changed: ['publishAt'] } },
      {},
      {},
      {},
    ])
  })

  it('the state is a body that an update takes', async () => {
    const { id, slug } = await create({ title: 'Pirmas' })
    const noParts = kind === 'quiz' ? { questions: [], categories: [] } : {}
    await update(id, makeBody({ slug: freshSlug(), title: 'Antras', ...noParts }))
    const [version] = await versions(id)
    const { body } = await call('GET', `/api/admin/version/${String(version?.id)}`)
    expect(await update(id, at(body, 'item'))).toMatchObject({
      status: 200,
      body: makeBody({ slug, title: 'Pirmas' }),
    })
  })

  it('a save that changes nothing or is refused keeps none', async () => {
    const { created, id, slug } = await create()
    expect((await update(id, makeBody({ slug, ...partsOf(created) }))).status).toBe(200)
    const updatedAt = '2020-01-01T00:00:00.000Z'
    expect((await update(id, makeBody({ slug, title: 'Kitas', updatedAt }))).status).toBe(409)
    expect(await versions(id)).toEqual([])
  })

  it(`the last ${KEPT_VERSIONS} are kept, newest first`, async () => {
    const { id, slug } = await create({ title: 'Pirmas' })
    await update(id, makeBody({ slug, title: 'Antras' }))
    await sql`
      insert into item_versions (id, kind, item_id, title, state, saved_at)
      select gen_random_uuid(), kind, item_id, 'Senas ' || days, state, saved_at - days * interval '1 day'
      from item_versions, generate_series(1, ${KEPT_VERSIONS - 1}::integer) as days
      where item_id = ${id}::uuid`.execute(site.db.write)
    for (const title of ['Trečias', 'Ketvirtas']) await update(id, makeBody({ slug, title }))
    const titles = (await versions(id)).map(({ title }) => title)
    const old = Array.from({ length: KEPT_VERSIONS - 3 }, (_, index) => `Senas ${index + 1}`)
    expect(titles).toEqual(['Trečias', 'Antras', 'Pirmas', ...old])
    const stored = site.db.read.selectFrom('itemVersions').select('id').where('itemId', '=', id)
    expect(await stored.execute()).toHaveLength(KEPT_VERSIONS)
  })

  it('one is made current again, and the present one is kept', async () => {
    const { created, id, slug } = await create({ title: 'Pirmas', published: false })
    await update(id, makeBody({ slug: freshSlug(), title: 'Antras' }))
    const [first] = await versions(id)
    expect(await restore(first?.id)).toMatchObject({ status: 200, body: { kind, id } })
    const restored = await read(id)
    expect(restored).toMatchObject({ title: 'Pirmas', slug })
    expect(restored, 'what is published stays so').toMatchObject({ published: true })
    expect((await versions(id)).map(({ title }) => title)).toEqual(['Antras', 'Pirmas'])
    expect(textAt(restored, 'createdAt')).toBe(textAt(created, 'createdAt'))
  })

  it('none is made current while another item has its address', async () => {
    const { id, slug } = await create({ title: 'Pirmas' })
    await update(id, makeBody({ slug: freshSlug(), title: 'Antras' }))
    await create({ slug })
    const [first] = await versions(id)
    expect(await restore(first?.id)).toMatchObject({
      status: 409,
      body: { error: 'Toks adresas jau naudojamas. Pasirinkite kitą.' },
    })
    expect(await read(id)).toMatchObject({ title: 'Antras' })
  })

  it('a deleted one is restored under its id, published as it was', async () => {
    const { created, id, slug } = await create({ title: 'Ištrintas' })
    await call('DELETE', `${adminPath}/${id}`)
    const [last] = await deleted()
    expect(last).toMatchObject({ id, title: 'Ištrintas', published: true, publishAt: null })
    expect(Date.parse(String(last?.deletedAt))).toBeGreaterThanOrEqual(
      Date.parse(textAt(created, 'updatedAt')),
    )
    expect(await restore(last?.versionId)).toMatchObject({
      status: 200,
      body: { kind, id, published: true },
    })
    const { updatedAt: _, ...before } = created as Record<string, unknown>
    expect(await read(id)).toMatchObject(before)
    expect((await deleted()).map((item) => item.id)).not.toContain(id)

    await update(id, makeBody({ slug, title: 'Vėl' }))
    await call('DELETE', `${adminPath}/${id}`)
    expect((await deleted()).filter((item) => item.id === id)).toMatchObject([{ title: 'Vėl' }])
  })

  it('a deleted one that was scheduled waits again, unless its time has passed', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    for (const isPast of [false, true]) {
      const { id } = await create({ published: false, publishAt })
      await call('DELETE', `${adminPath}/${id}`)
      if (isPast) {
        await sql`update item_versions set state = state || '{"publish_at":"2026-01-01T00:00:00Z"}'
          where item_id = ${id}::uuid`.execute(site.db.write)
      }
      const [last] = await deleted()
      const status = { published: false, publishAt: isPast ? null : publishAt }
      expect(last).toMatchObject({ id, ...status })
      expect(await restore(last?.versionId)).toMatchObject({ status: 200, body: status })
      expect(await read(id)).toMatchObject(status)
    }
  })

  it('a deleted one comes first when it was deleted last, and not while its address is taken', async () => {
    const [first, second] = [await create(), await create()]
    for (const { id } of [second, first]) await call('DELETE', `${adminPath}/${id}`)
    const [last, before] = await deleted()
    expect([last?.id, before?.id]).toEqual([first.id, second.id])
    await create({ slug: first.slug })
    expect(await restore(last?.versionId)).toMatchObject({ status: 409 })
    expect((await deleted())[0]).toMatchObject({ id: first.id })
  })
})

describe('of a quiz', () => {
  const update = (id: string, changes: Record<string, unknown>) =>
    call('PUT', `/api/admin/quiz/${id}`, quizBody(changes))
  const create = async () =>
    (await call('POST', '/api/admin/quiz', quizBody({ slug: freshSlug() }))).body
  const versions = (id: string) => list(`/api/admin/versions/quiz/${id}`)

  it('questions and bands come back with the ids they had, however often', async () => {
    const created = await create()
    const [id, slug] = [textAt(created, 'id'), textAt(created, 'slug')]
    for (let round = 0; round < 2; round++) {
      await update(id, { slug, questions: [questionBody()], categories: [bandBody()] })
      const [version] = await versions(id)
      await call('POST', `/api/admin/version/${String(version?.id)}/restore`)
      const { body } = await call('GET', `/api/admin/quiz/${id}/full`)
      expect(at(body, 'questions')).toEqual(at(created, 'questions'))
      expect(at(body, 'categories')).toEqual(at(created, 'categories'))
    }
  })

  it('changed questions and bands are listed', async () => {
    const created = await create()
    const [id, slug] = [textAt(created, 'id'), textAt(created, 'slug')]
    await update(id, { slug, questions: [questionBody()], categories: at(created, 'categories') })
    expect(await versions(id)).toMatchObject([{ next: { changed: ['questions'] } }])
    const { body } = await call('GET', `/api/admin/quiz/${id}/full`)
    await update(id, { slug, questions: at(body, 'questions'), categories: [bandBody()] })
    expect(await versions(id)).toMatchObject([
      { next: { changed: ['categories'] } },
      { next: { changed: ['questions'] } },
    ])
  })

  it('what a save has waited for is kept whole, its questions too', async () => {
    const created = await create()
    const [id, slug] = [textAt(created, 'id'), textAt(created, 'slug')]
    let committed = false
    const other = site.db
      .batch([
        lock(id),
        { compile: () => sql`select pg_sleep(0.5)`.compile(site.db.write) },
        site.db.write
          .updateTable('quizQuestions')
          .set({ question: 'Tuo metu?' })
          .where('quizId', '=', id),
      ])
      .then(() => (committed = true))
    await vi.waitFor(async () => {
      const free = await lock(id).skipLocked().execute()
      expect(free.length === 0 || committed).toBe(true)
    }, 10_000)
    await update(id, { slug, title: 'Vėlesnis', questions: [] })
    await other
    const [version] = await versions(id)
    const { body } = await call('GET', `/api/admin/version/${String(version?.id)}`)
    expect(at(body, 'item.questions')).toMatchObject([
      { question: 'Tuo metu?' },
      { question: 'Tuo metu?' },
    ])
    expect(await call('GET', `/api/admin/quiz/${id}/full`)).toMatchObject({
      body: { title: 'Vėlesnis', questions: [] },
    })
  })

  const lock = (id: string) =>
    site.db.write.selectFrom('quizzes').select('id').where('id', '=', id).forUpdate()
})

describe('versions', () => {
  it('are of what there is', async () => {
    const id = crypto.randomUUID()
    for (const [method, path] of [
      ['GET', `/api/admin/versions/note/${id}`],
      ['GET', '/api/admin/deleted/note'],
      ['GET', `/api/admin/version/${id}`],
      ['POST', `/api/admin/version/${id}/restore`],
    ] as const) {
      expect(await call(method, path), path).toMatchObject({ status: 404 })
    }
    expect(await call('GET', `/api/admin/version/${id}`)).toMatchObject({
      body: { error: 'Tokios versijos nebėra.' },
    })
  })
})
