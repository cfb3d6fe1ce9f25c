import { type AddressInfo, createServer, type Server } from 'node:net'
import type { Context } from '@netlify/functions'
import { Cron } from 'croner'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import deleteExpired, { config as nightly } from '#netlify/functions/delete-expired.ts'
import publishPending, { config as frequent } from '#netlify/functions/publish-pending.ts'
import { config as mailbox } from '#netlify/functions/read-mailbox.ts'
import { SCHEDULES } from '#src/features/health/schedules.ts'

/** A database that accepts connections and never answers. */
let hanging: Server

beforeAll(async () => {
  hanging = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
})
afterAll(() => hanging.close())

beforeEach(() => {
  const { port } = hanging.address() as AddressInfo
  vi.stubEnv('DATABASE_URL', `postgres://a:b@127.0.0.1:${port}/c`)
  vi.stubEnv('DATABASE_SECONDS', '0.5')
  // Without Blobs nobody knows whether something is pending, so the database is asked.
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '')
  vi.spyOn(console, 'error').mockReturnValue()
})

it.each([
  ['publish-pending', publishPending],
  ['delete-expired', deleteExpired],
])('%s waits no longer for a database that hangs than a call may', async (_, run) => {
  const request = new Request('http://127.0.0.1:9/', { method: 'POST' })
  const deploy = { context: 'production', id: '1', published: true }
  const context = { requestId: '1', deploy, site: { url: 'http://127.0.0.1:9' } } as Context
  const start = performance.now()
  await run(request, context).catch(() => undefined)
  expect(performance.now() - start).toBeLessThan(5000)
})

it.each([
  ['publish-pending', frequent],
  ['read-mailbox', mailbox],
  ['delete-expired', nightly],
] as const)('%s runs as often as its lateness is measured by', (name, { schedule = '' }) => {
  const [first, second] = new Cron(schedule, { paused: true, timezone: 'UTC' }).nextRuns(2)
  expect(((second?.getTime() ?? 0) - (first?.getTime() ?? 0)) / 60_000).toBe(SCHEDULES[name])
})
