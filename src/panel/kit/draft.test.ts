import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { UnfinishedText } from '#src/features/publishing/unfinished-contracts.ts'
import { createRecordForm } from './record-form.ts'
import type { RecordKind } from './record-kind.ts'
import { LONGEST_DELAY, SEND_DELAY } from './draft-sender.ts'
import { stubFields, stubCopies, stubPanel } from '#tests/support/stub-form.ts'

interface Values {
  title: string
}

interface Item extends Values {
  id: string
  updatedAt: string
}

const MONDAY = '2026-01-05T00:00:00.000Z'

const failed = (status: number) => ({
  ok: false as const,
  failure: { kind: 'http' as const, status, text: '', error: null, fields: {} },
})

interface Input {
  params?: { id: string }
  query?: { seen: string }
  body?: Record<string, unknown>
  keepalive?: boolean
}

/** Simulates the server that all devices share: its records and their unfinished texts. */
function stubServer() {
  const items = new Map<string, Item>()
  const texts = new Map<string, UnfinishedText>()
  const server = {
    items,
    texts,
    isDown: false,
    losesAnswers: false,
    keepsMs: 0,
    keepalive: [] as (boolean | undefined)[],
    sent: 0,
    refused: 0,
  }
  let ticks = 0

  /** Returns a new row version. */
  function version(): string {
    ticks += 1
    return new Date(Date.now() + ticks).toISOString()
  }

  function put(session: string, id: string, body: Record<string, unknown>) {
    server.sent += 1
    const before = texts.get(id)
    const sending = body.sending as string[]
    if (before && before.updatedAt !== body.seen && !sending.includes(before.state ?? '')) {
      server.refused += 1
      return failed(409)
    }
    const { seen: _seen, sending: _sending, ...text } = body
    const updatedAt = version()
    texts.set(id, { ...(text as never as UnfinishedText), id, device: session, updatedAt })
    return { ok: true, data: { updatedAt, saved: items.has(id) } }
  }

  function answer(session: string, method: string, { params, query, body }: Input) {
    const id = params?.id ?? ''
    if (method === 'PUT') return put(session, id, body ?? {})
    if (method === 'DELETE') {
      if (query?.seen === texts.get(id)?.updatedAt) texts.delete(id)
      return { ok: true, data: { success: true } }
    }
    const data =
      id !== ''
        ? texts.get(id)
        : [...texts.values()].toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    return data === undefined ? failed(404) : { ok: true, data }
  }

  /** Simulates the session of a device. */
  const sessionOf = (session: string) => ({
    call: (({ method }: { method: string }, input: Input) => {
      if (method === 'PUT') server.keepalive.push(input.keepalive)
      if (server.isDown) return Promise.resolve(failed(401))
      const run = () => {
        const answered = answer(session, method, input)
        return server.losesAnswers && method === 'PUT' ? failed(504) : answered
      }
      if (method === 'GET' || server.keepsMs === 0) return Promise.resolve(run())
      return new Promise((resolve) => setTimeout(() => resolve(run()), server.keepsMs))
    }) as never,
    loginAgain: vi.fn(),
  })

  /** Saves a record, as the form of a device does. */
  function save(id: string, { title }: Values) {
    const item = { id, title, updatedAt: version() }
    items.set(id, item)
    return Promise.resolve({ ok: true as const, data: item })
  }

  return { ...server, server, put, sessionOf, save }
}

type Server = ReturnType<typeof stubServer>

const formOf = (id: string | null) => ({ screen: 'form', kind: 'post', id }) as const

/** Simulates a device: a browser with its drafts and its session. */
function stubDevice({ items, sessionOf, save }: Server, name: string, storage = stubCopies()) {
  const session = sessionOf(name)
  let leave = (): void => undefined

  function start(id: string | null, text: string | null = null) {
    const kind: RecordKind<Values, Item, Values> = {
      load: (of) => {
        const item = items.get(of)
        return Promise.resolve(item === undefined ? failed(404) : { ok: true, data: item })
      },
      // The server too replaces an earlier attempt.
      create: (body, attemptId) => save(attemptId, body),
      update: (of, body, seen) =>
        items.get(of)?.updatedAt === seen ? save(of, body) : Promise.resolve(failed(409)),
      keptAs: 'post',
      unfinished: { kind: 'post', titleOf: ({ title }) => title },
      formOf,
      afterSave: () => formOf(null),
      created: { title: 'Sukurta' },
      updated: { title: 'Atnaujinta' },
      saveFailed: 'Nepavyko',
      empty: { title: '' },
      toValues: ({ title }) => ({ title }),
      toBody: (values) => values,
      schema: z.object({ title: z.string() }),
      fieldOf: (path) => path,
      rowsOf: (mine, theirs) => [{ label: 'Pavadinimas', mine: mine.title, theirs: theirs.title }],
    }
    const typed = stubFields(kind, (...change) => form.changed(...change))
    const show = vi.fn()
    const panel = stubPanel()
    const form = createRecordForm({
      kind,
      id,
      text,
      fields: typed.fields,
      panel,
      session,
      toasts: { show },
      confirmDialog: { ask: () => Promise.resolve(true) },
      copies: {
        ...storage.forms,
        onLeaving: (listener) => {
          leave = listener
          return () => (leave = () => undefined)
        },
      },
    })
    return {
      loading: form.load(),
      form,
      show,
      panel,
      title: () => typed.fields.read().title,
      type: (title: string) => typed.type({ title }),
    }
  }

  async function open(id: string | null, text: string | null = null) {
    const started = start(id, text)
    await started.loading
    return started
  }

  return { start, open, session, storage, leave: () => leave() }
}

const titles = ({ texts }: Server) => [...texts.values()].map(({ title }) => title)
const idOf = ({ texts }: Server, title: string) =>
  [...texts.values()].find((text) => text.title === title)?.id ?? 'nėra'

/** Lets calls and their answers run. */
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(MONDAY) })
})
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
})

describe('a text that is not saved', () => {
  it('is kept by the server ten seconds after the last key', async () => {
    const server = stubServer()
    const { type } = await stubDevice(server, 'telefonas').open(null)
    type('Idė')
    await vi.advanceTimersByTimeAsync(5000)
    type('Idėja')
    await vi.advanceTimersByTimeAsync(SEND_DELAY)
    expect(server.texts.size).toBe(0)
    await vi.advanceTimersByTimeAsync(1000)
    expect(titles(server)).toEqual(['Idėja'])
  })

  it('is kept while somebody types without a pause: at most the last 30 seconds are missing', async () => {
    const server = stubServer()
    const { type } = await stubDevice(server, 'telefonas').open(null)
    for (let second = 1; second <= 200; second += 1) {
      type(String(second))
      await vi.advanceTimersByTimeAsync(1000)
      const kept = Number(titles(server)[0] ?? 0)
      expect(second - kept).toBeLessThanOrEqual(30)
    }
    expect(server.server.sent).toBeLessThanOrEqual(200_000 / LONGEST_DELAY)
  })

  it('is kept when the page is left or the form closed, by a call that outlives the page where it may', async () => {
    const server = stubServer()
    const phone = stubDevice(server, 'telefonas')
    const { type, form } = await phone.open(null)
    type('Palikta')
    phone.leave()
    await settled()
    expect(titles(server)).toEqual(['Palikta'])
    type('Ž'.repeat(40_000))
    form.close()
    await settled()
    expect(server.keepalive).toEqual([true, false])
    expect(server.texts.get(idOf(server, 'Ž'.repeat(200)))?.form).toContain('Ž'.repeat(40_000))
  })

  it('is sent after the answer to an earlier state, whose version it replaces', async () => {
    const server = stubServer()
    const phone = stubDevice(server, 'telefonas')
    const { type } = await phone.open(null)
    server.server.keepsMs = 1000
    type('Idėja')
    phone.leave()
    type('Idėja toliau')
    phone.leave()
    phone.leave()
    await vi.advanceTimersByTimeAsync(5000)
    expect(titles(server)).toEqual(['Idėja toliau'])
    expect(server.server).toMatchObject({ sent: 2, refused: 0 })
  })

  it('is kept before a logout ends the session', async () => {
    const server = stubServer()
    const { type, panel } = await stubDevice(server, 'telefonas').open(null)
    type('Idėja')
    panel.setUnsaved(false)
    server.server.isDown = true
    await settled()
    expect(titles(server)).toEqual(['Idėja'])
  })

  it('is sent again with the next change when that failed, and nobody is told or sent to the login', async () => {
    const server = stubServer()
    const phone = stubDevice(server, 'telefonas')
    const { type, show, form } = await phone.open(null)
    server.server.isDown = true
    type('Idėja')
    await vi.advanceTimersByTimeAsync(60_000)
    phone.leave()
    await settled()
    expect([show, phone.session.loginAgain].flatMap((said) => said.mock.calls)).toEqual([])
    expect(form.$kept.get().step).toBe('kept')
    server.server.isDown = false
    phone.leave()
    await settled()
    expect(titles(server)).toEqual(['Idėja'])
  })

  it('is gone from the server once it is saved, and once it is discarded', async () => {
    const server = stubServer()
    const phone = stubDevice(server, 'telefonas')
    const first = await phone.open(null)
    first.type('Idėja')
    phone.leave()
    await first.form.submit()
    await settled()
    expect(server.texts.size).toBe(0)
    expect([...server.items.values()]).toMatchObject([{ title: 'Idėja' }])
    first.type('Kita')
    phone.leave()
    await settled()
    expect(titles(server)).toEqual(['Kita'])
    await first.form.discardRestored()
    await settled()
    expect(server.texts.size).toBe(0)
  })

  it('is not brought back by a call that was under way when it was saved', async () => {
    const server = stubServer()
    const phone = stubDevice(server, 'telefonas')
    const { type, form } = await phone.open(null)
    type('Idėja')
    phone.leave()
    type('Idėja čia')
    await form.submit()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.texts.size).toBe(0)
  })

  it('is not brought back by a call that was under way when it was discarded', async () => {
    const server = stubServer()
    const phone = stubDevice(server, 'telefonas')
    const { type, form } = await phone.open(null)
    server.server.keepsMs = 1000
    type('Idėja')
    phone.leave()
    const discarded = form.discardRestored()
    await vi.advanceTimersByTimeAsync(60_000)
    await discarded
    expect(server.texts.size).toBe(0)
  })
})

describe('at the same device', () => {
  it('a text is sent once when the page is left and its form closed, and the next one after its deletion', async () => {
    const server = stubServer()
    const phone = stubDevice(server, 'telefonas')
    server.server.keepsMs = 1000
    const { type, form } = await phone.open(null)
    type('Idėja')
    phone.leave()
    phone.leave()
    await vi.advanceTimersByTimeAsync(2000)
    expect([server.server.sent, server.server.refused, titles(server)]).toEqual([1, 0, ['Idėja']])

    await server.save('a', { title: 'Saugoma' })
    form.close()
    const second = await phone.open('a')
    second.type('Pakeista')
    phone.leave()
    await vi.advanceTimersByTimeAsync(2000)
    await second.form.discardRestored()
    second.type('Pakeista kitaip')
    phone.leave()
    await vi.advanceTimersByTimeAsync(5000)
    expect(titles(server).toSorted()).toEqual(['Idėja', 'Pakeista kitaip'])
    expect([server.server.refused, second.form.$elsewhere.get()]).toEqual([0, null])
  })

  it('a text is not taken for another device’s when the page is left before the server has answered', async () => {
    const server = stubServer()
    const phone = stubDevice(server, 'telefonas')
    const first = await phone.open(null)
    server.server.losesAnswers = true
    first.type('Idėja')
    first.form.close()
    await settled()
    expect(titles(server)).toEqual(['Idėja'])
    server.server.isDown = true
    const second = await phone.open(null)
    second.type('Idėja a')
    second.form.close()
    await settled()
    server.server.isDown = false
    server.server.losesAnswers = false
    const { form, title } = await phone.open(null)
    expect([title(), form.$elsewhere.get()]).toEqual(['Idėja a', null])

    // Also after a new login on that device.
    const later = stubDevice(server, 'telefonas po prisijungimo', phone.storage)
    form.close()
    const last = await later.open(null)
    expect([last.title(), last.form.$elsewhere.get()]).toEqual(['Idėja a', null])
    last.type('Idėja ab')
    later.leave()
    await settled()
    expect(titles(server)).toEqual(['Idėja ab'])
  })

  it('the last call of a closed tab is replaced, also if it arrives after the next one has read the draft', async () => {
    const server = stubServer()
    const phone = stubDevice(server, 'telefonas')
    const first = await phone.open(null)
    first.type('Idėja')
    phone.leave()
    await settled()
    server.server.isDown = true
    first.type('Idėja a')
    first.form.close()
    await settled()
    server.server.isDown = false
    const second = await phone.open(null)
    const id = idOf(server, 'Idėja')
    const { updatedAt: seen, ...text } = server.texts.get(id) ?? {}
    const state = phone.storage.kept()[0]?.sending?.at(-1)
    server.put('telefonas', id, { ...text, title: 'Idėja a', seen, state, sending: [] })
    expect(titles(server)).toEqual(['Idėja a'])
    second.type('Idėja ab')
    phone.leave()
    await settled()
    expect([server.server.refused, titles(server)]).toEqual([0, ['Idėja ab']])
  })
})

describe('in two tabs with one record', () => {
  /** Types in two tabs of one browser, in this order. */
  async function typed() {
    const server = stubServer()
    await server.save('a', { title: 'Saugoma' })
    const laptop = stubDevice(server, 'kompiuteris')
    const [first, second] = [await laptop.open('a'), await laptop.open('a')]
    first.type('Pirmo')
    await vi.advanceTimersByTimeAsync(30_000)
    second.type('Antro')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(first.form.$elsewhere.get()).toBe(null)
    expect(second.form.$elsewhere.get()).toMatchObject({ copy: { values: { title: 'Pirmo' } } })
    expect(titles(server)).toEqual(['Pirmo'])
    return { server, laptop, first, second }
  }

  it.each([
    ['keepOwn', 'Antro', ['Antro'], 1],
    ['takeOther', 'Pirmo', ['Pirmo'], 1],
    ['postponeOther', 'Antro', ['Pirmo'], 2],
  ] as const)(
    'the second shows both texts, and none is written over (%s)',
    async (choice, shown, sent, copies) => {
      const { server, laptop, second } = await typed()
      second.form[choice]()
      await vi.advanceTimersByTimeAsync(30_000)
      expect([second.title(), titles(server)]).toEqual([shown, sent])
      expect(laptop.storage.kept()).toHaveLength(copies)
    },
  )

  it('a postponed choice is kept, and shows both again as they are then', async () => {
    const { first, second, server, laptop } = await typed()
    second.form.postponeOther()
    first.type('Pirmo toliau')
    second.type('Antro toliau')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(second.form.$postponed.get()).toMatchObject({ copy: { values: { title: 'Pirmo' } } })
    await second.form.compareAgain()
    expect(second.form.$postponed.get()).toBe(null)
    expect(second.form.$elsewhere.get()).toMatchObject({
      copy: { values: { title: 'Pirmo toliau' } },
    })
    second.form.takeOther()
    await settled()
    expect([second.title(), second.form.$postponed.get()]).toEqual(['Pirmo toliau', null])
    expect(laptop.storage.kept()).toHaveLength(1)
    expect(titles(server)).toEqual(['Pirmo toliau'])
  })

  it('the first shows both when it goes on after its text was put aside in the second', async () => {
    const { first, second, server } = await typed()
    second.form.keepOwn()
    await settled()
    first.type('Pirmo toliau')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(first.form.$elsewhere.get()).toMatchObject({ copy: { values: { title: 'Antro' } } })
    expect(titles(server)).toEqual(['Antro'])
  })

  it('a second that is opened meanwhile shows both at once, and one that says the same nothing', async () => {
    const { server, laptop, first, second } = await typed()
    second.form.takeOther()
    second.form.close()
    const third = await laptop.open('a')
    expect([third.title(), third.form.$elsewhere.get()]).toEqual(['Pirmo', null])
    third.form.close()
    first.type('Pirmo toliau')
    await vi.advanceTimersByTimeAsync(30_000)
    const fourth = await laptop.open('a')
    expect(fourth.form.$elsewhere.get()).toMatchObject({
      key: expect.any(String) as string,
      copy: { values: { title: 'Pirmo toliau' } },
    })
    expect(server.texts.size).toBe(1)
  })
})

describe('at another device', () => {
  /** Starts a new text on the phone. */
  async function begun() {
    const server = stubServer()
    const phone = stubDevice(server, 'telefonas')
    const opened = await phone.open(null)
    opened.type('Idėja')
    phone.leave()
    await settled()
    // Later input gets a later time.
    await vi.advanceTimersByTimeAsync(1000)
    const id = idOf(server, 'Idėja')
    return { server, phone, opened, id, laptop: stubDevice(server, 'kompiuteris') }
  }

  it('a new text goes on once it is chosen, under its id, and is saved once', async () => {
    const { server, phone, opened, laptop, id } = await begun()
    opened.form.close()
    const blank = await laptop.open(null)
    expect(blank.title()).toBe('')
    const { form, title, type } = await laptop.open(null, id)
    expect([title(), form.$restoredAt.get() !== null, form.$restoredFrom.get()]).toEqual([
      'Idėja',
      true,
      'telefonas',
    ])
    type('Idėja ir tekstas')
    await form.submit()
    await settled()
    expect([...server.items.values()]).toMatchObject([{ id, title: 'Idėja ir tekstas' }])
    expect(server.texts.size).toBe(0)

    const again = await phone.open(null)
    expect(again.title(), 'the phone has no more of it').toBe('')
    expect(phone.storage.kept()).toEqual([])
  })

  it('both texts are shown to who goes on after the other device has', async () => {
    const { server, phone, opened, laptop, id } = await begun()
    const second = await laptop.open(null, id)
    opened.type('Telefono')
    phone.leave()
    await settled()
    second.type('Kompiuterio')
    laptop.leave()
    await settled()
    second.form.close()
    const { form, title, show } = await laptop.open(null, id)
    expect([title(), form.$elsewhere.get()?.copy.values.title]).toEqual(['Kompiuterio', 'Telefono'])
    // The same if the form is opened without a chosen text.
    form.close()
    const again = await laptop.open(null)
    expect(again.form.$elsewhere.get()?.copy.values.title).toBe('Telefono')
    again.form.keepOwn()
    again.form.close()
    await settled()
    expect(titles(server)).toEqual(['Kompiuterio'])
    expect((await laptop.open(null, id)).title()).toBe('Kompiuterio')
    expect(show).not.toHaveBeenCalled()
  })

  it('a text that is gone is told of', async () => {
    const { laptop } = await begun()
    const { show, title } = await laptop.open(null, crypto.randomUUID())
    expect(title()).toBe('')
    expect(show).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        description: 'Šio neišsaugoto teksto nebėra arba jis atvertas kitame skirtuke.',
      }),
    )
  })

  it('a text that is open in another tab is left alone', async () => {
    const { laptop, id } = await begun()
    const first = await laptop.open(null, id)
    const { show, title } = await laptop.open(null, id)
    expect([title(), show.mock.calls.length]).toEqual(['', 1])
    first.form.close()
    expect((await laptop.open(null, id)).title()).toBe('Idėja')
  })

  it('the changes of a record go on without being chosen, and the phone goes on with what came of them', async () => {
    const server = stubServer()
    await server.save('a', { title: 'Saugoma' })
    const [phone, laptop] = [stubDevice(server, 'telefonas'), stubDevice(server, 'kompiuteris')]
    const first = await phone.open('a')
    first.type('Saugoma ir')
    first.form.close()
    await settled()
    const second = await laptop.open('a')
    expect(second.title()).toBe('Saugoma ir')
    second.type('Saugoma ir dar')
    second.form.close()
    await settled()
    const third = await phone.open('a')
    expect([third.title(), third.form.$elsewhere.get()]).toEqual(['Saugoma ir dar', null])
    expect(server.texts.size).toBe(1)
  })

  it.each([
    ['keepOwn', 'Telefono', ['Telefono']],
    ['takeOther', 'Kompiuterio', ['Kompiuterio']],
    ['postponeOther', 'Telefono', ['Kompiuterio']],
  ] as const)('both texts are shown when both wrote (%s)', async (choice, shown, left) => {
    const { server, phone, opened, laptop, id } = await begun()
    const second = await laptop.open(null, id)
    second.type('Kompiuterio')
    laptop.leave()
    await settled()
    server.server.isDown = true
    opened.type('Telefono')
    opened.form.close()
    await settled()
    server.server.isDown = false

    const { form, title } = await phone.open(null)
    expect(title()).toBe('Telefono')
    expect(form.$elsewhere.get()).toMatchObject({ device: 'kompiuteris' })
    const theirs = form.$elsewhere.get()
    expect(theirs && form.rowsOfText(theirs)).toMatchObject([
      { mine: 'Telefono', theirs: 'Kompiuterio' },
    ])
    form[choice]()
    await vi.advanceTimersByTimeAsync(30_000)
    expect([title(), form.$elsewhere.get()]).toEqual([shown, null])
    expect(titles(server).toSorted()).toEqual(left)
  })

  it('a postponed text of another device is shown as it is then, or as it was without a connection', async () => {
    const { server, opened, laptop, id } = await begun()
    const second = await laptop.open(null, id)
    second.type('Kompiuterio')
    laptop.leave()
    await settled()
    opened.type('Telefono')
    await vi.advanceTimersByTimeAsync(30_000)
    const { form } = opened
    for (const [isDown, title] of [
      [true, 'Kompiuterio'],
      [false, 'Kompiuterio toliau'],
    ] as const) {
      form.postponeOther()
      second.type('Kompiuterio toliau')
      laptop.leave()
      await settled()
      server.server.isDown = isDown
      await form.compareAgain()
      server.server.isDown = false
      expect(form.$elsewhere.get()?.copy.values).toEqual({ title })
    }
    form.keepOwn()
    await settled()
    expect([form.$postponed.get(), titles(server)]).toEqual([null, ['Telefono']])
  })

  it('a text that went on there is shown beside the text of a form that was open all the time', async () => {
    const { server, phone, opened, laptop, id } = await begun()
    const second = await laptop.open(null, id)
    second.type('Kompiuterio')
    laptop.leave()
    await settled()
    opened.type('Telefono')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(opened.form.$elsewhere.get()).toMatchObject({
      device: 'kompiuteris',
      copy: { values: { title: 'Kompiuterio' } },
    })
    opened.type('Telefono toliau')
    await vi.advanceTimersByTimeAsync(30_000)
    const copies = phone.storage.kept().map(({ values }) => values)
    expect([titles(server), copies]).toEqual([['Kompiuterio'], [{ title: 'Telefono toliau' }]])
    opened.form.keepOwn()
    await settled()
    expect(titles(server)).toEqual(['Telefono toliau'])
  })

  it('a text that went on there is not deleted by a form that is saved with an older one', async () => {
    const server = stubServer()
    await server.save('a', { title: 'Saugoma' })
    const [phone, laptop] = [stubDevice(server, 'telefonas'), stubDevice(server, 'kompiuteris')]
    const first = await phone.open('a')
    first.type('Telefono')
    phone.leave()
    await settled()
    const second = await laptop.open('a')
    second.type('Kompiuterio')
    laptop.leave()
    await settled()
    await first.form.submit()
    await settled()
    expect([server.items.get('a')?.title, titles(server)]).toEqual(['Telefono', ['Kompiuterio']])
  })

  it('a text that was deleted there lives on in a form that is still typed in', async () => {
    const { server, phone, opened, laptop, id } = await begun()
    const second = await laptop.open(null, id)
    await second.form.discardRestored()
    await settled()
    expect(titles(server)).toEqual([])
    opened.type('Idėja gyva')
    phone.leave()
    await settled()
    expect(titles(server)).toEqual(['Idėja gyva'])
  })

  it('what was saved there is not written over by a form that was open all the time', async () => {
    const { server, opened, laptop, id } = await begun()
    const second = await laptop.open(null, id)
    second.type('Paskelbta')
    await second.form.submit()
    await settled()

    opened.type('Idėja telefone')
    for (const _ of ['once', 'again']) {
      await opened.form.submit()
      expect(opened.form.$state.get()).toMatchObject({ conflict: { title: 'Paskelbta' } })
      opened.form.postponeConflict()
    }
    expect(server.items.get(id)?.title).toBe('Paskelbta')
    await opened.form.submit()
    await opened.form.keepMine()
    expect(server.items.get(id)?.title).toBe('Idėja telefone')
  })

  it('nothing is asked when both say the same, and an older text of a record stays in the list', async () => {
    const server = stubServer()
    await server.save('a', { title: 'Saugoma' })
    const [phone, laptop] = [stubDevice(server, 'telefonas'), stubDevice(server, 'kompiuteris')]
    const first = await phone.open('a')
    const second = await laptop.open('a')
    first.type('Tas pats')
    first.form.close()
    await vi.advanceTimersByTimeAsync(5000)
    second.type('Tas pats')
    second.form.close()
    await settled()
    expect((await phone.open('a')).form.$elsewhere.get()).toBe(null)
    const third = await laptop.open('a')
    expect([third.title(), third.form.$elsewhere.get()]).toEqual(['Tas pats', null])
  })

  it('a text that only failed to be deleted after its save is deleted, and not restored', async () => {
    const server = stubServer()
    await server.save('a', { title: 'Saugoma' })
    const first = await stubDevice(server, 'telefonas').open('a')
    first.type('Pakeista')
    first.form.close()
    await settled()
    await server.save('a', { title: 'Pakeista' })
    const { form, panel } = await stubDevice(server, 'kompiuteris').open('a')
    await settled()
    expect([panel.$unsaved.get(), form.$restoredAt.get(), server.texts.size]).toEqual([
      false,
      null,
      0,
    ])
  })

  it('a form that is left before the server has answered changes nothing in the next view', async () => {
    const server = stubServer()
    await server.save('a', { title: 'Saugoma' })
    const first = await stubDevice(server, 'telefonas').open('a')
    first.type('Pakeista')
    first.form.close()
    await settled()
    const { form, panel, loading } = stubDevice(server, 'kompiuteris').start('a')
    form.close()
    await loading
    expect(panel.$unsaved.get()).toBe(false)
  })

  it('what was not saved of a record that is deleted meanwhile is offered as a new one', async () => {
    const server = stubServer()
    await server.save('a', { title: 'Saugoma' })
    const first = await stubDevice(server, 'telefonas').open('a')
    first.type('Pakeista')
    first.form.close()
    await settled()
    server.items.delete('a')
    const { form } = await stubDevice(server, 'kompiuteris').open('a')
    expect(form.$orphan.get()).toEqual({ title: 'Pakeista' })
  })

  it('a server that does not answer leaves the form as it is', async () => {
    const { server, laptop, id } = await begun()
    server.server.isDown = true
    const { title, show } = await laptop.open(null, id)
    expect([title(), show.mock.calls]).toEqual(['', []])
  })
})
