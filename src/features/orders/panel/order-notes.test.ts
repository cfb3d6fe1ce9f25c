import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import type { Note } from '../contracts.ts'
import { createOrderNotes } from './order-notes.ts'
import { noteViewTexts as texts } from './texts.ts'

const NOTE: Note = {
  ...{ id: 'p', content: 'Paskambinti', dueOn: '2026-12-01', doneAt: null },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' },
}
const OK = { ok: true, data: { success: true } }
const FAILED = { ok: false, failure: { kind: 'network' } }

function create(...answers: object[]) {
  const call = vi.fn()
  for (const answer of answers) call.mockResolvedValueOnce(answer)
  const [onChanged, show] = [vi.fn(() => Promise.resolve()), vi.fn()]
  const storage = memoryStorage()
  const given = {
    ...{ orderId: 'u', onChanged, storage, toasts: { show } },
    ...{ session: { call } as never, confirmDialog: { ask: () => Promise.resolve(true) } },
  }
  return { call, onChanged, show, given, notes: createOrderNotes(given) }
}

test('a new note stays in the browser until it is saved, and has one id however often it is sent', async () => {
  const { call, onChanged, given, notes } = create(FAILED, OK, OK)
  notes.added.type({ content: 'Paklausti' })
  notes.added.type({ dueOn: '2026-12-01' })
  const typed = { content: 'Paklausti', dueOn: '2026-12-01' }
  expect(createOrderNotes(given).added.$writing.get()).toMatchObject(typed)
  expect(await notes.added.save()).toBe(false)
  expect(notes.added.$writing.get()).toMatchObject({ ...typed, message: texts.saveFailed })
  expect(await notes.added.save()).toBe(true)
  expect(onChanged).toHaveBeenCalledOnce()
  expect(createOrderNotes(given).added.$writing.get()).toMatchObject({ content: '', dueOn: '' })
  notes.added.type({ content: 'Kita', dueOn: '' })
  await notes.added.save()
  const bodies = call.mock.calls.map((given) => (given[1] as { body: { id: string } }).body)
  expect(bodies[0]).toMatchObject(typed)
  expect(bodies[1]).toEqual(bodies[0])
  expect(bodies[2]).toMatchObject({ content: 'Kita', dueOn: null })
  expect(bodies[2]?.id).not.toBe(bodies[0]?.id)
})

test('a note is changed, ticked and deleted by the version that is shown', async () => {
  const { call, onChanged, notes } = create(OK, OK, OK)
  const form = notes.changed(NOTE)
  form.type({ content: 'Parašyti' })
  expect(await form.save()).toBe(true)
  await notes.tick(NOTE, true)
  expect(await notes.remove(NOTE)).toBe(true)
  const { updatedAt } = NOTE
  const sent = { dueOn: '2026-12-01', updatedAt }
  expect(call.mock.calls.map((given) => given[1] as unknown)).toEqual([
    { params: { id: 'p' }, body: { ...sent, content: 'Parašyti', isDone: false } },
    { params: { id: 'p' }, body: { ...sent, content: 'Paskambinti', isDone: true } },
    { params: { id: 'p' } },
  ])
  expect(onChanged).toHaveBeenCalledTimes(3)
})
