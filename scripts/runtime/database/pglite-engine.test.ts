import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { neon, neonConfig } from '@neondatabase/serverless'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPgliteEngine } from './pglite-engine.ts'
import { runScript } from '../../../tests/support/script-process.ts'
import { startDatabase } from './start-database.ts'

const startDatabasePath = new URL('./start-database.ts', import.meta.url).href
const driverPath = import.meta.resolve('@neondatabase/serverless')

/** Starts the database and writes until killed; prints the number of each acknowledged write. */
const writerSource = (directory: string) => `
  import { neon, neonConfig } from ${JSON.stringify(driverPath)}
  import { startDatabase } from ${JSON.stringify(startDatabasePath)}
  neonConfig.fetchEndpoint = (host, port) => 'http://' + host + ':' + port + '/sql'
  const { url } = await startDatabase({ directory: ${JSON.stringify(directory)} })
  const sql = neon(url)
  await sql\`CREATE TABLE IF NOT EXISTS entries (id int PRIMARY KEY, content text NOT NULL)\`
  await sql\`CREATE TABLE IF NOT EXISTS copies (id int PRIMARY KEY REFERENCES entries)\`
  const [{ next }] = await sql\`SELECT coalesce(max(id), 0) + 1 AS next FROM entries\`
  for (let id = next; ; id++) {
    const content = ('įrašas ' + id + ' ').repeat(1 + (id % 200))
    await sql.transaction([
      sql\`INSERT INTO entries VALUES (\${id}, \${content})\`,
      sql\`INSERT INTO copies VALUES (\${id})\`,
    ])
    console.log(id)
  }
`

describe('the embedded database in a folder', { timeout: 120_000 }, () => {
  let created: string
  let parent: string
  let directory: string

  beforeAll(async () => {
    created = join(await mkdtemp(join(tmpdir(), 'pglite-engine-')), 'database')
    await (await openPgliteEngine({ directory: created })).close()
  })
  afterAll(async () => {
    await rm(join(created, '..'), { recursive: true, force: true })
  })
  beforeEach(async () => {
    neonConfig.fetchEndpoint = (host, port) => `http://${host}:${port}/sql`
    parent = await mkdtemp(join(tmpdir(), 'pglite-engine-'))
    directory = join(parent, 'nested', 'database')
  })
  afterEach(async () => {
    await rm(parent, { recursive: true, force: true })
  })

  it('finds its data again after it was closed', async () => {
    const first = await openPgliteEngine({ directory })
    await first.query('CREATE TABLE words (word text)', [])
    await first.query('INSERT INTO words VALUES ($1)', ['žodis'])
    await first.close()
    expect(existsSync(`${directory}.new`)).toBe(false)

    const second = await openPgliteEngine({ directory })
    expect((await second.query('SELECT word FROM words', [])).rows).toEqual([['žodis']])
    await second.close()
    await second.close()
    await expect(second.query('SELECT 1', [])).rejects.toThrow('The embedded database is closed.')
  })

  it('has every answered write after each kill -9', async () => {
    await cp(created, directory, { recursive: true })
    const answered: number[] = []
    for (const writes of [1, 150, 400]) {
      const script = runScript(writerSource(directory))
      for (let count = 0; count < writes; count++) {
        const line = await script.nextLine()
        if (line === undefined) throw new Error('The writer ended by itself.')
        answered.push(Number(line))
      }
      await script.kill()
      answered.push(...(await script.remainingLines()).map(Number))
    }

    const database = await startDatabase({ directory })
    const sql = neon(database.url)
    const rows = await sql`
      SELECT entries.id, copies.id AS copy,
        entries.content = repeat('įrašas ' || entries.id || ' ', 1 + entries.id % 200) AS whole
      FROM entries FULL JOIN copies ON copies.id = entries.id ORDER BY entries.id`
    expect(rows.filter(({ id, copy, whole }) => id !== copy || whole !== true)).toEqual([])
    const found = new Set(rows.map(({ id }) => id as number))
    expect(answered.filter((id) => !found.has(id))).toEqual([])
    // Each kill leaves at most one write that is stored but was not acknowledged.
    expect(rows.length - answered.length).toBeLessThanOrEqual(3)
    await database.stop()
  })

  it('comes up whole after a kill -9 during the first start', async () => {
    const script = runScript(writerSource(directory))
    await vi.waitUntil(() => existsSync(`${directory}.new/base`), { timeout: 60_000, interval: 5 })
    await script.kill()
    expect(existsSync(`${directory}.new`)).toBe(true)
    expect(existsSync(directory)).toBe(false)

    const engine = await openPgliteEngine({ directory })
    expect((await engine.query('SELECT 1', [])).rows).toEqual([['1']])
    await engine.close()
    expect(existsSync(`${directory}.new`)).toBe(false)
  })

  it('does not touch a folder that holds something else', async () => {
    await mkdir(directory, { recursive: true })
    await writeFile(join(directory, 'letter.txt'), 'dear reader')
    await expect(openPgliteEngine({ directory })).rejects.toThrow('holds files but no database')
  })

  it('says where and why a broken folder does not open', async () => {
    await mkdir(directory, { recursive: true })
    await writeFile(join(directory, 'PG_VERSION'), '18\n')
    await expect(startDatabase({ directory })).rejects.toThrow(
      `The embedded database in ${directory} did not start.`,
    )
  })

  it('tells the caller when the database breaks down while it runs', async () => {
    await cp(created, directory, { recursive: true })
    const onFault = vi.fn<(error: Error) => void>()
    const database = await startDatabase({ directory, onFault })
    const sql = neon(database.url)
    await sql`CREATE TABLE words (word text)`
    await rm(join(directory, 'pg_wal'), { recursive: true })
    await sql`SELECT pg_switch_wal()`
    await expect(sql`INSERT INTO words VALUES ('lost')`).rejects.toThrow(
      'Server error (HTTP status 500)',
    )
    await vi.waitFor(() => {
      expect(onFault).toHaveBeenCalledOnce()
    }, 10_000)
    expect(onFault.mock.calls[0]?.[0].message).toContain('The embedded database broke down')
    await database.stop()
    await wait(50)
    expect(onFault).toHaveBeenCalledOnce()
  })
})
