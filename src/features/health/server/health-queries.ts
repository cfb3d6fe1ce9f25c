import { sql } from 'kysely'
import type { OutboxChannel } from '#src/core/outbox.ts'
import { PAGES_NAMING_SELLER, PAGES_STATING_HOURS } from '#src/features/orders/stated-hours.ts'
import type { OwnerSettings } from '#src/features/settings/owner-texts.ts'
import type { Database } from '#db/client.ts'
import { isInGroup, isOverdue } from '#src/server/queries/outbox.ts'
import {
  type PublishingRecord,
  recordOf,
} from '#src/features/publishing/server/publishing-queries.ts'
import { withStarting } from '#src/features/settings/server/settings-queries.ts'

/** Published pages that should state answer hours or seller's details from the settings. */
const pagesRepeating = sql<RepeatingPage[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'slug', slug, 'title', title, 'content', content) order by title), '[]')
  from blog_posts
  where type = 'page' and published
    and slug = any(${sql.val([...PAGES_STATING_HOURS, ...PAGES_NAMING_SELLER])}::text[]))`

/** A published page with its Markdown. */
interface RepeatingPage {
  id: string
  slug: string
  title: string
  content: string
}

/** Reads the facts that the database knows about the product's health, in one query. */
export async function readHealth(
  db: Database,
  channels: readonly OutboxChannel[],
): Promise<{
  publishing: PublishingRecord
  isStuck: boolean
  migration: string | null
  pages: RepeatingPage[]
  settings: OwnerSettings
}> {
  const { isStuck, settings, ...health } = await db.read
    .selectNoFrom((query) => [
      recordOf('publishing').as('publishing'),
      query
        .exists(
          query
            .selectFrom('outbox')
            .select('id')
            .where(sql<boolean>`(${isInGroup('attention')} or ${isOverdue(channels)})`),
        )
        .as('isStuck'),
      sql<string | null>`(select max(name) from schema_migrations)`.as('migration'),
      pagesRepeating.as('pages'),
      sql<Partial<OwnerSettings>>`(select settings from owner_settings)`.as('settings'),
    ])
    .executeTakeFirstOrThrow()
  return { ...health, isStuck: Boolean(isStuck), settings: withStarting(settings) }
}

/**
 * Writes a row and leaves nothing behind. Uses a new table: on a full disk no file can grow, but an existing table
 * may still have room for a row.
 * @throws the driver's error when nothing can be stored.
 */
export async function tryWrite(db: Database): Promise<void> {
  const table = sql.table(`write_${crypto.randomUUID()}`)
  const statements = [
    sql`create table ${table} (tried boolean)`,
    sql`insert into ${table} values (true)`,
    sql`drop table ${table}`,
  ]
  await db.batch(statements.map((statement) => ({ compile: () => statement.compile(db.write) })))
}
