import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import {
  compileSql,
  migrationsTable,
  recordMigrations,
  historyOf,
  INITIAL,
  recordReplaced,
} from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import type { SuppressionKeys } from '#src/server/queries/suppressions.ts'
import { repeatErasures } from '#src/server/queries/erasures.ts'
import { environment } from '#src/server/environment.ts'
import { suppressionKeys } from '#src/server/signing.ts'
import { type Erasure, ERASURE_KINDS } from '#src/core/erasures.ts'
import type { RawQuery } from '../runtime/database/engine.ts'
import { messageOf } from '../runtime/start-error.ts'
import { type BackupTable, IMAGES_FOLDER, listImages, TABLES_FOLDER } from './back-up.ts'
import { BackupError, openBackup } from './backup-file.ts'
import type { Place } from './place.ts'
import { quoted, readTables } from './tables.ts'

/**
 * Returns the statements that make a restored database safe to use. Actions that may have happened since the backup are
 * not repeated: no mail or letter is sent automatically, no used link confirms a subscription again, and no ended
 * session is valid again.
 * @param host of the database's current endpoint.
 */
export function sanitiseRestored(host: string): RawBuilder<unknown>[] {
  return [
    sql`delete from admin_sessions`,
    sql`
      update outbox set state = 'unclear', finished_at = now(), network = null
      where state in ('waiting', 'sending')`,
    sql`delete from newsletter_requests`,
    sql`update letters set state = 'draft', send_at = null where state = 'scheduled'`,
    sql`update deploy_marker set host = ${host}`,
  ]
}

/** Maximum number of values in one statement; Postgres allows 65,535. */
const VALUES_AT_ONCE = 20_000

/** Concurrent calls to the object store. */
const AT_ONCE = 8

/** Tables that have rows even on an empty site, from migrations or a build. */
const FILLED_WHEN_NEW = [
  'schema_migrations',
  'owner_settings',
  'publishing',
  'login_limit',
  'deploy_marker',
  'series',
  'series_steps',
]

/** Margin in milliseconds for erasures that were recorded shortly before the snapshot, which may not contain them. */
const MARGIN_MS = 60 * 60_000

export interface Restored {
  createdAt: string
  rows: number
  images: number
  /** Number of erasures since the backup that were applied again. */
  erased: number
  /** Number of migrations that the backup's release did not have. */
  migrated: number
}

/**
 * Restores a backup: first the images that the target lacks; then all tables in one transaction, migrated to this
 * release and without the rows erased since; then the other images.
 * @param options.replace whether an existing site is deleted with its images; otherwise the database must be empty.
 * @throws BackupError with a message of one sentence; the target is unchanged, unless the message says otherwise.
 */
export async function restore(
  place: Place,
  file: Buffer,
  options: { passphrase?: string | undefined; replace: boolean },
): Promise<Restored> {
  const { header, content } = openBackup(file, options.passphrase)
  const tables = readContent(content)
  const applied = migrationsOf(tables)
  const unknown = [...applied].filter((name) => !migrations.some(([known]) => known === name))
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup is of a newer release (${unknown.join(', ')}): restore it with that release.`,
    )
  }
  if (!options.replace) await requireEmpty(place)
  const erased = await laterErasures(place, tables, new Date(header.createdAt))

  const before = new Set(await listImages(place))
  const images = Object.keys(content).filter((path) => path.startsWith(IMAGES_FOLDER))
  const nameOf = (path: string) => path.slice(IMAGES_FOLDER.length)
  const put = (path: string) =>
    place.images.set(place.prefix + nameOf(path), new Blob([new Uint8Array(content[path] ?? [])]))
  const remove = (name: string) => place.images.delete(place.prefix + name)
  const added = images.filter((path) => !before.has(nameOf(path)))
  try {
    await inTurns(added, put)
    const statements = await statementsOf(place, tables, applied, erased)
    await place.engine.batch(statements, {})
  } catch (cause) {
    await inTurns(added.map(nameOf), remove)
    throw new BackupError(`Nothing was restored: ${messageOf(cause)}.`, { cause })
  }
  const strangers = [...before].filter((name) => !images.includes(IMAGES_FOLDER + name))
  try {
    await inTurns(
      images.filter((path) => before.has(nameOf(path))),
      put,
    )
    if (options.replace) await inTurns(strangers, remove)
  } catch (cause) {
    throw new BackupError(
      `The tables are restored, but not every image (${messageOf(cause)}): restore again with --replace.`,
      { cause },
    )
  }
  return {
    createdAt: header.createdAt,
    rows: tables.reduce((sum, { rows }) => sum + rows.length, 0),
    images: images.length,
    erased: erased.length,
    migrated: migrations.length - applied.size,
  }
}

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string().nullable())),
})

/** Returns the tables of a backup, in the order of their foreign keys. */
export function readContent(content: Readonly<Record<string, Uint8Array>>): BackupTable[] {
  return Object.keys(content)
    .filter((path) => path.startsWith(TABLES_FOLDER))
    .toSorted()
    .map((path) => tableSchema.parse(JSON.parse(Buffer.from(content[path] ?? []).toString())))
}

/**
 * Returns the names of the migrations that create the backup's schema. If the initial migration has replaced the
 * backup's own migrations, returns the initial one.
 * @throws BackupError if this release cannot continue the backup's migrations.
 */
function migrationsOf(tables: readonly BackupTable[]): ReadonlySet<string> {
  const rows = tables.find(({ name }) => name === 'schema_migrations')?.rows
  const applied = new Set(rows?.map(([name]) => name ?? ''))
  switch (historyOf(applied)) {
    case 'current':
      return applied
    case 'replaced':
      return new Set([INITIAL])
    case 'unknown': {
      const last = [...applied].toSorted().at(-1)
      throw new BackupError(
        `The migrations of the backup end with ${last} and cannot be continued: restore it with the checkout that made it.`,
      )
    }
  }
}

async function requireEmpty({ engine, name }: Place): Promise<void> {
  for (const table of await readTables(engine)) {
    if (FILLED_WHEN_NEW.includes(table.name)) continue
    const { rowCount } = await engine.query(`select from ${quoted(table.name)} limit 1`, [])
    if (rowCount !== 0) {
      throw new BackupError(
        `There is a site in ${name} (its table ${table.name} has rows): back it up, then restore with --replace.`,
      )
    }
  }
}

/** Returns all statements of the transaction that restores the tables and migrates them to this release. */
async function statementsOf(
  place: Place,
  tables: readonly BackupTable[],
  applied: ReadonlySet<string>,
  erased: readonly Erasure[],
): Promise<RawQuery[]> {
  const raw = (builder: RawBuilder<unknown>) => toRaw(compileSql(builder))
  const earlier = migrations.filter(([name]) => applied.has(name))
  const later = migrations.filter(([name]) => !applied.has(name))
  return [
    raw(sql`drop schema public cascade`),
    raw(sql`create schema public`),
    raw(sql`grant usage on schema public to public`),
    raw(migrationsTable),
    ...(await recordMigrations(earlier)).map(toRaw),
    // Deletes the rows that migrations have inserted, including the list of migrations.
    ...tables.toReversed().map(({ name }) => raw(sql`delete from ${sql.table(name)}`)),
    ...tables.flatMap(insertRows),
    raw(recordReplaced),
    ...(await recordMigrations(later)).map(toRaw),
    ...sanitiseRestored(place.host).map(raw),
    ...repeatErasures(erased, keysFor(erased)).map(raw),
  ]
}

/**
 * Returns the keys that hash the email addresses of erased subscribers.
 * @throws BackupError if subscribers were erased and no key is set.
 */
function keysFor(erased: readonly Erasure[]): SuppressionKeys {
  if (erased.some(({ kind }) => kind === 'subscriber') && environment().departedSecrets[0] === '') {
    throw new BackupError(
      'subscribers were erased since the backup, and stay known by a key alone: set SIGNING_SECRET, and DEPARTED_SECRET if the site has it, to what they are there',
    )
  }
  return suppressionKeys()
}

function insertRows({ name, columns, rows }: BackupTable): RawQuery[] {
  const names = columns.map(quoted).join(', ')
  const size = Math.floor(VALUES_AT_ONCE / columns.length)
  const statements: RawQuery[] = []
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size)
    let parameter = 0
    const values = part.map((row) => `(${row.map(() => `$${(parameter += 1)}`).join(', ')})`)
    const query = `insert into ${quoted(name)} (${names}) values ${values.join(', ')}`
    statements.push({ query, params: part.flat() })
  }
  return statements
}

function toRaw({ sql: query, parameters }: { sql: string; parameters: readonly unknown[] }) {
  return {
    query,
    params: parameters.map((value) => (value === null ? null : String(value as string | number))),
  }
}

const erasureSchema = z.array(
  z.object({
    // Not `uuid`, which would refuse the ids of letters, since these are digests.
    rowId: z.guid(),
    kind: z.enum(ERASURE_KINDS),
    erasedAt: z.iso.datetime(),
  }),
)

/** Returns the erasures since the backup, from the lists in the target's database and store. */
async function laterErasures(
  place: Place,
  tables: readonly BackupTable[],
  createdAt: Date,
): Promise<Erasure[]> {
  const listed = await Promise.all([erasuresOfDatabase(place), erasuresOfStore(place)]).catch(
    (cause: unknown) => {
      const why = 'The list of what was erased cannot be read, so nothing was restored'
      throw new BackupError(`${why}: ${messageOf(cause)}.`, { cause })
    },
  )
  const known = tables.find(({ name }) => name === 'erasures')
  const [rowId = -1, kind = -1] = ['row_id', 'kind'].map((column) => known?.columns.indexOf(column))
  const keyOf = (erasure: Pick<Erasure, 'rowId' | 'kind'>) => `${erasure.kind} ${erasure.rowId}`
  const backedUp = new Set(known?.rows.map((row) => `${row[kind]} ${row[rowId]}`))
  const later = listed
    .flat()
    .filter(
      (erasure) =>
        Date.parse(erasure.erasedAt) > createdAt.getTime() ||
        (Date.parse(erasure.erasedAt) > createdAt.getTime() - MARGIN_MS &&
          !backedUp.has(keyOf(erasure))),
    )
  return [...new Map(later.map((erasure) => [keyOf(erasure), erasure])).values()]
}

/** Validates a list of erasures. @throws Error that names the first invalid entry. */
function asErasures(list: unknown): Erasure[] {
  const { data, error } = erasureSchema.safeParse(list)
  if (data !== undefined) return data
  const [{ path, message } = { path: [], message: '' }] = error.issues
  throw new Error(`entry ${path.join('.')}: ${message}`)
}

async function erasuresOfDatabase({ engine }: Place): Promise<Erasure[]> {
  const tables = await readTables(engine)
  if (!tables.some(({ name }) => name === 'erasures')) return []
  const { rows } = await engine.query(
    `select coalesce(jsonb_agg(jsonb_build_object('rowId', row_id, 'kind', kind, 'erasedAt',
       to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
     from erasures`,
    [],
  )
  return asErasures(JSON.parse(rows[0]?.[0] ?? '[]'))
}

async function erasuresOfStore({ erasures, prefix }: Place): Promise<Erasure[]> {
  const { blobs } = await erasures.list({ prefix })
  const lists: Erasure[][] = []
  await inTurns(blobs, async ({ key }) => {
    lists.push(asErasures(await erasures.get(key, { type: 'json' })))
  })
  return lists.flat()
}

async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(work))
  }
}
