import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressResponse } from './compress-response.ts'

const text = '<p>Ramūs pokalbiai moko.</p>'.repeat(200)
const page = ({ status = 200, headers = {} }: PageInit = {}) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  })

interface PageInit {
  status?: number
  headers?: Record<string, string>
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

describe('a text', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('for a client that reads "%s" goes out as %s', async (accepted, encoding, unpack) => {
    const answer = await compressResponse(page({ status: 404 }), accepted)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    const bytes = await bytesOf(answer)
    expect(bytes.byteLength).toBeLessThan(text.length / 10)
    expect(unpack(bytes).toString()).toBe(text)
  })

  it.each([null, '', 'identity', 'br;q=0, gzip;q=0.0'])(
    'for a client that reads "%s" stays as it is, but caches know that others may not',
    async (accepted) => {
      const answer = await compressResponse(page(), accepted)
      expect(answer.headers.has('content-encoding')).toBe(false)
      expect(answer.headers.get('vary')).toBe('accept-encoding')
      expect(await answer.text()).toBe(text)
    },
  )

  it('keeps its other headers but not its length', async () => {
    const headers = { 'content-length': String(text.length), 'x-frame-options': 'DENY' }
    const answer = await compressResponse(page({ headers }), 'br')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.has('content-length')).toBe(false)
  })

  it('of a few bytes is not worth it', async () => {
    const short = new Response('{}', { headers: { 'content-type': 'application/json' } })
    const answer = await compressResponse(short, 'br')
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(await answer.text()).toBe('{}')
  })
})

describe('what is no whole, plain text', () => {
  it.each([
    ['an image', new Response(text, { headers: { 'content-type': 'image/webp' } })],
    ['a part of a file', page({ status: 206 })],
    ['a text packed already', page({ headers: { 'content-encoding': 'gzip' } })],
  ])('is left alone: %s', async (_name, response) => {
    expect(await compressResponse(response, 'br')).toBe(response)
  })

  it('may have no body at all', async () => {
    const unchanged = new Response(null, { status: 304, headers: { 'content-type': 'text/html' } })
    const answer = await compressResponse(unchanged, 'br')
    expect(answer.status).toBe(304)
    expect(answer.body).toBeNull()
  })
})
