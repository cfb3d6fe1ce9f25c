import { describe, expect, it, test, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import * as routes from '#src/core/routes.ts'
import type { ListedLetter } from '../contracts.ts'
import { createLetterList, shownState } from './letter-list.ts'

const letter = (change: Partial<ListedLetter> = {}): ListedLetter => ({
  id: 'a',
  subject: 'Tema',
  state: 'sending',
  sendAt: null,
  startedAt: '2026-11-20T10:00:00.000Z',
  recipients: 3,
  sent: 1,
  waiting: 2,
  failed: 0,
  senderRefused: false,
  cause: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...change,
})

async function open(first: ListedLetter, next = first, answers = true) {
  const pages = [first, next].map((item) => ({ items: [item], total: 1, page: 1, pageSize: 50 }))
  const call = vi.fn(() => {
    const data = pages.shift()
    return Promise.resolve(
      answers || pages.length > 0
        ? { ok: true, data }
        : { ok: false, failure: { kind: 'network' } },
    )
  })
  const list = createLetterList({ session: { call: call as never } })
  await list.load()
  await list.refresh()
  const state = list.$state.get()
  return { call, shown: state.step === 'loaded' ? state.page.items[0] : null }
}

describe('the list of the letters', () => {
  it('shows a letter as sent when nobody waits for it', () => {
    expect(shownState(letter())).toBe('sending')
    expect(shownState(letter({ waiting: 0 }))).toBe('sent')
    expect(shownState(letter({ state: 'draft', waiting: 0 }))).toBe('draft')
  })

  it('follows the counts while a letter is being sent', async () => {
    const { shown } = await open(letter(), letter({ sent: 3, waiting: 0 }))
    expect(shown).toMatchObject({ sent: 3, waiting: 0 })
  })

  it('keeps the counts it knows when it cannot get new ones', async () => {
    const { call, shown } = await open(letter(), letter(), false)
    expect(call).toHaveBeenCalledTimes(2)
    expect(shown).toMatchObject({ sent: 1, waiting: 2 })
  })

  it('looks for a scheduled letter from its time on, and does not look for others', async () => {
    const past = '2026-01-01T00:00:00.000Z'
    const due = await open(letter({ state: 'scheduled', waiting: 0, sendAt: past }))
    expect(due.call).toHaveBeenCalledTimes(2)
    const sent = await open(letter({ waiting: 0 }))
    expect(sent.call).toHaveBeenCalledTimes(1)
  })
})

test('the plan of a letter is cancelled from its row, at the row version that is shown', async () => {
  const planned = letter({ state: 'scheduled', sendAt: '2099-01-01T07:00:00.000Z' })
  const call = vi.fn((route: unknown) =>
    Promise.resolve({
      ok: true,
      data: route === routes.listLetters ? { items: [planned], total: 1, pageSize: 50 } : planned,
    }),
  )
  const show = vi.fn<(toast: ToastInput) => void>()
  const list = createLetterList({ session: { call: call as never }, toasts: { show } })
  await list.unplan(planned)
  expect(call.mock.calls).toEqual([
    [
      routes.unscheduleLetter,
      { params: { id: 'a' }, body: { updatedAt: '2026-11-20T10:00:00.000Z' } },
    ],
    [routes.listLetters, expect.anything()],
  ])
  expect(show).toHaveBeenCalledExactlyOnceWith({
    title: 'Planas atšauktas, naujienlaiškis vėl juodraštis',
  })
})

describe('a deleted letter', () => {
  /** Deletes a letter. The last call restores the letter, and fails at first. */
  async function remove(item: ListedLetter) {
    const stored = { ...item, content: 'Laba diena' }
    const page = { items: [item], total: 1, page: 1, pageSize: 50 }
    const call = vi.fn((route: unknown, _input: unknown) => {
      const answers = new Map<unknown, unknown>([
        [routes.listLetters, page],
        [routes.getLetter, stored],
        [routes.deleteLetter, { success: true }],
      ])
      const data = answers.get(route)
      return Promise.resolve(
        data === undefined && created.isDown
          ? { ok: false, failure: { kind: 'network' } }
          : { ok: true, data },
      )
    })
    const created = { isDown: true }
    const show = vi.fn<(toast: ToastInput) => void>()
    const list = createLetterList({
      session: { call: call as never },
      toasts: { show },
      confirmDialog: { ask: () => Promise.resolve(true) },
    })
    await list.load()
    await list.remove(item)
    return { call, created, toast: () => show.mock.lastCall?.[0] }
  }

  it('that was not sent is offered back until it is stored, as the same draft', async () => {
    const { call, created, toast } = await remove(letter({ state: 'draft' }))
    expect(toast()).toMatchObject({ title: 'Naujienlaiškis ištrintas' })
    toast()?.action?.run()
    await until(() => expect(toast()).toMatchObject({ title: 'Klaida' }))
    created.isDown = false
    toast()?.action?.run()
    await until(() => expect(toast()).toMatchObject({ title: '„Tema“ atkurtas kaip juodraštis' }))
    const body = { subject: 'Tema', content: 'Laba diena', attemptId: 'a' }
    expect(call.mock.calls.filter(([route]) => route === routes.createLetter)).toEqual([
      [routes.createLetter, { body }],
      [routes.createLetter, { body }],
    ])
  })

  it('that was sent is gone', async () => {
    const { toast } = await remove(letter({ state: 'sending', waiting: 0 }))
    expect(toast()).toEqual({ title: 'Naujienlaiškis ištrintas' })
  })
})
