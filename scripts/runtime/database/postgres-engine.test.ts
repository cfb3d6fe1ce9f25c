import { neon, neonConfig, NeonDbError } from '@neondatabase/serverless'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPostgresServer, type PostgresServer, type Shutdown } from './postgres-server.ts'
import { startDatabase, type RunningDatabase } from './start-database.ts'

let server: PostgresServer
let database: RunningDatabase
const onFault = vi.fn<(error: Error) => void>()

const start = async (postgresUrl = server.url) => {
  database = await startDatabase({ postgresUrl, onFault })
  return neon(database.url)
}

beforeAll(async () => {
  neonConfig.fetchEndpoint = (host, port) => `http://${host}:${port}/sql`
  server = await startPostgresServer()
})
afterAll(async () => {
  await server.stop()
})
afterEach(async () => {
  await database.stop()
  expect(onFault).not.toHaveBeenCalled()
})

describe('a Postgres server that is restarted under load', { timeout: 60_000 }, () => {
  it.each<[Shutdown]>([['fast'], ['immediate']])(
    'answers again through the same endpoint after each %s shutdown',
    async (shutdown) => {
      const sql = await start()
      await sql`DROP TABLE IF EXISTS pairs`
      await sql`CREATE TABLE pairs (id uuid, half int)`

      const errors: unknown[] = []
      let answered = 0
      let running = true
      const load = async (query: () => PromiseLike<unknown>) => {
        while (running) {
          try {
            await query()
            answered += 1
          } catch (error) {
            errors.push(error)
          }
        }
      }
      const pair = () => {
        const id = crypto.randomUUID()
        return sql.transaction([
          sql`INSERT INTO pairs VALUES (${id}, 1)`,
          sql`SELECT pg_sleep(0.01)`,
          sql`INSERT INTO pairs VALUES (${id}, 2)`,
        ])
      }
      const loads = Array.from({ length: 6 }, () => [
        load(() => sql`SELECT pg_sleep(0.01)`),
        load(pair),
      ]).flat()

      try {
        for (let restarts = 0; restarts < 4; restarts += 1) {
          await server.restart(shutdown)
          const before = answered
          await vi.waitUntil(() => answered > before + 50, { timeout: 10_000, interval: 10 })
        }
      } finally {
        running = false
        await Promise.all(loads)
      }

      expect(errors.filter((error) => !(error instanceof NeonDbError))).toEqual([])
      if (shutdown === 'fast') {
        expect(errors).toContainEqual(expect.objectContaining({ code: '57P01' }))
      }
      const halves = await sql`SELECT id FROM pairs GROUP BY id HAVING count(*) <> 2`
      expect(halves).toEqual([])
    },
  )
})

describe('a connection that the server ends', () => {
  it('is told by its code, alone and in a batch, and no later query meets it', async () => {
    const sql = await start()
    const end = () => sql`SELECT pg_terminate_backend(pg_backend_pid())`
    for (const ended of [end, () => sql.transaction([sql`SELECT 1`, end(), sql`SELECT 2`])]) {
      await expect(ended()).rejects.toMatchObject({ code: '57P01' })
      expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
    }
  })
})

describe('a Postgres server that refuses a connection', () => {
  it('is quoted with its code', async () => {
    const admin = await start()
    await admin`CREATE ROLE alone LOGIN PASSWORD 'alone' CONNECTION LIMIT 1`
    await database.stop()

    const url = new URL(server.url)
    Object.assign(url, { username: 'alone', password: 'alone' })
    const sql = await start(url.href)
    const outcomes = await Promise.allSettled([
      sql`SELECT pg_sleep(0.2)`,
      sql`SELECT pg_sleep(0.2)`,
    ])
    expect(outcomes).toContainEqual(expect.objectContaining({ status: 'fulfilled' }))
    expect(outcomes).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: '53300' }) as unknown }),
    )
  })
})
