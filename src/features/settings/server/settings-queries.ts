import { type RawBuilder, sql } from 'kysely'
import { itemAt } from '#src/core/item-at.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { itemPath } from '#src/features/search/seo.ts'
import type { ConfirmedStep } from '../steps.ts'
import { TROUBLE_NAMES } from '../troubles.ts'
import { KEPT_VERSIONS } from '#src/core/items.ts'
import { formatLongDay } from '#src/core/lithuanian.ts'
import type { Private } from '#src/core/private.ts'
import { type AnswerHours, answerHours } from '#src/features/consultations/answer-hour-texts.ts'
import { type DaysOff, type OwnerSettings, startingSettings, validFrom } from '../owner-texts.ts'
import type { Paragraph } from '../paragraphs.ts'
import type { SetPrice } from '#src/features/consultations/offered-packages.ts'
import type { Database } from '#db/client.ts'
import type { OwnerSettingsTable } from '#db/schema/tables.ts'
import { CAUSE_EMAIL, queueEntries, queueSecurityNotice } from '#src/server/queries/outbox.ts'
import {
  bumpContentVersion,
  raised,
  type Saved,
} from '#src/features/publishing/server/publishing-queries.ts'
import {
  type UpdateOutcome,
  followingVersion,
  isAtVersion,
  nextVersion,
} from '#src/server/queries/row-versions.ts'

/** Owner's settings as stored. */
export interface StoredSettings {
  settings: OwnerSettings
  /** Newest price of each package whose price was set. */
  prices: SetPrice[]
  /** Earlier versions, newest first. */
  earlier: { savedAt: string; settings: OwnerSettings }[]
  /** When the owner confirmed each step before the launch. */
  confirmed: Partial<Record<ConfirmedStep, string>>
  /** Address of notices; null to use the environment's. */
  noticeEmail: Private | null
  /** Address of notices that waits for its confirmation. */
  pendingNotices: { email: Private; askedAt: Date } | null
  updatedAt: Date
}

/** A setting's old and new text in pages. */
export interface Replacement {
  from: string
  to: string
}

/** Maps kind and former slug of articles and quizzes, `quiz/former`, to the current slug. */
const movedItems = sql<Record<string, string>>`(
  select coalesce(json_object_agg(kind || '/' || slug_redirects.slug, items.slug), '{}')
  from slug_redirects
  join (select id, slug from quizzes union all select id, slug from blog_posts) as items
    on items.id = slug_redirects.item_id)`

/** SQL expression for the newest price of each package whose price was set. */
export const setPrices = sql<SetPrice[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('package', package, 'price', price, 'url', url)), '[]')
  from (select distinct on (package) * from prices order by package, set_at desc) as newest)`

/** Reads the owner's settings. Replaces former slugs of articles and quizzes with current ones. */
export async function readSettings(db: Database): Promise<StoredSettings> {
  const {
    moved,
    pendingNoticeEmail: email,
    pendingNoticeAt: askedAt,
    ...row
  } = await db.read
    .selectFrom('ownerSettings')
    .select(['settings', 'earlier', 'confirmed', 'noticeEmail', 'updatedAt'])
    .select(['pendingNoticeEmail', 'pendingNoticeAt'])
    .select([movedItems.as('moved'), setPrices.as('prices')])
    .executeTakeFirstOrThrow()
  const settings = withStarting(row.settings)
  return {
    ...row,
    settings: {
      ...settings,
      // Sorted as in the form, because the database does not keep the order.
      topicQuizzes: Object.fromEntries(
        ARTICLE_CATEGORIES.flatMap((topic) => {
          const slug = settings.topicQuizzes[topic]
          return slug === undefined ? [] : [[topic, moved[`quiz/${slug}`] ?? slug]]
        }),
      ),
      troubles: Object.fromEntries(
        TROUBLE_NAMES.flatMap((trouble) => {
          const path = settings.troubles[trouble]
          return path === undefined ? [] : [[trouble, currentPath(path, moved)]]
        }),
      ),
    },
    pendingNotices: email === null || askedAt === null ? null : { email, askedAt },
    earlier: row.earlier.map((state) => ({ ...state, settings: withStarting(state.settings) })),
  }
}

function currentPath(path: string, moved: Readonly<Record<string, string>>): string {
  const item = itemAt(path)
  return item === null ? path : itemPath(item.kind, moved[`${item.kind}/${item.slug}`] ?? item.slug)
}

/** Adds defaults for settings that the owner has not saved. */
export function withStarting({
  announced: _,
  ...settings
}: OwnerSettingsTable['settings']['__select__']): OwnerSettings {
  return { ...startingSettings, ...settings }
}

/**
 * Reads what a delivery needs: the settings, the owner's address of notices (or null), and whether the marketing
 * service is connected.
 */
export async function readOwner(
  db: Database,
): Promise<{ settings: OwnerSettings; noticeEmail: Private | null; hasMarketing: boolean }> {
  const { settings, ...owner } = await db.read
    .selectFrom('ownerSettings')
    .select(['settings', 'noticeEmail'])
    .select(sql<boolean>`marketing_connected_at is not null`.as('hasMarketing'))
    .executeTakeFirstOrThrow()
  return { settings: withStarting(settings), ...owner }
}

/** SQL expression for the hours in which messages are answered; null for all day. */
export const setAnswerHours = sql<AnswerHours | null>`(
  select coalesce(settings->'answerHours', ${JSON.stringify(answerHours)}::jsonb)
  from owner_settings)`

/** SQL expression for the owner's days off. */
export const setDaysOff = sql<DaysOff>`(
  select coalesce(settings->'announced', '{}') from owner_settings)`

/** SQL expression for the saved paragraphs. */
export const setParagraphs = sql<readonly Paragraph[]>`coalesce(settings->'paragraphs', '[]')`

/**
 * Replaces the settings in one statement. Also replaces old values in the text of static pages, keeps the previous
 * versions, and raises the content version.
 * @param change.moved old and new contact address, which both get a notice; empty if it does not change.
 * @param change.isSellerChanged whether the owner gets a notice of security.
 * @param change.isCityChanged whether the city counts as confirmed by the owner now.
 * @param change.expected row version that the caller has loaded; null to overwrite any.
 */
export async function updateSettings(
  db: Database,
  settings: OwnerSettings,
  {
    replacements,
    moved,
    isSellerChanged,
    isCityChanged,
    expected,
  }: {
    replacements: readonly Replacement[]
    moved: readonly string[]
    isSellerChanged: boolean
    isCityChanged: boolean
    expected: Date | null
  },
): Promise<UpdateOutcome<Saved<{ changedPages: string[] }>>> {
  const pages = pagesTelling(replacements, sql`exists (select from changed)`)
  const row = await db.write
    .with('previous', (query) => query.selectFrom('ownerSettings').selectAll().forUpdate())
    .with('changed', (query) =>
      query
        .updateTable('ownerSettings')
        .from('previous')
        .set({
          settings: withAnnouncements(settings),
          earlier: sql`(
            select jsonb_agg(state order by number) from jsonb_array_elements(
              jsonb_build_array(jsonb_build_object(
                'savedAt', previous.updated_at, 'settings', previous.settings)) || previous.earlier
            ) with ordinality as states (state, number) where number <= ${KEPT_VERSIONS}::integer)`,
          confirmed: sql<string>`previous.confirmed || case when ${isCityChanged}::boolean
            then jsonb_build_object('city', now()) else '{}' end`,
          updatedAt: nextVersion,
        })
        .where(isAtVersion(expected))
        .returning('ownerSettings.id'),
    )
    .with('kept', () => pages.kept)
    .with('told', () => pages.told)
    .with(
      'moved',
      () => sql<{ id: string; email: string }>`(
        select gen_random_uuid() as id, email from unnest(${[...moved]}::text[]) as email
        where exists (select from changed))`,
    )
    .with('mailed', () =>
      queueEntries('moved', [{ kind: 'contact-moved', recipient: CAUSE_EMAIL }]),
    )
    .with(
      'seller',
      () => sql<{ id: string }>`(
        select gen_random_uuid() as id from changed where ${isSellerChanged}::boolean)`,
    )
    .with('noticed', () => queueSecurityNotice('seller', 'updateSettings'))
    .with('bumped', () =>
      bumpContentVersion({
        when: sql`exists (select from changed)`,
        tags: toldTags,
        takesDown: sql`false`,
      }),
    )
    .selectFrom('previous')
    .leftJoin('changed', 'changed.id', 'previous.id')
    .select(['changed.id', raised])
    .select(toldTitles)
    .executeTakeFirstOrThrow()
  const { id, ...item } = row
  return id === null ? { outcome: 'changed-meanwhile' } : { outcome: 'updated', item }
}

/** Builds an SQL expression for the settings, with the instant at which each day off was first announced. */
function withAnnouncements(settings: OwnerSettings): RawBuilder<string> {
  return sql`${JSON.stringify(settings)}::jsonb || jsonb_build_object('announced', (
    select coalesce(jsonb_object_agg(day, coalesce(previous.settings->'announced'->day, to_jsonb(now()))), '{}')
    from jsonb_array_elements_text(${JSON.stringify(settings.daysOff)}::jsonb) as day))`
}

const VALID_FROM = `^${validFrom(String.raw`\d{4} m\. \S+ \d{1,2} d\.`)}`

/**
 * Builds the CTEs with which a statement replaces texts in static pages: `kept` keeps the versions before, `told`
 * returns the pages that change. One that says from when it is valid says so from today.
 * @param when condition of the replacement.
 */
export function pagesTelling(replacements: readonly Replacement[], when: RawBuilder<unknown>) {
  const told = replaced(sql<string>`content`, replacements)
  const isTold = sql`${when} and type = 'page' and content <> ${told}`
  const content = sql`regexp_replace(${told}, ${VALID_FROM}::text, ${validFrom(formatLongDay(new Date()))}::text)`
  return {
    kept: sql<{ id: string }>`(
      insert into item_versions (id, kind, item_id, title, state, saved_at)
      select gen_random_uuid(), 'page', id, title, to_jsonb(blog_posts), updated_at
      from blog_posts where ${isTold} returning id)`,
    told: sql<{ slug: string; title: string; published: boolean }>`(
      update blog_posts set content = ${content}, ${followingVersion}
      where ${isTold} returning slug, title, published)`,
  }
}

/** Replaces texts in static pages, and raises the content version if a page has changed. */
export async function replaceInPages(
  db: Database,
  replacements: readonly Replacement[],
): Promise<void> {
  const pages = pagesTelling(replacements, sql`true`)
  await db.write
    .with('kept', () => pages.kept)
    .with('told', () => pages.told)
    .with('bumped', () =>
      bumpContentVersion({
        when: sql`exists (select from told where published)`,
        tags: toldTags,
        takesDown: sql`false`,
      }),
    )
    .selectNoFrom(sql`1`.as('done'))
    .execute()
}

/** Cache tags of the settings and of the pages in the CTE `told`. */
export const toldTags = sql<
  string[]
>`(array['pages'] || array(select 'page:' || slug from told where published))`

/** Titles of the pages in the CTE `told`. */
export const toldTitles = sql<string[]>`array(select title from told order by title)`.as(
  'changedPages',
)

/**
 * Characters of words and e-mail addresses. A dot or underscore belongs to a word only if more of these characters
 * follow, because it may be the end of a sentence or of emphasis.
 */
const OF_A_WORD = '0-9A-Za-z\u00C0-\u017E%+@-'

/** Builds an SQL expression of a text with these replacements, one after the other. */
export function replaced(
  text: RawBuilder<string>,
  replacements: readonly Replacement[],
): RawBuilder<string> {
  return replacements.reduce(replacedIn, text)
}

/** Builds an SQL expression that replaces whole words only. A longer address that contains the old one stays. */
function replacedIn(text: RawBuilder<string>, { from, to }: Replacement): RawBuilder<string> {
  const literal = from.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)
  const pattern = `(?<![.${OF_A_WORD}]|[${OF_A_WORD}]_)${literal}(?![${OF_A_WORD}]|[._][${OF_A_WORD}])`
  const replacement = to.replaceAll('\\', String.raw`\\`)
  return sql`regexp_replace(${text}, ${pattern}::text, ${replacement}::text, 'g')`
}

/** Stores that the owner has confirmed a step before the launch. */
export async function confirmStep(db: Database, step: ConfirmedStep): Promise<void> {
  await db.write
    .updateTable('ownerSettings')
    .set({ confirmed: sql<string>`confirmed || jsonb_build_object(${step}::text, now())` })
    .execute()
}
