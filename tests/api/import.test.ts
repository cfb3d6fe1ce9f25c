import { describe, expect, it } from 'vitest'
import { publishDue } from '#db/queries/scheduled.ts'
import type { AdminExpert } from '#src/contracts/experts.ts'
import type { AdminPost } from '#src/contracts/posts.ts'
import type { FullQuiz } from '#src/contracts/quizzes.ts'
import type { AdminSettings } from '#src/contracts/settings.ts'
import { startingSettings } from '#src/texts/owner.ts'
import { fromArchiveFiles, toArchiveFiles } from '#src/panel/archive/archive.ts'
import { packArchive } from '#src/panel/archive/archive-zip.ts'
import { createContentImport } from '#src/panel/archive/content-import.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { memoryStorage } from '#src/stores/memory-storage.ts'
import { articleBody, bandBody, pageBody, questionBody, quizBody } from './content.ts'
import { at, PASSWORD, textAt, useAdministrator, useTestSite } from './test-site.ts'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const AT = '2026-11-21T10:00:00.000Z'
const site = useTestSite({ seed: true })
let slugs = 0

const admin = useAdministrator(site)
const importItem = (kind: string, item: object) =>
  admin('POST', '/api/admin/import', { kind, item })

/** Imports an item, and expects it to be taken so. */
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

/** Everything the site holds, as an administrator reads it. */
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

type Content = Parameters<typeof toArchiveFiles>[0]

/** The content of another site that was filled with the same: its ids are others, and the settings have rewritten pages. */
function elsewhere(content: Omit<Content, 'images'>): Content {
  const ids = new Map<string, string>()
  const text = JSON.stringify({ ...content, images: [] }).replaceAll(UUID, (id) => {
    if (!ids.has(id)) ids.set(id, crypto.randomUUID())
    return ids.get(id) ?? id
  })
  const other = JSON.parse(text) as Content
  const pages = other.pages.map((page) => ({ ...page, updatedAt: new Date().toISOString() }))
  return { ...other, pages }
}

/** Imports an archive as the panel does when nothing is ticked or unticked. @returns titles by outcome. */
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
  const outcomes: Record<string, string[]> = {}
  for (const { outcome, title } of state.results) (outcomes[outcome] ??= []).push(title)
  return outcomes
}

describe('taking over new starting content', () => {
  it('replaces at each version what nobody wrote by hand, whatever saves of the settings changed in it', async () => {
    const saveSettings = async (email: string) => {
      const confirmation = { password: PASSWORD }
      const body = { ...startingSettings, email, confirmation }
      const saved = await admin('PUT', '/api/admin/settings', body)
      expect(saved.status).toBe(200)
    }
    await saveSettings('pirmas@santykiai.example')
    const { posts, ...here } = await contentOf()
    const renewed = posts.find(({ authorId }) => authorId === null)
    const [own, ...others] = here.pages.filter(({ content }) =>
      content.includes('pirmas@santykiai'),
    )
    const [test] = here.quizzes
    if (!renewed || !own || others.length === 0 || !test) throw new Error('There is too little.')
    const { id, createdAt: _, publishedAt: __, updatedAt: ___, ...fields } = own
    await admin('PUT', `/api/admin/pages/${id}`, { ...fields, content: 'Mano tekstas.' })

    for (const [version, email] of [
      [1, 'pirmas@santykiai.example'],
      [2, 'antras@santykiai.example'],
    ] as const) {
      await saveSettings(email)
      const text = `Versija ${version}. ${email}`
      const archive = elsewhere({
        posts: [
          { ...renewed, content: text },
          { ...renewed, slug: 'naujas-pradinis', title: 'Naujas pradinis', content: text },
        ],
        pages: here.pages.map((page) => ({ ...page, content: text })),
        quizzes: [{ ...test, description: text }],
        experts: [],
        settings: (await contentOf()).settings,
      })
      const [first, second] = archive.posts
      if (!first || !second) throw new Error('There are no articles.')
      const separate = { ...second, id: crypto.randomUUID() }
      const outcomes = await importInPanel({ ...archive, posts: [first, separate] })
      const replaced = [renewed, ...here.pages, test].map(({ title }) => title)
      const untouched = replaced.filter((title) => title !== own.title)
      const isFirst = version === 1
      expect(outcomes.kept, `version ${version}`).toEqual([own.title])
      expect(outcomes.created ?? []).toEqual(isFirst ? ['Naujas pradinis'] : [])
      expect(outcomes.updated?.toSorted()).toEqual(
        [...untouched, ...(isFirst ? [] : ['Naujas pradinis'])].toSorted(),
      )
      const now = await contentOf()
      expect(now.pages.filter((page) => page.content !== text).map((page) => page.content)).toEqual(
        ['Mano tekstas.'],
      )
      expect(now.quizzes.find((quiz) => quiz.id === test.id)).toMatchObject({
        description: text,
        questions: test.questions,
      })
    }
    await saveSettings(startingSettings.email)
  })

  it('leaves a renamed item alone, and does not bring it back at its former address', async () => {
    const { posts, ...here } = await contentOf()
    const renamed = posts.find(({ authorId }) => authorId === null)
    if (!renamed) throw new Error('There is no article.')
    const { id, createdAt: _, publishedAt: __, updatedAt: ___, type: ____, ...fields } = renamed
    const slug = `${renamed.slug}-kitaip`
    await admin('PUT', `/api/admin/blog/${id}`, { ...fields, slug })
    const archive = { ...here, posts: [{ ...renamed, content: 'Nauja.' }], pages: [], quizzes: [] }
    expect(await importInPanel(elsewhere({ ...archive, experts: [] }))).toMatchObject({
      kept: [renamed.title],
    })
    expect((await site.call('GET', `/blog/${renamed.slug}`)).status).toBe(301)
    expect(await admin('GET', `/api/admin/blog/${id}`)).toMatchObject({
      body: { slug, content: renamed.content },
    })
  })

  it('does not bring back what was deleted', async () => {
    const { posts, ...here } = await contentOf()
    const [deleted] = posts
    if (!deleted) throw new Error('There is no article.')
    await admin('DELETE', `/api/admin/blog/${deleted.id}`)
    const archive = { ...here, posts: [deleted], pages: [], quizzes: [], experts: [] }
    expect(await importInPanel(elsewhere(archive))).toMatchObject({ kept: [deleted.title] })
    expect((await site.call('GET', `/api/blog/${deleted.slug}`)).status).toBe(404)
  })

  it.each([
    ['post', 'blog', 'blog', post],
    ['page', 'pages', 'pages', page],
    ['quiz', 'quizzes', 'quiz', quiz],
  ] as const)('knows whether a %s was written by hand', async (kind, list, path, make) => {
    const publishAt = new Date(Date.now() + 3_600_000)
    const item = make({ published: false, publishAt: publishAt.toISOString() })
    const { id, createdAt: _, updatedAt: __, ...fields } = item
    const isUntouched = async () => {
      const { body } = await admin('GET', `/api/admin/${list}`)
      return (body as { id: string; untouched: boolean }[]).find((each) => each.id === id)
        ?.untouched
    }
    const put = (changes: object) =>
      admin('PUT', `/api/admin/${path}/${id}`, { ...fields, ...changes })
    await importItem(kind, item)
    expect(await isUntouched(), 'imported').toBe(true)
    await publishDue(site.db, new Date(publishAt.getTime() + 1))
    expect(await isUntouched(), 'published at its time').toBe(true)
    expect(await put({ publishAt: null, title: 'Mano' })).toMatchObject({ status: 200 })
    expect(await isUntouched(), 'changed').toBe(false)
    await importItem(kind, { ...item, title: 'Kitas' })
    expect(await isUntouched(), 'replaced by an import').toBe(true)
    const { body: versions } = await admin('GET', `/api/admin/versions/${kind}/${id}`)
    await admin('POST', `/api/admin/version/${textAt(versions, '0.id')}/restore`)
    expect(await isUntouched(), 'restored').toBe(false)
    await admin('DELETE', `/api/admin/${path}/${id}`)
    const { body: deleted } = await admin('GET', `/api/admin/deleted/${kind}`)
    expect(at(deleted, '0')).toMatchObject({ id, slug: item.slug })
    await admin('POST', `/api/admin/version/${textAt(deleted, '0.versionId')}/restore`)
    expect(await isUntouched(), 'restored after its deletion').toBe(false)
  })
})

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
  await expectImport('unchanged', 'settings', { id, ...old })
  await expectImport('updated', 'settings', { id, ...old, code: '306' })
  expect((await contentOf()).settings).toMatchObject({ code: '306', topicQuizzes: tied })
  await admin('PUT', '/api/admin/settings', settings)
})

describe('importing an item', () => {
  it.each([
    ['post', 'blog', post],
    ['page', 'pages', page],
  ] as const)('makes, leaves alone and changes a %s under its id', async (kind, list, make) => {
    const item = make()
    const find = async () =>
      ((await admin('GET', `/api/admin/${list}`)).body as AdminPost[]).find(
        ({ id }) => id === item.id,
      )
    await expectImport('created', kind, item)
    const stored = await find()
    expect(stored).toMatchObject(item)

    const version = await contentVersion()
    await expectImport('unchanged', kind, item)
    expect(await find()).toEqual(stored)
    expect(await contentVersion()).toBe(version)

    const changes = { title: 'Kitas pavadinimas', tags: ['kita'] }
    await expectImport('updated', kind, { ...item, ...changes })
    const after = await find()
    expect(after).toMatchObject({ ...changes, createdAt: item.createdAt })
    expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(item.updatedAt))
    expect(await contentVersion()).toBe(version + 1)
    await expectImport('unchanged', kind, { ...item, ...changes })
  })

  it('makes, leaves alone and changes a quiz with the ids of its questions and bands', async () => {
    const item = quiz()
    const read = async () =>
      (await admin('GET', `/api/admin/quiz/${item.id}/full`)).body as FullQuiz
    await expectImport('created', 'quiz', item)
    const stored = await read()
    expect(stored).toMatchObject(item)
    await expectImport('unchanged', 'quiz', { ...item, questions: item.questions.toReversed() })
    expect(await read()).toEqual(stored)

    const added = part(questionBody({ question: 'Ar girdite?', order: 2 }))
    const changed = { ...item, questions: [item.questions[1], added], categories: [] }
    await expectImport('updated', 'quiz', changed)
    expect((await read()).questions.map(({ id }) => id)).toEqual([item.questions[1]?.id, added.id])

    // Back and forth: a question that was lost once may come again, and be lost again.
    for (const state of [item, changed, item]) await expectImport('updated', 'quiz', state)
    expect(await read()).toMatchObject({ ...item, updatedAt: expect.any(String) as string })
  })

  it('publishes nothing by a draft', async () => {
    const version = await contentVersion()
    const draft = post({ published: false })
    await importItem('post', draft)
    await importItem('post', { ...draft, title: 'Kitas' })
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
      const passed = '2025-01-02T03:04:05.000Z'
      const item = make({ published: false, publishAt: passed })
      const read = async () => (await admin('GET', path(item.id))).body
      for (const [archived, outcome] of [
        [item, 'created'],
        [item, 'unchanged'],
        [{ ...item, title: 'Kitas' }, 'updated'],
      ] as const) {
        await expectImport(outcome, kind, archived)
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
      await expectImport('unchanged', kind, item)
      await admin('DELETE', path(item.id).replace('/full', ''))
    },
  )

  it('redirects from the address that a published item had, and refuses that of another', async () => {
    const item = post()
    await importItem('post', item)
    const slug = `${item.slug}-naujas`
    await importItem('post', { ...item, slug })
    expect((await site.call('GET', `/blog/${item.slug}`)).status).toBe(301)
    for (const [kind, make] of [
      ['post', post],
      ['page', page],
    ] as const) {
      expect(await importItem(kind, make({ slug }))).toMatchObject({
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
    await expectImport('created', 'quiz', other)
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
