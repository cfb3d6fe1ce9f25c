import { setTimeout as wait } from 'node:timers/promises'
import { neon, neonConfig } from '@neondatabase/serverless'
import { beforeAll, describe, expect, it } from 'vitest'
import { startDatabase } from './start-database.ts'

beforeAll(() => {
  neonConfig.fetchEndpoint = (host, port) => `http://${host}:${port}/sql`
})

describe('starting and stopping the database', { timeout: 60_000 }, () => {
  it('answers what runs before it stops, and nothing after', async () => {
    const database = await startDatabase()
    const sql = neon(database.url)
    const running = sql`SELECT pg_sleep(0.3), 'done' AS outcome`.then((rows) => rows[0])
    await wait(100)
    await Promise.all([database.stop(), database.stop()])
    expect(await running).toMatchObject({ outcome: 'done' })
    await expect(sql`SELECT 1`).rejects.toThrow('Error connecting to database')
  })

  it('has a new password at each start, and the port that is asked for', async () => {
    const first = await startDatabase()
    await first.stop()
    const firstUrl = new URL(first.url)
    const port = Number(firstUrl.port)
    const second = await startDatabase({ port })
    const secondUrl = new URL(second.url)
    expect(secondUrl).toMatchObject({
      protocol: 'postgres:',
      username: 'site',
      host: `127.0.0.1:${port}`,
      pathname: '/site',
    })
    expect(secondUrl.password).toMatch(/^[\w-]{32}$/)
    expect(secondUrl.password).not.toBe(firstUrl.password)
    await expect(startDatabase({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await second.stop()
  })

  it('rejects when the Postgres server cannot be reached', async () => {
    await expect(
      startDatabase({ postgresUrl: 'postgres://postgres:secret@127.0.0.1:1/postgres' }),
    ).rejects.toThrow('ECONNREFUSED')
  })
})
