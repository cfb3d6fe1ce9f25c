import { beforeEach, describe, expect, it } from 'vitest'
import { actList } from '#src/features/account/server/audit-queries.ts'
import { LIMITS } from '#src/core/fields.ts'
import { readList } from '#src/server/lists.ts'
import { articleBody } from './content.ts'
import { at, PASSWORD, textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1'
const LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IDEA = {
  kind: 'post',
  recordId: null,
  title: 'Idėja',
  form: '{"title":"Idėja"}',
  loadedVersion: null,
  seen: null,
  state: '5f0f7d0e-3c1b-4c58-9d4e-0c6f2b7f7a01',
  sending: [],
}

/** Logs in on a device and returns its calls. */
async function device(userAgent: string) {
  const { body } = await site.call('POST', '/api/admin/login', {
    body: { password: PASSWORD },
    headers: { 'User-Agent': userAgent },
  })
  const token = textAt(body, 'sessionToken')
  const call = (method: string, path: string, sent?: unknown) =>
    site.call(method, `/api/admin${path}`, { token, ...(sent === undefined ? {} : { body: sent }) })
  return {
    call,
    keep: (id: string, changes: Record<string, unknown> = {}) =>
      call('PUT', `/unfinished/${id}`, { ...IDEA, ...changes }),
    read: (id: string) => call('GET', `/unfinished/${id}`),
    drop: (id: string) => call('DELETE', `/unfinished/${id}`),
    list: async () => (await call('GET', '/unfinished')).body,
    waiting: async () => at((await call('GET', '/news')).body, 'unfinished'),
  }
}

beforeEach(async () => {
  await site.db.write.deleteFrom('unfinishedTexts').execute()
})

const newId = () => crypto.randomUUID()

describe('an unfinished text', () => {
  it('is kept with a title alone, listed with its device, read as it was sent, and dropped', async () => {
    const phone = await device(PHONE)
    const laptop = await device(LAPTOP)
    const id = newId()
    const kept = await phone.keep(id)
    expect(kept).toMatchObject({ status: 200, body: { saved: false } })
    const updatedAt = textAt(kept.body, 'updatedAt')
    const { kind, recordId, title, form, loadedVersion, state } = IDEA
    const listed = { id, kind, recordId, title, device: 'Safari, iPhone', updatedAt }
    expect(await laptop.list()).toEqual([listed])
    expect(await laptop.waiting()).toBe(1)
    expect((await laptop.read(id)).body).toEqual({ ...listed, form, loadedVersion, state })
    for (const _ of ['once', 'again']) {
      expect(await laptop.drop(id)).toMatchObject({ status: 200, body: { success: true } })
    }
    expect(await laptop.list()).toEqual([])
    expect(await laptop.waiting()).toBe(0)
    expect(await laptop.read(id)).toMatchObject({
      status: 404,
      body: { error: 'Šio teksto nebėra: jis jau išsaugotas arba ištrintas.' },
    })
    const { items } = await readList(site.db, actList, { page: 1 })
    expect(new Set(items.map(({ act }) => act))).toEqual(new Set(['logInByPassword']))
  })

  it('needs neither a title nor valid values, and comes back letter by letter', async () => {
    const phone = await device(PHONE)
    const id = newId()
    const form = JSON.stringify({ title: '', content: '\u0000\ud800 „ąčę“\n<script>', tags: {} })
    const loadedVersion = '2026-01-05T10:00:00.000Z'
    const sent = { kind: 'quiz', recordId: newId(), title: '', form, loadedVersion }
    expect((await phone.keep(id, sent)).status).toBe(200)
    expect((await phone.read(id)).body).toMatchObject(sent)
  })

  it('is listed by its last change', async () => {
    const phone = await device(PHONE)
    const [first, second] = [newId(), newId()]
    const seen = textAt((await phone.keep(first, { title: 'Pirmas' })).body, 'updatedAt')
    await phone.keep(second, { title: 'Antras' })
    await phone.keep(first, { title: 'Pirmas, tęsiamas', seen })
    expect(await phone.list()).toMatchObject([
      { id: first, title: 'Pirmas, tęsiamas' },
      { id: second, title: 'Antras' },
    ])
  })

  it('goes on at another device that has seen it, and is not written over by one that has not', async () => {
    const [phone, laptop] = [await device(PHONE), await device(LAPTOP)]
    const id = newId()
    const seen = textAt((await phone.keep(id)).body, 'updatedAt')
    const error = 'Įrašas tuo metu buvo pakeistas kitur. Įkelkite jį iš naujo ir pakartokite.'
    const refused = { status: 409, body: { error } }
    expect(await laptop.keep(id, { title: 'Nematyta' })).toMatchObject(refused)
    const next = await laptop.keep(id, { title: 'Kompiuterio', seen })
    const latest = textAt(next.body, 'updatedAt')
    expect(latest > seen).toBe(true)
    expect(await phone.keep(id, { title: 'Telefono', seen })).toMatchObject(refused)
    expect(await laptop.keep(id, { title: 'Iš kito skirtuko' })).toMatchObject(refused)
    expect(await phone.list()).toMatchObject([{ title: 'Kompiuterio', device: 'Chrome, Windows' }])

    expect(await phone.drop(`${id}?seen=${seen}`)).toMatchObject({ status: 200 })
    expect(await phone.list()).toMatchObject([{ title: 'Kompiuterio' }])
    expect(await phone.drop(`${id}?seen=vakar`)).toMatchObject({ status: 400 })
    await laptop.drop(`${id}?seen=${latest}`)
    expect(await phone.list()).toEqual([])
    expect((await phone.keep(id, { title: 'Telefono', seen })).status).toBe(200)
  })

  it('goes on in the browser that sent its state, although the answer was lost', async () => {
    const [phone, laptop] = [await device(PHONE), await device(LAPTOP)]
    const [id, first, second] = [newId(), newId(), newId()]
    const seen = textAt((await phone.keep(id)).body, 'updatedAt')
    await phone.keep(id, { title: 'Be atsakymo', seen, state: first })
    const later = { title: 'Po jo', seen, state: second }
    expect(await phone.keep(id, { ...later, sending: [newId()] })).toMatchObject({ status: 409 })
    expect(await phone.keep(id, { ...later, sending: [first] })).toMatchObject({ status: 200 })
    expect(await laptop.list()).toMatchObject([{ title: 'Po jo' }])
    expect(await phone.keep(id, { ...later, sending: [first] })).toMatchObject({ status: 409 })
  })

  it('of a new record says when that was saved under its id', async () => {
    const [phone, laptop] = [await device(PHONE), await device(LAPTOP)]
    const id = newId()
    await phone.keep(id)
    await laptop.call('POST', '/blog', articleBody({ slug: 'ideja', attemptId: id }))
    await laptop.drop(id)
    expect(await phone.keep(id)).toMatchObject({ status: 200, body: { saved: true } })
  })

  it.each([
    ['a kind that nobody keeps', { kind: 'expert' }, 'Netinkama reikšmė'],
    ['values that are no JSON', { form: '{' }, 'Netinkama reikšmė'],
    ['values that are no object', { form: '[]' }, 'Netinkama reikšmė'],
    ['values that are null', { form: 'null' }, 'Netinkama reikšmė'],
    ['a title that is too long', { title: 'a'.repeat(201) }, 'Ne daugiau kaip 200 simbolių'],
    ['a record that is no id', { recordId: 'a' }, 'Netinkama reikšmė'],
    ['a state that is no id', { sending: ['a'] }, 'Netinkama reikšmė'],
    ['a version that is no time', { seen: 'vakar' }, 'Netinkama data'],
    ['a field that it does not have', { device: 'Mano' }, 'Nežinomi laukai: device'],
  ])('is refused with %s, and changes nothing', async (_, changes, error) => {
    const phone = await device(PHONE)
    expect(await phone.keep(newId(), changes)).toMatchObject({ status: 400, body: { error } })
    expect(await phone.list()).toEqual([])
  })

  it('is as large as what it becomes, and no larger', async () => {
    const phone = await device(PHONE)
    const form = (length: number) => JSON.stringify({ content: 'a'.repeat(length) })
    expect((await phone.keep(newId(), { form: form(LIMITS.content) })).status).toBe(200)
    expect((await phone.keep(newId(), { form: form(1024 * 1024) })).status).toBe(413)
  })
})
