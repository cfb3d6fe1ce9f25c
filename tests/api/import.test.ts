import { describe, expect, it } from 'vitest'
import { publishDue } from '#src/features/publishing/server/publishing-queries.ts'
import type { AdminExpert } from '#src/features/experts/contracts.ts'
import type { AdminPost } from '#src/features/articles/contracts.ts'
import type { FullQuiz } from '#src/features/quizzes/contracts.ts'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { fromArchiveFiles, toArchiveFiles } from '#src/features/archive/panel/archive.ts'
import { packArchive } from '#src/features/archive/panel/archive-zip.ts'
import { createContentImport } from '#src/features/archive/panel/content-import.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { memoryStorage } from '../support/memory-storage.ts'
import { articleBody, bandBody, pageBody, questionBody, quizBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const AT = '2026-11-21T10:00:00.000Z'
const site = useTestSite({ seed: true })
let slugs = 0

const admin = useAdministrator(site)
const importItem = (kind: string, item: object) =>
  admin('POST', '/api/admin/import', { kind, item })

/** Imports an item and expects this outcome. */
async function expectImport(outcome: string, kind: string, item: object) {
  expect(await importItem(kind, item)).toMatchObject({ status: 200, body: { outcome } })
}

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

/** Returns all content of the site, read with the administrator's calls. */
async function contentOf(): Promise<{
  posts: AdminPost[]
  pages: AdminPost[]
  quizzes: FullQuiz[]
  experts: AdminExpert[]
  settings: AdminSettings
}> {
  const whole = async <Item>(list: string, pathOf: (id: string) => string) => {
    const listed = (await admin('GET', `/api/admin/${list}`)).body as { id: string }[]
    return Promise.all(listed.map(async ({ id }) => (await admin('GET', pathOf(id))).body as Item))
  }
  const [posts, pages, quizzes, { body: experts }] = await Promise.all([
    whole<AdminPost>('blog', (id) => `/api/admin/blog/${id}`),
    whole<AdminPost>('pages', (id) => `/api/admin/pages/${id}`),
    whole<FullQuiz>('quizzes', (id) => `/api/admin/quiz/${id}/full`),
    admin('GET', '/api/admin/experts'),
  ])
  return {
    posts,
    pages,
    quizzes,
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
    expect(await outcomesOf(items)).toEqual({ exists: items.length })
    expect(await contentVersion()).toBe(before)

    await site.db.write.deleteFrom('blogPosts').execute()
    await site.db.write.deleteFrom('quizzes').execute()
    await site.db.write.deleteFrom('experts').execute()
    expect(await outcomesOf(items)).toEqual({ created: items.length })
    expect(toArchiveFiles({ ...(await contentOf()), images: [] }, AT)).toEqual(files)
    expect(await outcomesOf(items)).toEqual({ exists: items.length })
  })
})

type Content = Parameters<typeof toArchiveFiles>[0]

/** Returns the content of another site with the same items under other ids. */
function elsewhere(content: Omit<Content, 'images'>): Content {
  const ids = new Map<string, string>()
  const text = JSON.stringify({ ...content, images: [] }).replaceAll(UUID, (id) => {
    if (!ids.has(id)) ids.set(id, crypto.randomUUID())
    return ids.get(id) ?? id
  })
  return JSON.parse(text) as Content
}

/**
 * Imports an archive as the panel does.
 * @returns titles by outcome; those of skipped items by reason.
 */
async function importInPanel(content: Content): Promise<Record<string, string[]>> {
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, await site.logIn())
  const session = createSession({
    fetch: (path, init) => fetch(new URL(path, site.url), init),
    storage,
    navigate: () => undefined,
    place: () => '',
  })
  const packed = await packArchive(toArchiveFiles(content, AT), AT)
  const panel = createContentImport({ session })
  await panel.choose(new File([packed.slice()], 'turinys.zip'))
  await panel.start()
  const state = panel.$state.get()
  if (state.step !== 'done') throw new Error(JSON.stringify(state))
  expect(state.faults).toEqual([])
  const titles: Record<string, string[]> = {}
  for (const { outcome, message, title } of state.results) {
    ;(titles[outcome === 'created' ? outcome : (message ?? '')] ??= []).push(title)
  }
  return titles
}

const HERE = 'Jau yra svetainėje.'
const ADDRESS = 'Šį adresą svetainėje jau turi arba turėjo kitas įrašas.'
const DELETED = 'Šis įrašas svetainėje ištrintas. Jį galima atkurti iš ištrintų įrašų sąrašo.'
const SETTINGS = 'Svetainės nustatymai iš kopijos nekeičiami.'
const SETTINGS_TITLE = 'Pardavėjas, kontaktai ir kita'

describe('importing an archive in the panel', () => {
  it('adds what is missing, overwrites nothing, and adds nothing the second time', async () => {
    const before = await contentOf()
    const changed = elsewhere({
      ...before,
      posts: before.posts.map((item) => ({ ...item, content: 'Kitas tekstas.' })),
      pages: before.pages.map((item) => ({ ...item, content: 'Kitas tekstas.' })),
      quizzes: before.quizzes.map((item) => ({ ...item, description: 'Kitas tekstas.' })),
      settings: { ...before.settings, code: '399' },
    })
    const [known, one] = [before.posts[0], changed.posts[0]]
    const [test, expert] = [changed.quizzes[0], changed.experts[0]]
    if (!known || !one || !test || !expert) throw new Error('There is too little.')
    const fresh = { id: crypto.randomUUID(), slug: 'naujas', title: 'Naujas' }
    const part = <Part extends object>(it: Part) => ({ ...it, id: crypto.randomUUID() })
    const archive = {
      ...changed,
      posts: [...changed.posts, { ...known, slug: 'perkeltas' }, { ...one, ...fresh }],
      quizzes: [
        ...changed.quizzes,
        {
          ...test,
          ...fresh,
          id: crypto.randomUUID(),
          questions: test.questions.map(part),
          categories: test.categories.map(part),
        },
      ],
    }
    const atAddress = [...before.posts, ...before.pages, ...before.quizzes].map((it) => it.title)
    expect(await importInPanel(archive)).toEqual({
      [HERE]: [known.title],
      [ADDRESS]: atAddress,
      [SETTINGS]: [SETTINGS_TITLE],
      created: [expert.name, 'Naujas', 'Naujas'],
    })
    const after = await contentOf()
    const others = <Item extends { id: string }>(items: Item[], known: Item[]) =>
      items.filter(({ id }) => known.some((each) => each.id === id))
    expect({
      ...after,
      posts: others(after.posts, before.posts),
      quizzes: others(after.quizzes, before.quizzes),
      experts: others(after.experts, before.experts),
    }).toEqual(before)

    const version = await contentVersion()
    expect(await importInPanel(archive)).not.toHaveProperty('created')
    expect(await contentOf()).toEqual(after)
    expect(await contentVersion()).toBe(version)
  })

  it('passes over what was renamed or deleted here, whatever its id is', async () => {
    const { posts, ...here } = await contentOf()
    const [renamed, deleted, moved] = posts.filter(({ authorId }) => authorId === null)
    if (!renamed || !deleted || !moved) throw new Error('There is too little.')
    const { id, createdAt: _, publishedAt: __, updatedAt: ___, ...fields } = renamed
    await admin('PUT', `/api/admin/blog/${id}`, { ...fields, slug: `${renamed.slug}-kitaip` })
    await admin('DELETE', `/api/admin/blog/${deleted.id}`)
    await admin('DELETE', `/api/admin/blog/${moved.id}`)
    const nothing = { ...here, pages: [], quizzes: [], experts: [], settings: null }
    const archive = { ...nothing, posts: [renamed, deleted, { ...moved, slug: 'niekur-nebuvo' }] }
    expect(await importInPanel({ ...archive, images: [] })).toEqual({
      [HERE]: [renamed.title],
      [DELETED]: [deleted.title, moved.title],
    })
    expect(await importInPanel(elsewhere({ ...archive, posts: [renamed, deleted] }))).toEqual({
      [ADDRESS]: [renamed.title],
      [DELETED]: [deleted.title],
    })
    expect((await site.call('GET', `/blog/${renamed.slug}`)).status).toBe(301)
    expect((await site.call('GET', `/api/blog/${deleted.slug}`)).status).toBe(404)
  })
})

describe('importing an item', () => {
  it.each([
    ['post', post, (id: string) => `/api/admin/blog/${id}`],
    ['page', page, (id: string) => `/api/admin/pages/${id}`],
    ['quiz', quiz, (id: string) => `/api/admin/quiz/${id}/full`],
  ] as const)('makes a %s under its id, and never changes it', async (kind, make, path) => {
    const item = make()
    const read = async () => (await admin('GET', path(item.id))).body
    await expectImport('created', kind, item)
    const stored = await read()
    expect(stored).toMatchObject(item)
    const version = await contentVersion()
    for (const again of [item, make({ ...item, title: 'Kitas', slug: `${item.slug}-kitaip` })]) {
      await expectImport('exists', kind, again)
    }
    expect(await read()).toEqual(stored)
    expect(await contentVersion()).toBe(version)
  })

  it('publishes nothing by a draft', async () => {
    const version = await contentVersion()
    const draft = post({ published: false })
    await importItem('post', draft)
    await importItem('quiz', quiz({ published: false }))
    expect(await contentVersion()).toBe(version)
    expect(await site.call('GET', `/api/blog/${draft.slug}`)).toMatchObject({ status: 404 })
  })

  it.each([
    ['post', post, (id: string) => `/api/admin/blog/${id}`],
    ['page', page, (id: string) => `/api/admin/pages/${id}`],
    ['quiz', quiz, (id: string) => `/api/admin/quiz/${id}/full`],
  ] as const)(
    'leaves no %s to be published by a time that has passed',
    async (kind, make, path) => {
      const passed = make({ published: false, publishAt: '2025-01-02T03:04:05.000Z' })
      const toCome = new Date(Date.now() + 7 * 86_400_000).toISOString()
      const waiting = make({ published: false, publishAt: toCome })
      const read = async (id: string) => (await admin('GET', path(id))).body
      await expectImport('created', kind, passed)
      await expectImport('created', kind, waiting)
      expect(await publishDue(site.db, new Date())).toBe(0)
      expect(await read(passed.id)).toMatchObject({ published: false, publishAt: null })
      expect(await read(waiting.id), 'waits for its time').toMatchObject({ publishAt: toCome })
      for (const { id } of [passed, waiting]) await admin('DELETE', path(id).replace('/full', ''))
    },
  )

  it('refuses the address of another', async () => {
    const item = post()
    await importItem('post', item)
    for (const [kind, make] of [
      ['post', post],
      ['page', page],
    ] as const) {
      expect(await importItem(kind, make({ slug: item.slug }))).toMatchObject({
        status: 409,
        body: { error: 'Toks adresas jau naudojamas. Pasirinkite kitą.' },
      })
    }
  })

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
    expect((await admin('GET', `/api/admin/quiz/${one.id}/full`)).body).toMatchObject(one)
  })

  it.each([
    [{ kind: 'course', item: {} }, 'kind'],
    [{ kind: 'settings', item: { id: 'settings' } }, 'kind'],
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

  it.each(['0000-01-01T00:00:00+23:59', '1969-12-31T23:59:59Z', '2200-01-01T00:00:00Z'])(
    'refuses a date that lists cannot show: %s',
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
    },
  )
})
