import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { PricesTable } from '#db/schema/tables.ts'
import { queueEntries } from '#src/server/queries/outbox.ts'
import { packageTitles } from '#src/server/queries/package-titles.ts'
import {
  bumpContentVersion,
  raised,
  type Saved,
} from '#src/features/publishing/server/publishing-queries.ts'
import type { OwnerSettings } from '../owner-texts.ts'
import {
  pagesTelling,
  type Replacement,
  toldTags,
  toldTitles,
  withStarting,
} from './settings-queries.ts'

const NOTICE = { kind: 'price-changed', recipient: null } as const

/** Returns all prices that were ever set, the newest first, and all states of the settings, also the newest first. */
export async function readPrices(db: Database): Promise<{
  prices: Selectable<PricesTable>[]
  settings: OwnerSettings
  states: { savedAt: Date; settings: OwnerSettings }[]
}> {
  const { prices, settings, earlier, updatedAt } = await db.read
    .selectFrom('ownerSettings')
    .select(['settings', 'earlier', 'updatedAt'])
    .select(
      sql<(Omit<Selectable<PricesTable>, 'setAt'> & { setAt: string })[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'linkId', link_id, 'package', package, 'price', price, 'url', url, 'setAt', set_at) order by set_at desc), '[]')
        from prices)`.as('prices'),
    )
    .executeTakeFirstOrThrow()
  const states = [{ savedAt: updatedAt, settings }, ...earlier]
  return {
    prices: prices.map((price) => ({ ...price, setAt: new Date(price.setAt) })),
    settings: withStarting(settings),
    states: states.map((state) => ({
      savedAt: new Date(state.savedAt),
      settings: withStarting(state.settings),
    })),
  }
}

/** Returns the price that was set last, with the titles of all packages; undefined if none was ever set. */
export async function findNewestPrice(db: Database) {
  return db.read
    .selectFrom('prices')
    .selectAll()
    .select(packageTitles.as('titles'))
    .orderBy('setAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Sets a price, queues a notice to the owner, replaces the old price in the text of static pages, and raises the content
 * version. The next build is as urgent as after a take-down.
 * @returns undefined if the link belongs to the other package.
 */
export async function setPrice(
  db: Database,
  price: Insertable<PricesTable>,
  replacements: readonly Replacement[],
): Promise<Saved<{ changedPages: string[] }> | undefined> {
  const pages = pagesTelling(replacements, sql`exists (select from priced)`)
  return db.write
    .with('priced', (query) =>
      query
        .insertInto('prices')
        .values(price)
        .onConflict((conflict) =>
          conflict
            .column('linkId')
            .doUpdateSet((set) => ({
              price: set.ref('excluded.price'),
              url: set.ref('excluded.url'),
              setAt: sql<Date>`now()`,
            }))
            .whereRef('prices.package', '=', 'excluded.package'),
        )
        .returning('linkId'),
    )
    .with('cause', () => sql<{ id: string }>`(select gen_random_uuid() as id from priced)`)
    .with('noticed', () => queueEntries('cause', [NOTICE]))
    .with('kept', () => pages.kept)
    .with('told', () => pages.told)
    .with('bumped', () =>
      bumpContentVersion({
        when: sql`exists (select from priced)`,
        tags: toldTags,
        takesDown: sql`true`,
      }),
    )
    .selectFrom('priced')
    .select([raised, toldTitles])
    .executeTakeFirst()
}
