import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownerLoader } from '#src/content/loaders.ts'
import { answerTimeTexts } from '#src/features/clients/answer-time-texts.ts'
import { SHOWN_ANSWERS } from '#src/features/clients/answering.ts'
import { readRecentAnswers } from '#src/features/orders/server/recent-answers.ts'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)

/** Stores orders whose message was answered after `minutes`, or not at all. */
async function storeAnswers(count: number, minutes: number | null, daysAgo = 5): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const id = crypto.randomUUID()
    for (const statement of [
      sql`insert into orders (id, session_id, package, email, amount, currency, created_at, agreed_at)
        values (${id}::uuid, ${`cs_${id}`}, 'email-weekly', 'ona@pastas.example', 3900, 'eur', now(), now() - interval '400 days')`,
      sql`insert into order_starts (id, delivery, early_text, sensitive_text, consent_version)
        values (${id}::uuid, 'letter', 'Pradėkite.', 'Sutinku.', '2026-11-24')`,
      sql`insert into order_letters (id, order_id, author, content, created_at)
        values (gen_random_uuid(), ${id}::uuid, 'client', 'Labas', now() - make_interval(days => ${daysAgo}::integer))`,
      ...(minutes === null
        ? []
        : [
            sql`insert into order_letters (id, order_id, author, content, created_at)
              values (gen_random_uuid(), ${id}::uuid, 'coach', 'Laba diena', now() - make_interval(days => ${daysAgo}::integer) + make_interval(mins => ${minutes}::integer))`,
          ]),
    ]) {
      await statement.execute(site.db.write)
    }
  }
}

/** Returns the settings that a build reads. */
async function builtSettings() {
  const { load, schema } = ownerLoader()
  const entries: { answerTime: string | null; paragraphs: readonly unknown[] }[] = []
  const context = {
    parseData: ({ data }: { data: unknown }) => Promise.resolve(schema.parse(data)),
    store: { set: ({ data }: { data: (typeof entries)[number] }) => entries.push(data) },
  }
  // The loader uses nothing else of Astro's context.
  await load(context as unknown as Parameters<typeof load>[0])
  return entries[0] ?? expect.fail('The loader stores one entry.')
}

const builtSentence = async () => (await builtSettings()).answerTime

const save = (changes: object) =>
  admin('PUT', '/api/admin/settings', { ...startingSettings, ...changes })
const stored = async () => (await admin('GET', '/api/admin/settings')).body as AdminSettings

beforeEach(async () => {
  await sql`update owner_settings set settings = '{}', earlier = '[]'`.execute(site.db.write)
  for (const table of ['order_letters', 'order_starts', 'orders']) {
    await sql`delete from ${sql.table(table)}`.execute(site.db.write)
  }
})

describe('how fast clients are answered', () => {
  it('counts the answers of 90 days, and what should have been answered by now', async () => {
    await storeAnswers(2, 30)
    await storeAnswers(1, 4 * 24 * 60)
    await storeAnswers(1, null)
    await storeAnswers(1, 30, 100)
    const recent = await readRecentAnswers(site.db)
    expect(recent).toEqual({ onTime: 2, total: 4, given: 3, medianMinutes: 30 })
    const { body } = await admin('GET', '/api/admin/statistics')
    expect(body).toMatchObject({ recentAnswers: recent })
  })

  it('is shown to visitors only if the owner wants it, and only with enough answers', async () => {
    await storeAnswers(SHOWN_ANSWERS - 1, 100)
    expect((await stored()).showsAnswerTime).toBe(false)
    expect((await save({ showsAnswerTime: true })).status).toBe(200)
    expect(await builtSentence()).toBeNull()
    await storeAnswers(1, 100)
    expect(await builtSentence()).toBe(answerTimeTexts.line(await readRecentAnswers(site.db)))
    await save({ showsAnswerTime: false })
    expect(await builtSentence()).toBeNull()
  })
})

describe('settings that a call leaves out', () => {
  it('stay: the saved paragraphs, by name, and whether the figure is shown', async () => {
    const paragraphs = [
      { name: 'Žodis', text: 'Ačiū.' },
      { name: 'Ąžuolas', text: ' Laba diena. ' },
    ]
    expect((await stored()).paragraphs).toEqual([])
    await save({ paragraphs, showsAnswerTime: true })
    const { paragraphs: _, showsAnswerTime: __, ...others } = startingSettings
    expect((await admin('PUT', '/api/admin/settings', others)).status).toBe(200)
    expect((await builtSettings()).paragraphs, 'public').toEqual([])
    expect(await stored()).toMatchObject({
      showsAnswerTime: true,
      paragraphs: [
        { name: 'Ąžuolas', text: 'Laba diena.' },
        { name: 'Žodis', text: 'Ačiū.' },
      ],
    })
  })

  it.each([
    ['too many', Array.from({ length: 31 }, () => ({ name: 'a', text: 'b' }))],
    ['one without a name', [{ name: ' ', text: 'b' }]],
    ['one without a text', [{ name: 'a', text: '' }]],
  ])('are not replaced by invalid ones: %s', async (_, paragraphs) => {
    expect((await save({ paragraphs })).status).toBe(400)
  })
})
