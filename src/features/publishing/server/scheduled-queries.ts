import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { bumpContentVersion } from './publishing-queries.ts'
import { followingVersion } from '#src/server/queries/row-versions.ts'

/**
 * Publishes every draft that is due, in one statement: raises the content version if there are any, and
 * deletes redirects from their slugs.
 * @returns the number of published drafts.
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  const due = sql`not published and publish_at <= ${now.toISOString()}::timestamptz`
  const asPublished = sql`published = true, publish_at = null,
    published_at = coalesce(published_at, publish_at), ${followingVersion}`
  const { rows } = await sql<{ number: number }>`
    with due_posts as (
      update blog_posts set ${asPublished} where ${due}
      returning type as kind, slug, array[type || 's', type || ':' || slug] as tags
    ), due_quizzes as (
      update quizzes set ${asPublished} where ${due}
      returning 'quiz' as kind, slug, array['quizzes', 'quiz:' || slug] as tags
    ), due as (
      select * from due_posts union all select * from due_quizzes
    ), bumped as ${bumpContentVersion({
      when: sql`exists (select from due)`,
      tags: sql`array(select unnest(tags) from due)`,
      takesDown: sql`false`,
    })}, unredirected as (
      delete from slug_redirects using due
      where slug_redirects.kind = due.kind and slug_redirects.slug = due.slug
    )
    select count(*)::integer as number from due`.execute(db.write)
  return rows[0]?.number ?? 0
}
