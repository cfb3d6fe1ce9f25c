import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import { preparePreview, prepareProduction } from '#db/deploy-database.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { markDatabase, readMarker } from '#db/deploy-marker.ts'
import type { RunningDatabase } from '../../scripts/runtime/database/start-database.ts'
import { dumpOf } from './database-dump.ts'
import { startEmptyDatabase } from './databases.ts'

const HOST = '127.0.0.1'
const REFUSED =
  "The database at 127.0.0.1 is neither empty nor marked as a preview's, so it stays as it is and the preview is not built: set PREVIEW_DATABASE_URL to an empty database, or leave it unset."

let database: RunningDatabase
let db: Database

beforeEach(async () => {
  database = await startEmptyDatabase()
  db = openDatabase(database.url)
})
afterEach(() => database.stop())

async function titles(): Promise<string[]> {
  const rows = await db.read.selectFrom('blogPosts').select('title').execute()
  return rows.map(({ title }) => title)
}

async function applied(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db.write)
  return rows.map(({ name }) => name)
}

const ALL = migrations.map(([name]) => name)

describe("production's database", () => {
  it('is marked with its host by each build', async () => {
    await prepareProduction(database.url)
    await markDatabase(db, { role: 'production', host: 'ep-before.example' }).execute()
    await prepareProduction(database.url)
    expect(await readMarker(db)).toEqual({ role: 'production', host: HOST })
    expect(await titles()).toEqual([])
  })

  it('is refused to previews at any host, and stays as it is', async () => {
    await prepareProduction(database.url)
    for (const host of [HOST, 'ep-of-production.example']) {
      await markDatabase(db, { role: 'production', host }).execute()
      const before = await dumpOf(db)
      await expect(preparePreview(database.url)).rejects.toThrow(REFUSED)
      expect(await dumpOf(db)).toEqual(before)
    }
  })

  it('is none that previews have marked first, which stays as it is', async () => {
    await preparePreview(database.url)
    await sql`delete from schema_migrations where name = ${ALL.at(-1)}`.execute(db.write)
    await expect(prepareProduction(database.url)).rejects.toThrow(
      "The database at 127.0.0.1 is marked as a preview's, so production is not built from it: give production a DATABASE_URL of its own.",
    )
    expect(await readMarker(db)).toEqual({ role: 'preview', host: HOST })
    expect(await applied()).toEqual(ALL.slice(0, -1))
  })
})

describe("a preview's database", () => {
  it('may not hold tables that nobody has marked, and stays as it is', async () => {
    await sql`create table diaries (id int)`.execute(db.write)
    await expect(preparePreview(database.url)).rejects.toThrow(REFUSED)
    const { rows } = await sql`
      select tablename from pg_tables where schemaname = current_schema()`.execute(db.write)
    expect(rows).toEqual([{ tablename: 'diaries' }])
  })

  it('is made of an empty one, even if a build was ended midway or runs at once', async () => {
    await migrateToLatest(database.url, [])
    await Promise.all([preparePreview(database.url), preparePreview(database.url)])
    expect(await readMarker(db)).toEqual({ role: 'preview', host: HOST })
    expect((await applied()).toSorted()).toEqual(ALL.toSorted())
    expect((await titles()).length).toBeGreaterThan(4)
  })

  it('is of one kind, when a first build of production runs at once', async () => {
    const builds = [preparePreview(database.url), prepareProduction(database.url)]
    const outcomes = (await Promise.allSettled(builds)).map(({ status }) => status)
    const { role } = (await readMarker(db)) ?? {}
    const isPreview = role === 'preview'
    expect(outcomes).toEqual(isPreview ? ['fulfilled', 'rejected'] : ['rejected', 'fulfilled'])
    expect((await titles()).length > 0).toBe(isPreview)
  })

  it('is migrated and used from then on, with what is tried out in it', async () => {
    await migrateToLatest(database.url, migrations.slice(0, -1))
    await markDatabase(db, { role: 'preview', host: HOST }).execute()
    await preparePreview(database.url)
    expect((await applied()).toSorted()).toEqual(ALL.toSorted())
    await db.write.updateTable('blogPosts').set({ title: 'Išbandyta' }).execute()
    await preparePreview(database.url)
    expect(new Set(await titles())).toEqual(new Set(['Išbandyta']))
  })
})
