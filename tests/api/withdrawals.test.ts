import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { HONEYPOT } from '#src/core/visitor-forms.ts'
import { HELD_AFTER_HOURS } from '#src/core/outbox.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { JOINER } from '#src/server/mails/render-mail.tsx'
import { formatDay, formatDayOfYear, formatLongDay, formatMinute } from '#src/core/lithuanian.ts'
import { correspondenceTexts } from '#src/features/orders/correspondence-texts.ts'
import { ORDER_PATH } from '#src/features/orders/orders.ts'
import { dayAfter, noonOf } from '#src/core/vilnius-time.ts'
import { HELD_MINUTES, REFUND_DAYS } from '#src/features/orders/withdrawals.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { withdrawalTexts } from '#src/features/orders/withdrawal-texts.ts'
import { EVENTS, monthsOn, type Purchase } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { monthly, orderOf, sendAll, SELLING, weekly } from './purchases.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { at, clearOutbox, useAdministrator, useTestSite } from './test-site.ts'
import { openedBrowser } from './visitor-browser.ts'
import { hiddenField, useVisitorPages } from './visitor-pages.ts'

const PATH = '/sutarties-atsisakymas'
const site = useTestSite({ environment: SELLING })
const pages = useVisitorPages(site)
const admin = useAdministrator(site)

const EMAIL = 'ruta@pastas.example'
const ORDER_NUMBER = '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11'
const PHONE_NUMBER = '+370 600 00000'
const ACCOUNT = 'LT12 1000 0111 0100 1000'
const written = {
  name: 'Rūta <b>Rūtienė</b>',
  email: 'Ruta@pastas.example',
  contract: `Mėnesio konsultacijos el. paštu, užsakymas ${ORDER_NUMBER}`,
  note: `Užsakyta lapkričio 20 d. Skambinkite ${PHONE_NUMBER}, grąžinkite į ${ACCOUNT}.`,
}

const check = (changes: Record<string, string> = {}) =>
  pages.send(PATH, { zingsnis: 'tikrinti', ...written, ...changes })

/** Confirms the withdrawal that a page shows for checking; `changes` replace its fields. */
const confirm = (html: string, changes: Record<string, string> = {}) =>
  pages.send(PATH, {
    zingsnis: 'patvirtinti',
    ...written,
    email: EMAIL,
    id: hiddenField(html, 'id'),
    parasas: hiddenField(html, 'parasas'),
    ...changes,
  })

const stored = () => site.db.read.selectFrom('contractWithdrawals').selectAll().execute()

beforeEach(async () => {
  await site.db.write.deleteFrom('contractWithdrawals').execute()
})

describe('the withdrawal from a contract', () => {
  it('shows for checking what was written, and stores nothing before it is confirmed', async () => {
    expect((await pages.open(PATH)).html).toContain(withdrawalTexts.intro)
    const { status, html } = await check()
    expect(status).toBe(200)
    expect(html).toContain('Rūta &lt;b&gt;Rūtienė&lt;/b&gt;')
    expect(html).toContain('Patvirtinti atsisakymą')
    const { contract, note } = written
    for (const [name, value] of Object.entries({ contract, note, email: EMAIL })) {
      expect(hiddenField(html, name)).toBe(value)
    }
    expect(await stored()).toEqual([])

    const { html: form } = await pages.send(PATH, { zingsnis: 'taisyti', ...written })
    expect(form).toContain(`value="${written.contract}"`)
    expect(await stored()).toEqual([])
  })

  it('says beside each field what is wrong and keeps the others', async () => {
    const { status, html } = await check({ name: ' ', email: 'ruta', contract: 'x'.repeat(501) })
    expect(status).toBe(400)
    const { nameRequired } = withdrawalTexts
    const messages = ['Netinkamas el. pašto adresas', 'Ne daugiau kaip 500 simbolių']
    for (const message of [nameRequired, ...messages]) {
      const [, id = '?'] = new RegExp(`<p id="([^"]+)"[^>]*>${message}</p>`).exec(html) ?? []
      expect(html).toMatch(new RegExp(`aria-describedby="[^"]*${id}"[^>]*aria-invalid="true"`))
    }
    expect(html).toContain('value="ruta"')
    expect(html).toContain(`value="${written.note}"`)
    const confirmed = await confirm((await check()).html, { email: '' })
    expect(confirmed.status, 'the confirmation checks again').toBe(400)
    expect(await stored()).toEqual([])
  })

  it('is received with date and time on the screen, as a file and by mail, and the owner is told', async () => {
    const { status, html } = await confirm((await check()).html)
    expect(status).toBe(200)
    const [withdrawal] = await stored()
    expect(withdrawal).toMatchObject({ ...written, email: EMAIL })
    const { contract, note } = written
    const time = formatMinute(withdrawal?.createdAt ?? '')
    const said = [time, EMAIL, contract, note, withdrawal?.id ?? '']
    for (const words of said) expect(html).toContain(words)

    const file = await pages.send(PATH, { zingsnis: 'atsisiusti', id: hiddenField(html, 'id') })
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.txt"$/)
    for (const words of said) expect(file.html).toContain(words)

    await pages.delivered(2)
    const isNotice = ({ replyTo }: (typeof pages.mails)[number]) => replyTo?.text === EMAIL
    const [notice] = pages.mails.filter(isNotice)
    const [receipt] = pages.mails.filter((mail) => !isNotice(mail))
    expect(notice?.to).toMatchObject({ text: 'trenere@akademija.example' })
    expect(notice?.replyTo?.text).toBe(EMAIL)
    expect(receipt?.to).toMatchObject({ text: EMAIL })
    expect(receipt?.replyTo?.text).toBe(startingSettings.email)
    for (const words of said) {
      expect(notice?.text).toContain(words)
      expect(receipt?.text?.replaceAll(JOINER, '')).toContain(words)
    }
    for (const number of [ORDER_NUMBER, ACCOUNT]) {
      expect(receipt?.text, 'it can be copied').toContain(number)
    }
    // Anyone could have given the address of the receipt, and the number to call.
    expect(receipt?.text).not.toContain(PHONE_NUMBER)
    expect(notice?.text, 'the owner copies or taps').toContain(PHONE_NUMBER)
  })

  it('names the sum and the last day of the refund if it names its order, on the screen, in the file and by mail', async () => {
    const { due, unnamed, late } = withdrawalTexts.receiptMoney
    const last = formatDayOfYear(noonOf(dayAfter(formatDay(new Date()), REFUND_DAYS)))
    const purchase = monthly()
    await sendAll(site, EVENTS.completed(purchase))
    const orderId = await orderOf(site, purchase)
    await clearOutbox(site)
    /** Withdraws and returns what the receipt says. */
    const receiptOf = async (contract: string) => {
      const fields = { email: purchase.email, contract }
      const { html } = await confirm((await check(fields)).html, fields)
      const file = await pages.send(PATH, { zingsnis: 'atsisiusti', id: hiddenField(html, 'id') })
      await site.deliver()
      const mail = pages.mails.findLast(({ replyTo }) => replyTo?.text === startingSettings.email)
      await site.db.write.deleteFrom('contractWithdrawals').execute()
      await clearOutbox(site)
      return [html, file.html, mail?.text ?? ''].map((text) => text.replaceAll(/\s+/g, ' '))
    }
    const expectSaid = async (contract: string, words: string) => {
      for (const text of await receiptOf(contract))
        expect(text).toContain(words.replaceAll(/\s+/g, ' '))
    }
    const named = `Mėnuo, užsakymas ${orderId}`
    const { subscription } = orderTexts.withdrawn
    await expectSaid(named, `${due('79,00 €', last)} ${subscription}`)
    await expectSaid('Mėnesio konsultacijos', unnamed(last))
    for (const text of await receiptOf('Mėnesio konsultacijos')) expect(text).not.toContain('79,00')
    await sql`update orders set agreed_at = now() - interval '15 days' where id = ${orderId}`.execute(
      site.db.write,
    )
    await expectSaid(named, late)
  })

  it('promises a mail only if the site sends mails', async () => {
    const mailed = withdrawalTexts.receiptMailed(EMAIL)
    const { html } = await confirm((await check()).html)
    expect(html).toContain(mailed)
    expect(html, 'no order is open').not.toContain(correspondenceTexts.backToOrder)
    vi.stubEnv('SMTP_URL', '')
    const unset = await confirm((await check()).html)
    expect(unset.html).toContain(withdrawalTexts.receiptTitle)
    expect(unset.html).not.toContain(mailed)
  })

  it('leads back to the page of the order that the browser has open', async () => {
    const purchase = weekly({ email: EMAIL })
    await sendAll(site, EVENTS.completed(purchase))
    const orderId = await orderOf(site, purchase)
    const browser = await openedBrowser(site, orderId)
    const contract = `Savaitė, užsakymas ${orderId}`
    const fields = { ...written, email: EMAIL, contract }
    const checked = (await browser.send({ zingsnis: 'tikrinti', ...fields }, PATH)).html
    const [id, parasas] = [hiddenField(checked, 'id'), hiddenField(checked, 'parasas')]
    const { html } = await browser.send({ zingsnis: 'patvirtinti', ...fields, id, parasas }, PATH)
    expect(html).toContain(withdrawalTexts.receiptTitle)
    expect(html).toContain(
      `href="${ORDER_PATH}" class="link py-2 font-semibold">${correspondenceTexts.backToOrder}`,
    )
  })

  it('confirmed twice is stored and told once, with the first receipt', async () => {
    const { html: checked } = await check()
    await confirm(checked)
    await pages.delivered(2)
    const { html } = await confirm(checked)
    expect(html).toContain(withdrawalTexts.receiptTitle)
    expect(await stored()).toHaveLength(1)
    const entries = await site.db.read.selectFrom('outbox').select('kind').execute()
    expect(entries).toHaveLength(2)
  })

  it('is received however late the mail server comes back', async () => {
    await site.db.write
      .insertInto('outbox')
      .values({
        channel: 'mail',
        kind: 'withdrawal-receipt',
        recipient: EMAIL,
        subjectId: (await insertOne()).id,
        queuedAt: new Date(Date.now() - (HELD_AFTER_HOURS + 1) * 3_600_000),
        id: crypto.randomUUID(),
      })
      .execute()
    await confirm((await check()).html)
    await pages.delivered(3)
  })

  it.each<[string, Record<string, string>]>([
    ['nothing that the server has signed', { parasas: '' }],
    ['another contract', { contract: 'Kita sutartis' }],
    ['another address', { email: 'kita@pastas.example' }],
    ['another number', { id: crypto.randomUUID() }],
    ['an emptied trap', { [HONEYPOT]: '' }],
  ])('is shown again and not stored when the button confirms %s', async (_, changes) => {
    const { html: checked } = await check(HONEYPOT in changes ? { [HONEYPOT]: 'spam' } : {})
    const { status, html } = await confirm(checked, changes)
    expect(status).toBe(200)
    expect(html).toContain(withdrawalTexts.checkAgain)
    expect(hiddenField(html, 'contract')).toBe(changes.contract ?? written.contract)
    expect(hiddenField(html, 'note')).toBe(written.note)
    expect(await stored()).toEqual([])
    const { contract = written.contract, email = EMAIL } = changes
    expect((await confirm(html, { contract, email })).html).toContain(withdrawalTexts.receiptTitle)
  })

  it('is shown again when it is confirmed after a day', async () => {
    const { html: checked } = await check()
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    const { html } = await confirm(checked)
    vi.useRealTimers()
    expect(html).toContain(withdrawalTexts.checkAgain)
    expect(await stored()).toEqual([])
  })

  it('keeps each field in one line, in the order in which it was written', async () => {
    const { html } = await check({ contract: 'Viena\r\nantra\u202e' })
    await confirm(html, { contract: 'Viena antra' })
    expect(await stored()).toMatchObject([{ contract: 'Viena antra' }])
  })

  it('has no receipt for an unknown id', async () => {
    const file = await pages.send(PATH, { zingsnis: 'atsisiusti', id: crypto.randomUUID() })
    expect(file.status).toBe(404)
  })
})

async function insertOne(
  changes: Partial<Record<'name' | 'email' | 'contract' | 'note', string>> & {
    createdAt?: Date
  } = {},
) {
  const withdrawal = { id: crypto.randomUUID(), ...written, ...changes }
  await site.db.write.insertInto('contractWithdrawals').values(withdrawal).execute()
  return withdrawal
}

describe('the list of withdrawals', () => {
  const LIST = '/api/admin/withdrawals'
  const list = async (query = '') => (await admin('GET', `${LIST}${query}`)).body
  const handle = (id: string, body: unknown) => admin('PUT', `${LIST}/${id}`, body)

  it('has the newest first, and can be searched', async () => {
    await insertOne({ name: 'Vilma', createdAt: new Date(Date.now() - 1_000) })
    await insertOne({ name: 'Jonas' })
    expect(await list()).toMatchObject({
      total: 2,
      page: 1,
      items: [{ name: 'Jonas' }, { name: 'Vilma' }],
    })
    expect(await list('?search=vilma+menesio')).toMatchObject({
      total: 1,
      items: [{ name: 'Vilma' }],
    })
  })

  it('shows those first that are not done, and counts them until they are', async () => {
    const { id } = await insertOne({ name: 'Vilma' })
    const later = await insertOne({ name: 'Jonas' })
    const waiting = async () => at((await admin('GET', '/api/admin/news')).body, 'withdrawals')

    expect(await waiting()).toBe(2)
    const { body: confirmed } = await handle(id, { state: 'confirmed' })
    expect(confirmed).toMatchObject({ id, state: 'confirmed', refundedOn: null })
    expect(await waiting()).toBe(2)
    await site.db.write
      .updateTable('contractWithdrawals')
      .set({ createdAt: new Date(Date.now() - 86_400_000) })
      .where('id', '=', later.id)
      .execute()
    expect(await list()).toMatchObject({ items: [{ name: 'Vilma' }, { name: 'Jonas' }] })

    const refund = { state: 'refunded', refundedOn: today }
    const updatedAt = at(confirmed, 'updatedAt')
    expect(await handle(id, { ...refund, updatedAt })).toMatchObject({ status: 200, body: refund })
    expect((await handle(id, { state: 'nothing-due', updatedAt })).status).toBe(409)
    expect(await waiting()).toBe(1)
    expect(await list()).toMatchObject({ items: [{ name: 'Jonas' }, { name: 'Vilma' }] })
    expect(await handle(id, { state: 'nothing-due' })).toMatchObject({ body: { refundedOn: null } })
    expect(await waiting()).toBe(1)
    expect((await handle(id, { state: 'new' })).status).toBe(200)
    expect(await waiting()).toBe(2)
  })

  it.each([
    [{ state: 'refunded' }, 'refundedOn'],
    [{ state: 'refunded', refundedOn: '2026-02-30' }, 'refundedOn'],
    [{ state: 'refunded', refundedOn: '2999-01-01' }, 'refundedOn'],
    [{ state: 'refunded', refundedOn: '' }, 'refundedOn'],
    [{ state: 'refunded', refundedOn: '2026-11-20' }, 'refundedOn'],
    [{ state: 'new', refundedOn: '2026-11-20' }, 'refundedOn'],
    [{ state: 'lost' }, 'state'],
  ])('refuses %j, and keeps what it was', async (body, field) => {
    const { id } = await insertOne()
    expect(await handle(id, body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as string } },
    })
    expect(await stored()).toMatchObject([{ state: 'new', refundedOn: null }])
  })

  /** Stores a withdrawal by the buyer of a purchase and clears the outbox of all other mails. */
  async function withdrawnFrom(purchase: Purchase, { isNamed = false } = {}) {
    await sendAll(site, EVENTS.completed(purchase))
    const orderId = await orderOf(site, purchase)
    const note = isNamed ? `Užsakymas ${orderId}` : written.note
    const withdrawal = await insertOne({ email: purchase.email.toLowerCase(), note })
    await clearOutbox(site)
    return { ...withdrawal, orderId }
  }
  const agreedBefore = (orderId: string, days: number) =>
    sql`update orders set agreed_at = now() - make_interval(days => ${days}) where id = ${orderId}`.execute(
      site.db.write,
    )
  const today = formatDay(new Date())
  const markRefunded = async (id: string, refundedOn = today) => {
    expect((await handle(id, { state: 'refunded', refundedOn })).status).toBe(200)
  }
  const deliveredAfterHold = async (count: number) => {
    const now = sql<Date>`now()`
    await site.db.write.updateTable('outbox').set({ dueAt: now, queuedAt: now }).execute()
    await pages.delivered(count)
  }
  const saidIn = (mail?: { text?: string | undefined }) =>
    (mail?.text ?? '').replaceAll(/\s+/g, ' ')

  it('has its order listed as one whose client withdraws, with the last day of the refund, until it is done', async () => {
    const { id, email, orderId } = await withdrawnFrom(
      weekly({ email: 'filtras@grazinta.example' }),
    )
    await insertOne({ email: 'be@uzsakymo.example' })
    expect(await list(`?search=${orderId}`)).toMatchObject({ items: [{ id }], total: 1 })
    expect(await list(`?search=${orderId.slice(0, 7)}`)).toMatchObject({ total: 0 })
    await sendAll(site, EVENTS.completed(weekly({ email: 'lieka@grazinta.example' })))
    const orders = async (query = '') =>
      (await admin('GET', `/api/admin/orders?search=grazinta.example&order=waiting${query}`)).body
    const refundDue = { sum: 3900, on: dayAfter(today, REFUND_DAYS) }
    for (const state of ['new', 'confirmed']) {
      await handle(id, { state })
      const all = await orders()
      expect(all).toMatchObject({
        items: [{ email, refundDue, refunded: null }, { refundDue: null }],
      })
      expect(all).toMatchObject({ counts: { withdrawing: 1, paid: 1, withdrawn: 0 } })
      expect(await orders('&state=withdrawing')).toMatchObject({ items: [{ email }], total: 1 })
      expect(await orders('&state=paid')).toMatchObject({ total: 1 })
    }
    await markRefunded(id)
    expect(await orders()).toMatchObject({ counts: { withdrawing: 0, paid: 1, withdrawn: 1 } })
    expect(await orders('&state=withdrawn')).toMatchObject({
      items: [{ refundDue: null, refunded: { sum: 3900, on: today } }],
    })
    await handle(id, { state: 'nothing-due' })
    expect(await orders()).toMatchObject({ counts: { withdrawing: 0, paid: 2, withdrawn: 0 } })
  })

  it('with the order’s number ends the contract whatever is returned if it came in time, and lets it go on if it was late', async () => {
    const { id, orderId, email } = await withdrawnFrom(
      weekly({ email: 'laiku@grazinta.example' }),
      { isNamed: true },
    )
    const order = async () =>
      at((await admin('GET', `/api/admin/orders?search=${orderId}`)).body, 'items')
    for (const days of [0, 14]) {
      await agreedBefore(orderId, days)
      await handle(id, { state: 'nothing-due' })
      expect(await order()).toMatchObject([{ state: 'withdrawn', refundDue: null, dueAt: null }])
    }
    await deliveredAfterHold(1)
    const { ended, late } = mailTexts.withdrawalNothingDue
    expect(pages.mails[0]?.to).toMatchObject({ text: email })
    expect(saidIn(pages.mails[0])).toContain(ended)
    expect(saidIn(pages.mails[0])).not.toContain(late)

    await agreedBefore(orderId, 15)
    expect(await order()).toMatchObject([{ state: 'paid', withdrawal: null }])
  })

  it('without the order’s number can be rejected, since a stranger may have sent it, and does not settle the client’s own', async () => {
    const email = 'svetimas@grazinta.example'
    const purchase = weekly({ email })
    await sendAll(site, EVENTS.completed(purchase))
    const orderId = await orderOf(site, purchase)
    const stranger = await insertOne({ email })
    const order = async () =>
      at((await admin('GET', `/api/admin/orders?search=${orderId}`)).body, 'items')
    const withdrawals = async () =>
      (at(await list(`?search=${orderId}`), 'items') as { id: string }[]).toSorted((one) =>
        one.id === stranger.id ? -1 : 1,
      )
    await handle(stranger.id, { state: 'nothing-due' })
    expect(await order()).toMatchObject([{ state: 'paid', withdrawal: null }])
    expect(await withdrawals()).toMatchObject([{ order: { isNamed: false } }])
    await clearOutbox(site)

    await handle(stranger.id, { state: 'new' })
    const own = { email, contract: `Savaitė, užsakymas ${orderId}` }
    await confirm((await check(own)).html, own)
    expect(await order()).toMatchObject([{ state: 'withdrawn', withdrawal: 'new' }])
    const settled = [
      { state: 'nothing-due', order: { isNamed: false, isRepeated: true, refundable: 0 } },
      { state: 'new', order: { isNamed: true, isRepeated: false, refundable: 3900 } },
    ]
    expect(await withdrawals(), 'only one asks for the money').toMatchObject(settled)
    const kinds = await site.db.read.selectFrom('outbox').select('kind').execute()
    expect(kinds, 'no mail contradicts the other').not.toContainEqual({
      kind: 'withdrawal-nothing-due',
    })
    await handle(stranger.id, { state: 'new' })
    await handle(stranger.id, { state: 'nothing-due' })
    expect(await withdrawals()).toMatchObject(settled)
    await clearOutbox(site)
  })

  it('repeated is received by its client, but makes no second debt and asks nothing of the owner', async () => {
    const first = await withdrawnFrom(weekly({ email: 'pakartotas@grazinta.example' }), {
      isNamed: true,
    })
    const again = async (state: string) => {
      const changes = { email: first.email, contract: `Savaitė, užsakymas ${first.orderId}` }
      const { html } = await confirm((await check(changes)).html, changes)
      expect(html).toContain(withdrawalTexts.receiptTitle)
      const items = at(await list(`?search=${first.orderId}`), 'items') as { id: string }[]
      expect(items).toHaveLength(2)
      expect(items.filter(({ id }) => id !== first.id)).toMatchObject([
        { state: 'nothing-due', order: { refundable: 0, isRepeated: true } },
      ])
      const { body: orders } = await admin('GET', `/api/admin/orders?search=${first.orderId}`)
      expect(orders).toMatchObject({ items: [{ withdrawal: state }] })
    }
    const waiting = async () =>
      (at((await admin('GET', '/api/admin/today')).body, 'items') as { id: string }[])
        .filter((each) => at(each, 'kind') === 'withdrawal')
        .map(({ id }) => id)

    await again('new')
    expect(await waiting()).toEqual([first.id])
    await pages.delivered(1)
    const [receipt] = pages.mails
    expect(receipt?.to).toMatchObject({ text: first.email })
    expect(saidIn(receipt)).toContain(withdrawalTexts.receiptMoney.repeated)
    await clearOutbox(site)

    await site.db.write.deleteFrom('contractWithdrawals').where('id', '<>', first.id).execute()
    await markRefunded(first.id)
    await again('refunded')
    expect(await waiting()).toEqual([])
  })

  it('concerns the order whose number stands in either field, otherwise the newest one of its address', async () => {
    const purchases = [1, 2].map(() => weekly({ email: 'du@uzsakymai.example' }))
    for (const purchase of purchases) await sendAll(site, EVENTS.completed(purchase))
    const [older, newer] = await Promise.all(purchases.map((each) => orderOf(site, each)))
    await sql`update orders set created_at = created_at - interval '1 day' where id = ${older}`.execute(
      site.db.write,
    )
    const email = 'du@uzsakymai.example'
    const note = `Užsakymas ${older?.toUpperCase()}`
    for (const [changes, order] of [
      [{}, newer],
      [{ note }, older],
      [{ contract: note }, older],
    ] as const) {
      const { id } = await insertOne({ email, ...changes })
      expect(await list('?search=uzsakymai.example')).toMatchObject({
        items: [{ id, order: { id: order } }],
      })
      await site.db.write.deleteFrom('contractWithdrawals').where('id', '=', id).execute()
    }
  })

  it('has its client told only after minutes in which a mistaken mark can be undone', async () => {
    const { id } = await withdrawnFrom(weekly({ email: 'laukia@grazinta.example' }))
    const told = async () => ((await list()) as { items: { told: unknown }[] }).items[0]?.told
    const held = () => site.db.read.selectFrom('outbox').select(['kind', 'dueAt']).execute()
    await markRefunded(id)
    await site.deliver()
    expect(pages.mails).toEqual([])
    const [entry] = await held()
    const minutes = (Number(entry?.dueAt) - Date.now()) / 60_000
    expect([Math.round(minutes), await told()]).toEqual([HELD_MINUTES, null])
    const mailDueAt = entry?.dueAt.toISOString()
    expect(await list()).toMatchObject({ items: [{ mailDueAt, isMailUnsent: false }] })
    const mail = site.db.write.updateTable('outbox')
    await mail.set({ fault: 'unreachable' }).execute()
    expect(await list()).toMatchObject({ items: [{ mailDueAt, isMailUnsent: true }] })
    await mail.set({ fault: null, dueAt: sql<Date>`now() - interval '1 hour'` }).execute()
    expect(await list(), 'it is due').toMatchObject({ items: [{ isMailUnsent: true }] })

    const yesterday = formatDay(new Date(Date.now() - 86_400_000))
    await sql`update orders set created_at = now() - interval '3 days'`.execute(site.db.write)
    for (const state of ['new', 'nothing-due', 'confirmed']) {
      const isHeld = state === 'nothing-due'
      expect(await handle(id, { state })).toMatchObject({
        body: { told: null, mailDueAt: isHeld ? (expect.any(String) as string) : null },
      })
      expect(await held()).toHaveLength(isHeld ? 1 : 0)
    }
    await markRefunded(id, yesterday)
    await handle(id, { state: 'refunded', refundedOn: yesterday })
    await deliveredAfterHold(1)
    expect(saidIn(pages.mails[0])).not.toContain(mailTexts.withdrawalRefunded.corrects)
    expect(await told()).toBe('refunded')
    expect(await list()).toMatchObject({ items: [{ mailDueAt: null }] })
    expect(await handle(id, { state: 'new' })).toMatchObject({ body: { told: 'refunded' } })
  })

  it('has its client told once of the refund, with day and sum', async () => {
    const purchase = weekly({ email: 'ruta@grazinta.example' })
    const { id, orderId, email } = await withdrawnFrom(purchase)
    const earlier = EVENTS.refunded(purchase, 500)
    const returnedOn = async () => at(await list(), 'items.0.order.returnedOn')
    expect(await returnedOn()).toBeNull()
    const created = earlier.created - 86_400
    await sendAll(site, { ...earlier, created })
    expect(await returnedOn()).toBe(formatDay(new Date(created * 1000)))
    await sendAll(site, EVENTS.refunded(purchase, 2507))
    expect(await returnedOn(), 'the last refund').toBe(today)
    await clearOutbox(site)
    await Promise.all([1, 2, 3].map(() => markRefunded(id)))
    const since = { refundedAmount: 3007, returnedAmount: 2507 }
    expect(await list(), 'page, mail and panel name one sum').toMatchObject({
      items: [{ order: since }],
    })
    expect((await admin('GET', `/api/admin/orders?search=${orderId}`)).body).toMatchObject({
      items: [{ refundedAmount: 3007, refunded: { sum: 2507, on: today } }],
    })
    await handle(id, { state: 'new' })
    await markRefunded(id)
    await deliveredAfterHold(1)
    const [mail] = pages.mails
    expect(mail).toMatchObject({
      subject: mailTexts.withdrawalRefunded.subject,
      to: { text: email },
    })
    expect(saidIn(mail)).toContain(`${formatLongDay(new Date())} grąžinome 25,07 €`)
    await handle(id, { state: 'new' })
    await markRefunded(id)
    await deliveredAfterHold(1)
  })

  it('is refunded on no day before its order, and its client is told again of another day', async () => {
    const { id, orderId } = await withdrawnFrom(weekly({ email: 'diena@grazinta.example' }))
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await sql`update orders set created_at = ${daysAgo(3)} where id = ${orderId}`.execute(
      site.db.write,
    )
    const from = formatDay(daysAgo(3))
    expect(
      await handle(id, { state: 'refunded', refundedOn: formatDay(daysAgo(4)) }),
    ).toMatchObject({
      status: 400,
      body: { fields: { refundedOn: withdrawalTexts.refundDayTooEarly(from) } },
    })
    const days = [3, 3, 2, 3]
    for (const [index, day] of days.entries()) {
      await handle(id, { state: 'new' })
      await markRefunded(id, formatDay(daysAgo(day)))
      // The second time repeats the day of the first, so it causes no mail.
      await deliveredAfterHold(index === 0 ? 1 : index)
    }
    const said = pages.mails.map(saidIn)
    for (const [index, day] of [3, 2, 3].entries()) {
      expect(said[index]).toContain(`${formatLongDay(daysAgo(day))} grąžinome`)
      expect(said[index]?.includes(mailTexts.withdrawalRefunded.corrects)).toBe(index > 0)
    }
  })

  it('tells its client no more than is known', async () => {
    const { id } = await withdrawnFrom(weekly({ email: 'due@grazinta.example' }))
    await markRefunded(id)
    await deliveredAfterHold(1)
    expect(saidIn(pages.mails[0])).toContain('Pagal sutarties sąlygas jums priklauso 39,00 €')

    const other = await insertOne({ email: 'be@uzsakymo.example' })
    await markRefunded(other.id)
    await deliveredAfterHold(2)
    expect(saidIn(pages.mails[1])).toContain(`${formatLongDay(new Date())} grąžinome`)
    expect(saidIn(pages.mails[1])).not.toContain('€')
  })

  it('tells whoever gets only notices nothing of money, and nobody of a mark that was undone', async () => {
    const { id, orderId } = await withdrawnFrom(weekly({ email: 'tik@pranesimai.example' }))
    await site.db.write
      .insertInto('orderStarts')
      .values({ id: orderId, delivery: 'notice', sensitiveText: 'Sutinku', consentVersion: '1' })
      .execute()
    await markRefunded(id)
    await deliveredAfterHold(1)
    await handle(id, { state: 'nothing-due' })
    await deliveredAfterHold(2)
    for (const { subject, html } of pages.mails) {
      expect(`${subject} ${String(html)}`).not.toMatch(/€|grąžin|pinig|atsisak/i)
    }

    const undone = await insertOne({ email: 'klaida@grazinta.example' })
    await markRefunded(undone.id)
    await handle(undone.id, { state: 'confirmed' })
    await deliveredAfterHold(2)
  })

  it('has its client told once that nothing is to be returned, but nobody of one that a program may have sent', async () => {
    const { id, orderId, email } = await withdrawnFrom(weekly({ email: 'velai@grazinta.example' }))
    await agreedBefore(orderId, 16)
    const suspicious = await insertOne({ email: 'robotas@grazinta.example' })
    await site.db.write
      .updateTable('contractWithdrawals')
      .set({ suspicious: true })
      .where('id', '=', suspicious.id)
      .execute()
    for (const each of [id, suspicious.id, id]) {
      await handle(each, { state: 'new' })
      expect((await handle(each, { state: 'nothing-due' })).status).toBe(200)
    }
    await deliveredAfterHold(1)
    const [mail] = pages.mails
    const texts = mailTexts.withdrawalNothingDue
    expect(mail).toMatchObject({ subject: texts.subject, to: { text: email } })
    expect(saidIn(mail)).toContain(texts.late)

    const other = await insertOne({ email: 'be@uzsakymo.example' })
    await handle(other.id, { state: 'nothing-due' })
    await deliveredAfterHold(2)
    expect(saidIn(pages.mails[1])).toContain(texts.unnamed)
    const undone = await insertOne({ email: 'klaida@grazinta.example' })
    await handle(undone.id, { state: 'nothing-due' })
    await handle(undone.id, { state: 'confirmed' })
    await deliveredAfterHold(2)
  })

  it('is found by whether it is settled', async () => {
    const [waits, accepted, refunded, declined] = await Promise.all(
      [1, 2, 3, 4].map((each) => insertOne({ email: `${each}@grupe.example` })),
    )
    await handle(accepted?.id ?? '', { state: 'confirmed' })
    await markRefunded(refunded?.id ?? '')
    await handle(declined?.id ?? '', { state: 'nothing-due' })
    await insertOne({ email: 'kita@paieska.example' })
    for (const [group, expected] of [
      ['open', [waits, accepted]],
      ['settled', [refunded, declined]],
    ] as const) {
      const page = await list(`?search=grupe.example&group=${group}`)
      expect(page).toMatchObject({ total: 2, counts: { open: 2, settled: 2 } })
      const ids = (page as { items: { id: string }[] }).items.map(({ id }) => id)
      expect(ids.toSorted()).toEqual(expected.map((each) => each?.id).toSorted())
    }
  })

  it('leads to the payment in the checkout, and to the subscription of one that is renewed', async () => {
    const [once, renewed] = [weekly({ email: 'a@stripe.example' }), monthly()]
    await withdrawnFrom(once)
    await withdrawnFrom(renewed)
    await sendAll(site, EVENTS.charged(renewed), EVENTS.invoiced(renewed, 0))
    const setLivemode = (livemode: boolean) =>
      site.db.write.updateTable('paymentEvents').set({ livemode }).execute()
    await setLivemode(true)
    const { items } = (await list()) as {
      items: { email: string; order: Record<'paymentUrl' | 'refundUrl', string> }[]
    }
    const orders = new Map(items.map(({ email, order }) => [email, order]))
    const payment = `https://dashboard.stripe.com/payments/${once.paymentIntentId}`
    expect(orders.get(once.email)).toMatchObject({
      paymentUrl: payment,
      refundUrl: payment,
      nextPaymentOn: null,
    })
    expect(orders.get(renewed.email)).toMatchObject({
      paymentUrl: `https://dashboard.stripe.com/subscriptions/${renewed.subscriptionId}`,
      refundUrl: `https://dashboard.stripe.com/payments/${renewed.paymentIntentId}`,
      nextPaymentOn: formatDay(new Date(monthsOn(1) * 1000)),
    })
    await setLivemode(false)
    expect(JSON.stringify(await list())).toContain(
      `https://dashboard.stripe.com/test/payments/${once.paymentIntentId}`,
    )
  })

  it('answers 404 for one that is not there', async () => {
    expect((await handle(crypto.randomUUID(), { state: 'confirmed' })).status).toBe(404)
  })
})
