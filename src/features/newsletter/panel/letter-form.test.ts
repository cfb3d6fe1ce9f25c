import { atom } from 'nanostores'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestFailure, RequestResult } from '#src/client/request.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import type { Letter } from '../contracts.ts'
import { CLIPPED_BYTES } from '../newsletter.ts'
import { stubFields, stubCopies, stubPanel } from '../../../../tests/support/stub-form.ts'
import { createLetterForm, LETTER, type LetterValues } from './letter-form.ts'
import { createLetterSending } from './letter-sending.ts'

const MONDAY = '2026-01-05T00:00:00.000Z'
const TUESDAY = '2026-01-06T00:00:00.000Z'
const STORED: Letter = {
  id: 'a',
  subject: 'Tema',
  content: 'Tekstas',
  state: 'draft',
  sendAt: null,
  startedAt: null,
  recipients: 0,
  sent: 0,
  waiting: 0,
  failed: 0,
  senderRefused: false,
  cause: null,
  createdAt: MONDAY,
  updatedAt: MONDAY,
}
const CHANGED: Letter = { ...STORED, content: 'Kito skirtuko', updatedAt: TUESDAY }
const SENT: Letter = { ...STORED, state: 'sending', startedAt: TUESDAY, updatedAt: TUESDAY }
const FACTS = { items: [] as Letter[], subscribers: 12, mail: 'on', marketingConfigured: true }

const http = (status: number, error: string): { ok: false; failure: RequestFailure } => ({
  ok: false,
  failure: { kind: 'http', status, text: '', error, fields: {} },
})
const ok = (data: unknown) => ({ ok: true as const, data })
const CONFLICT = http(409, 'Naujienlaiškis tuo metu buvo pakeistas')

interface Call {
  name: string
  params?: { id: string }
  body?: Record<string, unknown>
}

/** Opens a letter form. @param answers of the calls, in order, by method and path. */
function open(
  id: string | null,
  answers: Record<string, RequestResult<unknown>[]>,
  { yes = true, storage = stubCopies() } = {},
) {
  const calls: Call[] = []
  const session = {
    call: ((route: { method: string; path: string }, input: Omit<Call, 'name'>) => {
      const name = `${route.method} ${route.path.replace('/api/admin', '')}`
      // Server drafts of an unsaved letter are not tested here.
      if (!name.includes('/unfinished')) calls.push({ name, ...input })
      return Promise.resolve(answers[name]?.shift() ?? http(500, `Netikėta: ${name}`))
    }) as never,
    loginAgain: vi.fn(),
  }
  const typed = stubFields<LetterValues, unknown>(LETTER, (...change) => form.changed(...change))
  const { fields } = typed
  // The list, which sending opens.
  const panel = { ...stubPanel(yes), $view: atom<PanelView>({ screen: 'letters', letter: null }) }
  const show = vi.fn()
  const ask = vi.fn((_question: { title: string; text: string }) => Promise.resolve(yes))
  const tools = { session, toasts: { show }, confirmDialog: { ask } }
  const form = createLetterForm({ id, fields, panel, copies: storage.forms, ...tools })
  const sending = createLetterSending({ form, panel, ...tools })
  return {
    form,
    sending,
    calls,
    names: () => calls.map(({ name }) => name),
    panel,
    ask,
    said: () => show.mock.calls.map(([toast]: ToastInput[]) => toast),
    type: (change: Partial<LetterValues>) => typed.type({ ...fields.read(), ...change }),
    values: fields.read,
    kept: storage.kept,
    state: () => form.$state.get(),
  }
}

/** Chooses a time in Vilnius, and schedules. */
function planFor({ sending }: ReturnType<typeof open>, time: string) {
  sending.choose({ way: 'site', when: 'later', time })
  return sending.sendChosen()
}

const LOAD = 'GET /letters/:id'
const CREATE = 'POST /letters'
const UPDATE = 'PUT /letters/:id'
const SEND = 'POST /letters/:id/send'
const TRY = 'POST /letters/:id/trial'
const LIST = 'GET /letters'
const SETTINGS = 'GET /settings'
const UNPLAN = 'POST /letters/:id/unschedule'
const PREVIEW = 'POST /letter-preview'
const addressOf = (id: string | null) => ({ screen: 'letters', letter: { id } })
const THE_LIST = { screen: 'letters', letter: null }

describe('the form of a letter', () => {
  it('stores a new letter under the id of its draft, and opens it at its address', async () => {
    const opened = open(null, { [CREATE]: [ok(STORED)] })
    await opened.form.load()
    opened.type({ subject: 'Tema', content: 'Tekstas' })
    await opened.form.submit()
    expect(opened.calls[0]?.body).toEqual({
      subject: 'Tema',
      content: 'Tekstas',
      attemptId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(opened.said()).toEqual([{ title: 'Naujienlaiškio juodraštis išsaugotas' }])
    expect(opened.panel.renameView).toHaveBeenCalledWith(addressOf('a'))
    expect(opened.kept()).toEqual([])
  })

  it('stores what was written after an attempt whose answer was lost', async () => {
    const opened = open(null, { [CREATE]: [ok(STORED)], [UPDATE]: [ok(CHANGED)] })
    await opened.form.load()
    opened.type({ subject: 'Tema', content: 'Kito skirtuko' })
    await opened.form.submit()
    expect(opened.calls[1]).toMatchObject({
      name: UPDATE,
      params: { id: 'a' },
      body: { content: 'Kito skirtuko', updatedAt: MONDAY },
    })
  })

  it('sends nothing while the subject or the text is missing, and says which', async () => {
    const opened = open(null, {})
    await opened.form.load()
    opened.type({ subject: 'Tema' })
    await opened.form.submit()
    expect(opened.calls).toEqual([])
    expect(opened.said()[0]).toMatchObject({
      description: 'Pataisykite šiuos laukus: Naujienlaiškio tekstas privalomas',
    })
  })

  it('saves each change over the version before', async () => {
    const opened = open('a', {
      [LOAD]: [ok(STORED)],
      [UPDATE]: [ok(CHANGED), ok({ ...CHANGED, subject: 'Dar kita' })],
    })
    await opened.form.load()
    opened.type({ content: 'Kito skirtuko' })
    expect(opened.panel.$unsaved.get()).toBe(true)
    await opened.form.submit()
    expect(opened.panel.$unsaved.get()).toBe(false)
    opened.type({ subject: 'Dar kita' })
    await opened.form.submit()
    expect(opened.calls.slice(1).map(({ body }) => body?.updatedAt)).toEqual([MONDAY, TUESDAY])
    expect(opened.panel.replaceView).not.toHaveBeenCalled()
  })

  it('gives back what was typed and not saved', async () => {
    const storage = stubCopies()
    storage.keep('letter', 'a', {
      values: { subject: 'Tema', content: 'Pusė sakinio' },
      loadedVersion: MONDAY,
      keptAt: MONDAY,
    })
    const opened = open('a', { [LOAD]: [ok(STORED)] }, { storage })
    await opened.form.load()
    expect(opened.values().content).toBe('Pusė sakinio')
    expect(opened.form.$restoredAt.get()).toBe(MONDAY)
    expect(opened.panel.$unsaved.get()).toBe(true)
    await opened.form.discardRestored()
    expect(opened.values().content).toBe('Tekstas')
    expect(opened.kept()).toEqual([])
  })

  describe('after it was changed elsewhere', () => {
    const meet = async () => {
      const opened = open('a', {
        [LOAD]: [ok(STORED), ok(CHANGED)],
        [UPDATE]: [CONFLICT, ok({ ...CHANGED, content: 'Mano' })],
      })
      await opened.form.load()
      opened.type({ content: 'Mano' })
      await opened.form.submit()
      expect(opened.state()).toMatchObject({ conflict: CHANGED })
      expect(opened.values().content).toBe('Mano')
      return opened
    }

    it('saves the typed text over the newer version, when told to', async () => {
      const opened = await meet()
      await opened.form.keepMine()
      expect(opened.calls.at(-1)?.body).toMatchObject({ content: 'Mano', updatedAt: TUESDAY })
      expect(opened.panel.$unsaved.get()).toBe(false)
    })

    it('takes the newer text, when told to', async () => {
      const opened = await meet()
      opened.form.takeTheirs()
      expect(opened.values().content).toBe('Kito skirtuko')
      expect(opened.state()).toMatchObject({ stored: CHANGED, conflict: null })
    })

    it('stays as it is, when told to', async () => {
      const opened = await meet()
      opened.form.postponeConflict()
      expect(opened.values().content).toBe('Mano')
      expect(opened.panel.$unsaved.get()).toBe(true)
    })
  })

  it('offers what was typed as a new letter when the letter was sent meanwhile', async () => {
    const opened = open('a', { [LOAD]: [ok(STORED), ok(SENT)], [UPDATE]: [CONFLICT] })
    await opened.form.load()
    opened.type({ content: 'Mano' })
    await opened.form.submit()
    expect(opened.state()).toMatchObject({ stored: SENT, conflict: null })
    expect(opened.kept()).toMatchObject([{ of: 'letter:a', values: { content: 'Mano' } }])
    opened.form.openOrphan()
    expect(opened.kept()).toMatchObject([{ of: 'letter:new', values: { content: 'Mano' } }])
    expect(opened.panel.replaceView).toHaveBeenCalledWith(addressOf(null))
  })

  it('offers what was kept of a letter that is sent or deleted', async () => {
    for (const answer of [ok(SENT), http(404, 'Naujienlaiškis nerastas')]) {
      const storage = stubCopies()
      storage.keep('letter', 'a', {
        values: { subject: 'Tema', content: 'Mano' },
        loadedVersion: MONDAY,
        keptAt: MONDAY,
      })
      const opened = open('a', { [LOAD]: [answer] }, { storage })
      await opened.form.load()
      expect(opened.form.$orphan.get()?.content).toBe('Mano')
    }
  })
})

describe('the sending of a letter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
    return () => vi.useRealTimers()
  })

  it('saves what is unsaved before a trial, and only then', async () => {
    const opened = open('a', {
      [LOAD]: [ok(STORED)],
      [UPDATE]: [ok(CHANGED)],
      [TRY]: [ok({ success: true }), ok({ success: true })],
      [SETTINGS]: [ok({ noticeEmail: 'jonas@xn--alia-kbb.lt' })],
    })
    await opened.form.load()
    await opened.sending.trial()
    expect(opened.names()).toEqual([LOAD, TRY, SETTINGS])
    const title = 'Bandomasis naujienlaiškis siunčiamas jums'
    const description = 'Jis ateis adresu jonas@žalia.lt.'
    expect(opened.said().at(-1)).toEqual({ title, description })
    opened.type({ content: 'Kito skirtuko' })
    await opened.sending.trial()
    expect(opened.names().slice(3)).toEqual([UPDATE, TRY, SETTINGS])
    // The address is a help: the letter is sent without it too.
    expect(opened.said().at(-1)).toEqual({ title })
  })

  it('stores a new letter for its trial, then opens it at its address', async () => {
    const opened = open(null, { [CREATE]: [ok(STORED)], [TRY]: [ok({ success: true })] })
    await opened.form.load()
    opened.type({ subject: 'Tema', content: 'Tekstas' })
    await opened.sending.trial()
    expect(opened.calls).toContainEqual({ name: TRY, params: { id: 'a' } })
    expect(opened.panel.renameView).toHaveBeenCalledWith(addressOf('a'))
  })

  it('asks with the number of subscribers before it sends, and shows the list after it', async () => {
    const opened = open('a', {
      [LOAD]: [ok(STORED)],
      [LIST]: [ok(FACTS)],
      [SEND]: [ok(SENT)],
    })
    await opened.form.load()
    await opened.sending.sendChosen()
    expect(opened.ask.mock.calls[0]?.[0].text).toBe(
      '„Tema“ gaus visi prenumeratoriai (dabar jų 12). Pradėto siuntimo atšaukti nebegalėsite.',
    )
    expect(opened.calls.at(-1)?.body).toEqual({ updatedAt: MONDAY, sendAt: null, handOver: false })
    expect(opened.panel.replaceView).toHaveBeenCalledWith(THE_LIST)
  })

  it('sends nothing after a no, and nothing to nobody', async () => {
    const refused = open('a', { [LOAD]: [ok(STORED)], [LIST]: [ok(FACTS)] }, { yes: false })
    await refused.form.load()
    await refused.sending.sendChosen()
    expect(refused.names()).not.toContain(SEND)
    const nobody = open('a', { [LOAD]: [ok(STORED)], [LIST]: [ok({ ...FACTS, subscribers: 0 })] })
    await nobody.form.load()
    await nobody.sending.sendChosen()
    expect(nobody.ask).not.toHaveBeenCalled()
    expect(nobody.names()).not.toContain(SEND)
    expect(nobody.said()[0]?.description).toBe('Prenumeratorių dar nėra, todėl siųsti nėra kam.')
  })

  it('proposes tomorrow at 9:00 in Vilnius to a letter that has no time', () => {
    const { sending } = open('a', { [LOAD]: [ok(STORED)] })
    const time = () => sending.$choice.get().time
    // In Vilnius it is the next day already.
    vi.setSystemTime('2026-11-20T22:30:00.000Z')
    sending.choose({ when: 'later' })
    expect(time()).toBe('2026-11-22T09:00')
    sending.choose({ time: '2026-12-01T18:00' })
    sending.choose({ when: 'now' })
    sending.choose({ when: 'later' })
    expect(time()).toBe('2026-12-01T18:00')
  })

  it('proposes no day for which another letter is scheduled', async () => {
    vi.setSystemTime('2026-11-20T12:00:00.000Z')
    const other = { ...STORED, id: 'b', state: 'scheduled', sendAt: '2026-11-21T07:00:00.000Z' }
    const { sending, calls } = open('a', { [LIST]: [ok({ ...FACTS, items: [other] })] })
    await sending.load()
    expect(calls[0]).toMatchObject({ query: { state: 'scheduled' } })
    sending.choose({ when: 'later' })
    expect(sending.$choice.get().time).toBe('2026-11-22T09:00')
  })

  it('schedules by the time in Vilnius', async () => {
    const opened = open('a', { [LOAD]: [ok(STORED)], [LIST]: [ok(FACTS)], [SEND]: [ok(STORED)] })
    await opened.form.load()
    await planFor(opened, '2026-11-21T09:00')
    expect(opened.calls.at(-1)?.body).toMatchObject({ sendAt: '2026-11-21T07:00:00.000Z' })
  })

  it.each([
    ['', 'Nurodykite siuntimo dieną ir laiką'],
    ['2026-11-20T11:59', 'Siuntimo laikas turi būti ateityje'],
  ])('refuses the time %j at its field', async (time, message) => {
    const opened = open('a', { [LOAD]: [ok(STORED)] })
    await opened.form.load()
    await planFor(opened, time)
    expect(opened.sending.$timeMessage.get()).toBe(message)
    expect(opened.names()).toEqual([LOAD])
  })

  it('hands over to the marketing service after a question', async () => {
    const opened = open('a', { [LOAD]: [ok(STORED)], [SEND]: [ok(SENT)] })
    await opened.form.load()
    opened.sending.choose({ way: 'service' })
    await opened.sending.sendChosen()
    expect(opened.ask.mock.calls[0]?.[0].title).toBe('Perduoti naujienlaiškį „Omnisend“?')
    expect(opened.calls.at(-1)?.body).toMatchObject({ handOver: true, sendAt: null })
  })

  it.each([
    ['ASCII letters at the limit', 'x'.repeat(CLIPPED_BYTES), false],
    ['one more', 'x'.repeat(CLIPPED_BYTES + 1), true],
    ['Lithuanian letters, each of two bytes', 'ž'.repeat(CLIPPED_BYTES / 2 + 1), true],
    ['emoji, each of four bytes', '💛'.repeat(CLIPPED_BYTES / 4 + 1), true],
    ['as many Lithuanian letters as fit', 'ž'.repeat(CLIPPED_BYTES / 2), false],
  ])(
    'says before each way of sending that Gmail cuts a long letter: %s',
    async (_, html, isCut) => {
      const opened = open('a', {
        [LOAD]: [ok(STORED)],
        [LIST]: [ok(FACTS), ok(FACTS)],
        [PREVIEW]: [1, 2, 3].map(() => ok({ html, text: '' })),
        [SEND]: [1, 2, 3].map(() => ok(SENT)),
      })
      await opened.form.load()
      await opened.sending.sendChosen()
      opened.sending.choose({ way: 'service' })
      await opened.sending.sendChosen()
      await planFor(opened, '2026-11-21T09:00')
      const warnings = opened.ask.mock.calls.map(([{ text }]) => text.includes('„Gmail“'))
      expect(warnings).toEqual(isCut ? [true, true, true] : [false, false])
      expect(opened.names().filter((name) => name === SEND)).toHaveLength(3)
    },
  )

  it('schedules no long letter after a no', async () => {
    const html = 'x'.repeat(CLIPPED_BYTES + 1)
    const answers = {
      [LOAD]: [ok(STORED)],
      [LIST]: [ok(FACTS)],
      [PREVIEW]: [ok({ html, text: '' })],
    }
    const opened = open('a', answers, { yes: false })
    await opened.form.load()
    await planFor(opened, '2026-11-21T09:00')
    expect(opened.names()).not.toContain(SEND)
  })

  it('asks before it schedules for nobody, with subject and time, and says what mail that is off means', async () => {
    const facts = { ...FACTS, subscribers: 0, mail: 'unset' }
    const planned = '„Tema“ bus išsiųstas 2026-11-21 09.00.'
    for (const yes of [false, true]) {
      const answers = { [LOAD]: [ok(STORED)], [LIST]: [ok(facts)], [SEND]: [ok(STORED)] }
      const opened = open('a', answers, { yes })
      await opened.form.load()
      await planFor(opened, '2026-11-21T09:00')
      const nobody = `${planned} Prenumeratorių dar nėra: jei iki tol niekas neužsiprenumeruos, jo negaus niekas.`
      expect(opened.ask.mock.calls[0]?.[0]).toMatchObject({
        title: 'Nėra kam siųsti. Vis tiek suplanuoti?',
        text: nobody,
      })
      expect(opened.names().includes(SEND)).toBe(yes)
      const said = opened.said().map((toast) => toast?.description)
      expect(said).toEqual(yes ? [expect.stringContaining(`${nobody} Laiškų siuntimas`)] : [])
    }
  })

  it.each([
    ['another letter is planned for that minute', { id: 'b' }, '2026-11-21T07:00:20.000Z', true],
    ['another is planned for the next minute', { id: 'b' }, '2026-11-21T07:01:00.000Z', false],
    ['its own time is the same as before', { id: 'a' }, '2026-11-21T07:00:00.000Z', false],
  ])('asks before it schedules if %s', async (_, planned, sendAt, isAsked) => {
    const other: Letter = { ...STORED, ...planned, subject: 'Kita', state: 'scheduled', sendAt }
    const facts = ok({ ...FACTS, items: [other] })
    const opened = open('a', { [LOAD]: [ok(STORED)], [LIST]: [facts], [SEND]: [ok(STORED)] })
    await opened.form.load()
    await planFor(opened, '2026-11-21T09:00')
    const text =
      '„Tema“ bus išsiųstas 2026-11-21 09.00. Tą pačią minutę jau suplanuotas „Kita“: skaitytojai gaus abu iš karto.'
    const question = { title: 'Suplanuoti naujienlaiškį?', text, confirm: 'Vis tiek suplanuoti' }
    expect(opened.ask.mock.calls).toEqual(isAsked ? [[question]] : [])
    expect(opened.names()).toContain(SEND)
  })

  it('says when a scheduled letter is sent, and takes the schedule back from there', async () => {
    const sendAt = '2026-11-21T07:00:00.000Z'
    const scheduled: Letter = { ...STORED, state: 'scheduled', sendAt, updatedAt: TUESDAY }
    const opened = open('a', {
      [LOAD]: [ok(STORED)],
      [LIST]: [ok(FACTS)],
      [SEND]: [ok(scheduled)],
      [UNPLAN]: [ok({ ...STORED, updatedAt: TUESDAY })],
    })
    await opened.form.load()
    await planFor(opened, '2026-11-21T09:00')
    const said = opened.said().at(-1)
    expect(said).toMatchObject({
      title: 'Naujienlaiškis suplanuotas',
      description: '„Tema“ bus išsiųstas 2026-11-21 09.00.',
      action: { text: 'Atšaukti planą' },
    })
    said?.action?.run()
    await vi.waitFor(() => expect(opened.panel.go).toHaveBeenCalledWith(addressOf('a')))
    expect(opened.calls.at(-1)).toEqual({
      name: UNPLAN,
      params: { id: 'a' },
      body: { updatedAt: TUESDAY },
    })
    expect(opened.said().at(-1)).toEqual({
      title: 'Planas atšauktas, naujienlaiškis vėl juodraštis',
    })
  })

  it('leaves the form, opened meanwhile, of a letter whose schedule is taken back by the toast', async () => {
    const scheduled: Letter = { ...STORED, state: 'scheduled', sendAt: TUESDAY }
    const opened = open('a', {
      [LOAD]: [ok(STORED)],
      [LIST]: [ok(FACTS)],
      [SEND]: [ok(scheduled)],
      [UNPLAN]: [ok(STORED)],
    })
    await opened.form.load()
    await planFor(opened, '2026-11-21T09:00')
    opened.panel.$view.set({ screen: 'letters', letter: { id: 'a' } })
    opened.said().at(-1)?.action?.run()
    await vi.waitFor(() => expect(opened.panel.go).toHaveBeenCalledWith(THE_LIST))
  })

  it('takes back a schedule; the typed text stays, and is saved over the new version', async () => {
    const scheduled: Letter = { ...STORED, state: 'scheduled', sendAt: TUESDAY }
    const opened = open('a', {
      [LOAD]: [ok(scheduled)],
      [UNPLAN]: [ok({ ...STORED, updatedAt: TUESDAY })],
      [UPDATE]: [ok(CHANGED)],
    })
    await opened.form.load()
    opened.type({ content: 'Kito skirtuko' })
    await opened.sending.unplan(scheduled)
    expect(opened.state()).toMatchObject({ stored: { state: 'draft' } })
    expect(opened.values().content).toBe('Kito skirtuko')
    await opened.form.submit()
    expect(opened.calls.at(-1)?.body?.updatedAt).toBe(TUESDAY)
  })

  it('keeps the time of a scheduled letter chosen, so that none is sent at once by mistake', async () => {
    const opened = open('a', { [LOAD]: [ok(STORED)], [LIST]: [ok(FACTS)], [SEND]: [ok(STORED)] })
    await opened.form.load()
    opened.sending.choosePlanned('2026-11-21T07:00:00.000Z')
    opened.sending.choosePlanned(null)
    expect(opened.sending.$choice.get()).toMatchObject({ when: 'later', time: '2026-11-21T09:00' })
    await opened.sending.sendChosen()
    expect(opened.calls.at(-1)?.body).toMatchObject({ sendAt: '2026-11-21T07:00:00.000Z' })
  })

  it('sends once, however often the button is pressed', async () => {
    const opened = open('a', {
      [LOAD]: [ok(STORED)],
      [LIST]: [ok(FACTS), ok(FACTS)],
      [SEND]: [ok(SENT), ok(SENT)],
    })
    await opened.form.load()
    await Promise.all([opened.sending.sendChosen(), opened.sending.sendChosen()])
    expect(opened.names().filter((name) => name === SEND)).toHaveLength(1)
  })

  it('shows what is stored when the letter was changed or sent before it could be sent', async () => {
    const changed = open('a', {
      [LOAD]: [ok(STORED), ok(CHANGED)],
      [LIST]: [ok(FACTS)],
      [SEND]: [CONFLICT],
    })
    await changed.form.load()
    await changed.sending.sendChosen()
    expect(changed.said()[0]?.description).toBe('Naujienlaiškis tuo metu buvo pakeistas')
    expect(changed.state()).toMatchObject({ conflict: CHANGED })
    const sent = open('a', {
      [LOAD]: [ok(STORED), ok(SENT)],
      [LIST]: [ok(FACTS)],
      [SEND]: [CONFLICT],
    })
    await sent.form.load()
    await sent.sending.sendChosen()
    expect(sent.state()).toMatchObject({ stored: SENT, conflict: null })
    expect(sent.form.$orphan.get()).toBe(null)
  })
})
