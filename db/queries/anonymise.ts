import { type RawBuilder, sql } from 'kysely'
import { PACKAGE_IDS } from '#src/domain/consultations.ts'
import { anonymisedTexts } from '#src/texts/anonymised.ts'
import type { Database } from '../client.ts'

/** What happens to a column that may hold words: it stays, or is overwritten where it is not null. */
type Treatment = 'keep' | RawBuilder<unknown>

/** Content, or words of our own code. */
function keep(...columns: string[]): Record<string, Treatment> {
  return Object.fromEntries(columns.map((column) => [column, 'keep' as const]))
}

// Made from the row's own random id: different for each row, and the same when repeated.
const email = sql`${anonymisedTexts.mailbox} || '-' || left(replace(id::text, '-', ''), 12) || '@example.invalid'`
const name = sql`${anonymisedTexts.name}`
const writing = sql`${anonymisedTexts.writing}`
const nothing = sql`null`

/**
 * What becomes of each table: its rows are deleted where a replacement would be of no use, else each
 * column that may hold words is listed. Columns that were dropped since stay listed: copies may be older.
 */
const TREATMENTS: Readonly<Record<string, 'delete' | Readonly<Record<string, Treatment>>>> = {
  admin_challenges: 'delete',
  admin_passkeys: 'delete',
  admin_password: 'delete',
  admin_sessions: 'delete',
  agreed_terms: 'delete',
  // About the administrator alone, and not to be deleted.
  audit_log: keep('act', 'subject_kind', 'subject_id', 'subject_slug', 'device'),
  blog_posts: keep(
    'title',
    'slug',
    'excerpt',
    'content',
    'image_url',
    'category',
    'tags',
    'type',
    'meta_description',
    'seo_title',
    'focus_keyword',
    'meta_keywords',
    'image_alt_text',
    'canonical_url',
    'generated',
  ),
  call_times: 'delete',
  comparisons: 'delete',
  consultation_bookings: {
    name,
    email,
    phone: sql`${anonymisedTexts.phone}`,
    // Anything can be sent as the type.
    consultation_type: sql`
      case when consultation_type in (${sql.join(PACKAGE_IDS)}) then consultation_type else ${PACKAGE_IDS[0]} end`,
    preferred_date: writing,
    message: writing,
    notes: writing,
    ...keep('status'),
  },
  contract_withdrawals: {
    name,
    email,
    contract: writing,
    note: writing,
    ...keep('state', 'refunded_on'),
  },
  courses: keep(
    'title',
    'slug',
    'description',
    'short_description',
    'duration',
    'level',
    'image_url',
    'features',
  ),
  departed_subscribers: 'delete',
  deploy_marker: keep('role', 'host'),
  erasures: 'delete',
  // Published, as articles are.
  experts: keep('name', 'photo_url', 'qualification', 'words'),
  image_jobs: 'delete',
  item_versions: keep('kind', 'title', 'state'),
  letters: keep('subject', 'content', 'state'),
  login_attempts: 'delete',
  login_limit: {},
  marketing_consents: 'delete',
  marketing_removals: { email },
  media: { original_name: nothing, ...keep('name', 'generated') },
  newsletter_requests: 'delete',
  newsletter_subscriptions: {
    email,
    name,
    omnisend_contact_id: nothing,
    // The source of an imported consent may name somebody.
    consent_text: sql`case when consent_version like 'import %' then ${writing} else consent_text end`,
    ...keep('consent_version'),
  },
  // Of orders a copy could show invented people with true payments.
  orders: 'delete',
  order_letters: 'delete',
  order_starts: 'delete',
  outbox: 'delete',
  owner_networks: 'delete',
  // Public, but for where notices go.
  owner_settings: { ...keep('settings', 'earlier'), notice_email: nothing },
  payment_events: 'delete',
  preview_revocations: keep('kind'),
  publishing: keep('phase', 'failure', 'pending_purge', 'unbuilt_changes'),
  quiz_categories: keep('name', 'description', 'advice', 'color', 'omnisend_segment'),
  quiz_progress: {},
  quiz_questions: keep('question', 'question_type', 'options', 'option_marks', 'weights'),
  quiz_results: 'delete',
  quiz_submissions: {
    email,
    name,
    answers: sql`'[]'`,
    omnisend_contact_id: nothing,
    ...keep('category', 'breakdown', 'consent_version', 'consent_text'),
  },
  quizzes: keep('title', 'slug', 'description', 'instructions', 'dimensions'),
  retired_questions: {},
  schema_migrations: keep('name'),
  slug_redirects: keep('kind', 'slug'),
  unfinished_texts: 'delete',
  uploads: 'delete',
  used_data_links: 'delete',
}

/** Types that hold no words; any other may. */
const WORDLESS = [
  'uuid',
  'bool',
  'int2',
  'int4',
  'int8',
  '_int4',
  'float8',
  'numeric',
  'date',
  'timestamptz',
]

/** A table or column that the code does not know, so that it may hold personal data; the message names it. */
export class UnknownColumnsError extends Error {
  override readonly name = 'UnknownColumnsError'
}

/**
 * The statements that strip a copy of personal data, for one batch. They name only tables and columns
 * that the copy has, which may be older than the code.
 * @throws UnknownColumnsError when it is newer.
 */
export async function anonymising(db: Database): Promise<RawBuilder<unknown>[]> {
  const { rows } = await sql<{ tableName: string; words: string[] }>`
    select tables.table_name, coalesce(
      array_agg(columns.column_name::text)
        filter (where columns.udt_name not in (${sql.join(WORDLESS)})), '{}') as words
    from information_schema.tables as tables
    join information_schema.columns as columns using (table_schema, table_name)
    where tables.table_schema = current_schema() and tables.table_type = 'BASE TABLE'
    group by tables.table_name
    order by tables.table_name`.execute(db.write)
  const unknown: string[] = []
  const statements = rows.flatMap(({ tableName, words }) => {
    const table = sql.table(tableName)
    const treatment = Object.hasOwn(TREATMENTS, tableName) ? TREATMENTS[tableName] : undefined
    if (treatment === 'delete') return [sql`delete from ${table}`]
    const known = new Map(Object.entries(treatment ?? {}))
    unknown.push(
      ...(treatment === undefined
        ? [tableName]
        : words.filter((word) => !known.has(word)).map((word) => `${tableName}.${word}`)),
    )
    const overwritten = words.flatMap((word) => {
      const value = known.get(word)
      if (value === undefined || value === 'keep') return []
      const column = sql.ref(word)
      return [sql`${column} = case when ${column} is not null then ${value} end`]
    })
    return overwritten.length === 0 ? [] : [sql`update ${table} set ${sql.join(overwritten)}`]
  })
  if (unknown.length > 0) throw new UnknownColumnsError(unknown.join(', '))
  return statements
}
