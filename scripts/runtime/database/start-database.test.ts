import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

  it('in memory is saved when it is stopped, and others start as copies of it', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'saved-'))
    const saveTo = join(folder.path, 'saved.tar')
    const saved = await startDatabase({ saveTo })
    await neon(saved.url)`CREATE TABLE notes AS SELECT 'kept' AS content`
    await saved.stop()
    for (const _copy of [1, 2]) {
      const copy = await startDatabase({ template: saveTo })
      const sql = neon(copy.url)
      expect(await sql`SELECT content FROM notes`).toEqual([{ content: 'kept' }])
      await sql`DELETE FROM notes`
      await copy.stop()
    }
  })

  it('rejects when the Postgres server cannot be reached', async () => {
    await expect(
      startDatabase({ postgresUrl: 'postgres://postgres:secret@127.0.0.1:1/postgres' }),
    ).rejects.toThrow('ECONNREFUSED')
  })
})
