import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Today } from '#src/features/clients/contracts.ts'
import { ownDataTexts } from '#src/features/clients/own-data-texts.ts'
import { ownDataFile } from '#src/features/clients/server/own-data.ts'
import { asPrivate } from '#src/core/private.ts'
import type { Correspondence, Note } from '#src/features/orders/contracts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { dayAfter } from '#src/core/vilnius-time.ts'
import { ORDER_MESSAGE_MONTHS } from '#src/core/retention.ts'
import { repeatErasures } from '#src/server/queries/erasures.ts'
import { signToken, suppressionKeys } from '#src/server/signing.ts'
import { EVENTS } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { correspondenceTexts } from '#src/features/orders/correspondence-texts.ts'
import { orderOf, sendAll, SELLING, weekly } from './purchases.ts'
import { clearOutbox, useAdministrator, useTestSite } from './test-site.ts'
import { browserOf, openedBrowser } from './visitor-browser.ts'
import { useVisitorPages } from './visitor-pages.ts'

const site = useTestSite({ environment: SELLING })
const admin = useAdministrator(site)
const pages = useVisitorPages(site)

const EMAIL = 'ruta@pastas.example'
const TODAY = formatDay(new Date())

beforeEach(async () => {
  const tables = ['orderNotes', 'orderResults', 'orderLetters', 'orderStarts', 'orders'] as const
  for (const table of [...tables, 'quizSubmissions', 'erasures'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
})

/** Pays an order; unless told not to, its client also starts it. */
async function order({ isStarted = true, purchase = weekly() } = {}): Promise<string> {
  await sendAll(site, EVENTS.completed(purchase))
  const id = await orderOf(site, purchase)
  const start = { id, delivery: 'letter', sensitiveText: 'Sutinku', consentVersion: '1' } as const
  if (isStarted) await site.db.write.insertInto('orderStarts').values(start).execute()
  return id
}

const add = (orderId: string, content: string, dueOn: string | null = null, id = newId()) =>
  admin('POST', `/api/admin/orders/${orderId}/notes`, { id, content, dueOn })
const newId = () => crypto.randomUUID()

async function coached(orderId: string): Promise<Correspondence> {
  const { status, body } = await admin('GET', `/api/admin/orders/${orderId}/letters`)
  expect(status).toBe(200)
  return body as Correspondence
}

async function onlyNote(orderId: string): Promise<Note> {
  const { notes } = await coached(orderId)
  expect(notes).toHaveLength(1)
  return notes[0] ?? expect.fail('There is no note.')
}

const change = ({ id, content, dueOn, updatedAt }: Note, changes: object) =>
  admin('PUT', `/api/admin/notes/${id}`, { content, dueOn, updatedAt, isDone: false, ...changes })

const browserWith = (orderId: string) => openedBrowser(site, orderId)

/** Stores a quiz result of an address. @returns its id. */
async function result(changes: { email?: string | null; consentedAt?: Date | null } = {}) {
  const id = newId()
  await site.db.write
    .insertInto('quizSubmissions')
    .values({
      id,
      email: EMAIL,
      answers: '[]',
      totalScore: 7,
      category: '{"name":"Ramus krantas","color":"#000000"}',
      ...(changes.consentedAt === null
        ? {}
        : { consentedAt: new Date(), consentVersion: '1', consentText: 'Sutinku' }),
      ...changes,
    })
    .execute()
  return id
}

/** Adds a result to an order in the database. */
const addInDatabase = (orderId: string, submissionId: string) =>
  site.db.write.insertInto('orderResults').values({ id: newId(), orderId, submissionId }).execute()

describe('a note about an order', () => {
  it('is stored once, changed, done, done no more, and deleted', async () => {
    const id = await order()
    const noteId = newId()
    for (const _ of [1, 2]) {
      expect((await add(id, ' Paklausti apie tėvus ', null, noteId)).status).toBe(200)
    }
    const first = await onlyNote(id)
    expect(first).toMatchObject({ content: 'Paklausti apie tėvus', dueOn: null, doneAt: null })

    expect((await change(first, { dueOn: '2026-12-24', isDone: true })).status).toBe(200)
    const done = await onlyNote(id)
    expect(done).toMatchObject({ dueOn: '2026-12-24' })
    expect(done.doneAt).not.toBeNull()
    expect((await change(first, { content: 'Kita' })).status, 'an older version').toBe(409)
    expect((await onlyNote(id)).content).toBe('Paklausti apie tėvus')
    expect((await change(done, { isDone: true, content: 'Kita' })).status).toBe(200)
    expect(await onlyNote(id)).toMatchObject({ content: 'Kita', doneAt: done.doneAt })
    expect((await change(await onlyNote(id), { isDone: true, dueOn: null })).status).toBe(200)
    expect(await onlyNote(id), 'no task').toMatchObject({ dueOn: null, doneAt: null })

    expect((await admin('DELETE', `/api/admin/notes/${noteId}`)).status).toBe(200)
    expect((await coached(id)).notes).toEqual([])
    expect((await admin('DELETE', `/api/admin/notes/${noteId}`)).status).toBe(404)
    expect((await change(first, {})).status).toBe(404)
  })

  it.each([
    ['without words', { content: ' ', dueOn: null }],
    ['with no day of a calendar', { content: 'Pastaba', dueOn: '2026-02-30' }],
  ])('%s is refused', async (_, body) => {
    const id = await order()
    const path = `/api/admin/orders/${id}/notes`
    expect((await admin('POST', path, { id: newId(), ...body })).status).toBe(400)
    expect((await coached(id)).notes).toEqual([])
  })

  it('needs the consent of the client', async () => {
    const id = await order({ isStarted: false })
    expect((await add(id, 'Pastaba')).status, 'before the start').toBe(409)
    const begun = await order()
    await (await browserWith(begun)).send({ veiksmas: 'atsaukti' })
    expect((await add(begun, 'Pastaba')).status, 'after its withdrawal').toBe(409)
    expect((await add(newId(), 'Pastaba')).status, 'without an order').toBe(409)
    expect(await site.db.read.selectFrom('orderNotes').selectAll().execute()).toEqual([])
  })

  it('lists open tasks by their day, then notes, then what is done', async () => {
    const id = await order()
    await add(id, 'Atlikta', '2026-01-01')
    await change(await onlyNote(id), { isDone: true })
    await add(id, 'Pastaba')
    await add(id, 'Vėliau', '2026-12-24')
    await add(id, 'Anksčiau', '2026-12-01')
    const contents = (await coached(id)).notes.map(({ content }) => content)
    expect(contents).toEqual(['Anksčiau', 'Vėliau', 'Pastaba', 'Atlikta'])
  })

  it('is shown to the client nowhere, and to nobody in a mail', async () => {
    const id = await order()
    await add(id, 'Slapta pastaba', TODAY)
    await admin('POST', `/api/admin/orders/${id}/letters`, {
      ...{ id: newId(), content: 'Atsakymas', isSure: true },
    })
    await site.deliver()
    expect((await (await browserWith(id)).open()).html).not.toContain('Slapta')
    expect(pages.mails.map(({ text }) => text).join()).toContain('Atsakymas')
    expect(JSON.stringify(pages.mails)).not.toContain('Slapta')
    const file = await (await ownDataFile(site.db, asPrivate(EMAIL))).text()
    expect(file).not.toContain('Slapta')
    expect(JSON.parse(file)).toMatchObject({ orderNotes: [{ orderId: id, count: 1 }] })
    const seansas = signToken('own-data-session', [EMAIL], new Date(Date.now() + 60_000))
    const { html } = await pages.send('/mano-duomenys', { seansas, veiksmas: 'rodyti' })
    expect(html).toContain(ownDataTexts.notesOnRequest(1))
  })
})

describe('an answer that the coach has begun', () => {
  it('is named to the client without its words, and deleted with everything else', async () => {
    const id = await order()
    const text = { kind: 'answer', recordId: id, title: 'Slapta', form: '{"content":"Slapta"}' }
    const path = `/api/admin/unfinished/${id}`
    const kept = { ...text, loadedVersion: null, state: newId(), seen: null, sending: [] }
    expect((await admin('PUT', path, kept)).status).toBe(200)
    const file = await (await ownDataFile(site.db, asPrivate(EMAIL))).text()
    expect(file).not.toContain('Slapta')
    expect(JSON.parse(file)).toMatchObject({
      answerDrafts: [{ orderId: id, updatedAt: expect.stringMatching(/Z$/) as string }],
    })
    const seansas = signToken('own-data-session', [EMAIL], new Date(Date.now() + 60_000))
    const page = async () =>
      (await pages.send('/mano-duomenys', { seansas, veiksmas: 'rodyti' })).html
    expect(await page()).toContain(ownDataTexts.draftOnRequest)
    expect(await page()).not.toContain('Slapta')
    await pages.send('/mano-duomenys', { seansas, veiksmas: 'istrinti' })
    expect(JSON.parse(await (await ownDataFile(site.db, asPrivate(EMAIL))).text())).toMatchObject({
      answerDrafts: [],
    })
  })
})

describe('a task', () => {
  it('waits on the desk from its day on, until it is done', async () => {
    const id = await order()
    await clearOutbox(site)
    const tasks = async () => {
      const { items, total } = (await admin('GET', '/api/admin/today')).body as Today
      const found = items.filter(({ kind }) => kind === 'task')
      expect(total).toBe(items.length)
      const { body } = await admin('GET', '/api/admin/news')
      expect(body).toMatchObject({ tasks: found.length })
      return found
    }
    await add(id, 'Rytoj', dayAfter(TODAY))
    expect(await tasks()).toEqual([])
    await add(id, 'Šiandien', TODAY)
    await add(id, 'Vakar', dayAfter(TODAY, -1))
    expect(await tasks()).toMatchObject([
      { content: 'Vakar', name: 'Rūta Rūtienė', email: EMAIL, dueOn: dayAfter(TODAY, -1) },
      { content: 'Šiandien' },
    ])
    for (const note of (await coached(id)).notes) await change(note, { isDone: true })
    expect(await tasks()).toEqual([])
  })
})

describe('notes and added results', () => {
  /** Stores an order with a letter, a note and an added result. */
  async function filled(): Promise<string> {
    const id = await order()
    await site.db.write
      .insertInto('orderLetters')
      .values({ id: newId(), orderId: id, author: 'client', content: 'Labas' })
      .execute()
    await add(id, 'Pastaba')
    await addInDatabase(id, await result())
    expect(await coached(id)).toMatchObject({ letters: [{}], notes: [{}], results: [{}] })
    return id
  }

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'the consent is withdrawn',
      async (id) => (await browserWith(id)).send({ veiksmas: 'atsaukti' }),
    ],
    ['the client is erased', () => admin('DELETE', `/api/admin/client?email=${EMAIL}`)],
    [
      'their time has passed',
      async (id) => {
        await sql`
          update orders set created_at = now() - interval '${sql.lit(ORDER_MESSAGE_MONTHS)} months 1 day'
          where id = ${id}`.execute(site.db.write)
        await sql`update order_letters set created_at = now() - interval '2 years'`.execute(
          site.db.write,
        )
        await site.call('POST', '/.netlify/functions/delete-expired')
      },
    ],
  ])('go with the letters when %s', async (_, end) => {
    const id = await filled()
    const kept = await order({ purchase: weekly({ email: 'ona@pastas.example' }) })
    await add(kept, 'Lieka')
    await addInDatabase(kept, await result({ email: 'ona@pastas.example' }))
    await end(id)
    expect(await coached(id)).toMatchObject({ letters: [], notes: [], results: [] })
    expect(await coached(kept)).toMatchObject({ notes: [{}], results: [{}] })
  })

  it('do not come back with an older backup', async () => {
    const id = await filled()
    const tables = ['orderNotes', 'orderResults'] as const
    const backup = await Promise.all(
      tables.map((table) => site.db.read.selectFrom(table).selectAll().execute()),
    )
    await (await browserWith(id)).send({ veiksmas: 'atsaukti' })
    const erased = await site.db.read.selectFrom('erasures').selectAll().execute()
    for (const [index, table] of tables.entries()) {
      await site.db.write
        .insertInto(table)
        .values(backup[index] as never)
        .execute()
    }
    expect(await coached(id)).toMatchObject({ notes: [{}], results: [{}] })
    const erasures = erased.map((row) => ({ ...row, erasedAt: row.erasedAt.toISOString() }))
    for (const statement of repeatErasures(erasures, suppressionKeys())) {
      await statement.execute(site.db.write)
    }
    expect(await coached(id)).toMatchObject({ notes: [], results: [] })
  })

  it('loses its result when the consent to the quiz answers is withdrawn', async () => {
    const id = await filled()
    const seansas = signToken('own-data-session', [EMAIL], new Date(Date.now() + 60_000))
    await pages.send('/mano-duomenys', { seansas, veiksmas: 'atsaukti-testu-sutikima' })
    expect(await coached(id)).toMatchObject({ notes: [{}], results: [] })
    const rows = await site.db.read.selectFrom('orderResults').selectAll().execute()
    expect(rows, 'nothing says whose answers these were').toEqual([])
  })
})

describe('the results of quizzes on the page of an order', () => {
  const { addResult, removeResult } = correspondenceTexts
  const press = async (
    browser: Awaited<ReturnType<typeof browserWith>>,
    veiksmas: string,
    testas: string,
    uzsakymas: string,
  ) => browser.send({ veiksmas, testas, uzsakymas })
  const added = async () =>
    (await site.db.read.selectFrom('orderResults').select('submissionId').execute()).map(
      ({ submissionId }) => submissionId,
    )

  it('are those of its address with consent, each added and removed by the client', async () => {
    const id = await order()
    const own = await result()
    await result({ email: null, consentedAt: null })
    await result({ email: 'ona@pastas.example' })
    await result({ consentedAt: null })
    const client = await browserWith(id)
    const { html } = await client.open()
    expect(html.split('name="testas"')).toHaveLength(2)
    expect(html).toContain(own)
    expect(html).toContain('Ramus krantas')
    expect(html).toContain(addResult)
    expect((await coached(id)).results, 'nothing before it is added').toEqual([])

    for (const _ of [1, 2]) {
      expect(await press(client, 'prideti', own, id)).toMatchObject({
        status: 303,
        location: '/uzsakymas#rezultatai',
      })
    }
    expect((await coached(id)).results).toMatchObject([
      { quiz: null, band: 'Ramus krantas', totalScore: 7, warned: false },
    ])
    expect((await client.open()).html).toContain(removeResult)
    await press(client, 'pasalinti', own, id)
    expect((await coached(id)).results).toEqual([])
    const erased = await site.db.read.selectFrom('erasures').select('kind').execute()
    expect(erased).toEqual([{ kind: 'order-result' }])
  })

  it('are added to no order by a strange session, and of nobody else', async () => {
    const id = await order()
    const own = await result()
    const foreign = await result({ email: 'ona@pastas.example' })
    const other = await order({ purchase: weekly({ email: 'ona@pastas.example' }) })
    await press(browserOf(site), 'prideti', own, id)
    await press(await browserWith(other), 'prideti', own, id)
    await press(await browserWith(other), 'prideti', own, other)
    await press(await browserWith(id), 'prideti', foreign, id)
    await press(await browserWith(id), 'prideti', "' or true", id)
    expect(await added()).toEqual([])
    await press(await browserWith(id), 'prideti', own, id)
    await press(browserOf(site), 'pasalinti', own, id)
    await press(await browserWith(other), 'pasalinti', own, id)
    await press(await browserWith(other), 'pasalinti', own, other)
    expect(await added()).toEqual([own])
  })

  it('are shown before neither the start nor the passphrase, nor after the consent is withdrawn', async () => {
    const own = await result()
    const unstarted = await order({ isStarted: false })
    const early = await browserWith(unstarted)
    await press(early, 'prideti', own, unstarted)
    expect((await early.open()).html).not.toContain(own)

    const id = await order()
    const client = await browserWith(id)
    await client.send({ veiksmas: 'pranesimai', zodis: 'mėlyna avis', uzsakymas: id })
    expect((await client.open()).html).toContain(own)
    const locked = await browserWith(id)
    await press(locked, 'prideti', own, id)
    expect((await locked.open()).html).not.toContain(own)
    expect(await added()).toEqual([])

    await client.send({ veiksmas: 'atsaukti', uzsakymas: id })
    await press(client, 'prideti', own, id)
    expect((await client.open()).html).not.toContain(own)
    expect(await added()).toEqual([])
  })

  it('are not shown to a buyer who has come from the checkout, as the address may be of somebody else', async () => {
    const own = await result()
    const purchase = weekly()
    const id = await order({ isStarted: false, purchase })
    const buyer = browserOf(site)
    await buyer.open(`/aciu/${purchase.sessionId}`)
    const start = { id, delivery: 'letter', sensitiveText: '', consentVersion: '1' } as const
    await site.db.write.insertInto('orderStarts').values(start).execute()
    const { html } = await buyer.open()
    expect(html).toContain(correspondenceTexts.heading)
    expect(html).not.toContain(own)
    await press(buyer, 'prideti', own, id)
    expect(await added()).toEqual([])
    expect((await (await browserWith(id)).open()).html).toContain(own)
  })

  it('are only removed from an order that is over', async () => {
    const purchase = weekly()
    const id = await order({ purchase })
    const [first, second] = [await result(), await result()]
    await addInDatabase(id, first)
    await sendAll(site, EVENTS.charged(purchase), EVENTS.refunded(purchase, purchase.amount))
    const client = await browserWith(id)
    expect((await client.open()).html).not.toContain(second)
    await press(client, 'prideti', second, id)
    expect(await added()).toEqual([first])
    await press(client, 'pasalinti', first, id)
    expect(await added()).toEqual([])
  })
})
