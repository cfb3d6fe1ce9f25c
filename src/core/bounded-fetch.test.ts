import { expect, it, vi, test } from 'vitest'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchInTime, untilAborted, fetchAtMost } from './bounded-fetch.ts'

it('a call that nothing ends, not even its signal, ends in time', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await expect(fetchInTime('http://127.0.0.1', 10)).rejects.toThrow(/timeout/)
})

it('work that is done in time gives its outcome, and its fault', async () => {
  const { signal } = new AbortController()
  expect(await untilAborted(signal, Promise.resolve('done'))).toBe('done')
  await expect(untilAborted(signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('an answer is read to its limit and not a byte further', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/none' ? 204 : 200, { 'x-kind': 'short' })
    if (request.url === '/endless') response.write('a'.repeat(11))
    else response.end(request.url === '/none' ? undefined : 'a'.repeat(10))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetchShort = fetchAtMost(10)

  const whole = await fetchShort(url)
  expect(whole.headers.get('x-kind')).toBe('short')
  expect(await whole.text()).toBe('a'.repeat(10))
  expect((await fetchShort(`${url}/none`)).status).toBe(204)
  await expect((await fetchShort(`${url}/endless`)).text()).rejects.toThrow('exceeds 10 bytes')
  server.closeAllConnections()
  server.close()
})

test('a redirect is not followed, so that a key and what is sent reach nobody else', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(307, { location: '/other' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await expect(fetchAtMost(10)(url, { method: 'POST', body: 'a' })).rejects.toThrow()
  expect(asked).toEqual(['/'])
  server.closeAllConnections()
  server.close()
})
