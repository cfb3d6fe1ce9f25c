import { describe, expect, it } from 'vitest'
import type { News } from '#src/contracts/outbox.ts'
import { withdrawalTexts } from '#src/texts/withdrawal.ts'
import { ownDataTexts } from '#src/texts/own-data.ts'
import { LEAST_FILLING_MS } from '#src/domain/bots.ts'
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

/** Kinds of what was queued for an address, or for the owner, with their states. */
async function queued(): Promise<string[]> {
  const rows = await site.db.read.selectFrom('outbox').select('kind').execute()
  return rows.map(({ kind }) => kind).sort()
}

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
    expect([answer.status, answer.body]).toEqual([200, human.answer.body])
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
    const before = (await admin('GET', '/api/admin/news')).body as News
    await book(TOO_FAST)
    expect((await admin('GET', '/api/admin/news')).body).toEqual({
      ...before,
      suspicious: before.suspicious + 1,
    })
  })
})

describe('a subscription', () => {
  const subscribe = (email: string, signs: object) =>
    post('/api/newsletter/subscribe', { email, ...signs })
  const listed = async (email: string) =>
    at((await admin('GET', `/api/admin/subscribers?search=${email}`)).body, 'items.0')

  /** Presses the button behind the link of the mail, and expects the welcome. */
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
    expect((await subscribe(newAddress(), HUMAN)).body).toEqual(answer.body)
    await pages.delivered(1)
  })

  it('works normally when its address asks again', async () => {
    const email = newAddress()
    await subscribe(email, FILLED)
    await subscribe(email, HUMAN)
    await pages.delivered(1)
    // It stays in the list as it was until its reader confirms.
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
  const WRITTEN = { name: 'Rūta', contract: 'Mėnesio konsultacijos', note: '' }

  it('of a bot shows its receipt, and mails it when the administrator admits it', async () => {
    const email = newAddress()
    const check = await pages.send('/sutarties-atsisakymas', { ...WRITTEN, email, ...FILLED })
    const id = hiddenField(check.html, 'id')
    const website = hiddenField(check.html, 'website')
    const parasas = hiddenField(check.html, 'parasas')
    const confirmed = { ...WRITTEN, email, id, website, parasas, zingsnis: 'patvirtinti' }
    const receipt = await pages.send('/sutarties-atsisakymas', confirmed)
    expect([receipt.status, receipt.html.includes(withdrawalTexts.receiptTitle)]).toEqual([
      200,
      true,
    ])
    expect(await queued()).toEqual([])
    expect(at((await admin('GET', '/api/admin/news')).body, 'withdrawals')).toBe(1)
    const list = await admin('GET', `/api/admin/withdrawals?search=${email}`)
    expect(at(list.body, 'items.0')).toMatchObject({ id, suspicious: true })

    const admit = () => admin('POST', `/api/admin/withdrawals/${id}/admit`)
    expect((await admit()).body).toEqual({ success: true })
    await pages.delivered(2)
    // Its receipt is sent; the money is still to be returned.
    expect(at((await admin('GET', '/api/admin/news')).body, 'withdrawals')).toBe(1)
    expect((await admit()).status).toBe(404)
  })

  it('of a person takes the empty field along', async () => {
    const values = { ...WRITTEN, email: newAddress(), website: '' }
    const check = await pages.send('/sutarties-atsisakymas', values)
    expect(check.html).not.toContain('name="website"')
    const id = hiddenField(check.html, 'id')
    const parasas = hiddenField(check.html, 'parasas')
    await pages.send('/sutarties-atsisakymas', { ...values, id, parasas, zingsnis: 'patvirtinti' })
    await pages.delivered(2)
  })
})

describe('a request for one’s own data', () => {
  it('of a bot is answered alike, and its mail waits for the administrator', async () => {
    const email = newAddress()
    const row = { id: crypto.randomUUID(), email, subscribed: true }
    await site.db.write.insertInto('newsletterSubscriptions').values(row).execute()
    const asked = await pages.send('/mano-duomenys', { email, ...FILLED })
    expect(asked.html).toContain(ownDataTexts.requestedTitle)
    const held = await admin('GET', '/api/admin/outbox?group=attention')
    expect(at(held.body, 'items.0')).toMatchObject({ kind: 'data-link', state: 'held' })
    expect(pages.mails).toEqual([])
    await admin('POST', `/api/admin/outbox/${textAt(held.body, 'items.0.id')}/retry`)
    await pages.delivered(1)
  })
})
