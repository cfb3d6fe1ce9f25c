import { describe, expect, it } from 'vitest'
import type { News } from '#src/features/outbox/contracts.ts'
import { messageTexts } from '#src/core/form-texts.ts'
import { withdrawalTexts } from '#src/features/orders/withdrawal-texts.ts'
import { ownDataTexts } from '#src/features/clients/own-data-texts.ts'
import { HONEYPOT, LEAST_FILLING_MS } from '#src/core/visitor-forms.ts'
import { asPrivate } from '#src/core/private.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'
import { hiddenField, useVisitorPages } from './visitor-pages.ts'

const site = useTestSite()
const pages = useVisitorPages(site)
const admin = useAdministrator(site)

const FILLED = { website: 'https://spam.example' }
const TOO_FAST = { openMs: LEAST_FILLING_MS - 1 }
const HUMAN = { website: '', openMs: LEAST_FILLING_MS }

let visitors = 0
const newAddress = () => `lankytojas${(visitors += 1)}@pastas.example`

const post = (path: string, body: object) => site.call('POST', path, { body })

const queued = () => site.db.read.selectFrom('outbox').select('kind').execute()
const news = async () => (await admin('GET', '/api/admin/news')).body as News

describe('booking a consultation', () => {
  const valid = {
    name: 'Rūta',
    email: 'ruta@example.lt',
    phone: '+370 600 00000',
    consultationType: 'individual',
    preferredDate: 'kitą savaitę',
    message: 'Norėčiau pasikalbėti.',
  }
  const book = (body: object) => post('/api/consultation/book', body)
  const count = async () =>
    (await site.db.read.selectFrom('consultationBookings').select('id').execute()).length

  it('is stored as pending and promises contact within 24 hours', async () => {
    expect(await book(valid)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('24 val') as string },
    })
    const bookings = await site.db.read.selectFrom('consultationBookings').selectAll().execute()
    expect(bookings).toMatchObject([{ ...valid, status: 'pending' }])
  })

  it('needs neither phone, date nor message', async () => {
    const { name, email, consultationType } = valid
    const empty = { phone: '', preferredDate: null, message: '' }
    expect((await book({ name, email, consultationType })).status).toBe(200)
    expect((await book({ ...valid, ...empty })).status).toBe(200)
  })

  it.each([
    ['name', 'R', 'Vardas turi būti bent 2 simbolių'],
    ['name', undefined, 'Vardas turi būti bent 2 simbolių'],
    ['name', '  R ', 'Vardas turi būti bent 2 simbolių'],
    ['email', 'ruta', 'Netinkamas el. pašto adresas'],
    ['consultationType', '', 'Pasirinkite konsultacijos tipą'],
    ['consultationType', undefined, 'Pasirinkite konsultacijos tipą'],
    ['message', 'x'.repeat(5001), 'Ne daugiau kaip 5000 simbolių'],
  ])('refuses a wrong %s', async (field, value, error) => {
    const before = await count()
    expect(await book({ ...valid, [field]: value })).toMatchObject({
      status: 400,
      body: { error, fields: { [field]: error } },
    })
    expect(await count()).toBe(before)
  })

  it('is stored once per attempt, however often it is sent', async () => {
    const before = await count()
    const attemptId = crypto.randomUUID()
    for (const id of [attemptId, attemptId, crypto.randomUUID()]) {
      expect((await book({ ...valid, attemptId: id })).status).toBe(200)
    }
    expect(await count()).toBe(before + 2)
  })

  it('keeps HTML and SQL as text', async () => {
    const hostile = `<script>alert(1)</script>'); drop table consultation_bookings; --`
    expect(await book({ ...valid, name: hostile, message: hostile })).toMatchObject({ status: 200 })
    const bookings = await site.db.read
      .selectFrom('consultationBookings')
      .select(['name', 'message'])
      .where('name', '=', asPrivate(hostile))
      .execute()
    expect(bookings).toEqual([{ name: hostile, message: hostile }])
  })
})

describe('a booking', () => {
  const book = async (signs: object) => {
    const email = newAddress()
    const booking = { name: 'Rūta', email, consultationType: 'individual' }
    const answer = await post('/api/consultation/book', { ...booking, ...signs })
    expect(answer.status).toBe(200)
    const found = await admin('GET', `/api/admin/bookings?search=${email}`)
    return { answer, email, stored: at(found.body, 'items.0'), counts: at(found.body, 'counts') }
  }

  it.each([FILLED, TOO_FAST])('of a bot is stored and sends nothing: %j', async (signs) => {
    const { answer, stored, counts } = await book(signs)
    expect(stored).toMatchObject({ status: 'suspicious' })
    expect(counts).toMatchObject({ pending: 0, suspicious: 1 })
    expect(await queued()).toEqual([])
    const human = await book(HUMAN)
    expect(answer.body).toEqual({ message: messageTexts.bookingHeld })
    expect(human.answer.body).toEqual({ message: messageTexts.booked })
    expect(human.stored).toMatchObject({ status: 'pending' })
    await pages.delivered(2)
  })

  it('that the administrator takes for a real one sends its mails, once', async () => {
    const { email, stored } = await book(FILLED)
    const change = (status: string) =>
      admin('PUT', `/api/admin/bookings/${textAt(stored, 'id')}`, { status, notes: null })
    expect((await change('done')).status).toBe(200)
    expect((await change('suspicious')).status).toBe(200)
    expect(await queued()).toEqual([])
    expect((await change('pending')).body).toMatchObject({ status: 'pending' })
    await pages.delivered(2)
    expect(pages.mails.map(({ to }) => [to].flat()[0]?.text).sort()).toEqual([
      email,
      'trenere@akademija.example',
    ])
    await change('contacted')
    await change('pending')
    expect(await queued()).toHaveLength(2)
  })

  it('is no new booking among the news while it is suspicious', async () => {
    const before = await news()
    await book(TOO_FAST)
    expect(await news()).toEqual({ ...before, suspicious: before.suspicious + 1 })
  })
})

describe('a subscription', () => {
  const subscribe = (email: string, signs: object) =>
    post('/api/newsletter/subscribe', { email, ...signs })
  const listed = async (email: string) =>
    at((await admin('GET', `/api/admin/subscribers?search=${email}`)).body, 'items.0')

  /** Presses the button on the page to which the mail links, and expects the welcome mail. */
  async function confirmByMail() {
    const link = /\/naujienlaiskis\/patvirtinti\/[\w-]+/.exec(pages.mails[0]?.text ?? '')
    await pages.send(link?.[0] ?? '', {})
    await site.deliver()
    expect(pages.mails).toHaveLength(2)
  }

  it.each([FILLED, TOO_FAST])('of a bot asks for no confirmation: %j', async (signs) => {
    const email = newAddress()
    const answer = await subscribe(email, signs)
    expect(await listed(email)).toMatchObject({ state: 'suspicious', subscribed: false })
    expect(await queued()).toEqual([])
    expect(answer.body).toEqual({ message: messageTexts.subscriptionHeld })
    expect((await subscribe(newAddress(), HUMAN)).body).toEqual({
      message: messageTexts.subscribed,
    })
    await pages.delivered(1)
  })

  it('works normally when its address asks again', async () => {
    const email = newAddress()
    await subscribe(email, FILLED)
    await subscribe(email, HUMAN)
    await pages.delivered(1)
    // The subscription remains suspicious in the list until its reader confirms.
    expect(await listed(email)).toMatchObject({ state: 'suspicious' })
    await confirmByMail()
    expect(await listed(email)).toMatchObject({ state: 'subscribed' })
  })

  it('asks for a confirmation once the administrator admits it', async () => {
    const email = newAddress()
    await subscribe(email, FILLED)
    const stored = await listed(email)
    const admit = () => admin('POST', `/api/admin/subscribers/${textAt(stored, 'id')}/admit`)
    expect((await admit()).body).toEqual({ success: true })
    await pages.delivered(1)
    expect(await listed(email)).toMatchObject({ state: 'pending', leftAt: null })
    expect((await admit()).status).toBe(404)
    await confirmByMail()
    expect(await listed(email)).toMatchObject({ state: 'subscribed' })
  })
})

describe('a withdrawal from a contract', () => {
  const PATH = '/sutarties-atsisakymas'
  const WRITTEN = { name: 'Rūta', contract: 'Mėnesio konsultacijos', note: '' }
  const signs = (html: string) => ({
    id: hiddenField(html, 'id'),
    parasas: hiddenField(html, 'parasas'),
    zingsnis: 'patvirtinti',
  })

  it('of a bot shows its receipt, and mails it when the administrator admits it', async () => {
    const email = newAddress()
    const { html } = await pages.send(PATH, { ...WRITTEN, email, [HONEYPOT]: 'spam' })
    const trapped = { [HONEYPOT]: hiddenField(html, HONEYPOT) }
    const { id, ...signed } = signs(html)
    const receipt = await pages.send(PATH, { ...WRITTEN, email, id, ...trapped, ...signed })
    expect(receipt.status).toBe(200)
    expect(receipt.html).toContain(withdrawalTexts.receiptTitle)
    expect(await queued()).toEqual([])
    expect((await news()).withdrawals).toBe(1)
    const list = await admin('GET', `/api/admin/withdrawals?search=${email}`)
    expect(at(list.body, 'items.0')).toMatchObject({ id, suspicious: true })

    const admit = () => admin('POST', `/api/admin/withdrawals/${id}/admit`)
    expect((await admit()).body).toEqual({ success: true })
    await pages.delivered(2)
    // The withdrawal still counts as news: the money is not yet returned.
    expect((await news()).withdrawals).toBe(1)
    expect((await admit()).status).toBe(404)
  })

  it('of a person takes the empty field along', async () => {
    const values = { ...WRITTEN, email: newAddress(), [HONEYPOT]: '' }
    const { html } = await pages.send(PATH, values)
    expect(html).not.toContain(`name="${HONEYPOT}"`)
    await pages.send(PATH, { ...values, ...signs(html) })
    await pages.delivered(2)
  })
})

describe('a request for one’s own data', () => {
  it('of a bot is answered alike, and its mail waits for the administrator', async () => {
    const email = newAddress()
    const row = { id: crypto.randomUUID(), email, subscribed: true }
    await site.db.write.insertInto('newsletterSubscriptions').values(row).execute()
    const asked = await pages.send('/mano-duomenys', { email, [HONEYPOT]: 'spam' })
    expect(asked.html).toContain(ownDataTexts.requestedTitle)
    const held = await admin('GET', '/api/admin/outbox?group=attention')
    expect(at(held.body, 'items.0')).toMatchObject({ kind: 'data-link', state: 'held' })
    expect(pages.mails).toEqual([])
    await admin('POST', `/api/admin/outbox/${textAt(held.body, 'items.0.id')}/retry`)
    await pages.delivered(1)
  })
})
