import { describe, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { type FetchBytes, createContentExport } from './content-export.ts'
import type { RequestedFile } from '#src/client/request-file.ts'
import type { Fetch } from '#src/client/request.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { fromArchiveFiles } from './archive.ts'
import { unpackArchive } from './archive-zip.ts'

const SETTINGS = {
  ...startingSettings,
  id: 'settings',
  noticeEmail: null,
  pendingNotices: null,
  cityCheckedAt: null,
  inPreview: false,
  earlier: [],
  updatedAt: '2026-11-02T08:00:00.000Z',
}
const ID = '8f14e45f-ceea-4a7b-9c2d-0123456789ab'
const IMAGE = `${'a'.repeat(32)}-10x20.webp`
const post = {
  id: ID,
  slug: 'kaip-klausytis',
  title: 'Kaip klausytis',
  excerpt: 'Trumpai.',
  category: 'Bendravimas',
  tags: [],
  readingTime: 4,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  imageUrl: `/media/${IMAGE}`,
  imageAltText: null,
  seoTitle: null,
  metaDescription: null,
  metaKeywords: [],
  canonicalUrl: null,
  content: 'Tekstas',
  published: true,
  publishAt: null,
  type: 'post',
  focusKeyword: null,
  authorId: null,
  generated: null,
}

/** Opens an export. Its requests are answered by path; the query does not count. */
function open(answers: Record<string, unknown>, fetchBytes: FetchBytes) {
  const fetch: Fetch = (address) => {
    const [path = ''] = address.split('?')
    const body = answers[path]
    const status = typeof body === 'number' ? body : 200
    return Promise.resolve(new Response(JSON.stringify(body ?? []), { status }))
  }
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const navigate = vi.fn()
  const saved: RequestedFile[] = []
  const store = createContentExport({
    session: createSession({ fetch, storage, navigate, place: () => '' }),
    fetchBytes,
    save: (file) => void saved.push(file),
    now: () => new Date('2026-11-21T22:30:00.000Z'),
  })
  return { store, saved, navigate }
}

const bytes = () => Promise.resolve(new Uint8Array([1, 2, 3]))
const media = {
  items: [{ name: IMAGE, imageUrl: `/media/${IMAGE}` }],
  total: 1,
  page: 1,
  pageSize: 24,
}
const content = {
  '/api/admin/blog': [{ id: ID }],
  [`/api/admin/blog/${ID}`]: post,
  '/api/admin/media': media,
  '/api/admin/settings': SETTINGS,
}

describe('taking all content home', () => {
  it('saves an archive of all items and images under the day in Vilnius', async () => {
    const { store, saved } = open(content, bytes)
    await store.start()
    expect(store.$state.get()).toEqual({
      step: 'done',
      name: 'turinys-2026-11-22.zip',
      counts: { post: 1, page: 0, quiz: 0, expert: 0, image: 1 },
      missing: [],
    })
    expect(saved).toHaveLength(1)
    const packed = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? [])
    const unpacked = await unpackArchive(packed)
    const reading = fromArchiveFiles('files' in unpacked ? unpacked.files : {})
    expect(reading).toMatchObject({
      items: [{ kind: 'post', item: { id: ID, content: 'Tekstas' } }],
      hasSettings: true,
      faults: [],
    })
    expect(reading.images).toEqual([{ name: IMAGE, bytes: new Uint8Array([1, 2, 3]) }])
  })

  it('leaves out what was deleted meanwhile, and names images that are not there', async () => {
    const { store } = open({ ...content, [`/api/admin/blog/${ID}`]: 404 }, () =>
      Promise.resolve(null),
    )
    await store.start()
    expect(store.$state.get()).toMatchObject({
      step: 'done',
      counts: { post: 0, image: 0 },
      missing: [IMAGE],
    })
  })

  it('saves nothing when an item or an image fails', async () => {
    const message = 'Kopijos paruošti nepavyko. Patikrinkite interneto ryšį ir bandykite dar kartą.'
    const item = open({ ...content, [`/api/admin/blog/${ID}`]: 500 }, bytes)
    await item.store.start()
    expect(item.store.$state.get()).toEqual({ step: 'failed', message })
    const image = open(content, () => Promise.reject(new TypeError('Failed to fetch')))
    await image.store.start()
    expect(image.store.$state.get()).toEqual({ step: 'failed', message })
    expect([...item.saved, ...image.saved]).toEqual([])
  })

  it('has failed for good once something has failed, and asks for nothing more', async () => {
    const others = Array.from({ length: 20 }, (_, index) => ({
      name: `${index}-${IMAGE}`,
      imageUrl: `/media/${index}-${IMAGE}`,
    }))
    let asked = 0
    const { store } = open({ ...content, '/api/admin/media': { items: others, total: 20 } }, () => {
      asked += 1
      return asked === 1 ? Promise.reject(new TypeError('Failed to fetch')) : bytes()
    })
    await store.start()
    expect(store.$state.get().step).toBe('failed')
    await new Promise((resolve) => setTimeout(resolve))
    expect(store.$state.get().step).toBe('failed')
    expect(asked).toBeLessThan(others.length)
  })

  it('leads to the login when the session has ended', async () => {
    const { store, navigate } = open({ '/api/admin/blog': 401 }, bytes)
    await store.start()
    expect(navigate).toHaveBeenCalledWith('/admin/login')
  })

  it('can be stopped, and saves nothing then', async () => {
    let arrive = (_bytes: Uint8Array): void => undefined
    const { store, saved } = open(
      content,
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    )
    const exporting = store.start()
    await until(() => expect(store.$state.get()).toMatchObject({ step: 'collecting', done: 2 }))
    store.stop()
    arrive(new Uint8Array())
    await exporting
    expect(store.$state.get()).toEqual({ step: 'idle' })
    expect(saved).toEqual([])
  })
})
