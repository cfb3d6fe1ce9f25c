import { getStore, type Store } from '@netlify/blobs'
import { mkdtempDisposable, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import { migrateToLatest, REPLACED } from '#db/migrate.ts'
import {
  chooseNotices,
  startOrder,
  withdrawOrderConsent,
} from '#src/features/orders/server/correspondence-queries.ts'
import { insertNote } from '#src/features/orders/server/note-queries.ts'
import { addResult } from '#src/features/orders/server/result-queries.ts'
import { eraseRow } from '#src/server/queries/erasures.ts'
import { deleteOwnData, detachSubmissions } from '#src/features/clients/server/own-data-queries.ts'
import { endSubscription } from '#src/features/newsletter/server/subscriber-queries.ts'
import { migrations } from '#db/migrations/index.ts'
import { copyErasures } from '#src/server/erasures.ts'
import { suppressionKeys, digestId } from '#src/server/signing.ts'
import { ERASED_ROWS, ERASURE_KINDS } from '#src/core/erasures.ts'
import { asPrivate } from '#src/core/private.ts'
import { backUp } from '../../scripts/data/back-up.ts'
import { BackupError } from '../../scripts/data/backup-file.ts'
import { describeDrill, drill } from '../../scripts/data/drill.ts'
import { fillTables } from '../../scripts/data/fill-tables.ts'
import type { Place } from '../../scripts/data/place.ts'
import { loadingStatement, readReleases } from '../../scripts/data/releases.ts'
import { restore } from '../../scripts/data/restore.ts'
import { quoted, readTables } from '../../scripts/data/tables.ts'
import { BLOBS_VARIABLE, startBlobs } from '../../scripts/runtime/site/blobs.ts'
import { startCopy, startEmptyDatabase } from './databases.ts'
import { endpointEngine } from './endpoint-engine.ts'
import { png } from './image-files.ts'

const releases = await readReleases()
const PERSON = asPrivate('vardene1@example.lt')
const OTHER = asPrivate('vardene2@example.lt')
const PASSPHRASE = 'kalnas upė ąžuolas'

const stack = new AsyncDisposableStack()
let blobs: { edgeURL: string; siteID: string; token: string }
let filled: TestPlace
/** The place where sites are restored, one after another. */
let target: TestPlace
let plain: Buffer
let encrypted: Buffer

interface TestPlace extends Place {
  db: Database
  url: string
}

/** Returns a place with its own stores and a new database: an empty one, unless `start` starts another. */
async function newPlace(name: string, start = startEmptyDatabase): Promise<TestPlace> {
  const database = stack.adopt(await start(), (it) => it.stop())
  const store = (of: string): Store => getStore({ name: `${of}-${name}`, ...blobs })
  return {
    name,
    url: database.url,
    db: openDatabase(database.url),
    engine: endpointEngine(database.url),
    host: 'ep-naujas.example',
    images: store('images'),
    erasures: store('erasures'),
    prefix: 'production/',
    close: () => Promise.resolve(),
  }
}

const startMigrated = () => startCopy('migrated')

const IMAGES = {
  'aaaa-10x10.webp': Uint8Array.from({ length: 5000 }, (_, index) => (index * 7) % 256),
  'bbbb-1x1.webp': Uint8Array.of(0, 255, 10, 13),
}

beforeAll(async () => {
  const folder = stack.use(await mkdtempDisposable(join(tmpdir(), 'backup-')))
  const server = stack.adopt(await startBlobs(folder.path), (it) => it.stop())
  blobs = JSON.parse(Buffer.from(server.context, 'base64').toString()) as typeof blobs
  process.env[BLOBS_VARIABLE] = server.context
  filled = await newPlace('filled', startMigrated)
  target = await newPlace('target', startMigrated)
  await fillTables(filled.engine)
  for (const [name, bytes] of Object.entries(IMAGES)) {
    await filled.images.set(`production/${name}`, new Blob([bytes]))
  }
  await filled.images.set('deploy-preview/cccc-1x1.webp', 'a preview’s')
  plain = await backUp(filled, undefined)
  encrypted = await backUp(filled, PASSPHRASE)
})
afterAll(async () => {
  Reflect.deleteProperty(process.env, BLOBS_VARIABLE)
  await stack.disposeAsync()
})

/** Returns every row of every table, as text. */
async function rowsOf({ engine }: Place): Promise<Record<string, (string | null)[]>> {
  const rows: Record<string, (string | null)[]> = {}
  for (const { name } of await readTables(engine)) {
    const all = await engine.query(`select t::text from ${quoted(name)} as t order by 1`, [])
    rows[name] = all.rows.flat()
  }
  return rows
}

async function imagesOf({ images }: Place): Promise<Record<string, Uint8Array>> {
  const { blobs: found } = await images.list()
  const read = found.map(async ({ key }) => {
    return [key, new Uint8Array(await images.get(key, { type: 'arrayBuffer' }))] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

const stateOf = async (place: Place) => [await rowsOf(place), await imagesOf(place)]

/** Tables that a restore changes on purpose. */
const SETTLED = ['admin_sessions', 'deploy_marker', 'newsletter_requests', 'outbox']
/** Tables that also differ after erasures were applied again, which sets new times. */
const OTHERWISE = [...SETTLED, 'erasures', 'marketing_removals', 'newsletter_subscriptions']

describe('a restored backup', () => {
  it.each([
    ['a plain file in a place that is only migrated', () => plain, undefined, false],
    ['an encrypted file in place of a site', () => encrypted, PASSPHRASE, true],
  ])('has every row and every byte of the site: %s', async (_, file, passphrase, replace) => {
    await restore(target, file(), { passphrase, replace })
    const [before, after] = [await rowsOf(filled), await rowsOf(target)]
    for (const table of SETTLED) {
      expect(before[table]?.length, table).toBeGreaterThan(0)
      Reflect.deleteProperty(before, table)
      Reflect.deleteProperty(after, table)
    }
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true)
    expect(after).toEqual(before)
    const images = Object.entries(IMAGES).map(
      ([key, bytes]) => [`production/${key}`, bytes] as const,
    )
    expect(await imagesOf(target)).toEqual(Object.fromEntries(images))
    expect(await migrateToLatest(target.url)).toEqual([])

    expect(await target.db.read.selectFrom('adminSessions').selectAll().execute()).toEqual([])
    const entries = await target.db.read.selectFrom('outbox').select(['id', 'state']).execute()
    expect(entries.map(({ state }) => state)).toEqual(['unclear', 'unclear'])
    const marker = await target.db.read.selectFrom('deployMarker').select('host').execute()
    expect(marker).toEqual([{ host: 'ep-naujas.example' }])
  })

  it('is readable without its passphrase only when it has none', () => {
    expect(plain.includes('tables/')).toBe(true)
    expect(encrypted.includes('tables/')).toBe(false)
  })

  it('of the last release is migrated', async () => {
    const old = await placeOfLastRelease()
    const before = await rowsOf(old)
    await restore(target, await backUp(old, undefined), { replace: true })
    expect(await migrateToLatest(target.url)).toEqual([])
    const after = await rowsOf(target)
    for (const table of ['courses', 'quiz_results']) {
      expect(before[table]?.length, table).toBeGreaterThan(0)
      expect(after[table], table).toEqual(before[table])
    }
  })

  it('from before the first release goes on as one of the first migration', async () => {
    const old = await placeOfLastRelease()
    const before = await rowsOf(old)
    await restore(target, await backUpWith(REPLACED, old), { replace: true })
    expect(await migrateToLatest(target.url)).toEqual([])
    const after = await rowsOf(target)
    expect(after.schema_migrations).toHaveLength(migrations.length)
    expect(after.courses).toEqual(before.courses)
  })
})

/** Returns a place with the database of the last release. */
async function placeOfLastRelease(): Promise<Place> {
  const old = await newPlace('old')
  const release = releases[0] ?? expect.fail('There is no release.')
  await old.engine.query(loadingStatement(release), [])
  return old
}

/** Makes a backup of a place while its list of migrations contains these names. */
async function backUpWith(names: readonly string[], place: Place = filled): Promise<Buffer> {
  const rename = async (all: readonly string[]) => {
    await place.engine.query('delete from schema_migrations', [])
    for (const name of all) {
      await place.engine.query('insert into schema_migrations (name) values ($1)', [name])
    }
  }
  await rename(names)
  const file = await backUp(place, undefined)
  await rename(migrations.map(([name]) => name))
  return file
}

describe('a backup that must not be restored', () => {
  const changed = (file: Buffer, at: number) => {
    const copy = Buffer.from(file)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  const DAMAGED = 'The file was changed or cut off.'
  const FOREIGN = 'The file is no backup of this site, or of a newer format.'
  const UNREADABLE = 'The passphrase is wrong, or the file was changed or cut off.'

  it('is one that is damaged, or opened with a wrong passphrase: nothing is changed', async () => {
    const before = await stateOf(filled)
    const inHeader = plain.indexOf('createdAt') + 14
    const cases: [Buffer, string | undefined, string][] = [
      [changed(plain, inHeader), undefined, DAMAGED],
      [changed(plain, plain.length >> 1), undefined, DAMAGED],
      [changed(plain, plain.length - 1), undefined, DAMAGED],
      [plain.subarray(0, plain.length - 1), undefined, DAMAGED],
      [plain.subarray(0, plain.indexOf('\n') + 5), undefined, DAMAGED],
      [plain.subarray(0, 20), undefined, FOREIGN],
      [changed(encrypted, inHeader), PASSPHRASE, UNREADABLE],
      [changed(encrypted, encrypted.length >> 1), PASSPHRASE, UNREADABLE],
      [encrypted.subarray(0, -1), PASSPHRASE, UNREADABLE],
      [encrypted, 'kalnas upė beržas', UNREADABLE],
      [encrypted, undefined, 'The backup is encrypted: give its passphrase in BACKUP_PASSPHRASE.'],
    ]
    for (const [file, passphrase, sentence] of cases) {
      const restoring = restore(filled, file, { passphrase, replace: true })
      await expect(restoring).rejects.toThrow(new BackupError(sentence))
    }
    expect(await stateOf(filled)).toEqual(before)
  })

  it.each([
    [
      'is too old',
      REPLACED.slice(0, 20),
      'The migrations of the backup end with 020-deploy-marker and cannot be continued: restore it with the checkout that made it.',
    ],
    [
      'is newer',
      ['001-initial', '002-other'],
      'The backup is of a newer release (002-other): restore it with that release.',
    ],
  ])('is one whose release %s: nothing is changed', async (_, names, sentence) => {
    const file = await backUpWith(names)
    const before = await stateOf(filled)
    const restoring = restore(filled, file, { replace: true })
    await expect(restoring).rejects.toThrow(new BackupError(sentence))
    expect(await stateOf(filled)).toEqual(before)
  })

  it('is one for a database that is not empty, unless it is to be replaced', async () => {
    await filled.images.set('production/dddd-1x1.webp', 'newer than the backup')
    const before = await stateOf(filled)
    await expect(restore(filled, plain, { replace: false })).rejects.toThrow(
      /^There is a site in filled \(its table \w+ has rows\): back it up, then restore with --replace\.$/,
    )
    expect(await stateOf(filled)).toEqual(before)
  })

  it('is one whose last statement fails: tables and images stay as they were', async () => {
    await filled.images.delete('production/aaaa-10x10.webp')
    const before = await stateOf(filled)
    const { engine } = filled
    const failing: Place = {
      ...filled,
      engine: {
        ...engine,
        batch: (queries, options) =>
          engine.batch([...queries, { query: 'select 1 / 0', params: [] }], options),
      },
    }
    await expect(restore(failing, plain, { replace: true })).rejects.toThrow(
      'Nothing was restored: division by zero.',
    )
    expect(await stateOf(filled)).toEqual(before)
  })
})

/** Erases or withdraws a row of each kind with the product's own functions. */
async function eraseEverything(db: Database): Promise<void> {
  for (const kind of ['booking', 'comparison', 'result'] as const) {
    const table = sql.table(ERASED_ROWS[kind])
    const { rows } = await sql<{ id: string }>`select id from ${table} limit 1`.execute(db.write)
    await eraseRow(db, kind, rows[0]?.id ?? '')
  }
  await endSubscription(db, OTHER)
  await detachSubmissions(db, OTHER)
  await withdrawOrderConsent(db, ORDERS.withdrawn)
  await chooseNotices(db, ORDERS.closed, null)
  await deleteOwnData(db, { email: PERSON, hash: '', mailbox: '' }, suppressionKeys())
}

/** Ids of orders with one letter, note, received mail and added result each: one order of the person who erases everything, the others of other people. */
const ORDERS = {
  erased: crypto.randomUUID(),
  withdrawn: crypto.randomUUID(),
  closed: crypto.randomUUID(),
  untouched: crypto.randomUUID(),
}

async function writeWhatEnds(db: Database): Promise<void> {
  await db.write
    .updateTable('quizSubmissions')
    .set({ email: OTHER })
    .where('email', 'is', null)
    .execute()
  for (const [name, id] of Object.entries(ORDERS)) {
    const email = name === 'erased' ? PERSON : asPrivate(`${name}@example.lt`)
    await db.write
      .insertInto('orders')
      .columns(['id', 'sessionId', 'package', 'email', 'amount', 'currency', 'createdAt'])
      .expression(sql`select ${id}::uuid, ${id}, 'email-weekly', ${email}, 2900, 'eur', now()`)
      .execute()
    const agreed = { earlyText: null, sensitiveText: 'Sutinku', consentVersion: '2026-11-22' }
    const start = { id, delivery: 'letter', wordHash: null, ...agreed } as const
    const letter = { id: digestId(name), orderId: id, author: 'client', content: name } as const
    await startOrder(db, start, letter, new Date())
    await insertNote(db, { id: digestId(`${name} note`), orderId: id, content: name, dueOn: null })
    const consent = { consentVersion: '1', consentText: 'Sutinku', consentedAt: new Date() }
    const submissionId = digestId(`${name} result`)
    await db.write
      .insertInto('quizSubmissions')
      .values({ id: submissionId, email, answers: '[]', totalScore: 1, ...consent })
      .execute()
    await addResult(db, id, submissionId)
    const mail = { id: digestId(`${name} mail`), orderId: id, email, content: name } as const
    const place = { uidValidity: 1, uid: 1, receivedAt: new Date() }
    await db.write
      .insertInto('receivedMails')
      .values({ ...mail, ...place, kind: 'reply', state: 'waiting' })
      .execute()
  }
}

async function erasedKinds(db: Database): Promise<string[]> {
  const rows = await db.read
    .selectFrom('erasures')
    .select('kind')
    .distinct()
    .where('erasedAt', '>', sql<Date>`now() - interval '1 minute'`)
    .execute()
  return rows.map(({ kind }) => kind).toSorted()
}

describe('what was erased after a backup', () => {
  it('is erased again, by the list of either, and nothing else', async () => {
    vi.stubEnv('SIGNING_SECRET', 'ženklas')
    const site = await newPlace('erased', startMigrated)
    await fillTables(site.engine)
    await writeWhatEnds(site.db)
    const file = await backUp(site, undefined)
    const listed = (await rowsOf(site)).erasures?.length ?? 0
    await eraseEverything(site.db)
    const left = await rowsOf(site)
    expect(await erasedKinds(site.db), 'every kind').toEqual(ERASURE_KINDS.toSorted())
    vi.stubEnv('DATABASE_URL', site.url)
    await copyErasures(site.db)

    vi.stubEnv('SIGNING_SECRET', '')
    await expect(restore(site, file, { replace: true })).rejects.toThrow(
      'Nothing was restored: subscribers were erased since the backup',
    )
    expect((await rowsOf(site)).consultation_bookings).toEqual(left.consultation_bookings)
    vi.stubEnv('SIGNING_SECRET', 'ženklas')

    // The first target reads the list from the store to which it was copied, with the key prefix of a local site.
    const lists = getStore({ name: 'erasures', ...blobs })
    const elsewhere = { ...(await newPlace('elsewhere')), erasures: lists, prefix: 'dev/' }
    for (const target of [elsewhere, site]) {
      const { erased } = await restore(target, file, { replace: target === site })
      expect(erased).toBe((left.erasures?.length ?? 0) - listed)
      const after = await rowsOf(target)
      expect(after.newsletter_subscriptions?.join()).toMatch(/,f,[^,]*,[^,]*,"20/)
      for (const table of Object.keys(left)) {
        if (OTHERWISE.includes(table)) continue
        expect(after[table], table).toEqual(left[table])
      }
      expect(after.outbox?.join()).not.toContain(PERSON)
      expect(after.erasures?.join()).not.toContain('@')
      expect(after.erasures).toHaveLength(left.erasures?.length ?? -1)
    }
  })
})

describe('a drill', () => {
  const temporary = tmpdir()
  const drilled = async (file: Buffer, options: Parameters<typeof drill>[1] = {}) => {
    const before = await stateOf(filled)
    await using folder = await mkdtempDisposable(join(temporary, 'drills-'))
    vi.stubEnv('TMPDIR', folder.path)
    try {
      return await drill(file, options)
    } finally {
      expect(await stateOf(filled), 'no other site is touched').toEqual(before)
      expect(await readdir(folder.path), 'what it made is removed').toEqual([])
    }
  }

  it('restores a backup into a site of its own, reads all of it, and reports what was in it', async () => {
    vi.stubEnv('SIGNING_SECRET', 'ženklas')
    const site = await newPlace('drilled', startMigrated)
    await fillTables(site.engine)
    const { rows } = await site.engine.query('select name from media', [])
    for (const [name] of rows) {
      await site.images.set(`production/${name}`, new Blob([new Uint8Array(await png())]))
    }
    const file = await backUp(site, PASSPHRASE)
    await eraseEverything(site.db)
    vi.stubEnv('DATABASE_URL', site.url)
    await copyErasures(site.db)
    const store = getStore({ name: 'erasures', ...blobs })
    const done = await drilled(file, {
      passphrase: PASSPHRASE,
      erasures: { store, prefix: 'dev/' },
    })
    expect(done).toMatchObject({ images: rows.length, migrated: 0 })
    expect(done.rows.orders).toBe(2)
    expect(done.items).toBeGreaterThan(0)
    expect(done.erased).toBeGreaterThan(0)
    expect(describeDrill(done)).toContain('    orders: 2')
  })

  it('fails in one sentence when an image is missing or the file is damaged', async () => {
    const sentence = /^The image \S+ (cannot be read|is not in the file)\.$/
    await expect(drilled(plain)).rejects.toThrow(sentence)
    const cut = drilled(plain.subarray(0, -1))
    await expect(cut).rejects.toThrow(new BackupError('The file was changed or cut off.'))
  })
})
