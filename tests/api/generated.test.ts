import { beforeEach, describe, expect, it } from 'vitest'
import { storeImage } from '#src/features/images/server/images.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { articleBody, pageBody } from './content.ts'
import { png } from './image-files.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)

const BY = { model: 'gpt-6-luna', at: '2026-11-25T10:00:00.000Z' }
const UNREAD = { ...BY, reviewedAt: null }
const READ = { ...BY, reviewedAt: '2026-11-25T11:00:00.000Z' }
const REFUSED = { status: 400, body: { fields: { generated: errorTexts.generatedUnread } } }

let slug = ''
beforeEach(() => {
  slug = `irasas-${crypto.randomUUID()}`
})
const body = (changes: object = {}) => articleBody({ slug, ...changes })
const draft = (changes: object = {}) => body({ published: false, ...changes })
const create = (article: object) => admin('POST', '/api/admin/blog', article)
const idOf = async (article: object) => textAt((await create(article)).body, 'id')
const save = (id: string, article: object) => admin('PUT', `/api/admin/blog/${id}`, article)
const read = async (id: string) => (await admin('GET', `/api/admin/blog/${id}`)).body
const publicly = async () => (await site.call('GET', `/api/blog/${slug}`)).body

describe('a generated text', () => {
  it('is published once a person has read it, which is kept; until another one is generated', async () => {
    expect(await create(body({ generated: UNREAD }))).toMatchObject(REFUSED)
    const id = await idOf(draft({ generated: UNREAD }))
    expect(await read(id)).toMatchObject({ generated: UNREAD })
    const later = draft({ generated: UNREAD, publishAt: '2099-01-01T00:00:00.000Z' })
    for (const refused of [body({ generated: UNREAD }), later]) {
      expect(await save(id, refused)).toMatchObject(REFUSED)
    }
    expect(await read(id)).toMatchObject({ published: false, publishAt: null })

    expect(await save(id, body({ generated: READ }))).toMatchObject({ status: 200 })
    expect(await save(id, body({ generated: READ, title: 'Dar kartą' }))).toMatchObject({
      status: 200,
      body: { generated: READ, published: true },
    })
    const again = { ...UNREAD, at: '2026-11-26T10:00:00.000Z' }
    expect(await save(id, body({ generated: again }))).toMatchObject(REFUSED)
    expect(await read(id)).toMatchObject({ generated: READ })
  })

  it('is no matter of callers who do not know of it', async () => {
    const written = await create(body())
    expect(written).toMatchObject({ status: 201, body: { generated: null, published: true } })
    const id = textAt(written.body, 'id')
    expect(await save(id, body({ title: 'Kitas' }))).toMatchObject({ body: { generated: null } })
    await save(id, draft({ generated: UNREAD }))
    expect(await save(id, body({ title: 'Trečias' }))).toMatchObject({
      status: 200,
      body: { published: true, generated: UNREAD },
    })
    expect(Object.keys((await publicly()) as object)).not.toContain('generated')
  })

  it('has a model and an instant, and nothing else', async () => {
    for (const generated of [{}, { ...READ, at: 'vakar' }, { ...READ, model: ' ' }, 'taip']) {
      expect((await create(body({ generated }))).status, JSON.stringify(generated)).toBe(400)
    }
  })

  it('comes back with a version, but not unread onto the site', async () => {
    const id = await idOf(draft({ generated: UNREAD }))
    await save(id, body({ generated: null, title: 'Savas' }))
    const { body: versions } = await admin('GET', `/api/admin/versions/post/${id}`)
    const version = textAt(versions, '0.id')
    const restore = () => admin('POST', `/api/admin/version/${version}/restore`)
    expect((await admin('GET', `/api/admin/version/${version}`)).body).toMatchObject({
      item: { generated: UNREAD },
    })
    const refused = { status: 409, body: { error: errorTexts.versionUnread } }
    expect(await restore()).toMatchObject(refused)
    expect(await read(id)).toMatchObject({ title: 'Savas', generated: null })
    await save(id, draft({ generated: null }))
    expect((await restore()).status).toBe(200)
    expect(await read(id)).toMatchObject({ generated: UNREAD, published: false })
  })

  it('comes with an import as it was archived', async () => {
    const item = { ...body(), id: crypto.randomUUID(), createdAt: '2026-01-01T00:00:00.000Z' }
    const archived = { kind: 'post', item: { ...item, generated: UNREAD } }
    expect((await admin('POST', '/api/admin/import', archived)).body).toEqual({
      outcome: 'created',
    })
    expect(await read(item.id)).toMatchObject({ generated: UNREAD })
  })
})

describe('visitors', () => {
  const say = (aiCaptions: boolean) =>
    admin('PUT', '/api/admin/settings', { ...startingSettings, aiCaptions })
  const picture = async () => {
    const bytes = await png({ width: 40, height: 20 })
    return storeImage({ db: site.db, bytes, originalName: 'a.webp', generated: BY })
  }

  it('are told what was made by AI where the owner wants it, and not before', async () => {
    const { imageUrl } = await picture()
    await create(body({ imageUrl, generated: READ }))
    expect(await publicly()).not.toHaveProperty('aiCaptions')

    await say(true)
    expect(await publicly()).toMatchObject({ aiCaptions: ['image', 'text'] })
    await say(false)
    expect(await publicly()).not.toHaveProperty('aiCaptions')
  })

  it.each([
    ['an image alone', true, null, ['image']],
    ['a text alone', false, READ, ['text']],
    ['neither', false, null, undefined],
  ])('are told of %s', async (_, isDrawn, generated, aiCaptions) => {
    await say(true)
    const imageUrl = isDrawn ? `${site.url}${(await picture()).imageUrl}` : '/media/kitas.webp'
    await create(body({ imageUrl, generated }))
    expect(at(await publicly(), 'aiCaptions')).toEqual(aiCaptions)
  })

  it('are told on a static page too', async () => {
    await say(true)
    const { imageUrl } = await picture()
    await admin('POST', '/api/admin/pages', pageBody({ slug, imageUrl }))
    const { body: page } = await site.call('GET', `/api/pages/${slug}`)
    expect(page).toMatchObject({ aiCaptions: ['image'] })
  })
})

it('an image of an archive keeps its model through an upload', async () => {
  const upload = { name: 'a.png', generated: BY }
  const { body: link } = await admin('POST', '/api/objects/upload', upload)
  const imageURL = textAt(link, 'uploadURL')
  await fetch(new URL(imageURL, site.url), {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array(await png({ width: 40, height: 20 })),
  })
  await admin('PUT', '/api/admin/blog-image', { imageURL })
  const media = (await admin('GET', '/api/admin/media')).body
  expect(at(media, 'items.0')).toMatchObject({ originalName: 'a.png', generated: BY })
})
