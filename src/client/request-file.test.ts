import { describe, expect, test } from 'vitest'
import * as routes from '#src/core/routes.ts'
import { requestFile } from './request-file.ts'

function answering(response: () => Response) {
  const calls: { address: string; init: RequestInit }[] = []
  return {
    calls,
    fetch: (address: string, init: RequestInit) => {
      calls.push({ address, init })
      return Promise.resolve(response())
    },
  }
}

describe('a call for a file', () => {
  test('gives its content and name, by the session’s token', async () => {
    const { fetch, calls } = answering(
      () =>
        new Response('a;b', {
          headers: { 'Content-Disposition': 'attachment; filename="lentele-2026-11-20.csv"' },
        }),
    )
    const result = await requestFile(
      routes.downloadBookings,
      { query: { search: 'Ona & co', status: undefined }, token: 'raktas' },
      { fetch },
    )
    expect(result).toMatchObject({ ok: true, data: { name: 'lentele-2026-11-20.csv' } })
    expect(result.ok && (await result.data.content.text())).toBe('a;b')
    expect(calls).toMatchObject([
      {
        address: '/api/admin/bookings.csv?search=Ona+%26+co',
        init: { method: 'GET', headers: { authorization: 'Bearer raktas' } },
      },
    ])
  })

  test('is not made without a token', async () => {
    const { fetch, calls } = answering(() => new Response(''))
    expect(await requestFile(routes.downloadBookings, { token: null }, { fetch })).toEqual({
      ok: false,
      failure: { kind: 'unauthenticated' },
    })
    expect(calls).toEqual([])
  })

  test('tells the sentence of the server when it fails', async () => {
    const { fetch } = answering(() =>
      Response.json({ error: 'Netinkama būsena', fields: { status: 'x' } }, { status: 400 }),
    )
    expect(
      await requestFile(routes.downloadBookings, { token: 'raktas' }, { fetch }),
    ).toMatchObject({
      ok: false,
      failure: { kind: 'http', status: 400, error: 'Netinkama būsena', fields: { status: 'x' } },
    })
  })

  test('fails as a whole when the content breaks off', async () => {
    const { fetch } = answering(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.error(new TypeError('terminated')),
          }),
        ),
    )
    expect(await requestFile(routes.downloadBookings, { token: 'raktas' }, { fetch })).toEqual({
      ok: false,
      failure: { kind: 'network' },
    })
  })
})
