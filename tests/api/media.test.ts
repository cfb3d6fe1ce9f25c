import { getStore } from '@netlify/blobs'
import type { Context } from '@netlify/functions'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { markDatabase } from '#db/deploy-marker.ts'
import { readPublishing } from '#src/features/publishing/server/publishing-queries.ts'
import { storeImage } from '#src/features/images/server/images.ts'
import { MEDIA_PAGE_SIZE } from '#src/features/images/contracts.ts'
import { DATA_POLICY } from '#src/core/security-headers.ts'
import { imageTexts } from '#src/features/images/texts.ts'
import { articleBody, pageBody } from './content.ts'
import { jpeg } from './image-files.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)
let picture = Buffer.alloc(0)

beforeAll(async () => {
  picture = await jpeg()
})
afterEach(async () => {
  await site.db.write.deleteFrom('media').execute()
  await site.db.write.deleteFrom('blogPosts').execute()
})

const images = () => getStore({ name: 'images', consistency: 'strong' })
const generated = { model: 'gpt-image-2', at: '2026-11-25T10:00:00.000Z' }
const store = (originalName = 'nuotrauka.jpg') =>
  storeImage({ db: site.db, bytes: picture, originalName, generated })
const nameOf = ({ imageUrl }: { imageUrl: string }) => imageUrl.replace('/media/', '')
const list = (query = '') => admin('GET', `/api/admin/media${query}`)
const remove = (name: string) => admin('DELETE', `/api/admin/media/${name}`)
const fetchImage = (path: string, init: RequestInit = {}) => fetch(new URL(path, site.url), init)

let posts = 0
async function create(kind: 'blog' | 'pages', changes: Record<string, unknown>): Promise<string> {
  const make = kind === 'blog' ? articleBody : pageBody
  const body = make({ slug: `irasas-${++posts}`, ...changes })
  const answer = await admin('POST', `/api/admin/${kind}`, body)
  expect(answer.status).toBe(201)
  return textAt(answer.body, 'id')
}

describe('an image', () => {
  it('is served for ever, as what it is', async () => {
    const image = await store()
    const response = await fetchImage(image.imageUrl)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
      'netlify-vary': 'query=none',
      'netlify-cache-tag': `media:${nameOf(image)}`,
      'netlify-cache-id': 'media',
      'x-content-type-options': 'nosniff',
      'content-security-policy': DATA_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    })
    const [{ bytes } = { bytes: 0 }] = await site.db.read.selectFrom('media').selectAll().execute()
    expect((await response.arrayBuffer()).byteLength).toBe(bytes)
  })

  it('answers HEAD without its bytes, and no other method', async () => {
    const { imageUrl } = await store()
    const head = await fetchImage(imageUrl, { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect(await head.text()).toBe('')
    const post = await fetchImage(imageUrl, { method: 'POST' })
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    '/media/0123456789abcdef0123456789abcdef-60x40.webp',
    '/media/x.webp',
    '/media/..%2F..%2Fpublishing',
    '/media/%2e%2e%5cdev',
    '/media/0123456789abcdef0123456789abcdef-60x40.webp%00.png',
    '/media/0123456789abcdef0123456789abcdef-60x40.svg',
  ])('that does not exist is said to be missing until something is published: %s', async (path) => {
    const response = await fetchImage(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(imageTexts.notFound)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'netlify-cdn-cache-control': 'public, durable, max-age=86400, stale-while-revalidate=60',
      'netlify-cache-tag': 'changes',
      'netlify-vary': 'query=none',
    })
  })

  it('is said to be unreachable, and nothing is kept of that, without the store', async () => {
    const { imageUrl } = await store()
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await fetchImage(imageUrl)
    expect(response.status).toBe(503)
    expect(await response.text()).toBe(imageTexts.storageDown)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('a preview', () => {
  const enter = (context: string) => {
    const deploy = { context, id: '1', published: false }
    const env = { get: (name: string) => process.env[name] }
    vi.stubGlobal('Netlify', { context: { deploy, site: {} } as Context, env })
  }

  it('neither shows, replaces nor deletes images of the published site', async () => {
    await markDatabase(site.db, { role: 'preview', host: '127.0.0.1' }).execute()
    vi.stubEnv('PREVIEW_DATABASE_URL', process.env.DATABASE_URL)
    enter('production')
    const published = await store()
    const own = `production/${nameOf(published)}`
    enter('deploy-preview')
    expect((await fetchImage(published.imageUrl)).status).toBe(404)
    expect(await remove(nameOf(published))).toMatchObject({ status: 200 })
    expect((await images().list()).blobs.map(({ key }) => key)).toContain(own)

    const added = await store()
    const { blobs } = await images().list({ prefix: 'deploy-preview/' })
    expect(blobs.map(({ key }) => key)).toEqual([`deploy-preview/${nameOf(added)}`])
    enter('production')
    expect((await fetchImage(added.imageUrl)).status).toBe(404)
    await images().delete(own)
  })
})

describe('the media list', () => {
  it('is empty at first', async () => {
    expect(await list()).toMatchObject({
      status: 200,
      body: { items: [], total: 0, page: 1, pageSize: MEDIA_PAGE_SIZE },
    })
  })

  it('tells of each image where it is shown, drafts too, newest first', async () => {
    const first = await store('a.jpg')
    const second = await store('b.jpg')
    const third = await store('c.jpg')
    const cover = await create('blog', { title: 'Viršelis', imageUrl: first.imageUrl })
    const text = await create('pages', {
      title: 'Puslapis',
      published: false,
      content: `Tekstas.\n\n![Du žmonės](${first.imageUrl})\n\n![](${second.imageUrl} "x")`,
    })
    await create('blog', { title: 'Kitas', imageUrl: 'https://example.lt/media/a.jpg' })
    const inText = { kind: 'page', id: text, title: 'Puslapis' }
    const { body } = await list()
    expect(body).toEqual({
      items: [
        { ...listed(third, 'c.jpg'), uses: [] },
        { ...listed(second, 'b.jpg'), uses: [inText] },
        {
          ...listed(first, 'a.jpg'),
          uses: [inText, { kind: 'post', id: cover, title: 'Viršelis' }],
        },
      ],
      total: 3,
      page: 1,
      pageSize: MEDIA_PAGE_SIZE,
    })
  })

  function listed(image: { imageUrl: string; width: number; height: number }, name: string) {
    return {
      ...image,
      name: nameOf(image),
      originalName: name,
      generated,
      bytes: expect.any(Number) as number,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    }
  }

  const names = (body: unknown) => {
    const items = at(body, 'items')
    return Array.isArray(items) ? items.map((item) => at(item, 'originalName')) : items
  }

  it('is searched by a part of the original name, in any case, and nothing in it is a pattern', async () => {
    const fromMac = 'žiema.jpg'.normalize('NFD')
    for (const name of ['Pora parke.jpg', 'pora.png', '100%_.jpg', String.raw`a\b.jpg`, fromMac]) {
      const id = crypto.randomUUID().replaceAll('-', '')
      await site.db.write
        .insertInto('media')
        .values({ name: `${id}-1x1.webp`, bytes: 1, originalName: name })
        .execute()
    }
    const found = async (search: string) =>
      (names((await list(`?search=${encodeURIComponent(search)}`)).body) as string[]).sort()
    for (const [search, names] of [
      ['PORA', ['Pora parke.jpg', 'pora.png']],
      [' parke ', ['Pora parke.jpg']],
      ['%', ['100%_.jpg']],
      ['_', ['100%_.jpg']],
      ['\\', [String.raw`a\b.jpg`]],
      ['žiema', [fromMac]],
      ['žiema'.normalize('NFD'), [fromMac]],
      ['nėra', []],
    ] as const) {
      expect(await found(search), search).toEqual(names)
    }
    expect(await found('')).toHaveLength(5)
  })

  it('refuses what is no number of a page', async () => {
    for (const wrong of ['0', '-1', '1.5', 'x', '']) {
      expect(await list(`?page=${wrong}`), wrong).toMatchObject({ status: 400 })
    }
  })
})

describe('deleting an image', () => {
  it('takes it out of the list, the store and the CDN', async () => {
    const image = await store()
    const name = nameOf(image)
    expect(await remove(name)).toMatchObject({ status: 200, body: { success: true } })
    expect((await fetchImage(image.imageUrl)).status).toBe(404)
    expect(at((await list()).body, 'total')).toBe(0)
    expect(await images().get(`dev/${name}`)).toBeNull()
    expect((await readPublishing(site.db)).pendingPurge).toEqual([])
    expect(await remove(name)).toMatchObject({ status: 404, body: { error: imageTexts.notFound } })
  })

  it('is refused while something shows it, naming what, and changes nothing', async () => {
    const image = await store()
    await create('blog', { title: 'Apie pasitikėjimą', imageUrl: image.imageUrl })
    const draft = await create('pages', {
      title: 'Ruošiamas',
      published: false,
      content: `![](${image.imageUrl})`,
    })
    expect(await remove(nameOf(image))).toMatchObject({
      status: 409,
      body: {
        error:
          'Paveikslėlis naudojamas, todėl jo ištrinti negalima: „Apie pasitikėjimą“, „Ruošiamas“.',
      },
    })
    expect((await fetchImage(image.imageUrl)).status).toBe(200)
    expect(at((await list()).body, 'total')).toBe(1)

    await site.db.write.deleteFrom('blogPosts').where('id', '<>', draft).execute()
    expect(await remove(nameOf(image))).toMatchObject({ status: 409 })
    await site.db.write.deleteFrom('blogPosts').execute()
    expect(await remove(nameOf(image))).toMatchObject({ status: 200 })
  })

  it('removes the bytes later when they cannot be removed at once', async () => {
    const image = await store()
    const context = process.env.NETLIFY_BLOBS_CONTEXT ?? ''
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await remove(nameOf(image))).toMatchObject({ status: 200 })
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', context)
    expect((await fetchImage(image.imageUrl)).status).toBe(200)

    await admin('POST', '/api/objects/upload')
    await site.idle()
    expect((await fetchImage(image.imageUrl)).status).toBe(404)
  })

  it.each(['x.webp', '..%2F..%2Fx', '0123456789abcdef0123456789abcdef-60x40.webp'])(
    'knows no other names: %s',
    async (name) => {
      expect(await remove(name)).toMatchObject({ status: 404 })
    },
  )
})
