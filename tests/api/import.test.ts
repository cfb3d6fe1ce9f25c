import { describe, expect, it } from 'vitest'
import { publishDue } from '#db/queries/scheduled.ts'
import type { AdminExpert } from '#src/contracts/experts.ts'
import type { AdminPost } from '#src/contracts/posts.ts'
import type { FullQuiz } from '#src/contracts/quizzes.ts'
import type { AdminSettings } from '#src/contracts/settings.ts'
import { startingSettings } from '#src/texts/owner.ts'
import { fromArchiveFiles, toArchiveFiles } from '#src/panel/archive/archive.ts'
import { asStored, itemsAtAddresses } from '#src/panel/archive/same-address.ts'
import { articleBody, bandBody, pageBody, questionBody, quizBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const AT = '2026-11-21T10:00:00.000Z'
const site = useTestSite({ seed: true })
let slugs = 0

const admin = useAdministrator(site)
const importItem = (kind: string, item: object) =>
  admin('POST', '/api/admin/import', { kind, item })

const identity = () => ({
  id: crypto.randomUUID(),
  slug: `importuotas-${++slugs}`,
  createdAt: '2024-05-06T07:08:09.123Z',
  updatedAt: '2025-06-07T08:09:10.000Z',
})
const post = (changes: object = {}) => ({ ...articleBody(), ...identity(), ...changes })
const page = (changes: object = {}) => ({ ...pageBody(), ...identity(), ...changes })
const part = <Part extends object>(body: Part) => ({ ...body, id: crypto.randomUUID() })
const quiz = (changes: object = {}) => ({
  ...quizBody(),
  ...identity(),
  questions: [part(questionBody()), part(questionBody({ order: 1, required: false }))],
  categories: [part(bandBody())],
  ...changes,
})

/** Everything the site holds, as an administrator reads it. */
async function contentOf(): Promise<{
  posts: AdminPost[]
  pages: AdminPost[]
  quizzes: FullQuiz[]
  experts: AdminExpert[]
  settings: AdminSettings
}> {
  const [posts, pages, quizzes, experts] = await Promise.all(
    ['blog', 'pages', 'quizzes', 'experts'].map(
      async (list) => (await admin('GET', `/api/admin/${list}`)).body,
    ),
  )
  const full = (quizzes as FullQuiz[]).map(
    async ({ id }) => (await admin('GET', `/api/admin/quiz/${id}/full`)).body as FullQuiz,
  )
  return {
    posts: posts as AdminPost[],
    pages: pages as AdminPost[],
    quizzes: await Promise.all(full),
    experts: experts as AdminExpert[],
    settings: (await admin('GET', '/api/admin/settings')).body as AdminSettings,
  }
}

const contentVersion = async () =>
  at((await admin('GET', '/api/admin/publishing')).body, 'contentVersion') as number

async function outcomesOf(items: readonly object[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const item of items) {
    const { body } = await admin('POST', '/api/admin/import', item)
    const outcome = textAt(body, 'outcome')
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

describe('the archive of a site', () => {
  // Proves: Importing is idempotent and keeps ids: created, updated, or unchanged and nothing written
  // Proves: The archive keeps experts, their order and the authors of articles
  // Proves: The archive keeps the owner's settings
  it('changes nothing where it comes from, and makes everything anew where it is gone', async () => {
    const expert = await admin('POST', '/api/admin/experts', {
      name: 'Rasa Pavyzdė',
      qualification: 'Šeimos konsultantė',
      words: 'Pirma.\n\nAntra.',
    })
    const authorId = textAt(expert.body, 'id')
    await admin('POST', '/api/admin/blog', articleBody({ slug: 'rasos', authorId }))
    const content = { ...(await contentOf()), images: [] }
    const files = toArchiveFiles(content, AT)
    const { items, faults } = fromArchiveFiles(files)
    expect(faults).toEqual([])
    expect(items.length).toBeGreaterThan(15)

    const before = await contentVersion()
    expect(await outcomesOf(items)).toEqual({ unchanged: items.length })
    expect(await contentVersion()).toBe(before)

    await site.db.write.deleteFrom('blogPosts').execute()
    await site.db.write.deleteFrom('quizzes').execute()
    await site.db.write.deleteFrom('experts').execute()
    await admin('PUT', '/api/admin/settings', { ...startingSettings, code: '305' })
    expect(await outcomesOf(items)).toEqual({ created: items.length - 1, updated: 1 })
    expect(toArchiveFiles({ ...(await contentOf()), images: [] }, AT)).toEqual(files)
    expect(await outcomesOf(items)).toEqual({ unchanged: items.length })
  })
})

// Proves: An archive of another site meets what has the same kind and address here, under the id and the ids of parts that are here; what was changed here stays unless the administrator chooses otherwise, and so do settings in place of untouched ones
it('takes over new starting texts from a fresh site, and leaves what was changed here', async () => {
  const all = await contentOf()
  const here = { ...all, posts: all.posts.filter((it) => it.authorId === null), experts: [] }
  const [own, untouched] = here.posts
  if (own === undefined || untouched === undefined) throw new Error('There are no articles.')
  // Another site that was filled with the same content has other ids, and by now a newer text.
  const ids = new Map<string, string>()
  const elsewhere = JSON.parse(
    JSON.stringify({ ...here, settings: null, images: [] }).replaceAll(UUID, (id) => {
      if (!ids.has(id)) ids.set(id, crypto.randomUUID())
      return ids.get(id) ?? id
    }),
  ) as Parameters<typeof toArchiveFiles>[0]
  const renewed = (post: AdminPost) =>
    [own.slug, untouched.slug].includes(post.slug) ? { ...post, content: 'Naujas tekstas.' } : post
  const archive = { ...elsewhere, posts: elsewhere.posts.map(renewed) }
  const { items } = fromArchiveFiles(toArchiveFiles(archive, AT))
  expect(await importItem(items[0]?.kind ?? '', items[0]?.item ?? {})).toMatchObject({
    status: 409,
  })

  const { id, createdAt: _, publishedAt: __, updatedAt: ___, type: ____, ...fields } = own
  await admin('PUT', `/api/admin/blog/${id}`, { ...fields, content: 'Mano tekstas.' })
  const now = await contentOf()
  const stored = [
    ...now.posts.map((item) => ({ ...item, kind: 'post' as const })),
    ...now.pages.map((item) => ({ ...item, kind: 'page' as const })),
    ...now.quizzes.map((item) => ({ ...item, kind: 'quiz' as const })),
  ]
  const atAddresses = itemsAtAddresses(items, stored)
  expect(atAddresses.size).toBe(items.length)
  const asHere = fromArchiveFiles(toArchiveFiles({ ...now, images: [] }, AT)).items
  const replacing = items.flatMap((body) => {
    const item = atAddresses.get(body)
    const same = asHere.find((each) => each.item.id === item?.id)
    const isChanged = item !== undefined && item.updatedAt !== item.createdAt
    return same === undefined || isChanged ? [] : [asStored(body, same)]
  })
  expect(replacing).toHaveLength(items.length - 1)
  expect(await outcomesOf(replacing)).toEqual({ updated: 1, unchanged: items.length - 2 })
  const texts = (await contentOf()).posts
  expect(texts.find((each) => each.id === own.id)?.content).toBe('Mano tekstas.')
  expect(texts.find((each) => each.id === untouched.id)?.content).toBe('Naujas tekstas.')
})

// Proves: The archive keeps the owner's settings
it('keeps the quizzes of topics where an archive is too old to know any', async () => {
  const {
    id,
    earlier: _,
    noticeEmail: __,
    inPreview: ___,
    updatedAt: ____,
    ...settings
  } = (await contentOf()).settings
  const { topicQuizzes, ...old } = settings
  const tied = { ...topicQuizzes, Konfliktai: 'artumo-testas' }
  await admin('PUT', '/api/admin/settings', { ...settings, topicQuizzes: tied })
  expect(await importItem('settings', { id, ...old })).toMatchObject({
    body: { outcome: 'unchanged' },
  })
  await importItem('settings', { id, ...old, code: '306' })
  expect((await contentOf()).settings).toMatchObject({ code: '306', topicQuizzes: tied })
  await admin('PUT', '/api/admin/settings', settings)
})

describe('importing an item', () => {
  it('needs a session', async () => {
    const body = { kind: 'post', item: post() }
    expect(await site.call('POST', '/api/admin/import', { body })).toMatchObject({ status: 401 })
  })

  // Proves: Importing is idempotent and keeps ids: created, updated, or unchanged and nothing written
  it.each([
    ['post', 'blog', post],
    ['page', 'pages', page],
  ] as const)('makes, leaves alone and changes a %s under its id', async (kind, list, make) => {
    const item = make()
    expect(await importItem(kind, item)).toMatchObject({
      status: 200,
      body: { outcome: 'created' },
    })
    const find = async () =>
      ((await admin('GET', `/api/admin/${list}`)).body as AdminPost[]).find(
        ({ id }) => id === item.id,
      )
    const stored = await find()
    expect(stored).toMatchObject(item)

    const version = await contentVersion()
    expect(await importItem(kind, item)).toMatchObject({ body: { outcome: 'unchanged' } })
    expect(await find()).toEqual(stored)
    expect(await contentVersion()).toBe(version)

    const changed = { ...item, title: 'Kitas pavadinimas', tags: ['kita'] }
    expect(await importItem(kind, changed)).toMatchObject({ body: { outcome: 'updated' } })
    const after = await find()
    expect(after).toMatchObject({
      title: 'Kitas pavadinimas',
      tags: ['kita'],
      createdAt: item.createdAt,
    })
    expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(item.updatedAt))
    expect(await contentVersion()).toBe(version + 1)
    expect(await importItem(kind, changed)).toMatchObject({ body: { outcome: 'unchanged' } })
  })

  // Proves: Importing is idempotent and keeps ids: created, updated, or unchanged and nothing written
  it('makes, leaves alone and changes a quiz with the ids of its questions and bands', async () => {
    const item = quiz()
    const read = async () =>
      (await admin('GET', `/api/admin/quiz/${item.id}/full`)).body as FullQuiz
    expect(await importItem('quiz', item)).toMatchObject({ body: { outcome: 'created' } })
    const stored = await read()
    expect(stored).toMatchObject(item)
    expect(
      await importItem('quiz', { ...item, questions: item.questions.toReversed() }),
    ).toMatchObject({ body: { outcome: 'unchanged' } })
    expect(await read()).toEqual(stored)

    const added = part(questionBody({ question: 'Ar girdite?', order: 2 }))
    const changed = { ...item, questions: [item.questions[1], added], categories: [] }
    expect(await importItem('quiz', changed)).toMatchObject({ body: { outcome: 'updated' } })
    expect((await read()).questions.map(({ id }) => id)).toEqual([item.questions[1]?.id, added.id])

    // Back and forth: a question that was lost once may come again, and be lost again.
    for (const state of [item, changed, item]) {
      expect(await importItem('quiz', state)).toMatchObject({ body: { outcome: 'updated' } })
    }
    expect(await read()).toMatchObject({ ...item, updatedAt: expect.any(String) as string })
  })

  // Proves: Importing publishes nothing by itself: a draft whose time has passed comes without it
  it('publishes nothing by a draft', async () => {
    const version = await contentVersion()
    const draft = post({ published: false })
    await importItem('post', draft)
    await importItem('post', { ...draft, title: 'Kitas' })
    await importItem('quiz', quiz({ published: false }))
    expect(await contentVersion()).toBe(version)
    expect(await site.call('GET', `/api/blog/${draft.slug}`)).toMatchObject({ status: 404 })
  })

  // Proves: Importing publishes nothing by itself: a draft whose time has passed comes without it
  it.each([
    ['post', post, (id: string) => `/api/admin/blog/${id}`],
    ['page', page, (id: string) => `/api/admin/pages/${id}`],
    ['quiz', quiz, (id: string) => `/api/admin/quiz/${id}/full`],
  ] as const)(
    'leaves no %s to be published by a time that has passed',
    async (kind, make, path) => {
      const passed = '2025-01-02T03:04:05.000Z'
      const item = make({ published: false, publishAt: passed })
      const read = async () => (await admin('GET', path(item.id))).body
      for (const [archived, outcome] of [
        [item, 'created'],
        [item, 'unchanged'],
        [{ ...item, title: 'Kitas' }, 'updated'],
      ] as const) {
        expect(await importItem(kind, archived)).toMatchObject({ status: 200, body: { outcome } })
        expect(await read()).toMatchObject({ published: false, publishAt: null })
      }
      expect(await publishDue(site.db, new Date())).toBe(0)
      expect(await read()).toMatchObject({ published: false })

      const toCome = new Date(Date.now() + 7 * 86_400_000).toISOString()
      await importItem(kind, { ...item, publishAt: toCome })
      expect(await read(), 'waits for a time to come').toMatchObject({ publishAt: toCome })
      // As long as the scheduled run has not come, what is due is as it was archived.
      await site.db.write
        .updateTable(kind === 'quiz' ? 'quizzes' : 'blogPosts')
        .set({ publishAt: new Date(passed) })
        .where('id', '=', item.id)
        .execute()
      expect(await importItem(kind, item)).toMatchObject({ body: { outcome: 'unchanged' } })
      await admin('DELETE', path(item.id).replace('/full', ''))
    },
  )

  it('redirects from the address that a published item had', async () => {
    const item = post()
    await importItem('post', item)
    await importItem('post', { ...item, slug: `${item.slug}-naujas` })
    expect((await site.call('GET', `/blog/${item.slug}`)).status).toBe(301)
  })

  // Proves: An address or id of another item is refused
  it('refuses an address that another item has', async () => {
    const item = post()
    await importItem('post', item)
    for (const [kind, other] of [
      ['post', post({ slug: item.slug })],
      ['page', page({ slug: item.slug })],
    ] as const) {
      expect(await importItem(kind, other)).toMatchObject({
        status: 409,
        body: { error: 'Toks adresas jau naudojamas. Pasirinkite kitą.' },
      })
    }
  })

  // Proves: An address or id of another item is refused
  it('refuses ids that belong to something else', async () => {
    const [article, one] = [post(), quiz()]
    await importItem('post', article)
    await importItem('quiz', one)
    const [question] = one.questions
    const other = quiz()
    const taken = {
      status: 409,
      body: {
        error: 'Toks įrašo, klausimo ar kategorijos numeris (id) jau priklauso kitam įrašui.',
      },
    }
    expect(await importItem('page', page({ id: article.id }))).toMatchObject(taken)
    expect(await importItem('quiz', { ...other, questions: [question] })).toMatchObject(taken)
    expect(await importItem('quiz', { ...other, categories: one.categories })).toMatchObject(taken)
    expect(await importItem('quiz', other)).toMatchObject({ body: { outcome: 'created' } })
    expect(await importItem('quiz', { ...other, questions: [question] })).toMatchObject(taken)
    expect((await admin('GET', `/api/admin/quiz/${one.id}/full`)).body).toMatchObject(one)
  })

  it.each([
    [{ kind: 'course', item: {} }, 'kind'],
    [{ kind: 'post', item: post({ id: 'vienas' }) }, 'item.id'],
    [{ kind: 'post', item: post({ createdAt: 'vakar' }) }, 'item.createdAt'],
    [{ kind: 'post', item: post({ slug: 'Su Tarpais' }) }, 'item.slug'],
    [{ kind: 'post', item: { ...post(), title: '' } }, 'item.title'],
    [{ kind: 'post', item: post({ naujas: 1 }) }, 'item.naujas'],
    [{ kind: 'page', item: page({ type: 'post' }) }, 'item.type'],
    [{ kind: 'quiz', item: quiz({ questions: [questionBody()] }) }, 'item.questions'],
    [{ kind: 'quiz', item: quiz({ categories: [bandBody()] }) }, 'item.categories'],
    [{ kind: 'post', item: post(), force: true }, 'force'],
  ])('refuses what is not whole (%#)', async (body, field) => {
    const answer = await admin('POST', '/api/admin/import', body)
    expect(answer.status).toBe(400)
    expect(Object.keys(at(answer.body, 'fields') as object)).toEqual([field])
  })
})

describe('the dates of what is imported', () => {
  it.each(['0000-01-01T00:00:00+23:59', '1969-12-31T23:59:59Z', '2200-01-01T00:00:00Z'])(
    'are of a year that lists can show, not %s',
    async (date) => {
      for (const [kind, item] of [
        ['post', post({ createdAt: date })],
        ['page', page({ updatedAt: date })],
        ['quiz', quiz({ createdAt: date })],
      ] as const) {
        const answer = await importItem(kind, item)
        expect(answer).toMatchObject({ status: 400 })
        expect(JSON.stringify(at(answer.body, 'fields'))).toContain('Netinkama data')
      }
      for (const list of ['blog', 'pages', 'quizzes']) {
        expect(await admin('GET', `/api/admin/${list}`)).toMatchObject({ status: 200 })
      }
    },
  )
})
