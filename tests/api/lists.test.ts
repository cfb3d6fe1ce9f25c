import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { at, isRecord, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const call = useAdministrator(site)

/** Rows of each list: more than one batch of its table. Two consecutive rows have the same time. */
const ROWS = 110
const numbers = sql`generate_series(1, ${sql.lit(ROWS)}) as number`
const time = sql`timestamptz '2026-01-01' + make_interval(days => number / 2)`
const insertions: Record<string, RawBuilder<unknown>> = {
  audit: sql`insert into audit_log (id, at, act, session_id, device)
    select gen_random_uuid(), ${time}, 'retryOutbox', gen_random_uuid(), '' from ${numbers}`,
  bookings: sql`insert into consultation_bookings (id, name, email, consultation_type, created_at)
    select gen_random_uuid(), 'Ona', number || '@pastas.lt', 'individual', ${time} from ${numbers}`,
  letters: sql`insert into letters (id, subject, content, created_at)
    select gen_random_uuid(), 'Tema', 'Tekstas', ${time} from ${numbers}`,
  subscribers: sql`insert into newsletter_subscriptions (id, email, subscribed, subscribed_at)
    select gen_random_uuid(), number || '@pastas.lt', true, ${time} from ${numbers}`,
  submissions: sql`insert into quiz_submissions (id, email, answers, total_score, completed_at)
    select gen_random_uuid(), number || '@pastas.lt', '[]', 0, ${time} from ${numbers}`,
  outbox: sql`insert into outbox (id, channel, kind, state, created_at)
    select gen_random_uuid(), 'mail', 'letter', 'failed', ${time} from ${numbers}`,
  media: sql`insert into media (name, bytes, created_at)
    select lpad(to_hex(number), 32, '0') || '-1x1.webp', 1, ${time} from ${numbers}`,
}

/** Reads a page of a list: the ids and times of its items, the total and the page size. */
async function read(list: string, page: number) {
  const { body } = await call('GET', `/api/admin/${list}?page=${page}`)
  const items = at(body, 'items')
  const rows = Array.isArray(items) ? items.filter(isRecord) : []
  return {
    ids: rows.map((row) => row.id ?? row.name),
    times: rows.map((row) => row.createdAt ?? row.subscribedAt ?? row.completedAt ?? row.at),
    total: Number(at(body, 'total')),
    pageSize: Number(at(body, 'pageSize')),
  }
}

describe.each(Object.entries(insertions))('the list of %s', (list, insertion) => {
  beforeAll(() => insertion.execute(site.db.write))

  it('comes in pages, newest first, that neither repeat nor miss an item of the same time', async () => {
    const { pageSize } = await read(list, 1)
    expect(pageSize).toBe(list === 'media' ? 24 : 25)
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => read(list, page)))
    // Logging in is an act as well.
    const total = list === 'audit' ? ROWS + 1 : ROWS
    expect(new Set(pages.map((page) => page.total))).toEqual(new Set([total]))
    const full = [1, 2, 3, 4].map(() => pageSize)
    expect(pages.map(({ ids }) => ids.length)).toEqual([...full, total - 4 * pageSize, 0])
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(total)
    const times = pages.flatMap((page) => page.times.map(String))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  if (!['bookings', 'subscribers', 'submissions'].includes(list)) return
  it('is a table in its order, or of what is searched alone', async () => {
    const rowsOf = async (query: string) => {
      const { body } = await call('GET', `/api/admin/${list}.csv${query}`)
      return String(body).match(/\d+@pastas\.lt/g) ?? []
    }
    const all = await rowsOf('?page=2')
    expect(all).toHaveLength(ROWS)
    const { body } = await call('GET', `/api/admin/${list}`)
    expect(all.slice(0, 25)).toEqual(JSON.stringify(body).match(/\d+@pastas\.lt/g))
    expect(await rowsOf('?search=60@pastas')).toEqual(['60@pastas.lt'])
  })
})
