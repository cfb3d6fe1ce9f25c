import { sql } from 'kysely'
import { stepsByDay } from '#src/features/newsletter/server/series-queries.ts'
import type { Database } from '#db/client.ts'
import { type PlannedText, plannedTexts } from './today-queries.ts'

interface Span {
  since: Date
  until: Date
}

function textsOut(db: Database, { since, until }: Span) {
  const out = sql<PlannedText>`(
    select type as kind, id, title, coalesce(published_at, created_at) as at
      from blog_posts where published
    union all select 'quiz', id, title, coalesce(published_at, created_at)
      from quizzes where published
    union all select 'letter', id, subject, started_at from letters)`
  return db.read
    .selectFrom(out.as('out'))
    .selectAll()
    .where('at', '>=', since)
    .where('at', '<', until)
}

/**
 * Reads the plan of a span in one round trip. The planned texts may be older.
 * @returns also all days off, `YYYY-MM-DD`.
 */
export async function readPlan(db: Database, span: Span) {
  const [planned, out, mails, [settings]] = await db.batch([
    plannedTexts(db, span.until),
    textsOut(db, span),
    stepsByDay(db, span),
    db.read
      .selectFrom('ownerSettings')
      .select(sql<readonly string[]>`coalesce(settings->'daysOff', '[]')`.as('daysOff')),
  ])
  return { planned, out, mails, daysOff: settings?.daysOff ?? [] }
}
