import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { PostType } from '#src/core/items.ts'
import type { AiPart, GeneratedText } from '#src/features/images/generated.ts'
import type { Database } from '#db/client.ts'
import type { BlogPostsTable } from '#db/schema/tables.ts'
import { author, type Person } from '#src/features/experts/contracts.ts'
import { PAGES_OF_SALE } from '#src/features/orders/orders.ts'
import { isListed } from '#src/server/queries/lists.ts'
import { queueSecurityNotice } from '#src/server/queries/outbox.ts'
import {
  publishedAtOfChanged,
  publishedAtOfNew,
  shownDateOf,
  type NewTimes,
  formerSlugsOf,
  isAtAddress,
  redirectFormerAddress,
  deleteRedirectOf,
} from '#src/server/queries/item-queries.ts'
import {
  bumpContentVersion,
  leavesAddress,
  raised,
  type Saved,
} from '#src/features/publishing/server/publishing-queries.ts'
import {
  changedRow,
  deleteOldVersions,
  storeDeletedVersion,
  storePreviousVersion,
} from '#src/features/publishing/server/version-queries.ts'
import { isAtVersion, nextVersion, type UpdateOutcome } from '#src/server/queries/row-versions.ts'

export type Post = Selectable<BlogPostsTable>
export type PostWithoutContent = Omit<Post, 'content' | 'untouchedAt'>

/** Former slugs, which redirect to the item. */
export interface Redirected {
  formerSlugs: string[]
}

export type AuthoredPost = Post & {
  author: Person | null
  /** Parts labelled for visitors as made by AI; empty unless the owner has switched the labels on. */
  aiCaptions: AiPart[]
}

/** Fields that an administrator sets. If author or `generated` is absent, the stored value is kept. */
export type PostValues = Omit<
  Post,
  'id' | 'authorId' | 'generated' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'untouchedAt'
> & { authorId?: string | null | undefined; generated?: GeneratedText | null | undefined }

type NewPost = PostValues & NewTimes

const summaryColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'imageUrl',
  'published',
  'readingTime',
  'category',
  'tags',
  'type',
  'metaDescription',
  'seoTitle',
  'focusKeyword',
  'metaKeywords',
  'imageAltText',
  'canonicalUrl',
  'authorId',
  'generated',
  'publishAt',
  'publishedAt',
  'createdAt',
  'updatedAt',
] as const

/** Lists published articles, newest first, without content, and the content version to which they belong. */
export async function listPublishedPosts(
  db: Database,
): Promise<{ contentVersion: number; posts: PostWithoutContent[] }> {
  const rows = await db.read
    .selectFrom('publishing')
    .leftJoin('blogPosts', (join) =>
      join.on('blogPosts.published', '=', true).on('blogPosts.type', '=', 'post'),
    )
    .select('publishing.contentVersion')
    .select(summaryColumns.map((column) => `blogPosts.${column}` as const))
    .orderBy(shownDateOf('blogPosts'), 'desc')
    .orderBy('blogPosts.id')
    .execute()
  const posts = rows.flatMap(({ contentVersion: _, ...row }) =>
    isListed<PostWithoutContent>(row) ? [row] : [],
  )
  return { contentVersion: rows[0]?.contentVersion ?? 0, posts }
}

/** Returns the newest published article; undefined if there is none. */
export async function findNewestPost(
  db: Database,
): Promise<Pick<Post, 'slug' | 'title'> | undefined> {
  return db.read
    .selectFrom('blogPosts')
    .select(['slug', 'title'])
    .where('published', '=', true)
    .where('type', '=', 'post')
    .orderBy(shownDateOf('blogPosts'), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Lists the published articles of an expert, newest first, without content. */
export async function listPublishedPostsOf(
  db: Database,
  authorId: string,
): Promise<PostWithoutContent[]> {
  return db.read
    .selectFrom('blogPosts')
    .select(summaryColumns)
    .where('authorId', '=', authorId)
    .where('published', '=', true)
    .where('type', '=', 'post')
    .orderBy(shownDateOf('blogPosts'), 'desc')
    .orderBy('id')
    .execute()
}

/** Items per round trip: Neon's responses are limited to 10 MB, and a text may have half a megabyte. */
const BATCH_ITEMS = 10

const authorColumns = author.keyof().options.flatMap((name) => [sql.lit(name), sql.ref(name)])

/** Subquery for the author of a row of `blog_posts`. */
const authorOfRow = sql<Person | null>`(
  select json_build_object(${sql.join(authorColumns)})
  from experts where experts.id = blog_posts.author_id)`

/**
 * Expression for the parts of an item that are labelled as made by AI; empty unless the owner has switched the labels
 * on.
 */
const aiCaptions = sql<AiPart[]>`case
  when (select (settings->>'aiCaptions')::boolean from owner_settings) then array_remove(array[
    case when exists (
      select from media
      where generated is not null and name = substring(image_url from '/media/([^/?#]+)$')
    ) then 'image' end,
    case when blog_posts.generated is not null then 'text' end], null)
  else '{}' end`

function authoredPosts(db: Database, type: PostType) {
  return db.read
    .selectFrom('blogPosts')
    .selectAll()
    .select([authorOfRow.as('author'), aiCaptions.as('aiCaptions')])
    .where('type', '=', type)
}

/** Reads all published items of a type with their Markdown, in no particular order. */
export async function* readPublishedPosts(
  db: Database,
  type: PostType,
): AsyncGenerator<AuthoredPost> {
  let after: string | undefined
  do {
    const posts = await authoredPosts(db, type)
      .where('published', '=', true)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(BATCH_ITEMS)
      .execute()
    yield* posts
    after = posts.length < BATCH_ITEMS ? undefined : posts.at(-1)?.id
  } while (after !== undefined)
}

/** Returns a published article or page; undefined if there is none. */
export async function findPublishedPost(
  db: Database,
  { type, slug }: { type: PostType; slug: string },
): Promise<AuthoredPost | undefined> {
  return authoredPosts(db, type)
    .where('slug', '=', slug)
    .where('published', '=', true)
    .executeTakeFirst()
}

/** Returns the titles of published articles by the requested slugs, current or former. */
export async function findPublishedTitles(
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const posts = await db.read
    .selectFrom(
      sql<{ address: string }>`unnest(${slugs}::text[])`.as<'asked'>(sql`asked (address)`),
    )
    .innerJoin('blogPosts', (join) => join.on(isAtAddress('post', sql<string>`address`)))
    .select(['address', 'title'])
    .where('type', '=', 'post')
    .where('published', '=', true)
    .execute()
  return new Map(posts.map(({ address, title }) => [address, title]))
}

/**
 * Returns a published article or page by its current or a former slug. If the item's `slug` differs from the requested
 * one, the requested one is a former slug.
 */
export async function findPublishedPostByAddress(
  db: Database,
  { type, slug }: { type: PostType; slug: string },
): Promise<AuthoredPost | undefined> {
  return authoredPosts(db, type)
    .where('published', '=', true)
    .where(isAtAddress(type, slug))
    .orderBy(sql`slug = ${slug}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Lists all articles or all pages, drafts too, newest first.
 * @param contentLimit bytes of content in total; above it every content is null.
 */
export async function listAllPosts(
  db: Database,
  type: PostType,
  contentLimit: number,
): Promise<(PostWithoutContent & Redirected & { content: string | null })[]> {
  const fits = sql`sum(octet_length(content)) over () <= ${contentLimit}::integer`
  return summaries(db, type)
    .select(sql<string | null>`case when ${fits} then content end`.as('content'))
    .execute()
}

/** Lists the same as `listAllPosts`, without content. */
export async function listAllPostSummaries(
  db: Database,
  type: PostType,
): Promise<(PostWithoutContent & Redirected)[]> {
  return summaries(db, type).execute()
}

function summaries(db: Database, type: PostType) {
  return db.read
    .selectFrom('blogPosts')
    .select(summaryColumns)
    .select(formerSlugsOf('blogPosts.id').as('formerSlugs'))
    .where('type', '=', type)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
}

/** Returns an article or page by its id, even if it is a draft. */
export async function findPost(
  db: Database,
  { id, type }: { id: string; type: PostType },
): Promise<AuthoredPost | undefined> {
  return authoredPosts(db, type).where('id', '=', id).executeTakeFirst()
}

/** Builds the subquery for the state of an article or page, as `storePreviousVersion` stores it. */
export function storedPost(id: string): RawBuilder<unknown> {
  return sql`(select to_jsonb(blog_posts) from blog_posts where id = ${id}::uuid)`
}

/** Whether an article or page other than `exceptId` has this slug. */
export async function isPostSlugTaken(
  db: Database,
  slug: string,
  exceptId: string | null,
): Promise<boolean> {
  const found = await db.read
    .selectFrom('blogPosts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', 'is distinct from', exceptId)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Stores a new article or page; raises the content version when it is published. Deletes any redirect from its slug.
 * @throws a unique violation of `blog_posts_slug_key` when the slug is taken, or of `blog_posts_pkey` when the id is
 *   taken; a violation of `blog_posts_author_id_fkey` when the author does not exist.
 */
export async function insertPost(db: Database, id: string, values: NewPost): Promise<Saved<Post>> {
  return db.write
    .with('created', (query) =>
      query
        .insertInto('blogPosts')
        .values({ id, ...toRow(values), publishedAt: publishedAtOfNew(values) })
        .returningAll(),
    )
    .with('bumped', () =>
      bumpContentVersion({
        when: sql`${values.published}::boolean`,
        tags: sql`${postTags(values)}::text[]`,
        takesDown: sql`false`,
      }),
    )
    .with('unredirected', () => deleteRedirectOf(values.type, values.slug, 'created'))
    .selectFrom('created')
    .selectAll()
    .select(raised)
    .executeTakeFirstOrThrow()
}

/** Terms or privacy policy whose published state a statement has changed, as the CTE of a notice to the owner. */
const changedLegalPage = sql<{ id: string }>`(
  select changed.id from changed join previous on previous.id = changed.id
  where changed.type = 'page'
    and (changed.published and changed.slug = any(${sql.val(PAGES_OF_SALE)}::text[])
      or previous.published and previous.slug = any(${sql.val(PAGES_OF_SALE)}::text[]))
    and (changed.title, changed.content, changed.slug, changed.published)
      is distinct from (previous.title, previous.content, previous.slug, previous.published))`

/**
 * Replaces the fields of an article or page in one statement. Raises the content version when the item was or becomes
 * published, and keeps the previous state as a version. Redirects from the former slug of a published item, and deletes
 * any redirect from the new slug. Mails the owner when published terms or the published privacy policy change.
 * @param expected row version that the caller has loaded, or null to overwrite unconditionally.
 * @throws a unique violation of `blog_posts_slug_key` when the slug is taken, a violation of
 *   `blog_posts_author_id_fkey` when the author does not exist.
 */
export async function updatePost(
  db: Database,
  id: string,
  values: PostValues & Pick<NewTimes, 'publishedAt'>,
  expected: Date | null,
): Promise<UpdateOutcome<Saved<Post>>> {
  const row = await db.write
    .with('previous', (query) =>
      query
        .selectFrom('blogPosts')
        .selectAll()
        .where('id', '=', id)
        .where('type', '=', values.type)
        .forUpdate(),
    )
    .with('changed', (query) =>
      query
        .updateTable('blogPosts')
        .from('previous')
        .set({
          ...toRow(values),
          publishedAt: publishedAtOfChanged(values),
          updatedAt: nextVersion,
        })
        .whereRef('blogPosts.id', '=', 'previous.id')
        .where(isAtVersion(expected))
        .returningAll('blogPosts')
        .returning(['previous.slug as formerSlug', 'previous.published as formerPublished']),
    )
    .with('bumped', () =>
      bumpContentVersion({
        when: sql`exists (select from changed where published or former_published)`,
        tags: sql`(
          select ${postTags(values)}::text[] || (${`${values.type}:`}::text || former_slug)
          from changed)`,
        takesDown: leavesAddress,
      }),
    )
    .with('legal', () => changedLegalPage)
    .with('told', () => queueSecurityNotice('legal', 'updatePage'))
    .with('redirected', () => redirectFormerAddress(values.type))
    .with('kept', () => storePreviousVersion(values.type, changedRow))
    .with('trimmed', () => deleteOldVersions(id))
    .with('unredirected', () => deleteRedirectOf(values.type, values.slug, 'changed'))
    .selectFrom('previous')
    .leftJoin('changed', 'changed.id', 'previous.id')
    .selectAll('changed')
    .select(raised)
    .executeTakeFirst()
  if (row === undefined) return { outcome: 'missing' }
  const { formerSlug: _slug, formerPublished: _published, ...item } = row
  return isListed<Saved<Post>>(item)
    ? { outcome: 'updated', item }
    : { outcome: 'changed-meanwhile' }
}

/**
 * Deletes an article or page; raises the content version when it was published. Keeps the last state as a
 * version.
 * @returns the deleted item, or undefined when there was none.
 */
export async function deletePost(
  db: Database,
  { id, type }: { id: string; type: PostType },
): Promise<Saved<Post> | undefined> {
  return db.write
    .with('deleted', (query) =>
      query.deleteFrom('blogPosts').where('id', '=', id).where('type', '=', type).returningAll(),
    )
    .with('bumped', () =>
      bumpContentVersion({
        when: sql`exists (select from deleted where published)`,
        tags: sql`(select array[type || 's', type || ':' || slug] from deleted)`,
        takesDown: sql`true`,
      }),
    )
    .with('kept', () => storeDeletedVersion(type))
    .with('trimmed', () => deleteOldVersions(id))
    .selectFrom('deleted')
    .selectAll()
    .select(raised)
    .executeTakeFirst()
}

function toRow<Values extends PostValues>({ generated, ...values }: Values) {
  if (generated === undefined) return values
  return { ...values, generated: generated === null ? null : JSON.stringify(generated) }
}

/** Returns the cache tags of every response that shows the item: its list and its own page. */
function postTags({ type, slug }: { type: PostType; slug: string }): string[] {
  return [`${type}s`, `${type}:${slug}`]
}
