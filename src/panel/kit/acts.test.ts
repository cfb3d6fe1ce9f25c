import { expect, it, vi } from 'vitest'
import type { RequestResult } from '#src/client/request.ts'
import { createActs, acceptNotFound } from './acts.ts'

const failed = (status: number, error: string | null = null): RequestResult<never> => ({
  ok: false,
  failure: { kind: 'http', status, text: '', error, fields: {} },
})

function open() {
  const [show, loginAgain] = [vi.fn(), vi.fn()]
  const acts = createActs({ toasts: { show }, session: { loginAgain } })
  const act = (answer: RequestResult<number> | Promise<RequestResult<number>>, more = {}) =>
    acts.act('a', {
      call: () => Promise.resolve(answer),
      done: (count) => ({ title: `Atlikta: ${count}` }),
      failed: 'Nepavyko',
      ...more,
    })
  return { ...acts, act, show, loginAgain }
}

it('says what was done', async () => {
  const { act, show, $busy } = open()
  expect(await act({ ok: true, data: 3 })).toBe(true)
  expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Atlikta: 3' })
  expect($busy.get()).toBeNull()
})

it('acts one at a time, again after a failure', async () => {
  const { act, show, $busy } = open()
  const slow = Promise.withResolvers<RequestResult<number>>()
  const first = act(slow.promise)
  expect($busy.get()).toBe('a')
  expect(await act({ ok: true, data: 2 })).toBe(false)
  slow.resolve(failed(500))
  expect(await first).toBe(false)
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ description: 'Nepavyko' }))
  expect(await act({ ok: true, data: 2 })).toBe(true)
})

it.each([
  [404, {}, true],
  [409, {}, false],
  [409, { elsewhere: [404, 409] }, true],
  [404, { elsewhere: [] }, false],
])('after a %i with %j explains it, and tells that somebody else has acted: %s', async (...row) => {
  const [status, more, isElsewhere] = row
  const { act, show } = open()
  expect(await act(failed(status, 'Taip nutiko'), more)).toBe(isElsewhere)
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ description: 'Taip nutiko' }),
  )
})

it('explains a refusal where it is asked to', async () => {
  const { act, show } = open()
  const onRefused = vi.fn()
  await act(failed(500), { unexplained: 'Be paaiškinimo', onRefused })
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('Be paaiškinimo', expect.anything())
  expect(show).not.toHaveBeenCalled()
})

it('leads to the login when the session has ended', async () => {
  const { act, show, loginAgain } = open()
  expect(await act(failed(401))).toBe(false)
  expect(loginAgain).toHaveBeenCalledOnce()
  expect(show).not.toHaveBeenCalled()
})

it('takes what is gone already for done, and no other failure', () => {
  expect(acceptNotFound(failed(404))).toEqual({ ok: true, data: undefined })
  expect(acceptNotFound(failed(409))).toEqual(failed(409))
  expect(acceptNotFound({ ok: true, data: 1 })).toEqual({ ok: true, data: 1 })
})
