import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlobsServer } from '@netlify/blobs/server'
import { expect, it, vi } from 'vitest'
import { migrateToLatest } from '#db/migrate.ts'
import { openPostgresEngine } from '../runtime/database/postgres-engine.ts'
import { startPostgresServer } from '../runtime/database/postgres-server.ts'
import { startDatabase } from '../runtime/database/start-database.ts'
import { backUp } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { fillTables } from './fill-tables.ts'
import { openPlace } from './place.ts'
import { restore } from './restore.ts'

const PASSPHRASE = 'kalnas upė ąžuolas'

// Proves: Production is backed up by its database's own protocol and Netlify's API, and restored into a local site, which must be stopped
it('is production by its addresses and keys, else the local site', async () => {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await mkdtempDisposable(join(tmpdir(), 'place-'))).path
  const postgres = stack.adopt(await startPostgresServer(), (it) => it.stop())
  const database = await startDatabase({ postgresUrl: postgres.url })
  await migrateToLatest(database.url)
  await database.stop()
  const engine = await openPostgresEngine(postgres.url)
  await fillTables(engine)
  await engine.close()
  const server = new BlobsServer({ directory: join(folder, 'netlify'), token: 'key' })
  const { port } = await server.start()
  stack.defer(async () => {
    await server.stop()
  })
  const context = JSON.stringify({ apiURL: `http://localhost:${port}` })
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(context).toString('base64'))

  const variables = { DATABASE_URL: postgres.url, NETLIFY_SITE_ID: 'site' }
  await expect(openPlace(variables)).rejects.toThrow(
    new BackupError(
      'The images are in Netlify Blobs: set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN beside DATABASE_URL.',
    ),
  )
  const production = await openPlace({ ...variables, NETLIFY_AUTH_TOKEN: 'key' })
  await production.images.set('production/aaaa-1x1.webp', 'pixels')
  const file = await backUp(production, PASSPHRASE)
  await production.close()
  vi.unstubAllEnvs()

  const local = { DATA_DIR: join(folder, 'local') }
  const place = await openPlace(local)
  await expect(openPlace(local)).rejects.toThrow('is used by another running instance')
  await restore(place, file, { passphrase: PASSPHRASE, replace: false })
  await place.close()

  const again = await openPlace(local)
  expect(await again.images.get('dev/aaaa-1x1.webp')).toBe('pixels')
  const { rows } = await again.engine.query(
    'select email from consultation_bookings order by 1',
    [],
  )
  expect(rows.flat()).toEqual(['vardene1@example.lt', 'vardene2@example.lt'])
  await again.close()
})
