import { sql } from 'kysely'
import type { Database } from '#db/client.ts'

/** Stored values that generated requests may name. */
export interface StoredValues {
  /** Lists of values by the name of their kind. */
  lists: Record<string, string[]>
  /** Row versions by id. */
  versions: Record<string, string>
  /** Questions of a quiz by its slug. */
  questions: Record<string, string[]>
}

const ARTICLES = `blog_posts where type = 'post'`
const PAGES = `blog_posts where type = 'page'`

/** The rows that the `:id` of a path may name; for any other path, the rows of all these tables. */
const ROWS: readonly [path: RegExp, rows: string][] = [
  [/\/version\/:id/, 'item_versions'],
  [/\/blog\/:id/, ARTICLES],
  [/\/pages\/:id/, PAGES],
  [/\/quiz\/:id|preview-link/, 'quizzes'],
  [/\/bookings\/:id/, 'consultation_bookings'],
  [/\/subscribers\/:id\/admit/, 'newsletter_subscriptions where suspicious'],
  [/\/subscribers\/:id/, 'newsletter_subscriptions'],
  [/\/withdrawals\/:id/, 'contract_withdrawals'],
  [/\/payments\/:id/, 'payment_events'],
  [/\/notes\/:id/, 'order_notes'],
  [/\/mails\/:id/, "received_mails where state = 'waiting'"],
  [/\/orders\/:id/, 'orders'],
  [/\/passkeys\/:id/, 'admin_passkeys'],
  [/\/submissions\/:id/, 'quiz_submissions'],
  [/\/outbox\/:id/, 'outbox'],
  [/\/letters\/:id/, 'letters'],
  [/\/experts\/:id/, 'experts'],
  [/\/unfinished\/:id/, 'unfinished_texts'],
  [/\/removals\/:id/, 'marketing_removals'],
  [/\/generate-blog-image\/:id/, 'image_jobs'],
]

/** Returns the name of the list of values for a `:name` of a path. */
export function listOf(path: string, name: string): string {
  if (name === 'id') return ROWS.find(([pattern]) => pattern.test(path))?.[1] ?? 'ids'
  if (name === 'slug' && path.startsWith('/api/quiz/')) return 'quizSlugs'
  return name === 'slug' && path.startsWith('/api/pages/') ? 'pageSlugs' : name
}

export async function readStored(db: Database): Promise<StoredValues> {
  const texts = async (select: string) =>
    (await sql<{ text: string }>`${sql.raw(select)}`.execute(db.write)).rows.map(({ text }) => text)
  const rows = Object.fromEntries(
    await Promise.all(
      ROWS.map(async ([, from]) => [from, await texts(`select id::text as text from ${from}`)]),
    ),
  ) as Record<string, string[]>
  const versions = await sql<{ id: string; updatedAt: Date }>`
    select id, updated_at from blog_posts union all select id, updated_at from quizzes
    union all select id, updated_at from letters
    union all select id, updated_at from unfinished_texts
    union all select id, updated_at from order_notes
    union all select id, updated_at from experts`.execute(db.write)
  const questions = await sql<{ slug: string; ids: string[] }>`
    select slug, array_agg(quiz_questions.id::text order by "order") as ids
    from quizzes join quiz_questions on quiz_id = quizzes.id where published group by slug`.execute(
    db.write,
  )
  return {
    lists: {
      ...rows,
      ids: Object.values(rows).flat(),
      questions: questions.rows.flatMap(({ ids }) => ids),
      bands: await texts('select id::text as text from quiz_categories'),
      slug: await texts(`select slug as text from ${ARTICLES} and published`),
      slugs: await texts('select slug as text from blog_posts'),
      pageSlugs: await texts(`select slug as text from ${PAGES} and published`),
      quizSlugs: questions.rows.map(({ slug }) => slug),
      name: await texts('select name as text from media'),
    },
    versions: Object.fromEntries(
      versions.rows.map(({ id, updatedAt }) => [id, new Date(updatedAt).toISOString()]),
    ),
    questions: Object.fromEntries(questions.rows.map(({ slug, ids }) => [slug, ids])),
  }
}
