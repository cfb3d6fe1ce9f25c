import { type Insertable, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Plan } from '#src/features/clients/contracts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { dayAfter } from '#src/core/vilnius-time.ts'
import type { BlogPostsTable } from '#db/schema/tables.ts'
import { useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)

const MINUTE = 60_000
/** Minutes of a day. */
const DAY = 24 * 60
const id = () => crypto.randomUUID()
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE)
const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length)

beforeEach(async () => {
  for (const table of ['blogPosts', 'quizzes', 'letters', 'newsletterSubscriptions'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
})

async function planOf(month: string): Promise<Plan> {
  const { status, body } = await admin('GET', `/api/admin/plan?month=${month}`)
  expect(status).toBe(200)
  return body as Plan
}

const titles = async (month: string) =>
  (await planOf(month)).items.map(({ kind, title, state }) => [kind, title, state])

async function storePost(
  title: string,
  changes: Partial<Insertable<BlogPostsTable>>,
): Promise<void> {
  const category = changes.type === 'page' ? null : 'Konfliktai'
  const text = { id: id(), title, slug: title.toLowerCase(), excerpt: '', content: '' }
  await site.db.write
    .insertInto('blogPosts')
    .values({ ...text, category, ...changes })
    .execute()
}

async function storeLetter(subject: string, changes: object): Promise<void> {
  const letter = { id: id(), subject, content: '' }
  await site.db.write
    .insertInto('letters')
    .values({ ...letter, ...changes })
    .execute()
}

describe('the plan of a month', () => {
  it('has what is published, sent and planned in it, by time, and no draft', async () => {
    await storePost('Vėliau', { publishAt: '2098-03-20T07:00:00Z' })
    await storePost('Puslapis', { type: 'page', publishAt: '2098-03-02T07:00:00Z' })
    await storePost('Juodraštis', {})
    await storePost('Paskelbtas', { published: true, publishedAt: '2020-03-04T07:00:00Z' })
    // A release that stored no time of publishing published this one.
    await storePost('Senas', { type: 'page', published: true, createdAt: '2020-03-03T07:00:00Z' })
    const quiz = { id: id(), title: 'Testas', slug: 'testas', description: '' }
    await site.db.write
      .insertInto('quizzes')
      .values({ ...quiz, publishAt: '2098-03-05T07:00:00Z' })
      .execute()
    await storeLetter('Laiškas', { state: 'scheduled', sendAt: '2098-03-04T07:00:00Z' })
    await storeLetter('Išsiųstas', { state: 'sending', startedAt: '2020-03-05T07:00:00Z' })
    await storeLetter('Nebaigtas', {})
    expect(await titles('2098-03')).toEqual([
      ['page', 'Puslapis', 'planned'],
      ['letter', 'Laiškas', 'planned'],
      ['quiz', 'Testas', 'planned'],
      ['post', 'Vėliau', 'planned'],
    ])
    expect(await titles('2020-03')).toEqual([
      ['page', 'Senas', 'out'],
      ['post', 'Paskelbtas', 'out'],
      ['letter', 'Išsiųstas', 'out'],
    ])
  })

  it('begins and ends at midnight in Vilnius, also when the clocks change in it', async () => {
    const published = (title: string, publishedAt: string) =>
      storePost(title, { published: true, publishedAt })
    await published('Vasaris', '2020-02-29T21:59:59Z')
    await published('Kovas', '2020-02-29T22:00:00Z')
    await published('Kovo galas', '2020-03-31T20:59:59Z')
    await published('Balandis', '2020-03-31T21:00:00Z')
    await storePost('Spalis', { publishAt: '2098-10-31T21:59:59Z' })
    await storePost('Lapkritis', { publishAt: '2098-10-31T22:00:00Z' })
    const named = async (month: string) => (await titles(month)).map(([, title]) => title)
    expect(await named('2020-02')).toEqual(['Vasaris'])
    expect(await named('2020-03')).toEqual(['Kovas', 'Kovo galas'])
    expect(await named('2020-04')).toEqual(['Balandis'])
    expect(await named('2098-10')).toEqual(['Spalis'])
    expect(await named('2098-11')).toEqual(['Lapkritis'])
  })

  it('has as overdue what did not go out on time, also in each later month, but not what is only due', async () => {
    await storePost('Vėluojantis', { publishAt: ago(60) })
    await storeLetter('Vėluojantis laiškas', { state: 'scheduled', sendAt: ago(30) })
    await storePost('Tuojau', { publishAt: ago(3) })
    const overdue = [
      ['post', 'Vėluojantis', 'overdue'],
      ['letter', 'Vėluojantis laiškas', 'overdue'],
    ]
    expect(await titles(monthOf(formatDay(ago(3))))).toEqual([
      ...overdue,
      ['post', 'Tuojau', 'planned'],
    ])
    expect(await titles('2098-03')).toEqual(overdue)
    expect(await titles('2020-03')).toEqual([])
  })

  it('has the days off of the month', async () => {
    const daysOff = JSON.stringify(['2026-11-30', '2026-12-24', '2026-12-25', '2027-12-24'])
    await sql`
      update owner_settings
      set settings = coalesce(settings, '{}') || jsonb_build_object('daysOff', ${daysOff}::jsonb)`.execute(
      site.db.write,
    )
    expect((await planOf('2026-12')).daysOff).toEqual(['2026-12-24', '2026-12-25'])
    expect((await planOf('2026-10')).daysOff).toEqual([])
  })

  it('counts the next mail of each reader of a series, what is due already for today', async () => {
    const { id: seriesId, step } = await site.db.read
      .selectFrom('series')
      .innerJoin('seriesSteps', 'seriesSteps.seriesId', 'series.id')
      .select(['series.id', 'seriesSteps.id as step'])
      .where('isGeneral', '=', true)
      .executeTakeFirstOrThrow()
    await site.db.write.updateTable('series').set({ paused: false }).execute()
    const next = { seriesId, subject: 'Antras', content: 'Labas', waitDays: 1, hour: 9 }
    await site.db.write
      .insertInto('seriesSteps')
      .values([
        { ...next, id: id(), place: 50 },
        { ...next, id: id(), place: 51 },
      ])
      .execute()
    const readers = ['a', 'b', 'c'].map((name) => ({ id: id(), email: `${name}@pastas.example` }))
    await site.db.write
      .insertInto('newsletterSubscriptions')
      .values(
        readers.map((reader) => ({ ...reader, subscribed: true, confirmedAt: ago(60 * DAY) })),
      )
      .execute()
    await site.db.write
      .insertInto('seriesReaders')
      .values(readers.map((reader) => ({ subscriptionId: reader.id, seriesId })))
      .execute()
    // The first reader's mail should have gone out more than a month ago.
    await site.db.write
      .updateTable('seriesReaders')
      .set({ startedAt: ago(50 * DAY), movedAt: ago(50 * DAY) })
      .where('subscriptionId', '=', readers[0]?.id ?? '')
      .execute()
    await site.db.write
      .insertInto('seriesSends')
      .values(readers.slice(1).map((reader) => ({ subscriptionId: reader.id, stepId: step })))
      .execute()
    const today = formatDay(new Date())
    const tomorrow = dayAfter(today)
    const months = [...new Set([monthOf(today), monthOf(tomorrow)])]
    const plans = await Promise.all(months.map(planOf))
    expect(plans.flatMap(({ mails }) => mails)).toEqual([
      { day: today, count: 1 },
      { day: tomorrow, count: 2 },
    ])
    await site.db.write.updateTable('series').set({ paused: true }).execute()
    expect((await planOf(monthOf(tomorrow))).mails).toEqual([])
  })

  it.each(['2026-13', '2026-1', '1999-12', ''])('is refused for %j', async (month) => {
    expect((await admin('GET', `/api/admin/plan?month=${month}`)).status).toBe(400)
  })
})
