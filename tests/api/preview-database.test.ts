import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import {
  anonymiseCopy,
  DatabaseRefusedError,
  preparePreview,
  prepareProduction,
} from '#db/deploy-database.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { markDatabase, readMarker } from '#db/queries/deploy-marker.ts'
import type { RunningDatabase } from '../../scripts/runtime/database/start-database.ts'
import { startEmptyDatabase } from './databases.ts'

const OWN_HOST = '127.0.0.1'
const ADDRESS = 'ruta@example.lt'

let database: RunningDatabase
let db: Database

beforeEach(async () => {
  database = await startEmptyDatabase()
  db = openDatabase(database.url)
})
afterEach(() => database.stop())

async function book(): Promise<void> {
  await sql`
    insert into consultation_bookings (id, name, email, consultation_type)
    values (gen_random_uuid(), 'Rūta', ${ADDRESS}, 'individual')`.execute(db.write)
}

async function addresses(): Promise<string[]> {
  const rows = await db.read.selectFrom('consultationBookings').select('email').execute()
  return rows.map(({ email }) => email)
}

/** Fills the database as production's, then moves it to another host. */
async function copyProduction(): Promise<void> {
  await prepareProduction(database.url)
  await book()
  await markDatabase(db, { role: 'production', host: 'ep-of-production.example' }).execute()
}

async function applied(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from schema_migrations order by name`.execute(db.write)
  return rows.map(({ name }) => name)
}

const ALL = migrations.map(([name]) => name).toSorted()

describe("production's database", () => {
  it('is marked with its host by each build', async () => {
    await prepareProduction(database.url)
    await prepareProduction(database.url)
    expect(await readMarker(db)).toEqual({ role: 'production', host: OWN_HOST })
    expect(await addresses()).toEqual([])
  })

  it('is refused to previews and to `npm run anonymise`, and stays as it is', async () => {
    await prepareProduction(database.url)
    await book()
    await expect(preparePreview(database.url)).rejects.toThrow(
      new DatabaseRefusedError(
        'This preview was given the database of production (127.0.0.1), so it is not built: give deploy previews and branch deploys a DATABASE_URL of their own, or none.',
      ),
    )
    await expect(anonymiseCopy(database.url, OWN_HOST)).rejects.toThrow(
      new DatabaseRefusedError(
        "The database at 127.0.0.1 is production's, so nothing was anonymised.",
      ),
    )
    expect(await addresses()).toEqual([ADDRESS])
    expect(await readMarker(db)).toEqual({ role: 'production', host: OWN_HOST })
  })
})

describe('a database without a marker', () => {
  it('is refused to previews, with what to do, and anonymised once its host is named', async () => {
    await migrateToLatest(database.url)
    await book()
    await expect(preparePreview(database.url)).rejects.toThrow(
      'The database at 127.0.0.1 holds data but no marker, so it may be production\'s and the preview is not built: build production once, or, if this is a copy, run "npm run anonymise -- --host 127.0.0.1" with its DATABASE_URL.',
    )
    const sentence =
      'The database at 127.0.0.1 does not say whose it is, so nothing was anonymised: if it is a copy, say so with --host 127.0.0.1.'
    await expect(anonymiseCopy(database.url)).rejects.toThrow(sentence)
    await expect(anonymiseCopy(database.url, 'ep-other.example')).rejects.toThrow(sentence)
    expect(await addresses()).toEqual([ADDRESS])
    expect(await readMarker(db)).toBeUndefined()

    await anonymiseCopy(database.url, OWN_HOST)
    await preparePreview(database.url)
    expect(await addresses()).toEqual([
      expect.stringMatching(/^asmuo-[0-9a-f]{12}@example\.invalid$/),
    ])
    expect(await applied()).toEqual(ALL)
  })

  it('is made a preview’s when it is new, even if a build was ended midway or runs at once', async () => {
    await migrateToLatest(database.url, [])
    await expect(anonymiseCopy(database.url, OWN_HOST)).rejects.toThrow('is empty')
    await Promise.all([preparePreview(database.url), preparePreview(database.url)])
    expect(await readMarker(db)).toEqual({ role: 'preview', host: OWN_HOST })
    expect(await applied()).toEqual(ALL)
    const titles = await db.read.selectFrom('blogPosts').select('title').execute()
    expect(titles.length).toBeGreaterThan(4)
  })
})

describe("a copy of production's database", () => {
  it('is anonymised and marked, also by two builds at once, and used from then on', async () => {
    await copyProduction()
    await Promise.all([preparePreview(database.url), preparePreview(database.url)])
    const anonymous = await addresses()
    expect(anonymous).toEqual([expect.stringMatching(/^asmuo-/)])
    expect(await readMarker(db)).toEqual({ role: 'preview', host: OWN_HOST })

    // What is tried out in a preview stays in it.
    await book()
    await preparePreview(database.url)
    expect((await addresses()).toSorted()).toEqual([...anonymous, ADDRESS].toSorted())
    await anonymiseCopy(database.url)
    expect(await addresses()).not.toContain(ADDRESS)
  })

  it('is refused, and stays as it is, when its migrations cannot be continued', async () => {
    await copyProduction()
    await sql`delete from schema_migrations where name <> '001-initial'`.execute(db.write)
    await sql`update schema_migrations set name = '020-deploy-marker'`.execute(db.write)
    const sentence = "The database's migrations end with 020-deploy-marker and cannot be continued"
    await expect(preparePreview(database.url)).rejects.toThrow(sentence)
    await expect(anonymiseCopy(database.url)).rejects.toThrow(sentence)
    expect(await addresses()).toEqual([ADDRESS])
    expect(await readMarker(db)).toMatchObject({ role: 'production' })
  })

  it('is refused, and stays as it is, when it is newer than the code', async () => {
    await copyProduction()
    await sql`alter table consultation_bookings add column city text`.execute(db.write)
    await sql`create table diaries (id uuid primary key)`.execute(db.write)
    await sql`alter table newsletter_subscriptions add column constructor text`.execute(db.write)
    await expect(preparePreview(database.url)).rejects.toThrow(
      'The copy at 127.0.0.1 has columns that this release does not know (consultation_bookings.city, diaries, newsletter_subscriptions.constructor), so it cannot be anonymised: update the branch.',
    )
    expect(await addresses()).toEqual([ADDRESS])
    expect(await readMarker(db)).toMatchObject({ role: 'production' })
  })
})
