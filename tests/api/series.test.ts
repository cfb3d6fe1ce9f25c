import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SeriesList, StoredStep } from '#src/features/newsletter/series-contracts.ts'
import { SERIES_STEPS } from '#src/features/newsletter/series.ts'
import { nextLetterDue, queueDue } from '#src/features/newsletter/server/letter-queries.ts'
import {
  confirmSubscription,
  deleteSubscribers,
  endSubscription,
  requestSubscription,
} from '#src/features/newsletter/server/subscriber-queries.ts'
import { asPrivate } from '#src/core/private.ts'
import { consents } from '#src/features/consent/texts.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { suppressionKeys } from '#src/server/signing.ts'
import { fromVilniusTime } from '#src/core/vilnius-time.ts'
import { bandBody, questionBody, quizBody } from './content.ts'
import { textAt, useAdministrator, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const site = useTestSite()
const admin = useAdministrator(site)
const pages = useVisitorPages(site)
const EMAIL = 'ruta@pastas.example'
const HOUR = 3_600_000

let general = ''
let welcome = ''
let quizzes = 0

beforeEach(async () => {
  for (const table of [
    'outbox',
    'newsletterSubscriptions',
    'newsletterRequests',
    'marketingConsents',
    'departedSubscribers',
  ] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
  await site.db.write.deleteFrom('series').where('isGeneral', '=', false).execute()
  const [first] = (await series()).items
  general = first?.id ?? expect.fail('The general series is missing.')
  welcome = first?.steps[0]?.id ?? expect.fail('The welcome step is missing.')
  await site.db.write.deleteFrom('seriesSteps').where('id', '!=', welcome).execute()
  await pause(general, false)
})

const series = async () => (await admin('GET', '/api/admin/series')).body as SeriesList
const pause = (id: string, paused: boolean) => admin('PUT', `/api/admin/series/${id}`, { paused })

/** Adds a step. @returns its id. */
async function addStep(subject: string, changes: object = {}, to = general): Promise<string> {
  const body = { subject, content: `Tekstas: ${subject}`, waitDays: 1, hour: 9, ...changes }
  const { status, body: step } = await admin('POST', `/api/admin/series/${to}/steps`, body)
  expect(status).toBe(201)
  return textAt(step, 'id')
}

/** Subscribes, unless a request waits, and confirms, without a mail. */
async function subscribe(email = EMAIL): Promise<void> {
  const request = { id: crypto.randomUUID(), email, name: null, consent: consents.newsletter }
  await requestSubscription(site.db, request)
  const waiting = await site.db.read
    .selectFrom('newsletterRequests')
    .select('id')
    .where('email', '=', asPrivate(email))
    .execute()
  for (const { id } of waiting) await confirmSubscription(site.db, id, suppressionKeys())
  await site.db.write.deleteFrom('outbox').where('kind', '!=', 'series-step').execute()
}

/** Moves the clock on: every stored time of subscriptions and series lies further back. */
async function wait(ms: number): Promise<void> {
  const back = (column: string) =>
    sql<Date>`${sql.ref(column)} - make_interval(secs => ${ms / 1000})`
  await site.db.write
    .updateTable('newsletterSubscriptions')
    .set({ confirmedAt: back('confirmed_at'), leftAt: back('left_at') })
    .execute()
  await site.db.write
    .updateTable('seriesReaders')
    .set({ startedAt: back('started_at'), movedAt: back('moved_at') })
    .execute()
  await site.db.write
    .updateTable('seriesSends')
    .set({ queuedAt: back('queued_at') })
    .execute()
}

/** Queues what is due. @returns the subjects of all steps queued for an address, in order. */
async function queued(email = EMAIL): Promise<string[]> {
  while ((await queueDue(site.db)) > 0);
  const rows = await site.db.read
    .selectFrom('seriesSends')
    .innerJoin('seriesSteps', 'seriesSteps.id', 'stepId')
    .innerJoin('newsletterSubscriptions as subscription', 'subscription.id', 'subscriptionId')
    .select('subject')
    .where('email', '=', asPrivate(email))
    .orderBy('queuedAt')
    .orderBy('place')
    .execute()
  return rows.map(({ subject }) => subject)
}

const WELCOME = 'Prenumerata patvirtinta'

describe('a series', () => {
  it('begins with the confirmation of a subscription, by its welcome mail', async () => {
    await subscribe()
    await site.deliver()
    const [mail, ...others] = pages.mails
    expect(others).toEqual([])
    expect(mail?.subject).toBe(WELCOME)
    expect(mail?.text).toContain('ačiū, kad patvirtinote prenumeratą')
    expect(mail?.headers.get('list')).toMatchObject({ unsubscribe: {} })
  })

  it('sends a step its days later at its hour in Vilnius, also when the clocks change', async () => {
    await addStep('Po savaitės', { waitDays: 7, hour: 8 })
    for (const [moved, due] of [
      ['2026-11-20T23:30', '2026-11-27T08:00'],
      ['2026-03-25T00:30', '2026-04-01T08:00'],
      ['2026-10-20T12:00', '2026-10-27T08:00'],
    ] as const) {
      await site.db.write.deleteFrom('newsletterSubscriptions').execute()
      await subscribe()
      await queued()
      await site.db.write
        .updateTable('seriesReaders')
        .set({ movedAt: fromVilniusTime(moved) ?? expect.fail(moved) })
        .execute()
      const next = await nextLetterDue(site.db)
      expect(next && formatMinute(next)).toBe(
        formatMinute(fromVilniusTime(due) ?? expect.fail(due)),
      )
    }
  })

  it('sends one step after the other, each once', async () => {
    await addStep('Antras')
    await addStep('Trečias', { waitDays: 3 })
    await subscribe()
    expect(await queued()).toEqual([WELCOME])
    await wait(24 * HOUR)
    await wait(24 * HOUR)
    expect(await queued()).toEqual([WELCOME, 'Antras'])
    expect(await queued()).toEqual([WELCOME, 'Antras'])
    await wait(4 * 24 * HOUR)
    const all = [WELCOME, 'Antras', 'Trečias']
    expect(await queued()).toEqual(all)
    await wait(400 * 24 * HOUR)
    expect(await queued()).toEqual(all)
    expect(await nextLetterDue(site.db)).toBeNull()
  })

  it('queues a step once when two deliveries run at the same time', async () => {
    for (const number of [1, 2, 3]) await subscribe(`skaitytoja${number}@pastas.example`)
    await Promise.all(Array.from({ length: 6 }, () => queueDue(site.db)))
    const entries = await site.db.read.selectFrom('outbox').select('recipient').execute()
    expect(new Set(entries.map(({ recipient }) => recipient)).size).toBe(3)
    expect(entries).toHaveLength(3)
  })

  it('ends when its reader leaves, and does not go on after a new subscription', async () => {
    await addStep('Antras')
    await subscribe()
    await queued()
    await endSubscription(site.db, asPrivate(EMAIL))
    await wait(48 * HOUR)
    expect(await queued()).toEqual([WELCOME])
    await subscribe()
    await wait(48 * HOUR)
    expect(await queued()).toEqual([WELCOME])
  })

  it('ends when a step is refused because the address does not exist', async () => {
    await addStep('Antras')
    await subscribe()
    await queued()
    await site.db.write
      .updateTable('outbox')
      .set({ state: 'failed', fault: 'no-mailbox' })
      .where('kind', '=', 'series-step')
      .execute()
    await wait(48 * HOUR)
    expect(await queued()).toEqual([WELCOME])
  })

  it('takes its queued mails along when its reader leaves', async () => {
    await subscribe()
    await queueDue(site.db)
    await endSubscription(site.db, asPrivate(EMAIL))
    expect(await site.db.read.selectFrom('outbox').select('kind').execute()).toEqual([])
  })

  it('waits while it is paused, and goes on afterwards', async () => {
    await addStep('Antras')
    await subscribe()
    await queued()
    await pause(general, true)
    await wait(48 * HOUR)
    expect(await queued()).toEqual([WELCOME])
    expect(await nextLetterDue(site.db)).toBeNull()
    await pause(general, false)
    expect(await queued()).toEqual([WELCOME, 'Antras'])
  })

  it('has a changed step for those who have not got it, and a new place for the next ones', async () => {
    const second = await addStep('Antras')
    const third = await addStep('Trečias')
    await subscribe()
    await queued()
    const { body } = await admin('GET', `/api/admin/series-steps/${second}`)
    const { updatedAt } = body as StoredStep
    const written = { subject: 'Pakeistas', content: 'Kitas tekstas', waitDays: 1, hour: 9 }
    const path = `/api/admin/series-steps/${second}`
    expect(await admin('PUT', path, { ...written, updatedAt })).toMatchObject({ status: 200 })
    expect(await admin('PUT', path, { ...written, updatedAt })).toMatchObject({ status: 409 })
    const ids = [welcome, third, second]
    const order = `/api/admin/series/${general}/steps`
    expect(await admin('PUT', order, { ids })).toMatchObject({ status: 200 })
    expect(await admin('PUT', order, { ids: ids.slice(1) })).toMatchObject({ status: 409 })
    for (let day = 0; day < 4; day += 1) {
      await queued()
      await wait(24 * HOUR)
    }
    expect(await queued()).toEqual([WELCOME, 'Trečias', 'Pakeistas'])
  })

  it('tells how many got each step, and how many left after it', async () => {
    await addStep('Antras')
    const people = ['a', 'b', 'c'].map((name) => `${name}@pastas.example`)
    for (const email of people) await subscribe(email)
    await queued()
    await site.deliver()
    await endSubscription(site.db, asPrivate('a@pastas.example'))
    await wait(48 * HOUR)
    await queued()
    const counts = async () =>
      (await series()).items[0]?.steps.map(({ subject, sent, left }) => [subject, sent, left])
    expect(await counts(), 'what waits is not sent').toEqual([
      [WELCOME, 3, 1],
      ['Antras', 0, 0],
    ])
    await site.deliver()
    await endSubscription(site.db, asPrivate('b@pastas.example'))
    expect(await counts()).toEqual([
      [WELCOME, 3, 1],
      ['Antras', 2, 1],
    ])
  })

  it('has twenty steps at most, and refuses bad ones with a sentence', async () => {
    for (let count = 1; count < SERIES_STEPS; count += 1) await addStep(`Žingsnis ${count}`)
    const path = `/api/admin/series/${general}/steps`
    const body = { subject: 'Dar vienas', content: 'Tekstas', waitDays: 1, hour: 9 }
    expect(await admin('POST', path, body)).toMatchObject({
      status: 409,
      body: { error: 'Serijos nebėra arba joje jau dvidešimt žingsnių.' },
    })
    for (const [change, error] of [
      [{ waitDays: -1 }, 'Dienų skaičius turi būti nuo 0 iki 365'],
      [{ waitDays: 1.5 }, 'Dienų skaičius turi būti nuo 0 iki 365'],
      [{ hour: 24 }, 'Valanda turi būti nuo 0 iki 23'],
      [{ content: ' ' }, 'Naujienlaiškio tekstas privalomas'],
    ] as const) {
      const refused = await admin('POST', path, { ...body, ...change })
      expect(refused).toMatchObject({ status: 400, body: { error } })
    }
  })

  it('gets a step once, as it was written last, when the answer to the first attempt was lost', async () => {
    const attemptId = crypto.randomUUID()
    for (const content of ['Labas', 'Labas', 'Laba diena']) {
      expect(await addStep('Antras', { content, attemptId })).toBe(attemptId)
    }
    const path = `/api/admin/series-steps/${attemptId}`
    const { body: stored } = await admin('GET', path)
    expect(stored).toMatchObject({ content: 'Laba diena' })
    const again = { subject: 'Antras', content: 'Labas', waitDays: 1, hour: 9, attemptId }
    expect(await admin('POST', `/api/admin/series/${general}/steps`, again)).toMatchObject({
      status: 409,
    })
    expect((await admin('GET', path)).body).toEqual(stored)
  })

  it('that is the general one cannot be deleted', async () => {
    expect(await admin('DELETE', `/api/admin/series/${general}`)).toMatchObject({ status: 404 })
    expect((await series()).items).toHaveLength(1)
  })
})

describe('a series of a band', () => {
  async function makeQuiz() {
    const slug = `serija-${++quizzes}`
    const questions = [questionBody({ marks: [null, 'fear', null] })]
    const categories = [bandBody({ name: 'Žema', maxScore: 9 })]
    const { body } = await admin(
      'POST',
      '/api/admin/quiz',
      quizBody({ slug, questions, categories }),
    )
    const band = textAt(body, 'categories.0.id')
    const questionId = textAt(body, 'questions.0.id')
    const submit = (answer: number, more: object = { marketing: true }) =>
      site.call('POST', `/api/quiz/${slug}/submit`, {
        body: { answers: [{ questionId, answer }], email: EMAIL, ...more },
      })
    return { band, submit }
  }

  async function addSeries(bandId: string): Promise<string> {
    const attemptId = crypto.randomUUID()
    const body = { bandId, attemptId }
    expect(await admin('POST', '/api/admin/series', body)).toMatchObject({ status: 200 })
    await addStep('Apie jūsų rezultatą', { waitDays: 0 }, attemptId)
    await pause(attemptId, false)
    return attemptId
  }

  it('is offered for bands that have none, and starts paused', async () => {
    const { band } = await makeQuiz()
    const offered = async () => (await series()).bands.map(({ id }) => id)
    expect(await offered()).toContain(band)
    const attemptId = crypto.randomUUID()
    await admin('POST', '/api/admin/series', { bandId: band, attemptId })
    expect(await offered()).not.toContain(band)
    expect((await series()).items[1]).toMatchObject({ id: attemptId, paused: true, steps: [] })
    const again = await admin('POST', '/api/admin/series', { bandId: band })
    expect(again.status).toBe(409)
  })

  it('takes the place of the general one for who asked for letters by result', async () => {
    const { band, submit } = await makeQuiz()
    await addSeries(band)
    await submit(0)
    await subscribe()
    expect(await queued()).toEqual(['Apie jūsų rezultatą'])
  })

  it('starts at once for a subscriber', async () => {
    const { band, submit } = await makeQuiz()
    await addSeries(band)
    await subscribe()
    expect(await queued()).toEqual([WELCOME])
    await submit(0)
    expect(await queued()).toEqual([WELCOME, 'Apie jūsų rezultatą'])
    await submit(0)
    expect(await queued()).toEqual([WELCOME, 'Apie jūsų rezultatą'])
  })

  it('is never chosen by a warning answer, nor without the consent', async () => {
    const { band, submit } = await makeQuiz()
    await addSeries(band)
    await submit(1)
    await submit(0, { consent: true, mailResult: true })
    await subscribe()
    expect(await queued()).toEqual([WELCOME])
    await submit(1)
    expect(await queued()).toEqual([WELCOME])
    const stored = await site.db.read.selectFrom('marketingConsents').select('bandId').execute()
    expect(stored.map(({ bandId }) => bandId)).toEqual([null])
  })

  it('goes on for its readers when its band is deleted, and starts for nobody', async () => {
    const { band } = await makeQuiz()
    await addSeries(band)
    await site.db.write.deleteFrom('quizCategories').where('id', '=', band).execute()
    expect((await series()).items[1]).toMatchObject({ band: null })
    await subscribe()
    expect(await queued()).toEqual([WELCOME])
  })

  it('is deleted with its steps and the mails that wait', async () => {
    const { band, submit } = await makeQuiz()
    const id = await addSeries(band)
    await submit(0)
    await subscribe()
    await queueDue(site.db)
    expect(await admin('DELETE', `/api/admin/series/${id}`)).toMatchObject({ status: 200 })
    expect((await series()).items).toHaveLength(1)
    expect(await site.db.read.selectFrom('outbox').select('kind').execute()).toEqual([])
  })
})

describe('whatever happens', () => {
  const act = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('subscribe' as const), who: fc.nat(1) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), who: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), who: fc.nat(1) }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.nat(80) }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('pause' as const), paused: fc.boolean() }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), days: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), which: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), which: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('turn' as const) }) },
  )

  it('each reader gets each step once at most, in order, and none after leaving', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        await site.db.write.deleteFrom('outbox').execute()
        await site.db.write.deleteFrom('newsletterSubscriptions').execute()
        await site.db.write.deleteFrom('seriesSteps').where('id', '!=', welcome).execute()
        await pause(general, false)
        for (const days of [1, 2]) await addStep(`Žingsnis ${days}`, { waitDays: days })
        const people = [0, 1].map((who) => `zmogus${who}@pastas.example`)
        /** Steps that each person has got, by id, since the last erasure. */
        const got = new Map(people.map((email) => [email, [] as string[]]))
        const reading = new Set<string>()
        const left = new Set<string>()
        let paused = false
        for (const each of acts) {
          const email = 'who' in each ? (people[each.who] ?? '') : ''
          const steps = (await series()).items[0]?.steps ?? []
          const step = 'which' in each ? steps[each.which] : undefined
          switch (each.kind) {
            case 'subscribe':
              await subscribe(email)
              if (!paused && !left.has(email)) reading.add(email)
              else if (!reading.has(email)) left.add(email)
              break
            case 'leave':
              await endSubscription(site.db, asPrivate(email))
              if (reading.delete(email)) left.add(email)
              break
            case 'erase': {
              const rows = await site.db.read
                .selectFrom('newsletterSubscriptions')
                .select('id')
                .where('email', '=', asPrivate(email))
                .execute()
              const ids = rows.map(({ id }) => id)
              if (ids.length > 0) await deleteSubscribers(site.db, ids, suppressionKeys())
              reading.delete(email)
              left.delete(email)
              got.set(email, [])
              break
            }
            case 'wait':
              await wait(each.hours * HOUR)
              break
            case 'pause':
              paused = each.paused
              await pause(general, paused)
              break
            case 'add':
              await addStep(`Naujas ${steps.length}`, { waitDays: each.days })
              break
            case 'remove':
              if (step && step.id !== welcome) {
                await admin('DELETE', `/api/admin/series-steps/${step.id}`)
              }
              break
            case 'edit':
              if (step) {
                const path = `/api/admin/series-steps/${step.id}`
                const { updatedAt } = (await admin('GET', path)).body as StoredStep
                const { subject, content, hour } = step
                const body = { subject, content, hour, waitDays: 0, updatedAt }
                expect(await admin('PUT', path, body)).toMatchObject({ status: 200 })
              }
              break
            case 'turn': {
              const ids = steps.map(({ id }) => id)
              const turned = [...ids.slice(0, 1), ...ids.slice(1).toReversed()]
              await admin('PUT', `/api/admin/series/${general}/steps`, { ids: turned })
            }
          }
          await site.db.write.deleteFrom('outbox').execute()
          while ((await queueDue(site.db)) > 0) {
            const places = new Map(
              ((await series()).items[0]?.steps ?? []).map(({ id }, place) => [id, place]),
            )
            const entries = await site.db.read
              .selectFrom('outbox')
              .select(['recipient', 'subjectId'])
              .where('kind', '=', 'series-step')
              .execute()
            await site.db.write.deleteFrom('outbox').execute()
            expect(paused && entries.length > 0, 'a paused series sends nothing').toBe(false)
            for (const { recipient, subjectId } of entries) {
              const [to, id] = [String(recipient), subjectId ?? '']
              const before = got.get(to) ?? expect.fail(`Unknown ${to}`)
              expect(reading.has(to), `${to} reads`).toBe(true)
              expect(before).not.toContain(id)
              for (const earlier of before) {
                expect(places.get(earlier) ?? -1, 'in order').toBeLessThan(places.get(id) ?? -1)
              }
              before.push(id)
            }
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})
