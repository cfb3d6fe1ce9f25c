import { describe, expect, it, vi } from 'vitest'
import type { Fetch } from '#src/client/request.ts'
import type { SendFile } from '#src/client/send-file.ts'
import type { AdminPost } from '#src/contracts/posts.ts'
import { memoryStorage } from '#src/stores/memory-storage.ts'
import { startingSettings } from '#src/texts/owner.ts'
import { ADMIN_TOKEN_KEY, createSession } from '../frame/session.ts'
import { toArchiveFiles } from './archive.ts'
import { packArchive } from './archive-zip.ts'
import {
  byConcern,
  byDecision,
  countOutcomes,
  createContentImport,
  standingOf,
} from './content-import.ts'

const AT = '2026-11-21T10:00:00.000Z'
const LATER = '2026-11-22T10:00:00.000Z'
const SETTINGS = {
  ...startingSettings,
  id: 'settings',
  noticeEmail: null,
  inPreview: false,
  earlier: [],
  updatedAt: '2026-11-02T08:00:00.000Z',
}
const KNOWN = '8f14e45f-ceea-4a7b-9c2d-0123456789ab'
const OTHER = '8f14e45f-ceea-4a7b-9c2d-0123456789ac'
const HERE_ID = '8f14e45f-ceea-4a7b-9c2d-0123456789ad'
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

const listed = (
  item: AdminPost,
  changes: { untouched?: boolean; formerSlugs?: string[] } = {},
) => ({
  ...item,
  untouched: true,
  formerSlugs: [],
  ...changes,
})

async function archive(name = 'turinys.zip') {
  const posts = [post(KNOWN, 'Pirmas'), { ...post(OTHER, 'Antras'), published: false }]
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

function open(respond: (call: Sent) => Answer | undefined = () => undefined) {
  const calls: Sent[] = []
  const defaults: Record<string, unknown> = {
    '/api/admin/blog': [listed(post(KNOWN, 'Pirmas'))],
    [`/api/admin/blog/${KNOWN}`]: post(KNOWN, 'Pirmas'),
    '/api/admin/pages': [],
    '/api/admin/quizzes': [],
    '/api/admin/deleted/post': [],
    '/api/admin/deleted/page': [],
    '/api/admin/deleted/quiz': [],
    '/api/admin/experts': [],
    '/api/admin/settings': SETTINGS,
    '/api/admin/media': { items: [], total: 0, page: 1, pageSize: 24 },
    '/api/objects/upload': { uploadURL: '/api/objects/upload/zyme' },
    '/api/admin/blog-image': { imageUrl: HERE, width: 10, height: 20 },
    '/api/admin/import': { outcome: 'created' },
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

describe('choosing an archive', () => {
  it('shows what would come and what cannot, and stores nothing', async () => {
    const { store, imported } = open()
    await store.choose(await archive())
    expect(store.$state.get()).toEqual({
      step: 'ready',
      name: 'turinys.zip',
      plan: {
        items: [
          {
            kind: 'post',
            id: KNOWN,
            title: 'Pirmas',
            draft: false,
            known: true,
            differs: [],
            stays: null,
          },
          {
            kind: 'post',
            id: OTHER,
            title: 'Antras',
            draft: true,
            known: false,
            differs: null,
            stays: null,
          },
        ],
        images: [{ name: IMAGE, known: false }],
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

  it('names what differs between an item of the archive and the stored one', async () => {
    const stored = { ...post(KNOWN, 'Kitas'), slug: 'pirmas', tags: ['pora'], updatedAt: LATER }
    const { store } = open(({ path }) =>
      path === `/api/admin/blog/${KNOWN}` ? { body: stored } : undefined,
    )
    await store.choose(await archive())
    const state = store.$state.get()
    expect(state.step === 'ready' ? state.plan.items[0] : null).toMatchObject({
      known: true,
      differs: ['pavadinimas', 'žymos'],
    })
  })

  it.each([
    [{ untouched: true }, null],
    [{ untouched: false }, 'changed-here'],
    [{ untouched: false, formerSlugs: ['antras'] }, 'changed-here'],
  ])('meets what has its address here: %o', async (changes, stays) => {
    const slug = 'formerSlugs' in changes ? 'pervadintas' : 'antras'
    const here = { ...post(HERE_ID, 'Antras'), slug, content: 'Kitas.' }
    const { store, imported } = open(({ path }) =>
      path === '/api/admin/blog'
        ? { body: [listed(here, changes)] }
        : path === `/api/admin/blog/${HERE_ID}`
          ? { body: here }
          : undefined,
    )
    await store.choose(await archive())
    const state = store.$state.get()
    expect(state.step === 'ready' ? state.plan.items[1] : null).toMatchObject({
      id: HERE_ID,
      known: true,
      differs: ['tekstas', 'būsena'],
      stays,
    })
    await store.start()
    const sent = () => imported().map(({ body }) => (body as { item: { id: string } }).item)
    expect(sent().map(({ id }) => id)).toEqual(stays === null ? [KNOWN, HERE_ID] : [KNOWN])
    expect(store.$state.get()).toMatchObject({
      results:
        stays === null
          ? [{}, {}, { title: 'Antras', outcome: 'created' }]
          : [{ title: 'Antras', outcome: 'kept' }, {}, {}],
    })
    if (stays === null) return
    await store.start()
    expect(sent().map(({ id }) => id)).toEqual([KNOWN, KNOWN])
    await store.start(new Set())
    expect(sent().at(-1)).toMatchObject({ id: HERE_ID, slug })
  })

  it.each([
    ['post', { slug: 'antras', formerSlugs: [] }, 'deleted-here'],
    ['post', { slug: 'treti', formerSlugs: ['antras'] }, 'deleted-here'],
    ['page', { slug: 'antras', formerSlugs: [] }, null],
  ])('leaves out what was deleted here: a %s at %o', async (kind, addresses, stays) => {
    const { store, imported } = open(({ path }) =>
      path === `/api/admin/deleted/${kind}` ? { body: [addresses] } : undefined,
    )
    await store.choose(await archive())
    const state = store.$state.get()
    expect(state.step === 'ready' ? state.plan.items[1] : null).toMatchObject({
      known: false,
      stays,
    })
    await store.start()
    expect(imported()).toHaveLength(stays === null ? 2 : 1)
  })

  it.each([
    [{ code: '305' }, {}, 'own-settings'],
    [{ code: '305' }, { code: '400' }, 'own-settings'],
    [{}, { code: '400' }, null],
  ])(
    'replaces settings by itself only where nobody has set them: %o by %o',
    async (set, archived, stays) => {
      const settings = { ...SETTINGS, id: 'settings' as const, ...archived }
      const content = { posts: [], pages: [], quizzes: [], experts: [], images: [], settings }
      const packed = await packArchive(toArchiveFiles(content, AT), AT)
      const { store } = open(({ path }) =>
        path === '/api/admin/settings' ? { body: { ...SETTINGS, ...set } } : undefined,
      )
      await store.choose(new File([packed.slice()], 'turinys.zip'))
      expect(store.$state.get()).toMatchObject({ plan: { items: [{ differs: ['kodas'], stays }] } })
    },
  )

  it('refuses what is no archive', async () => {
    const { store, calls } = open()
    await store.choose(new File(['tekstas'], 'kitas.zip'))
    expect(store.$state.get()).toEqual({
      step: 'refused',
      message: 'Failas nėra ZIP archyvas arba jis sugadintas.',
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

it('lists what asks for a decision first, then what is new, what differs and what does not', () => {
  const same = { known: true, differs: [], stays: null }
  const differing = { known: true, differs: ['tekstas'], stays: null }
  const fresh = { known: false, differs: null, stays: null }
  const own = { ...differing, stays: 'changed-here' as const }
  const deleted = { ...fresh, stays: 'deleted-here' as const }
  const untold = { known: true, differs: null, stays: null }
  expect(byDecision([untold, same, differing, fresh, own, deleted])).toEqual([
    own,
    deleted,
    fresh,
    differing,
    untold,
    same,
  ])
  expect([same, differing, fresh, untold].map(standingOf)).toEqual([
    'same',
    'differs',
    'new',
    'same',
  ])
})

describe('importing', () => {
  it('brings images first, and texts with the addresses that images have here', async () => {
    const { store, imported, send } = open()
    await store.choose(await archive())
    await store.start()
    expect(send).toHaveBeenCalledOnce()
    expect(imported().map(({ body }) => body)).toMatchObject([
      { kind: 'post', item: { id: KNOWN, imageUrl: HERE, content: `Tekstas ![](${HERE})` } },
      { kind: 'post', item: { id: OTHER, imageUrl: HERE } },
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
    const { store, imported, send } = open(({ path }) =>
      path === '/api/admin/media'
        ? {
            body: {
              items: [{ name: HERE.slice('/media/'.length), imageUrl: HERE, originalName: IMAGE }],
              total: 1,
            },
          }
        : undefined,
    )
    await store.choose(await archive())
    await store.start()
    await store.start()
    expect(send).not.toHaveBeenCalled()
    expect(imported()).toHaveLength(4)
    expect(imported().map(({ body }) => body)).toMatchObject(
      Array.from({ length: 4 }, () => ({ item: { imageUrl: HERE } })),
    )
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

  it('tells of each item what became of it, and goes on after a failure', async () => {
    const { store } = open((call) => {
      if (call.path !== '/api/admin/import') return undefined
      return isPost(call, 'Pirmas')
        ? { status: 409, body: { error: 'Toks adresas jau naudojamas.' } }
        : { body: { outcome: 'unchanged' } }
    })
    await store.choose(await archive())
    await store.start()
    const state = store.$state.get()
    expect(state).toMatchObject({
      step: 'done',
      results: [
        { outcome: 'created' },
        { title: 'Pirmas', outcome: 'failed', message: 'Toks adresas jau naudojamas.' },
        { title: 'Antras', outcome: 'unchanged', message: null },
      ],
    })
    expect(countOutcomes(state.step === 'done' ? state.results : [])).toEqual({
      created: 1,
      updated: 0,
      unchanged: 1,
      kept: 0,
      failed: 1,
    })
    expect(
      byConcern(state.step === 'done' ? state.results : []).map(({ outcome }) => outcome),
    ).toEqual(['failed', 'created', 'unchanged'])
  })

  it('lists failures first, then what was left out', () => {
    const outcomes = ['unchanged', 'updated', 'kept', 'created', 'failed'] as const
    const results = outcomes.map((outcome) => {
      return { kind: 'post' as const, title: '', outcome, message: null }
    })
    expect(byConcern(results).map(({ outcome }) => outcome)).toEqual([
      'failed',
      'kept',
      'created',
      'updated',
      'unchanged',
    ])
  })

  it('counts in its progress what is imported, and lists what was left out even when it is stopped', async () => {
    const { store } = open()
    const steps: unknown[] = []
    await store.choose(await archive())
    store.$state.listen((state) => {
      if (state.step !== 'importing') return
      steps.push([state.done, state.total])
      if (state.done === 1) store.stop()
    })
    await store.start(new Set([`post ${OTHER}`]))
    expect(steps).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(store.$state.get()).toMatchObject({
      left: 1,
      results: [{ title: 'Antras', outcome: 'kept' }, { kind: 'image' }],
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
      results: [{}, { message: 'Neteisingi duomenys. Per ilgas.' }, {}],
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
