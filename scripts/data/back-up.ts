import type { RawQuery } from '../runtime/database/engine.ts'
import { BackupError, type BackupContent, MAX_BACKUP_BYTES, sealBackup } from './backup-file.ts'
import type { Place } from './place.ts'
import { readReleases } from './releases.ts'
import { quoted, TABLES_QUERY, type Table, toTables } from './tables.ts'

/** Concurrent calls to the object store. */
const AT_ONCE = 8

/** Table in a backup. Its values are as Postgres prints them; null is SQL's null. */
export interface BackupTable {
  name: string
  columns: string[]
  rows: (string | null)[][]
}

export const TABLES_FOLDER = 'tables/'
export const IMAGES_FOLDER = 'images/'

/**
 * Backs up every table in the state of one instant, and after that every image.
 * @param passphrase encrypts the file; undefined leaves it unencrypted.
 * @throws BackupError if there is no site, the backup is too large, or the database is being migrated.
 */
export async function backUp(place: Place, passphrase: string | undefined): Promise<Buffer> {
  const { tables, createdAt } = await readSnapshot(place)
  const migrations = tables.find(({ name }) => name === 'schema_migrations')?.rows ?? []
  const [last] = migrations
    .map(([name]) => name ?? '')
    .toSorted()
    .toReversed()
  if (last === undefined) throw new BackupError(`There is no site in ${place.name}.`)
  const content: BackupContent = {}
  for (const [index, table] of tables.entries()) {
    const order = String(index).padStart(2, '0')
    content[`${TABLES_FOLDER}${order}-${table.name}.json`] = Buffer.from(JSON.stringify(table))
  }
  const bytes = () => Object.values(content).reduce((sum, { length }) => sum + length, 0)
  const names = await listImages(place)
  for (let start = 0; start < names.length; start += AT_ONCE) {
    if (bytes() > MAX_BACKUP_BYTES) throw tooLarge()
    await Promise.all(
      names.slice(start, start + AT_ONCE).map(async (name) => {
        const key = place.prefix + name
        const image: unknown = await place.images.get(key, { type: 'arrayBuffer' })
        // The image is null if it was deleted after it was listed.
        if (image instanceof ArrayBuffer) content[IMAGES_FOLDER + name] = new Uint8Array(image)
      }),
    )
  }
  if (bytes() > MAX_BACKUP_BYTES) throw tooLarge()
  const [release] = await readReleases()
  const facts = { release: release?.name ?? '', lastMigration: last, createdAt }
  return sealBackup(facts, content, passphrase)
}

/** Returns the names of all images. */
export async function listImages({ images, prefix }: Place): Promise<string[]> {
  const { blobs } = await images.list({ prefix })
  return blobs.map(({ key }) => key.slice(prefix.length))
}

async function readSnapshot({ engine }: Place) {
  const before = await engine.query(TABLES_QUERY.query, TABLES_QUERY.params)
  const tables = toTables(before.rows)
  const now = { query: `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` }
  const [shape, instant, ...contents] = await engine.batch(
    [TABLES_QUERY, { ...now, params: [] }, ...tables.map(selectAll)],
    { isolationLevel: 'RepeatableRead', readOnly: true },
  )
  if (JSON.stringify(shape?.rows) !== JSON.stringify(before.rows)) {
    throw new BackupError('The database was being migrated: run the backup again.')
  }
  const read = tables.map(({ name, columns }, index): BackupTable => ({
    name,
    columns: columns.map((column) => column.name),
    rows: contents[index]?.rows ?? [],
  }))
  return { tables: read, createdAt: instant?.rows[0]?.[0] ?? '' }
}

function selectAll({ name, columns }: Table): RawQuery {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  return { query: `select ${names} from ${quoted(name)}`, params: [] }
}

function tooLarge(): BackupError {
  const limit = MAX_BACKUP_BYTES / 1024 ** 3
  return new BackupError(`Tables and images are larger than ${limit} GiB, the limit of one backup.`)
}
