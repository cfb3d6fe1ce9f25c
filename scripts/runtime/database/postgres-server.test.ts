import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { startPostgresServer } from './postgres-server.ts'

describe('the Postgres server for tests', () => {
  it('runs on its own and leaves nothing behind', { timeout: 60_000 }, async () => {
    const server = await startPostgresServer()
    const client = new pg.Client({ connectionString: server.url })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ directory: string; encoding: string }>(
      "SELECT current_setting('data_directory') AS directory, current_setting('server_encoding') AS encoding",
    )
    const [row] = rows
    if (!row) throw new Error('The server gave no answer.')
    expect(row.encoding).toBe('UTF8')

    const withoutPassword = new URL(server.url)
    withoutPassword.password = 'wrong'
    await expect(
      new pg.Client({ connectionString: withoutPassword.href }).connect(),
    ).rejects.toMatchObject({
      code: '28P01',
    })

    await server.stop()
    await server.stop()
    expect(existsSync(dirname(row.directory))).toBe(false)
    await expect(new pg.Client({ connectionString: server.url }).connect()).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    })
  })
})
