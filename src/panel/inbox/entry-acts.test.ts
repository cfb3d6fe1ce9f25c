import { expect, it, vi } from 'vitest'
import { createEntryActs } from './entry-acts.ts'

const texts = { done: 'Padaryta', failed: 'Nepavyko' }

function actsOn() {
  const list = { load: vi.fn(() => Promise.resolve()) }
  const onDone = vi.fn()
  const show = vi.fn()
  return { list, onDone, show, ...createEntryActs({ list, onDone, toasts: { show } }) }
}

it('acts on one entry at a time, and loads the list anew', async () => {
  const { act, $busy, list, onDone, show } = actsOn()
  const call = vi.fn(() => Promise.resolve({ ok: true as const, data: null }))
  const acting = act('1', call, texts)
  void act('2', call, texts)
  expect($busy.get()).toBe('1')
  await acting
  expect(call).toHaveBeenCalledOnce()
  expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Padaryta' })
  expect(list.load).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledOnce()
  expect($busy.get()).toBeNull()
})

it.each([
  ['keeps the list when the server was not reached', { kind: 'network' } as const, 0],
  ['loads the list anew after a 404', 404, 1],
  ['loads the list anew after a 409', 409, 1],
])('says that it failed, and %s', async (_, given, loads) => {
  const { act, list, show } = actsOn()
  const failure =
    typeof given === 'number'
      ? { kind: 'http' as const, status: given, text: '', error: '', fields: {} }
      : given
  await act('1', () => Promise.resolve({ ok: false as const, failure: failure as never }), texts)
  expect(show).toHaveBeenCalledOnce()
  expect(list.load).toHaveBeenCalledTimes(loads)
})
