import { once } from 'node:events'
import { type IncomingMessage, request as startRequest } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRuntime, type Runtime, type RuntimeOptions } from '../runtime.ts'
import { recorded } from '../../../tests/support/functions/shared/recorded.ts'
import { RateLimits } from './rate-limits.ts'

const functionsDirectory = fileURLToPath(
  new URL('../../../tests/support/functions', import.meta.url),
)

let runtime: Runtime
const lines: string[] = []

async function start(options: Partial<RuntimeOptions> = {}): Promise<void> {
  runtime = await startRuntime({
    port: 0,
    site: false,
    rateLimits: true,
    schedules: false,
    functionsDirectory,
    databaseUrl: 'postgres://nobody@localhost/nothing',
    prepareDatabase: () => Promise.resolve(),
    log: (line) => lines.push(line),
    ...options,
  })
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  return await fetch(runtime.url + path, init)
}

function told(response: Response): Record<string, unknown> {
  return JSON.parse(response.headers.get('x-told') ?? '{}') as Record<string, unknown>
}

beforeEach(() => {
  recorded.length = 0
  lines.length = 0
})

afterEach(async () => {
  await runtime.stop()
})

describe('routing', () => {
  beforeEach(async () => await start())

  it('gives a function the parameters of its path, the address and the context', async () => {
    const response = await call('/echo/labas?a=1', {
      headers: { 'x-nf-client-connection-ip': '6.6.6.6' },
    })
    expect(response.status).toBe(200)
    expect(told(response)).toEqual({
      function: 'echo',
      method: 'GET',
      params: { name: 'labas' },
      ip: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) as string,
      sentIp: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) as string,
      deploy: { context: 'dev', id: '0', published: true },
      site: runtime.url,
      path: '/echo/labas',
      search: '?a=1',
    })
  })

  it('takes a closing slash for the same path', async () => {
    expect(told(await call('/echo/labas/'))).toMatchObject({ params: { name: 'labas' } })
  })

  it('takes wildcards', async () => {
    expect(told(await call('/echo/all/a/b/c'))).toMatchObject({ params: { '0': 'a/b/c' } })
  })

  it('prefers the more specific path', async () => {
    expect(await (await call('/echo/fixed')).text()).toBe('fixed')
  })

  it('leaves out excluded paths', async () => {
    expect((await call('/echo/excluded')).status).toBe(404)
  })

  it('chooses by the method, and lets a method that nobody takes fall through', async () => {
    expect(await (await call('/items')).json()).toMatchObject({ function: 'items-read' })
    const written = await call('/items', { method: 'PUT', body: 'x' })
    expect(await written.json()).toEqual({ function: 'items-write', method: 'PUT' })
    expect((await call('/items', { method: 'DELETE' })).status).toBe(404)
  })

  it('answers HEAD through GET where the function takes only that', async () => {
    const whole = await call('/items')
    const head = await call('/items', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  it('asks a function that takes every method for HEAD itself', async () => {
    expect(told(await call('/echo/labas', { method: 'HEAD' }))).toMatchObject({ method: 'HEAD' })
  })

  it('answers unknown and malformed addresses with an error of the client', async () => {
    expect((await call('/nowhere')).status).toBe(404)
    expect((await call('/%E0%A4%A')).status).toBe(400)
    expect((await call('//echo/labas')).status).toBe(404)
  })

  it('refuses TRACE, which no function can be given', async () => {
    for (const path of ['/echo/labas', '/nowhere']) {
      const sent = startRequest(runtime.url + path, { method: 'TRACE' }).end()
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toContain('GET')
      answer.resume()
    }
  })

  it('does not give event handlers and scheduled functions an address', async () => {
    expect((await call('/.netlify/functions/deploys')).status).toBe(404)
    expect((await call('/.netlify/functions/hourly')).status).toBe(404)
  })
})

describe('bodies', () => {
  beforeEach(async () => await start())

  it('passes 3 MB of every byte value through unchanged', async () => {
    const bytes = Uint8Array.from({ length: 3 * 1024 * 1024 }, (_, index) => index % 256)
    const response = await call('/echo/bytes', { method: 'POST', body: bytes })
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
  })

  it('passes a body without a given length through', async () => {
    const pieces = new Blob(['ąčę', new Uint8Array([0, 255])]).stream()
    const init = { method: 'POST', body: pieces, duplex: 'half' } as RequestInit
    const answer = Buffer.from(await (await call('/echo/bytes', init)).arrayBuffer())
    expect(answer.equals(Buffer.concat([Buffer.from('ąčę'), Buffer.from([0, 255])]))).toBe(true)
  })

  it('refuses more than 6 MB, told or not, and goes on answering', async () => {
    const tooMuch = new Uint8Array(6 * 1024 * 1024 + 1)
    const response = await call('/echo/bytes', { method: 'POST', body: tooMuch })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: 'Užklausa per didelė.' })

    const untold = { method: 'POST', body: new Blob([tooMuch]).stream(), duplex: 'half' }
    expect((await call('/echo/bytes', untold as RequestInit)).status).toBe(413)
    expect((await call('/echo/bytes', { method: 'POST', body: 'ok' })).status).toBe(200)
  })

  it.each([
    ['/nowhere', 404],
    ['/echo/bytes', 413],
  ])('answers one that never ends at %s, and closes its connection', async (path, status) => {
    const sent = startRequest(runtime.url + path, { method: 'POST' })
    const closed = new Promise((resolve) => sent.once('close', resolve))
    sent.on('error', () => undefined)
    const piece = Buffer.alloc(1024 * 1024)
    const goOn = () => {
      if (!sent.destroyed) sent.write(piece, goOn)
    }
    goOn()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(status)
    answer.resume()
    await closed
  })

  it('sends an answer on as it comes', async () => {
    const response = await call('/slow')
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(Buffer.from(first?.value ?? []).toString()).toBe('one ')
    await reader?.cancel()
    expect(await (await call('/slow')).text()).toBe('one two three')
  })
})

describe('failures', () => {
  beforeEach(async () => await start())

  it('tells nothing of an error to the client and everything to the log', async () => {
    const response = await call('/.netlify/functions/failing')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: 'Įvyko netikėta klaida. Bandykite vėliau.' })
    expect(lines.join('\n')).toContain(
      'The function failing failed: Error: The password is hunter2.',
    )
  })

  it('survives clients that go away in the middle of their body', async () => {
    const { port } = new URL(runtime.url)
    const half = startRequest({
      port,
      path: '/echo/x',
      method: 'POST',
      headers: { 'content-length': 9 },
    })
    half.on('error', () => undefined)
    half.write('half')
    await new Promise((resolve) => setTimeout(resolve, 50))
    half.destroy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await call('/echo/x')).status).toBe(200)
    expect(lines).toEqual([])
  })

  it('logs work that fails after the answer', async () => {
    expect(await (await call('/afterwards?fails')).text()).toBe('answered')
    await vi.waitFor(() => expect(lines.join('\n')).toContain('It broke afterwards.'), 10_000)
  })
})

describe('rate limits', () => {
  it('answers 429 above the limit, with the seconds to wait', async () => {
    await start()
    for (let count = 0; count < 3; count += 1) expect((await call('/limited')).status).toBe(200)
    const response = await call('/limited')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(await response.json()).toEqual({ error: 'Per daug užklausų. Pabandykite vėliau.' })
  })

  it('can be switched off', async () => {
    await start({ rateLimits: false })
    for (let count = 0; count < 5; count += 1) expect((await call('/limited')).status).toBe(200)
  })

  it('counts each address for itself in a sliding window', async () => {
    await start()
    let now = 0
    const limits = new RateLimits(() => now)
    const limit = { windowLimit: 2, windowSize: 10, aggregateBy: ['ip' as const] }
    expect(limits.check('f', limit, 'a')).toBeUndefined()
    now = 6_000
    expect(limits.check('f', limit, 'a')).toBeUndefined()
    expect(limits.check('f', limit, 'a')).toBe(4)
    expect(limits.check('f', limit, 'b')).toBeUndefined()
    now = 10_001
    expect(limits.check('f', limit, 'a')).toBeUndefined()
    expect(limits.check('f', limit, 'a')).toBe(6)
  })

  it('takes a single word to mean the whole domain, as the bundler does', async () => {
    await start()
    const limits = new RateLimits(() => 0)
    const limit = { windowLimit: 1, windowSize: 10, aggregateBy: 'ip' as const }
    expect(limits.check('f', limit, 'a')).toBeUndefined()
    expect(limits.check('f', limit, 'b')).toBe(10)
  })
})

describe('scheduled and background functions', () => {
  it('runs an every-five-minutes function at once and every interval, never twice at once', async () => {
    await start({ schedules: true, environment: { REBUILD_MIN_INTERVAL: '0.05' } })
    await vi.waitFor(() => expect(recorded.length).toBeGreaterThanOrEqual(6), { timeout: 3_000 })
    const begins = recorded.map((line) => line.includes('begins'))
    expect(begins).toEqual(begins.map((_, index) => index % 2 === 0))
    expect(recorded[1]).toBe('every-five-minutes ends, next run at second 0')
  })

  it('runs none on schedule in a preview', async () => {
    await start({ schedules: true, environment: { CONTEXT: 'deploy-preview' } })
    await call('/.netlify/functions/hourly', { method: 'POST' })
    expect(recorded).toEqual([expect.stringContaining('hourly')])
  })

  it('runs a scheduled function when it is asked for by hand', async () => {
    await start()
    const response = await call('/.netlify/functions/hourly', { method: 'POST' })
    expect(response.status).toBe(204)
    expect(recorded).toEqual([
      expect.stringMatching(/^hourly \{"next_run":"\d{4}-.*:00:00\.000Z"\}$/),
    ])
  })

  it('answers for a background function at once and runs it to its end', async () => {
    await start()
    const response = await call('/work', { method: 'POST', body: 'order 7' })
    expect(response.status).toBe(202)
    expect(recorded).toEqual([])
    await runtime.stop()
    expect(recorded).toEqual(['work order 7'])
  })

  it('accepts a background function that is held back, and does not run it', async () => {
    await start({ heldBack: ['work'] })
    expect((await call('/work', { method: 'POST', body: 'order 7' })).status).toBe(202)
    await runtime.stop()
    expect(recorded).toEqual([])
  })
})

describe('a stop', () => {
  it('waits for what functions do after their answer', async () => {
    await start()
    expect(await (await call('/afterwards')).text()).toBe('answered')
    expect(recorded).toEqual([])
    await runtime.stop()
    expect(recorded).toEqual(['afterwards done'])
  })
})
