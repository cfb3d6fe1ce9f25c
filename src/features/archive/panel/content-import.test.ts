import { describe, expect, it, vi } from 'vitest'
import type { Fetch } from '#src/client/request.ts'
import type { SendFile } from '#src/client/send-file.ts'
import type { AdminPost } from '#src/features/articles/contracts.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { toArchiveFiles } from './archive.ts'
import { packArchive } from './archive-zip.ts'
import { createContentImport } from './content-import.ts'

const AT = '2026-11-21T10:00:00.000Z'
const FIRST = '8f14e45f-ceea-4a7b-9c2d-0123456789ab'
const SECOND = '8f14e45f-ceea-4a7b-9c2d-0123456789ac'
const IMAGE = `${'a'.repeat(32)}-10x20.webp`
const HERE = `/media/${'b'.repeat(32)}-10x20.webp`

const post = (id: string, title: string): AdminPost => ({
  id,
  slug: title.toLowerCase(),
  title,
  excerpt: 'Trumpai.',
  category: 'Bendravimas',
  tags: [],
  readingTime: 4,
  publishedAt: AT,
  createdAt: AT,
  updatedAt: AT,
  imageUrl: `/media/${IMAGE}`,
  imageAltText: null,
  seoTitle: null,
  metaDescription: null,
  metaKeywords: [],
  canonicalUrl: null,
  content: `Tekstas ![](/media/${IMAGE})`,
  published: true,
  publishAt: null,
  type: 'post',
  focusKeyword: null,
  authorId: null,
  generated: null,
})

async function archive(name = 'turinys.zip') {
  const posts = [post(FIRST, 'Pirmas'), { ...post(SECOND, 'Antras'), published: false }]
  const images = [{ name: IMAGE, bytes: new Uint8Array([1, 2]) }]
  const files = {
    ...toArchiveFiles({ posts, pages: [], quizzes: [], experts: [], settings: null, images }, AT),
    'straipsniai/blogas.md': new TextEncoder().encode('be laukų'),
  }
  const packed = await packArchive(files, AT)
  return new File([packed.slice()], name)
}

type Answer = { status?: number; body: unknown } | 'network error'
interface Sent {
  path: string
  body: unknown
}

function open(
  respond: (call: Sent) => Answer | undefined = () => undefined,
  site: Record<string, unknown> = {},
) {
  const calls: Sent[] = []
  const defaults: Record<string, unknown> = {
    '/api/admin/blog': [],
    '/api/admin/pages': [],
    '/api/admin/quizzes': [],
    '/api/admin/deleted/post': [],
    '/api/admin/deleted/page': [],
    '/api/admin/deleted/quiz': [],
    '/api/admin/experts': [],
    '/api/admin/media': { items: [], total: 0, page: 1, pageSize: 24 },
    '/api/objects/upload': { uploadURL: '/api/objects/upload/zyme' },
    '/api/admin/blog-image': { imageUrl: HERE, width: 10, height: 20 },
    '/api/admin/import': { outcome: 'created' },
    ...site,
  }
  const fetch: Fetch = (address, { body }) => {
    const [path = ''] = address.split('?')
    const call = { path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null }
    calls.push(call)
    const answer = respond(call) ?? { body: defaults[path] }
    if (answer === 'network error') return Promise.reject(new TypeError('Failed to fetch'))
    const { status = 200 } = answer
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status }))
  }
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const navigate = vi.fn()
  const send = vi.fn<SendFile>(() => Promise.resolve({ ok: true, data: {} }))
  const session = createSession({ fetch, storage, navigate, place: () => '' })
  const store = createContentImport({ session, send })
  const imported = () => calls.filter(({ path }) => path === '/api/admin/import')
  return { store, calls, imported, navigate, send }
}

const isPost = ({ body }: Sent, title: string) =>
  JSON.stringify(body).includes(`"title":"${title}"`)

const IMAGE_HERE = {
  items: [{ name: HERE.slice('/media/'.length), imageUrl: HERE, originalName: IMAGE }],
  total: 1,
}
const here = (id: string, slug: string, formerSlugs: string[] = []) => ({ id, slug, formerSlugs })
const ELSE = '8f14e45f-ceea-4a7b-9c2d-0123456789ad'

describe('choosing an archive', () => {
  it('shows how much would be added and what would not, and stores nothing', async () => {
    const { store, imported } = open(undefined, { '/api/admin/blog': [here(FIRST, 'kitur')] })
    await store.choose(await archive())
    expect(store.$state.get()).toEqual({
      step: 'ready',
      name: 'turinys.zip',
      plan: {
        counts: { post: 1, page: 0, quiz: 0, expert: 0, image: 1 },
        passed: [
          { kind: 'post', title: 'Pirmas', outcome: 'passed', message: 'Jau yra svetainėje.' },
        ],
        faults: [
          {
            file: 'straipsniai/blogas.md',
            message: 'Failas turi prasidėti laukais tarp dviejų „---“ eilučių.',
          },
        ],
      },
    })
    expect(imported()).toEqual([])
  })

  const address = 'Šį adresą svetainėje jau turi arba turėjo kitas įrašas.'
  const deleted = 'Šis įrašas svetainėje ištrintas. Jį galima atkurti iš ištrintų įrašų sąrašo.'
  it.each([
    ['blog', here(ELSE, 'antras'), address],
    ['blog', here(ELSE, 'pervadintas', ['antras']), address],
    ['pages', here(ELSE, 'antras'), address],
    ['pages', here(ELSE, 'pervadintas', ['antras']), null],
    ['quizzes', here(ELSE, 'antras'), null],
    ['deleted/post', here(ELSE, 'antras'), deleted],
    ['deleted/post', here(ELSE, 'pervadintas', ['antras']), deleted],
    ['deleted/post', here(SECOND, 'pervadintas'), deleted],
    ['deleted/page', here(ELSE, 'antras'), null],
  ])('passes over an article for what the site has in %s: %o', async (list, item, message) => {
    const { store, imported } = open(undefined, { [`/api/admin/${list}`]: [item] })
    await store.choose(await archive())
    const passed = { kind: 'post', title: 'Antras', outcome: 'passed', message }
    expect(store.$state.get()).toMatchObject({
      plan: { counts: { post: message === null ? 2 : 1 }, passed: message ? [passed] : [] },
    })
    await store.start()
    expect(imported()).toHaveLength(message === null ? 2 : 1)
  })

  it('refuses what is no archive', async () => {
    const { store, calls } = open()
    await store.choose(new File(['tekstas'], 'kitas.zip'))
    expect(store.$state.get()).toEqual({
      step: 'refused',
      message: 'Tai ne ZIP failas arba jis sugadintas.',
    })
    expect(calls).toEqual([])
  })

  it('says so when it cannot tell what the site has', async () => {
    const { store } = open(() => 'network error')
    await store.choose(await archive())
    expect(store.$state.get()).toEqual({
      step: 'refused',
      message: 'Nepavyko sužinoti, kas jau yra svetainėje. Bandykite dar kartą.',
    })
  })
})

describe('importing', () => {
  it('brings images first, and texts with the addresses that images have here', async () => {
    const { store, imported, send } = open()
    await store.choose(await archive())
    await store.start()
    expect(send).toHaveBeenCalledOnce()
    expect(imported().map(({ body }) => body)).toMatchObject([
      { kind: 'post', item: { id: FIRST, imageUrl: HERE, content: `Tekstas ![](${HERE})` } },
      { kind: 'post', item: { id: SECOND, imageUrl: HERE } },
    ])
    expect(store.$state.get()).toMatchObject({
      step: 'done',
      left: 0,
      results: [
        { kind: 'image', title: IMAGE, outcome: 'created', message: null },
        { kind: 'post', title: 'Pirmas', outcome: 'created', message: null },
        { kind: 'post', title: 'Antras', outcome: 'created', message: null },
      ],
    })
  })

  it('brings no image twice, and names it as it is known here', async () => {
    const { store, imported, send } = open(undefined, { '/api/admin/media': IMAGE_HERE })
    await store.choose(await archive())
    expect(store.$state.get()).toMatchObject({
      plan: { counts: { image: 0 }, passed: [{ kind: 'image', message: 'Jau yra svetainėje.' }] },
    })
    await store.start()
    expect(send).not.toHaveBeenCalled()
    expect(imported().map(({ body }) => body)).toMatchObject([
      { item: { imageUrl: HERE } },
      { item: { imageUrl: HERE } },
    ])
  })

  it('leaves addresses alone where the site has the very image', async () => {
    const { store, imported } = open(({ path }) =>
      path === '/api/admin/media'
        ? {
            body: {
              items: [{ name: IMAGE, imageUrl: `/media/${IMAGE}`, originalName: 'jura.jpg' }],
              total: 1,
            },
          }
        : undefined,
    )
    await store.choose(await archive())
    await store.start()
    expect(imported()[0]?.body).toMatchObject({ item: { imageUrl: `/media/${IMAGE}` } })
  })

  it('adds no item whose image fails, so that it comes whole the next time', async () => {
    let isDown = true
    const { store, imported } = open(({ path }) =>
      path === '/api/objects/upload' && isDown ? 'network error' : undefined,
    )
    await store.choose(await archive())
    await store.start()
    const message = `Nepavyko įkelti jame esančio paveikslėlio „${IMAGE}“. Bandykite dar kartą.`
    expect(store.$state.get()).toMatchObject({
      results: [
        { kind: 'image', outcome: 'failed' },
        { title: 'Pirmas', outcome: 'failed', message },
        { title: 'Antras', outcome: 'failed', message },
      ],
    })
    expect(imported()).toEqual([])
    isDown = false
    await store.start()
    expect(imported().map(({ body }) => body)).toMatchObject([
      { item: { imageUrl: HERE } },
      { item: { imageUrl: HERE } },
    ])
  })

  it('tells of each item what became of it, failures first, and goes on after one', async () => {
    const { store } = open((call) => {
      if (call.path !== '/api/admin/import') return undefined
      return isPost(call, 'Pirmas')
        ? { body: { outcome: 'exists' } }
        : { status: 409, body: { error: 'Toks adresas jau naudojamas.' } }
    })
    await store.choose(await archive())
    await store.start()
    expect(store.$state.get()).toMatchObject({
      step: 'done',
      results: [
        { title: 'Antras', outcome: 'failed', message: 'Toks adresas jau naudojamas.' },
        { kind: 'image', outcome: 'created', message: null },
        { title: 'Pirmas', outcome: 'passed', message: 'Jau yra svetainėje.' },
      ],
    })
  })

  it('counts in its progress what it adds, and lists what it passes over even when it is stopped', async () => {
    const { store } = open(undefined, { '/api/admin/blog': [here(SECOND, 'kitur')] })
    const steps: unknown[] = []
    await store.choose(await archive())
    store.$state.listen((state) => {
      if (state.step !== 'importing') return
      steps.push([state.done, state.total])
      if (state.done === 1) store.stop()
    })
    await store.start()
    expect(steps).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(store.$state.get()).toMatchObject({
      left: 1,
      results: [{ kind: 'image' }, { title: 'Antras', outcome: 'passed' }],
    })
  })

  it('names what is wrong with fields', async () => {
    const { store } = open(({ path }) =>
      path === '/api/admin/import'
        ? { status: 400, body: { error: 'Neteisingi duomenys.', fields: { title: 'Per ilgas.' } } }
        : undefined,
    )
    await store.choose(await archive())
    await store.start()
    expect(store.$state.get()).toMatchObject({
      results: [{ message: 'Neteisingi duomenys. Per ilgas.' }, {}, {}],
    })
  })

  it('stops before the next item, and may be done again', async () => {
    const opened = open((call) => {
      if (call.path === '/api/admin/import' && opened.imported().length === 1) opened.store.stop()
      return undefined
    })
    const { store } = opened
    await store.choose(await archive())
    await store.start()
    expect(store.$state.get()).toMatchObject({ step: 'done', left: 2 })
    await store.start()
    expect(store.$state.get()).toMatchObject({ step: 'done', left: 0 })
  })

  it('ends, and leads to the login, when the session has ended', async () => {
    const { store, navigate, imported } = open(({ path }) =>
      path === '/api/admin/import' ? { status: 401, body: { error: 'x' } } : undefined,
    )
    await store.choose(await archive())
    await store.start()
    expect(navigate).toHaveBeenCalledWith('/admin/login')
    expect(imported()).toHaveLength(1)
  })
})
