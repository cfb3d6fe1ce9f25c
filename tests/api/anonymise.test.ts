import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { anonymiseCopy, preparePreview } from '#db/deploy-database.ts'
import { markDatabase } from '#db/queries/deploy-marker.ts'
import { quizBody } from './content.ts'
import { dumpOf } from './database-dump.ts'
import { startCopy } from './databases.ts'
import { at, useTestSite } from './test-site.ts'

const MARKED = 'zyma'

/** Columns that keep their words: content, and words of our own code. */
const KEPT = {
  audit_log: 'act device subject_id subject_kind subject_slug',
  blog_posts:
    'canonical_url category content excerpt focus_keyword generated image_alt_text image_url meta_description meta_keywords seo_title slug tags title type',
  consultation_bookings: 'status',
  contract_withdrawals: 'refunded_on state',
  courses: 'description duration features image_url level short_description slug title',
  experts: 'name photo_url qualification words',
  item_versions: 'kind state title',
  letters: 'content state subject',
  media: 'generated name',
  newsletter_subscriptions: 'consent_text consent_version',
  owner_settings: 'earlier settings',
  preview_revocations: 'kind',
  publishing: 'failure pending_purge phase unbuilt_changes',
  quiz_categories: 'advice color description name omnisend_segment',
  quiz_questions: 'option_marks options question question_type weights',
  quiz_submissions: 'breakdown category consent_text consent_version',
  quizzes: 'description dimensions instructions slug title',
  schema_migrations: 'name',
  slug_redirects: 'kind slug',
}

interface Column {
  table: string
  name: string
  type: string
}

/** A value of each type of column; words are marked. */
const VALUES: Record<string, string> = {
  text: `'${MARKED}'`,
  _text: `'{${MARKED}}'`,
  jsonb: `'"${MARKED}"'`,
  uuid: 'gen_random_uuid()',
  bool: 'true',
  int2: '1',
  int4: '1',
  _int4: `'{1}'`,
  float8: '1',
  date: 'now()',
  timestamptz: 'now()',
  _timestamptz: 'array[now()]',
}

const isOfWords = ({ type }: Column) => ['text', '_text', 'jsonb'].includes(type)

describe('an anonymised copy', () => {
  it('has no word of before but in content', async () => {
    const database = await startCopy('migrated')
    const db = openDatabase(database.url)
    const run = (statement: string) => sql.raw(statement).execute(db.write)
    const { rows: columns } = await sql<Column>`
      select table_name as "table", column_name as name, udt_name as type
      from information_schema.columns where table_schema = 'public'
      order by table_name, column_name`.execute(db.write)

    const { rows: constraints } = await sql<{ table: string; name: string }>`
      select conrelid::regclass::text as "table", conname as name from pg_constraint
      where contype in ('c', 'f') and connamespace = 'public'::regnamespace`.execute(db.write)
    for (const { table, name } of constraints)
      await run(`alter table ${table} drop constraint ${name}`)
    const byTable = Map.groupBy(columns, ({ table }) => table)
    for (const [table, its] of byTable) {
      const values = its.map(({ type }) => {
        const value = VALUES[type]
        if (value === undefined) throw new Error(`What may a column of the type ${type} hold?`)
        return value
      })
      if (table !== 'schema_migrations') await run(`delete from ${table}`)
      const names = its.map(({ name }) => `"${name}"`)
      await run(`insert into ${table} (${names.join()}) values (${values.join()})`)
    }
    const wordsOf = (its: Column[]) => its.filter(isOfWords).map(({ name }) => name)
    const marked = async () => {
      const found: Record<string, string> = {}
      for (const [table, rows] of Object.entries(await dumpOf(db))) {
        const parsed = rows
          .split('\n')
          .map((row) => JSON.parse(row || '{}') as Record<string, unknown>)
        const names = wordsOf(byTable.get(table) ?? []).filter((name) =>
          parsed.some((row) => JSON.stringify(row[name] ?? null).includes(MARKED)),
        )
        if (names.length > 0) found[table] = names.join(' ')
      }
      return found
    }
    const all = [...byTable].map(([table, its]) => [table, wordsOf(its).join(' ')] as const)
    expect(await marked()).toEqual(Object.fromEntries(all.filter(([, names]) => names !== '')))

    await markDatabase(db, { role: 'production', host: 'ep-of-production.example' }).execute()
    await preparePreview(database.url)
    expect(await marked()).toEqual(KEPT)
    await database.stop()
  })
})

describe('the panel of a preview', () => {
  const site = useTestSite()

  it('lists what visitors have left, without them', async () => {
    const token = await site.logIn()
    const quiz = await site.call('POST', '/api/admin/quiz', { token, body: quizBody() })
    const person = { name: 'Rūta Rūtaitė', email: 'ruta@example.lt' }
    const answers = [{ questionId: at(quiz.body, 'questions.0.id'), answer: 1 }]
    const consent = { ...person, consent: true, answers }
    const booking = { ...person, phone: '+37061111111', message: 'Aš, Rūta' }
    await site.call('POST', '/api/newsletter/subscribe', { body: person })
    await site.call('POST', '/api/quiz/trumpas-testas/submit', { body: consent })
    for (const consultationType of ['intensive', 'mano slapyvardis Rūta']) {
      const body = { ...booking, consultationType }
      await site.call('POST', '/api/consultation/book', { body })
    }

    await anonymiseCopy(String(process.env.DATABASE_URL), '127.0.0.1')

    expect((await site.call('GET', '/api/admin/bookings', { token })).status).toBe(401)
    const again = await site.logIn()
    const lists: Record<string, unknown> = {}
    for (const list of ['bookings', 'subscribers', 'submissions', 'outbox']) {
      const { status, body } = await site.call('GET', `/api/admin/${list}`, { token: again })
      expect(status, list).toBe(200)
      expect(JSON.stringify(body), list).not.toMatch(/r[uū]ta|61111111/i)
      lists[list] = at(body, 'items')
    }
    const anybody = {
      name: 'Vardas Pavardė',
      email: expect.stringMatching(/^asmuo-[0-9a-f]{12}@example\.invalid$/) as string,
    }
    expect(lists).toMatchObject({
      bookings: [
        { ...anybody, consultationType: 'email-weekly', phone: '+370 600 00000', notes: null },
        { ...anybody, consultationType: 'intensive' },
      ],
      subscribers: [anybody],
      submissions: [{ ...anybody, answers: [], quizTitle: 'Trumpas testas' }],
      outbox: [],
    })
  })
})
