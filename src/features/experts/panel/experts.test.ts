import { beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import type { AdminExpert } from '../contracts.ts'
import { stubFields, stubCopies, stubPanel } from '../../../../tests/support/stub-form.ts'
import { createAuthors } from './authors.ts'
import { createExpertForm, EXPERT, type ExpertValues } from './expert-form.ts'
import { createExpertList } from './expert-list.ts'

const MONDAY = '2026-01-05T00:00:00.000Z'
const TUESDAY = '2026-01-06T00:00:00.000Z'
const RASA: AdminExpert = {
  id: 'a',
  name: 'Rasa',
  photoUrl: null,
  qualification: 'Konsultantė',
  words: 'Klausau.',
  position: 0,
  createdAt: MONDAY,
  updatedAt: MONDAY,
}
const JONAS: AdminExpert = { ...RASA, id: 'b', name: 'Jonas', position: 1 }
const MINE: ExpertValues = { name: 'Rasa', photoUrl: '', qualification: 'Kita', words: 'Klausau.' }

const ok = (data: unknown) => ({ ok: true as const, data })
const failed = (status: number) => ({
  ok: false as const,
  failure: { kind: 'http', status, text: '', error: 'Klaida', fields: {} },
})

interface Call {
  path: string
  method: string
  body?: unknown
}

let calls: Call[] = []

/** Returns a session whose calls get these answers in turn. */
function answering(...answers: unknown[]) {
  calls = []
  const call = vi.fn((route: { method: string; path: string }, input: { body?: unknown }) => {
    calls.push({ ...route, body: input.body })
    return Promise.resolve(answers.shift())
  })
  return { session: { call: call as never, loginAgain: vi.fn() } }
}

describe('the list of experts', () => {
  it('is put in order step by step, at once on the screen', async () => {
    const list = createExpertList(answering(ok([RASA, JONAS]), ok({ success: true })))
    await list.load()
    await list.move(JONAS, 1)
    await list.move(RASA, -1)
    expect(calls, 'there is no place beyond the ends').toHaveLength(1)
    await list.move(JONAS, -1)
    expect(calls[1]).toMatchObject({ method: 'PUT', body: { ids: ['b', 'a'] } })
    expect(list.$state.get()).toMatchObject({ page: { items: [JONAS, RASA] } })
    expect(list.$moved.get()).toBe('Jonas: dabar 1 vietoje')
  })

  it('restores an expert who was just deleted, under the same id', async () => {
    const toasts = { show: vi.fn<(toast: ToastInput) => void>() }
    const confirmDialog = { ask: vi.fn().mockResolvedValue(true) }
    const tools = answering(
      ok([RASA]),
      ok({ success: true }),
      ok([]),
      failed(503),
      ok(RASA),
      ok([RASA]),
    )
    const list = createExpertList({ ...tools, toasts, confirmDialog })
    await list.load()
    await list.remove(RASA)
    expect(list.$state.get()).toMatchObject({ page: { items: [] } })
    const press = () => {
      const { action } = toasts.show.mock.lastCall?.[0] ?? {}
      expect(action?.text).toBe('Atkurti')
      action?.run()
    }
    press()
    // A failure offers it again.
    await until(() => expect(toasts.show).toHaveBeenCalledTimes(2))
    press()
    await until(() => {
      expect(list.$state.get()).toMatchObject({ page: { items: [RASA] } })
    })
    const { id: attemptId, name, photoUrl, qualification, words } = RASA
    expect(calls[4]).toMatchObject({
      method: 'POST',
      body: { attemptId, name, photoUrl, qualification, words },
    })
  })

  it('takes a press while another move is stored', async () => {
    const list = createExpertList(
      answering(ok([RASA, JONAS]), ok({ success: true }), ok({ success: true })),
    )
    await list.load()
    await Promise.all([list.move(JONAS, -1), list.move(JONAS, 1)])
    expect(calls.slice(1).map(({ body }) => body)).toEqual([
      { ids: ['b', 'a'] },
      { ids: ['a', 'b'] },
    ])
  })

  it('shows the stored order when the new one is refused', async () => {
    const toasts = { show: vi.fn() }
    const tools = answering(ok([RASA, JONAS]), failed(409), ok([RASA]))
    const list = createExpertList({ ...tools, toasts })
    await list.load()
    await list.move(JONAS, -1)
    expect(list.$state.get()).toMatchObject({ page: { items: [RASA] } })
    expect(toasts.show).toHaveBeenCalledOnce()
  })
})

describe('the form of an expert', () => {
  let storage = stubCopies()

  beforeEach(() => {
    storage = stubCopies()
  })

  function open(id: string | null, ...answers: unknown[]) {
    const panel = stubPanel()
    const { fields, type } = stubFields(EXPERT, (...change) => form.changed(...change))
    const form = createExpertForm({
      ...answering(...answers),
      id,
      fields,
      panel,
      copies: storage.forms,
      toasts: { show: vi.fn() },
    })
    return { form, panel, type, values: fields.read }
  }

  it('saves over the version it has loaded, and opens the list', async () => {
    const { form, panel, type, values } = open('a', ok(RASA), ok({ ...RASA, updatedAt: TUESDAY }))
    await form.load()
    expect(values()).toEqual({ ...MINE, qualification: 'Konsultantė' })
    type(MINE)
    await form.submit()
    expect(calls[1]).toMatchObject({
      method: 'PUT',
      body: { ...MINE, photoUrl: null, updatedAt: MONDAY },
    })
    expect(panel.replaceView).toHaveBeenLastCalledWith({ screen: 'experts', expert: null })
  })

  it('keeps what is typed and not saved, also of an expert who is gone', async () => {
    const first = open('a', ok(RASA))
    await first.form.load()
    first.type(MINE)
    first.form.close()
    const again = open('a', ok(RASA))
    await again.form.load()
    expect(again.values()).toEqual(MINE)
    again.form.close()

    const gone = open('a', failed(404))
    await gone.form.load()
    expect(gone.form.$orphan.get()).toEqual(MINE)
    gone.form.openOrphan()
    const fresh = open(null)
    await fresh.form.load()
    expect(fresh.values()).toEqual(MINE)
  })

  it('stays open while somebody types into it during a save', async () => {
    const { form, panel, type, values } = open(
      'a',
      ok(RASA),
      ok({ ...RASA, ...MINE, updatedAt: TUESDAY }),
    )
    await form.load()
    type(MINE)
    const steps: string[] = []
    form.$state.listen(({ step }) => steps.push(step))
    const saving = form.submit()
    type({ ...MINE, words: 'Dar rašau.' })
    await saving
    expect(steps).not.toContain('loading')
    expect(values()).toEqual({ ...MINE, words: 'Dar rašau.' })
    expect(panel.replaceView).not.toHaveBeenCalled()
    expect(panel.$unsaved.get()).toBe(true)
  })

  it('asks whose words to keep when it was changed elsewhere', async () => {
    const theirs = { ...RASA, qualification: 'Jų', updatedAt: TUESDAY }
    const { form, type } = open('a', ok(RASA), failed(409), ok(theirs), ok(theirs))
    await form.load()
    type(MINE)
    await form.submit()
    expect(form.$state.get()).toMatchObject({ conflict: theirs })
    expect(form.rowsOf(theirs)).toContainEqual({
      label: 'Kvalifikacija',
      mine: 'Kita',
      theirs: 'Jų',
    })
    await form.keepMine()
    expect(calls.at(-1)?.body).toEqual({ ...MINE, photoUrl: null, updatedAt: TUESDAY })
  })

  it('loads theirs into the form when they are chosen', async () => {
    const theirs = { ...RASA, qualification: 'Jų', updatedAt: TUESDAY }
    const { form, type, values } = open('a', ok(RASA), failed(409), ok(theirs), ok(theirs))
    await form.load()
    type(MINE)
    await form.submit()
    form.takeTheirs()
    expect(values()).toMatchObject({ qualification: 'Jų' })
    await form.submit()
    expect(calls.at(-1)?.body).toMatchObject({ qualification: 'Jų', updatedAt: TUESDAY })
  })
})

describe('the authors to choose from', () => {
  it('are the experts by name, and the team', async () => {
    const authors = createAuthors(answering(ok([RASA])))
    expect(authors.nameOf('a'), 'not loaded yet').toBe('a')
    await authors.load()
    expect(authors.nameOf('a')).toBe('Rasa')
    expect(authors.nameOf('')).toBe('Ekspertų komanda')
    expect(authors.find('b')).toBeNull()
  })

  it('are none when they cannot be loaded', async () => {
    const authors = createAuthors(answering(failed(503)))
    await authors.load()
    expect(authors.$experts.get()).toEqual([])
  })
})
