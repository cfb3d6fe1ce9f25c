import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@netlify/blobs'
import sharp from 'sharp'
import { openDatabase } from '#db/client.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { listExperts } from '#src/features/experts/server/expert-queries.ts'
import { readPublishedPosts } from '#src/features/articles/server/post-queries.ts'
import { readPublishedQuizzes } from '#src/features/quizzes/server/quiz-queries.ts'
import { renderMarkdown } from '#src/features/articles/markdown.ts'
import { openDatabase as openLocalDatabase } from '../runtime/open-database.ts'
import { IMAGES_FOLDER } from './back-up.ts'
import { BackupError, type BackupHeader, openBackup } from './backup-file.ts'
import { openPlace, type Place } from './place.ts'
import { readContent, restore } from './restore.ts'
import { quoted } from './tables.ts'

/** Tables in which a restore deletes or adds rows on purpose. */
const SETTLED = ['admin_sessions', 'newsletter_requests', 'schema_migrations']

/** Results of a drill. */
export interface Drill {
  header: BackupHeader
  /** Rows in the file, by table. */
  rows: Record<string, number>
  images: number
  migrated: number
  /** Number of later erasures that were applied again; null if no list of them was given. */
  erased: number | null
  /** Number of published articles, pages and quizzes, and of experts, that a build reads. */
  items: number
  seconds: number
}

interface DrillOptions {
  passphrase?: string | undefined
  /** The site's list of erasures, and the prefix of its keys. */
  erasures?: { store: Store; prefix: string } | undefined
}

/**
 * Restores a backup into a temporary local site, checks that everything can be read, and removes that site. With a list
 * of erasures, restores again and applies them.
 * @throws BackupError with a message of one sentence if something is missing or cannot be read.
 */
export async function drill(
  file: Buffer,
  { passphrase, erasures }: DrillOptions = {},
): Promise<Drill> {
  const start = performance.now()
  const { header, content } = openBackup(file, passphrase)
  const tables = readContent(content)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'restore-drill-'))
  const images = Object.keys(content)
    .filter((path) => path.startsWith(IMAGES_FOLDER))
    .map((path) => path.slice(IMAGES_FOLDER.length))
  const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows.length]))
  const place = await openPlace({ DATA_DIR: folder.path, SIGNING_SECRET: 'drill' })
  let erased: number | null = null
  let migrated: number
  try {
    ;({ migrated } = await restore(place, file, { passphrase, replace: false }))
    await checkRows(place, rows)
    await checkImages(place, images)
    if (erasures !== undefined) {
      await copyErasures(erasures, place)
      ;({ erased } = await restore(place, file, { passphrase, replace: true }))
    }
  } finally {
    await place.close()
  }
  const items = await readAsBuild(folder.path)
  const seconds = (performance.now() - start) / 1000
  return { header, rows, images: images.length, migrated, erased, items, seconds }
}

async function checkRows({ engine }: Place, rows: Record<string, number>): Promise<void> {
  for (const [name, expected] of Object.entries(rows)) {
    if (SETTLED.includes(name)) continue
    const found = await engine.query(`select count(*)::text from ${quoted(name)}`, [])
    const count = Number(found.rows[0]?.[0])
    if (count !== expected) {
      throw new BackupError(`The table ${name} has ${count} rows, and ${expected} in the file.`)
    }
  }
}

/** Reads every image of the file, and checks that those used by the site exist. */
async function checkImages(
  { engine, images, prefix }: Place,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const image: unknown = await images.get(prefix + name, { type: 'arrayBuffer' })
    const isReadable =
      image instanceof ArrayBuffer &&
      (await sharp(image)
        .stats()
        .then(
          () => true,
          () => false,
        ))
    if (!isReadable) throw new BackupError(`The image ${name} cannot be read.`)
  }
  const used = await engine.query('select name from media order by name', [])
  const missing = used.rows.flat().find((name) => name !== null && !names.includes(name))
  if (missing !== undefined) throw new BackupError(`The image ${missing} is not in the file.`)
}

async function copyErasures(
  { store, prefix }: NonNullable<DrillOptions['erasures']>,
  place: Place,
): Promise<void> {
  for (const { key } of (await store.list({ prefix })).blobs) {
    const list: unknown = await store.get(key, { type: 'text' })
    if (typeof list === 'string') {
      await place.erasures.set(place.prefix + key.slice(prefix.length), list)
    }
  }
}

/**
 * Opens the restored database as a site does, and reads everything that a build reads.
 * @returns the number of items.
 */
async function readAsBuild(folder: string): Promise<number> {
  const database = await openLocalDatabase(folder, undefined)
  try {
    if ((await migrateToLatest(database.url)).length > 0) {
      throw new BackupError('The restored database is not of this release.')
    }
    const db = openDatabase(database.url)
    let items = (await readPublishedQuizzes(db)).length + (await listExperts(db)).length
    for (const type of ['post', 'page'] as const) {
      for await (const { content } of readPublishedPosts(db, type)) {
        renderMarkdown(content)
        items += 1
      }
    }
    return items
  } finally {
    await database.stop()
  }
}

/** Returns the report of a drill, as text of several lines. */
export function describeDrill(done: Drill): string {
  const { header, rows, images, migrated, erased, items, seconds } = done
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const filled = Object.entries(rows).filter(([, count]) => count > 0)
  return [
    `The backup of ${header.createdAt} can be restored (${seconds.toFixed(1)} s):`,
    `  release ${header.release}, migration ${header.lastMigration}; ${migrated} later migrations applied`,
    `  ${total} rows, ${images} images, all read; ${items} published items, as a build reads them`,
    ...filled.map(([name, count]) => `    ${name}: ${count}`),
    erased === null
      ? '  no list of later erasures: NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN name the site that has it'
      : `  ${erased} later erasures applied again`,
    'What the drill made is removed.',
  ].join('\n')
}
