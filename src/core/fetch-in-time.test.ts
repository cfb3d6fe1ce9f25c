import { expect, it, vi } from 'vitest'
import { fetchInTime, untilAborted } from './fetch-in-time.ts'

it('a call that nothing ends, not even its signal, ends in time', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await expect(fetchInTime('http://127.0.0.1', 10)).rejects.toThrow(/timeout/)
})

it('work that is done in time gives its outcome, and its fault', async () => {
  const { signal } = new AbortController()
  expect(await untilAborted(signal, Promise.resolve('done'))).toBe('done')
  await expect(untilAborted(signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
