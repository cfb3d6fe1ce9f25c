import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { findOrder } from '#src/features/orders/server/order-queries.ts'
import { readOwnData } from '#src/features/clients/server/own-data-queries.ts'
import { insertWithdrawal } from '#src/features/orders/server/withdrawal-queries.ts'
import { deleteOwnData } from '#src/features/clients/server/own-data.ts'
import { messageToken } from '#src/features/orders/server/order-access.ts'
import { orderMessagesOf as lettersOfAddress } from '#src/features/orders/server/correspondence-queries.ts'
import type { Correspondence, OrdersPage } from '#src/features/orders/contracts.ts'
import { asPrivate } from '#src/core/private.ts'
import { answerDue, answerDueAt } from '#src/features/orders/server/answer-clock.ts'
import {
  INTAKE_ANSWER_MAX,
  MESSAGES_PER_DAY,
  NEWS_MINUTES,
  ORDER_MESSAGE_MAX,
  ORDER_SESSION_MINUTES,
  UNSENT_AFTER_MINUTES,
} from '#src/features/orders/correspondence.ts'
import { formatDay, formatDayOfYear, formatMoment } from '#src/core/lithuanian.ts'
import { NEUTRAL_SITE } from '#src/features/safety/quick-exit.ts'
import { withdrawUntil, workBegins } from '#src/features/orders/withdrawals.ts'
import { consents } from '#src/features/consent/texts.ts'
import { correspondenceTexts as texts } from '#src/features/orders/correspondence-texts.ts'
import { formatDeadline } from '#src/features/orders/deadline-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { orderTexts } from '#src/features/orders/texts.ts'
import { ownDataTexts } from '#src/features/clients/own-data-texts.ts'
import { EVENTS, monthsOn, type Purchase } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { monthly, orderOf, sendAll, SELLING, weekly } from './purchases.ts'
import { at, clearOutbox, PASSWORD, textAt, useAdministrator, useTestSite } from './test-site.ts'
import { type Browser, browserOf, linkTo, openedBrowser } from './visitor-browser.ts'
import { hiddenField, useVisitorPages } from './visitor-pages.ts'

const site = useTestSite({ environment: SELLING })
const admin = useAdministrator(site)
const pages = useVisitorPages(site)
const confirmation = { password: PASSWORD }

const LETTER = 'Laba diena,\n\nvakar vėl susipykome dėl <b>telefono</b>.'
const STARTED = {
  veiksmas: 'pradeti',
  laiskas: LETTER,
  anksciau: 'ne',
  sutikimas: 'on',
  budas: 'letter',
} as const

const escaped = (sign: string) => (sign === '<' ? '&lt;' : '&gt;')

/** Pays an order and opens it in a browser; `letterId` returns the id of the letter that is written there. */
async function pay(purchase: Purchase = weekly()) {
  await sendAll(site, EVENTS.completed(purchase))
  const id = await orderOf(site, purchase)
  await site.deliver()
  const { send, open: look } = await openedBrowser(site, id)
  const open = async () => (await look()).html
  return { id, send, open, letterId: async () => hiddenField(await open(), 'id') }
}

const NOTICE = { budas: 'notice', zodis: 'mėlyna avis' } as const

/** Pays an order and sends its first letter. */
async function start(changes: Record<string, string> = {}, purchase = weekly()) {
  const order = await pay(purchase)
  const sent = await order.send({ ...STARTED, id: await order.letterId(), ...changes })
  expect(sent).toMatchObject({ status: 303, location: '/uzsakymas#laiskai' })
  return order
}

const answer = (orderId: string, content: string, id: string = crypto.randomUUID()) =>
  admin('POST', `/api/admin/orders/${orderId}/letters`, { id, content, isSure: true })

async function lettersOf(orderId: string): Promise<Correspondence> {
  const { status, body } = await admin('GET', `/api/admin/orders/${orderId}/letters`)
  expect(status).toBe(200)
  return body as Correspondence
}

/** Sends another letter of the client with the form of the order page. */
const write = async (order: Awaited<ReturnType<typeof pay>>, laiskas: string) =>
  order.send({ veiksmas: 'rasyti', id: await order.letterId(), laiskas })

const contentsOf = async (orderId: string) =>
  (await lettersOf(orderId)).letters.map(({ content }) => content)

async function firstListed() {
  const { items } = (await admin('GET', '/api/admin/orders')).body as OrdersPage
  return items[0] ?? expect.fail('No order is listed.')
}

const TO_OWNER = { to: { text: 'trenere@akademija.example' } }
const mailsWith = (subject: string) => pages.mails.filter((mail) => mail.subject === subject)

beforeEach(async () => {
  const tables = ['orderLetters', 'orderStarts', 'orders', 'paymentEvents', 'erasures'] as const
  for (const table of tables) await site.db.write.deleteFrom(table).execute()
  // Each confirmation counts as an attempt.
  await site.db.write.deleteFrom('loginAttempts').execute()
})

describe('the start of an order', () => {
  it('ends the return from the checkout', async () => {
    const purchase = weekly()
    await start({}, purchase)
    const { html } = await pages.open(`/aciu/${purchase.sessionId}`)
    expect(html).toContain(orderTexts.takenTitle)
  })

  it('begins with the letter, and has the address below it and the lock far away at the top, also once it is sent', async () => {
    const order = await pay()
    const expectOrder = async (...found: string[]) => {
      const html = await order.open()
      const places = found.map((each) => html.indexOf(each))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
    const { confirmationSent, paymentReceived } = orderTexts
    const lock = `>${texts.lock}<`
    const below = [texts.addressHeading, confirmationSent, orderTexts.withdraw]
    const asked = [texts.intakeHeading, 'name="budas"', 'name="anksciau"', 'name="sutikimas"']
    await expectOrder(lock, 'name="laiskas"')
    await expectOrder(paymentReceived, 'name="laiskas"', ...asked, texts.start, ...below)
    expect((await order.open()).match(/mokėjimą gavome/gi), 'said once').toHaveLength(1)
    await order.send({ ...STARTED, id: await order.letterId() })
    await expectOrder(lock, 'name="laiskas"')
    await expectOrder(texts.sentTitle, 'name="laiskas"', ...below)
    expect(await order.open()).not.toContain(paymentReceived)
  })

  it('keeps what the client has agreed to, word for word, and takes the first letter', async () => {
    const intake = { 'klausimas-1': 'Rūta', 'klausimas-3': ' ' }
    const order = await start({ anksciau: 'on', ...NOTICE, ...intake })
    const starts = await site.db.read.selectFrom('orderStarts').selectAll().execute()
    expect(starts).toMatchObject([
      {
        id: order.id,
        delivery: 'notice',
        earlyText: consents.order.early,
        sensitiveText: consents.order.sensitive,
        consentVersion: consents.order.version,
        withdrawnAt: null,
        wordHash: expect.stringMatching(/^scrypt\$/) as string,
        closedBefore: null,
      },
    ])
    expect(await lettersOf(order.id)).toMatchObject({
      start: { delivery: 'notice', isEarly: true },
      letters: [{ author: 'client', content: `${texts.intake[0]}\nRūta\n\n${LETTER}` }],
    })
    const html = await order.open()
    expect(html).toContain('vėl susipykome dėl &lt;b&gt;telefono&lt;/b&gt;')
    expect(html).not.toContain('Konsultuoti pradėsime')
    await pages.delivered(3)
    expect(mailsWith(texts.newsSubject)).toMatchObject([TO_OWNER])
  })

  it('says when the work begins whose client has not asked for it at once', async () => {
    const order = await pay()
    const day = formatDay(workBegins(new Date()))
    const inWords = formatDayOfYear(workBegins(new Date()))
    expect(await order.open()).toContain(texts.startLater(inWords))
    await order.send({ ...STARTED, id: await order.letterId() })
    expect(await order.open()).toContain(texts.beginsOn(inWords))
    const starts = await site.db.read.selectFrom('orderStarts').select('earlyText').execute()
    expect(starts).toEqual([{ earlyText: null }])
    expect(await firstListed()).toMatchObject({ beginsOn: day })
  })

  it('says so when that is sooner, and asks nothing once the time to withdraw is over', async () => {
    const { id } = await pay()
    const day = formatDayOfYear(workBegins(new Date()))
    const opened = async () => (await (await openedBrowser(site, id)).open()).html
    wait(13 * DAY)
    expect(await opened()).toContain(texts.startLater(day))
    wait(3 * DAY)
    const html = await opened()
    expect(html).toContain(texts.startHeading)
    expect(html).not.toContain(texts.earlyHeading)
  })

  it.each([
    ['a time to begin', { anksciau: undefined }, texts.earlyRequired],
    ['consent', { sutikimas: undefined }, texts.sensitiveRequired],
    ['delivery', { budas: undefined }, texts.deliveryRequired],
    ['a word with a notice', { budas: 'notice', zodis: ' avis ' }, texts.passphraseShort(6)],
    ['a letter', { laiskas: ' \n ' }, texts.messageRequired],
    [
      'shorter answers',
      { 'klausimas-2': 'ą'.repeat(INTAKE_ANSWER_MAX + 1) },
      errorTexts.tooLong(INTAKE_ANSWER_MAX),
    ],
    [
      'a shorter letter',
      { laiskas: 'ą'.repeat(ORDER_MESSAGE_MAX + 1) },
      errorTexts.tooLong(ORDER_MESSAGE_MAX),
    ],
  ])('needs %s, and keeps what was typed', async (_, missing, message) => {
    const order = await pay()
    const id = await order.letterId()
    const fields: Record<string, string | undefined> = {
      ...STARTED,
      anksciau: 'on',
      id,
      ...missing,
    }
    const given = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    const sent = await order.send(Object.fromEntries(given))
    expect(sent.status).toBe(400)
    expect(sent.html).toContain(message)
    const typed = fields.laiskas?.replaceAll(/[<>]/g, escaped)
    expect(sent.html).toContain(`>${String(typed)}</textarea>`)
    const isChosen = /type="radio"[^>]* checked=""[^>]*value="on"|value="on"[^>]* checked=""/
    if (fields.anksciau !== undefined) expect(sent.html).toMatch(isChosen)
    expect(await site.db.read.selectFrom('orderStarts').select('id').execute()).toEqual([])
    expect((await lettersOf(order.id)).letters).toEqual([])
  })

  it('is not offered for what is not paid', async () => {
    const purchase = weekly()
    const order = await pay(purchase)
    const id = await order.letterId()
    await sendAll(site, EVENTS.refunded(purchase, 3900))
    expect(await order.open()).not.toContain(texts.startHeading)
    expect(await order.send({ ...STARTED, id })).toMatchObject({ status: 409 })
  })
})

describe('a letter', () => {
  it('is stored once however often it is sent, and twice when it was changed', async () => {
    const order = await start()
    const fields = { veiksmas: 'rasyti', id: await order.letterId(), laiskas: 'Antras' }
    await Promise.all(Array.from({ length: 5 }, () => order.send(fields)))
    expect(await contentsOf(order.id)).toEqual([LETTER, 'Antras'])
    await order.send({ ...fields, laiskas: 'Antras, pataisytas' })
    expect(await contentsOf(order.id)).toHaveLength(3)
    const id = crypto.randomUUID()
    await Promise.all([answer(order.id, 'Atsakymas', id), answer(order.id, 'Atsakymas', id)])
    expect(await contentsOf(order.id)).toHaveLength(4)
  })

  it('comes back in its form, whatever fails', async () => {
    const order = await start()
    await pages.delivered(3)
    const fields = { veiksmas: 'rasyti', id: await order.letterId(), laiskas: 'Ilgai rašytas' }
    const databaseUrl = process.env.DATABASE_URL
    vi.stubEnv('DATABASE_URL', 'postgres://site:x@127.0.0.1:9/site')
    const failed = await order.send(fields)
    vi.stubEnv('DATABASE_URL', databaseUrl)
    expect(failed.status).toBe(503)
    expect(failed.html).toContain('>Ilgai rašytas</textarea>')
    expect(hiddenField(failed.html, 'id')).toBe(fields.id)
    expect(hiddenField(failed.html, 'veiksmas')).toBe('rasyti')
    expect((await order.send(fields)).status).toBe(303)
    await order.send({ veiksmas: 'atsaukti' })
    const closed = await order.send(fields)
    expect(closed.status).toBe(409)
    expect(closed.html).toContain(texts.closed)
    expect(closed.html).toContain('>Ilgai rašytas</textarea>')
  })

  it('beyond 20 of a day stays in its form, which says from when it is taken and where else to write', async () => {
    const order = await start()
    const { id } = order
    const author = 'client' as const
    const rows = Array.from({ length: 19 }, (_, index) => ({
      id: crypto.randomUUID(),
      orderId: id,
      author,
      content: `Laiškas ${index}`,
      createdAt: new Date(Date.now() - 3_600_000),
    }))
    await site.db.write.insertInto('orderLetters').values(rows).execute()
    const first = new Date(Date.now() - 2 * 3_600_000)
    const isFirst = site.db.write
      .updateTable('orderLetters')
      .where('content', '=', asPrivate(LETTER))
    await isFirst.set({ createdAt: first }).execute()
    const { status, html } = await write(order, 'Dvidešimt pirmas')
    expect(status).toBe(429)
    expect(html).toContain('Dvidešimt pirmas</textarea>')
    const from = formatMoment(new Date(first.getTime() + 24 * 3_600_000))
    expect(html).toContain(`Laišką galėsite išsiųsti nuo ${from}.`)
    expect(html, 'it says why').toContain(
      `ne daugiau kaip ${MESSAGES_PER_DAY} vieno užsakymo laiškų`,
    )
    expect(html, 'it leads back').toMatch(/<a href="\/uzsakymas"[^>]*>Grįžti į užsakymo puslapį</)
    expect(html).toMatch(/adresu \S+@\S+\.\S+/)
    expect(await contentsOf(id)).toHaveLength(20)
    await isFirst.set({ createdAt: new Date(Date.now() - 25 * 3_600_000) }).execute()
    expect(await write(order, 'Dvidešimt pirmas')).toMatchObject({ status: 303 })
  })

  it('is shown with the newest 20, and older ones by a link', async () => {
    const order = await start()
    const rows = Array.from({ length: 30 }, (_, index) => ({
      id: crypto.randomUUID(),
      orderId: order.id,
      author: 'coach' as const,
      content: `Nr. ${index}.`,
      createdAt: new Date(Date.now() + 1000 * index),
    }))
    await site.db.write.insertInto('orderLetters').values(rows).execute()
    const html = await order.open()
    expect([html.includes('Nr. 10.'), html.includes('Nr. 9.')]).toEqual([true, false])
    const [oldest] = rows.filter(({ content }) => content === 'Nr. 10.')
    expect(html).toContain(`href="/uzsakymas?puslapis=2#${oldest?.id ?? ''}"`)
    expect(html.indexOf('Nr. 29.')).toBeLessThan(html.indexOf('Nr. 28.'))
    const first = await lettersOf(order.id)
    expect([first.letters.length, first.hasOlder]).toEqual([20, true])
    const { body } = await admin('GET', `/api/admin/orders/${order.id}/letters?page=2`)
    const { letters, hasOlder } = body as Correspondence
    expect([letters.length, hasOlder]).toEqual([31, false])
  })

  it('is told to the owner at once, the next ones together after ten minutes', async () => {
    const order = await start()
    await site.deliver()
    expect(mailsWith(texts.newsSubject)).toHaveLength(1)
    await write(order, 'Antras')
    await write(order, 'Trečias')
    await site.deliver()
    expect(mailsWith(texts.newsSubject)).toHaveLength(1)
    const waiting = await site.db.read
      .selectFrom('outbox')
      .select('dueAt')
      .where('kind', '=', 'order-news')
      .where('state', '=', 'waiting')
      .execute()
    expect(waiting).toHaveLength(1)
    const minutes = ((waiting[0]?.dueAt.getTime() ?? 0) - Date.now()) / 60_000
    expect(Math.ceil(minutes)).toBe(NEWS_MINUTES)
    await site.db.write
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .execute()
    await site.db.write
      .updateTable('orderLetters')
      .set({ isLate: true })
      .where('content', '=', asPrivate('Trečias'))
      .execute()
    await site.deliver()
    const notices = mailsWith(texts.newsSubject)
    expect(notices).toHaveLength(2)
    const told = notices[1]?.text?.replaceAll(/\s+/g, ' ')
    expect(told).toContain('Klientų laiškų: 2, užsakymų, dėl kurių parašyta: 1.')
    expect(told).toContain('be atsakymo termino: 1.')
  })

  it('is not told to the owner if it is answered before the notice is due', async () => {
    const order = await start()
    await site.deliver()
    await write(order, 'Antras')
    await admin('POST', `/api/admin/orders/${order.id}/letters`, {
      id: crypto.randomUUID(),
      content: 'Atsakymas',
      isSure: true,
    })
    await site.db.write
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .execute()
    await site.deliver()
    expect(mailsWith(texts.newsSubject)).toHaveLength(1)
  })

  it('is not taken before the start, nor for another order', async () => {
    const order = await pay()
    const id = crypto.randomUUID()
    const fields = { veiksmas: 'rasyti', id, laiskas: 'Per anksti' }
    expect((await order.send(fields)).status).toBe(409)
    expect((await answer(order.id, 'Per anksti')).status).toBe(409)
    expect((await answer(crypto.randomUUID(), 'Niekam')).status).toBe(404)
    expect(await site.db.read.selectFrom('orderLetters').select('id').execute()).toEqual([])
  })

  it('is answered before the work begins only by a coach who is sure', async () => {
    const unsure = (orderId: string) =>
      admin('POST', `/api/admin/orders/${orderId}/letters`, {
        id: crypto.randomUUID(),
        content: 'Atsakymas',
      })
    const order = await start()
    const refused = await unsure(order.id)
    expect(refused).toMatchObject({
      status: 409,
      body: { fields: { isSure: expect.any(String) as string } },
    })
    expect(textAt(refused.body, 'error')).toContain(`iki ${withdrawUntil(new Date())} imtinai`)
    expect(await contentsOf(order.id)).toHaveLength(1)
    expect((await answer(order.id, 'Vis tiek dabar')).status).toBe(200)

    const daysAgo = (days: number) => ({ agreedAt: new Date(Date.now() - days * 86_400_000) })
    await site.db.write.updateTable('orders').set(daysAgo(15)).execute()
    expect((await unsure(order.id)).status).toBe(200)

    const early = await start({ anksciau: 'on' }, weekly({ email: 'anksti@pastas.example' }))
    expect((await unsure(early.id)).status).toBe(200)
  })

  it('waits in the list and the header until it is answered', async () => {
    const order = await start()
    const waiting = async () => {
      const { waitingSince } = await firstListed()
      const news = (await admin('GET', '/api/admin/news')).body
      return { waits: waitingSince !== null, news: at(news, 'orders') }
    }
    expect(await waiting()).toEqual({ waits: true, news: 1 })
    expect((await answer(order.id, 'Atsakymas')).status).toBe(200)
    expect(await waiting()).toEqual({ waits: false, news: 0 })
    await write(order, 'Ačiū')
    expect(await waiting()).toEqual({ waits: true, news: 1 })
  })
})

describe('an answer', () => {
  it('comes whole by mail to who wants it so, and stands on the page, typeset there but stored as written', async () => {
    const order = await start()
    await pages.delivered(3)
    const content = 'Pirma pastraipa.\n\nAntra, apie <i>vakarą</i> - 3 valandas.'
    await answer(order.id, content)
    await pages.delivered(4)
    const [mail] = mailsWith(texts.answerSubject)
    expect(mail).toMatchObject({ to: { text: 'ruta@pastas.example' } })
    expect(mail?.text).toContain('Pirma pastraipa.')
    expect(mail?.text).toContain('Antra, apie <i>vakarą</i>\u00a0- 3\u00a0valandas.')
    expect(await order.open()).toContain(
      'Antra, apie &lt;i&gt;vakarą&lt;/i&gt;\u00a0- 3\u00a0valandas.',
    )
    expect(await contentsOf(order.id)).toContain(content)
  })

  it('is signed by the only expert of its time, else by the academy, and stays so', async () => {
    const order = await start()
    await pages.delivered(3)
    const academy = texts.authors.coach
    const experts = [
      { name: 'Rasa Pavyzdė', signs: 'Rasa Pavyzdė' },
      { name: 'Jonas Kalnas', signs: academy },
    ]
    await answer(order.id, 'Dar nieko')
    const ids: string[] = []
    for (const { name } of experts) {
      const body = { name, qualification: 'Konsultavimas', photoUrl: null, words: '' }
      const attemptId = crypto.randomUUID()
      const made = await admin('POST', '/api/admin/experts', { ...body, attemptId })
      ids.push((made.body as { id: string }).id)
      await answer(order.id, `Rašo ${name}`)
    }
    for (const id of ids) await admin('DELETE', `/api/admin/experts/${id}`)
    await answer(order.id, 'Vėl nieko')
    await pages.delivered(7)
    const signed = [academy, ...experts.map(({ signs }) => signs), academy]
    const shown = [...(await order.open()).matchAll(/class="signature">([^<]+)</g)]
    expect(shown.map(([, name]) => name)).toEqual(signed.toReversed())
    const mails = mailsWith(texts.answerSubject).map(
      ({ html }) => /<em>([^<]+)<\/em>/.exec(String(html))?.[1],
    )
    expect(mails).toEqual(signed)
    const own = await readOwnData(site.db, {
      email: asPrivate('ruta@pastas.example'),
      hash: '',
      mailbox: '',
    })
    expect(own.orderLetters.map(({ signedBy }) => signedBy ?? academy).slice(1)).toEqual(signed)
  })

  it('comes as one neutral sentence to who wants only a notice', async () => {
    const order = await start(NOTICE)
    await pages.delivered(3)
    await answer(order.id, 'Slaptas patarimas apie santykius')
    await pages.delivered(4)
    const [mail] = mailsWith(texts.noticeSubject)
    const words = `${mail?.text ?? ''} ${String(mail?.html)}`
    expect(words).toContain(texts.noticeText)
    expect(words).not.toMatch(/patarim|laišk[ao]\b.*santyki|konsultacij|užsakym/i)
    const path = /\/uzsakymas\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    const locked = (await pages.open(path)).html
    expect(locked).toContain(texts.lockedText)
    expect(locked).not.toMatch(/patarim|susipykome|konsultacij|užsakym|Rūta|ruta@/i)
    const { send, open } = browserOf(site)
    expect((await send({ zodis: NOTICE.zodis }, path)).location).toBe('/uzsakymas#laiskai')
    expect((await open()).html).toContain('Slaptas patarimas apie santykius')
  })

  it('and letters are in no mail to the owner, in no log and in no audit log', async () => {
    const order = await start()
    await pages.delivered(3)
    await answer(order.id, 'Slaptas patarimas')
    await pages.delivered(4)
    const toOwner = pages.mails.filter(({ to }) => [to].flat()[0]?.text.includes('trenere'))
    expect(toOwner.length).toBeGreaterThan(0)
    for (const { text, html } of toOwner) {
      expect(`${text ?? ''}${String(html)}`).not.toMatch(/susipykome|patarimas|ruta@/)
    }
    const acts = await site.db.read.selectFrom('auditLog').selectAll().execute()
    expect(JSON.stringify(acts)).toContain('answerOrder')
    expect(JSON.stringify(acts)).not.toMatch(/patarimas|susipykome/)
  })
})

describe('the word', () => {
  it('opens the letters in this browser, and nothing else does', async () => {
    const order = await start(NOTICE)
    expect(await order.open()).toContain('susipykome')
    const other = await openedBrowser(site, order.id)
    expect((await other.open(linkTo(order.id))).html).not.toContain('susipykome')
    expect((await other.open()).html).toContain(texts.closedPageTitle)
    const wrong = await other.send({ zodis: 'balta avis' }, linkTo(order.id))
    expect(wrong.status).toBe(400)
    expect(wrong.html).toContain(texts.wrongPassphrase)
    expect((await other.open()).html).not.toContain('susipykome')
    await other.send({ zodis: NOTICE.zodis }, linkTo(order.id))
    expect((await other.open()).html).toContain('susipykome')
  })

  it('is asked for again by every link, used or not', async () => {
    const order = await start(NOTICE)
    const [link, browser] = [linkTo(order.id), browserOf(site)]
    for (const _ of [1, 2]) {
      expect((await browser.open(link)).html).toContain(texts.lockedText)
      expect((await browser.send({ zodis: NOTICE.zodis }, link)).status).toBe(303)
    }
  })

  it('is right with a space after it, as telephones write, and counts no right tries', async () => {
    const order = await start({ ...NOTICE, zodis: `${NOTICE.zodis} ` })
    const [link, { send }] = [linkTo(order.id), browserOf(site)]
    for (const zodis of [
      NOTICE.zodis,
      ` ${NOTICE.zodis}  `,
      ...Array<string>(5).fill(NOTICE.zodis),
    ])
      expect((await send({ zodis }, link)).status).toBe(303)
  })

  it('is set once by two that come at the same time', async () => {
    const order = await start(NOTICE)
    await admin('DELETE', `/api/admin/orders/${order.id}/word`)
    const words = ['žalias kalnas', 'žalias kalnas', 'pilkas akmuo']
    const browsers = await Promise.all(
      words.map(async (zodis) => {
        const browser = browserOf(site)
        await browser.send({ zodis }, linkTo(order.id))
        return browser
      }),
    )
    await answer(order.id, 'Tik vienam žodžiui')
    const opened = await Promise.all(
      browsers.map(async ({ open }) => (await open()).html.includes('Tik vienam')),
    )
    expect(opened.filter(Boolean).length).toBe(opened[2] ? 1 : 2)
  })

  it('is told to be set anew, once for each reset, in a mail that reveals nothing', async () => {
    const order = await start(NOTICE)
    await site.deliver()
    const reset = () => admin('DELETE', `/api/admin/orders/${order.id}/word`)
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(409)
    await site.deliver()
    const [mail, ...others] = mailsWith(texts.noticeSubject)
    expect(others).toEqual([])
    expect(mail?.to).toMatchObject({ text: 'ruta@pastas.example' })
    const words = mail?.text?.split('-----')[0]?.replaceAll(/\s+/g, ' ') ?? ''
    expect(words).toContain(texts.resetText('labas@santykiu-akademija.lt'))
    expect(words.replace('Santykių akademija', '')).not.toMatch(/konsult|laišk|užsak\w* /i)
    const [link = ''] = /\/uzsakymas\/[\w-]+/.exec(mail?.text ?? '') ?? []
    await browserOf(site).send({ zodis: 'žalias kalnas' }, link)
    await reset()
    await site.deliver()
    expect(mailsWith(texts.noticeSubject)).toHaveLength(2)
  })

  it('is told to be set anew when the coach switches to notices, if there was one', async () => {
    const [without, having] = [
      await start(),
      await start({ zodis: 'mėlyna avis' }, weekly({ email: 'ona@pastas.example' })),
    ]
    for (const { id } of [without, having]) {
      expect((await admin('POST', `/api/admin/orders/${id}/notices`)).status).toBe(200)
    }
    await site.deliver()
    expect(mailsWith(texts.noticeSubject)).toMatchObject([{ to: { text: 'ona@pastas.example' } }])
  })

  it('can be tried five times in a quarter of an hour', async () => {
    const order = await start(NOTICE)
    const [link, { send }] = [linkTo(order.id), browserOf(site)]
    const tried = await Promise.all(
      Array.from({ length: 8 }, () => send({ zodis: 'balta avis' }, link)),
    )
    expect(tried.filter(({ status }) => status === 400)).toHaveLength(5)
    const late = await send({ zodis: NOTICE.zodis }, link)
    expect(late.status).toBe(429)
    expect(late.html).toContain(texts.tooManyPassphrases)
    expect(late.html, 'it can be tried again').toContain('name="zodis"')
    const other = await start(NOTICE, weekly({ sessionId: 'cs_test_kitas' }))
    expect((await send({ zodis: NOTICE.zodis }, linkTo(other.id))).status).toBe(303)
  })

  it('is reset by the coach, which closes the letters before', async () => {
    const order = await start(NOTICE)
    await answer(order.id, 'Pirmas atsakymas')
    const reset = await admin('DELETE', `/api/admin/orders/${order.id}/word`)
    expect(reset).toMatchObject({ status: 200, body: { start: { hasWord: false } } })
    expect((await admin('DELETE', `/api/admin/orders/${order.id}/word`)).status).toBe(409)
    const [link, other] = [linkTo(order.id), browserOf(site)]
    for (const html of [await order.open(), (await other.open(link)).html]) {
      expect(html).toContain(texts.newPassphraseTitle)
      expect(html).not.toMatch(/susipykome|Pirmas/)
    }
    expect((await other.send({ zodis: 'abc' }, link)).html).toContain(texts.passphraseShort(6))
    await other.send({ zodis: 'žalias kalnas' }, link)
    const { html } = await other.open()
    expect(html).toContain(texts.nextMessage)
    expect(html).not.toMatch(/susipykome|Pirmas/)
    await answer(order.id, 'Antras atsakymas')
    expect((await other.open()).html).toContain('Antras atsakymas')
    expect(await order.open()).toContain(texts.lockedText)
    expect(await order.open()).not.toContain('Antras atsakymas')
    expect(await contentsOf(order.id)).toHaveLength(3)
    expect((await order.send({ zodis: NOTICE.zodis })).status).toBe(400)
  })

  it('is set anew by a fresh link alone; a used one sends another', async () => {
    const order = await start(NOTICE)
    const [link, { open, send }] = [linkTo(order.id), browserOf(site)]
    await send({ zodis: NOTICE.zodis }, link)
    await admin('DELETE', `/api/admin/orders/${order.id}/word`)
    expect((await open(link)).html).toContain(orderTexts.spentTitle)
    await send({ zodis: 'žalias kalnas' }, link)
    expect(await lettersOf(order.id)).toMatchObject({ start: { hasWord: false } })
  })
})

describe('a form that cannot be taken', () => {
  it('names its faults before it, each a link to its field, where the page begins without scripts', async () => {
    const order = await pay()
    const { html } = await order.send({ veiksmas: 'pradeti', id: await order.letterId() })
    expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i)
    const links = [...html.matchAll(/<a href="#([a-z-]+)" class="link">([^<]+)</g)]
    expect(links.map(([, , message]) => message)).toEqual([
      texts.messageRequired,
      texts.deliveryRequired,
      texts.earlyRequired,
      texts.sensitiveRequired,
    ])
    for (const [, id] of links) expect(html).toContain(`id="${id}"`)
  })

  it.each([{ veiksmas: 'nezinomas' }, {}])(
    'keeps the letter of an action that is none: %o',
    async (named) => {
      const order = await start()
      const letter = { id: await order.letterId(), laiskas: 'Rašiau ilgai' }
      const refused = await order.send({ ...letter, ...named })
      expect(refused.status).toBe(400)
      expect(refused.html).toContain(texts.unknownAction)
      expect(refused.html).toContain('>Rašiau ilgai</textarea>')
      const again = { ...letter, veiksmas: hiddenField(refused.html, 'veiksmas') }
      expect((await order.send(again)).status).toBe(303)
      expect(await contentsOf(order.id)).toEqual([LETTER, 'Rašiau ilgai'])
    },
  )

  it('is cleaned of what no text has, in the letter and in the answers before it', async () => {
    const order = await start({ laiskas: 'Laba\0 diena', 'klausimas-1': 'Rū\0ta' })
    expect(await contentsOf(order.id)).toEqual([`${texts.intake[0]}\nRūta\n\nLaba diena`])
  })
})

describe('the way of answers', () => {
  const NEW_WORD = { zodis: 'žalias kalnas' } as const

  it('is changed to notices by the client, whose letters before are closed then, and back with the word alone', async () => {
    const order = await start()
    await pages.delivered(3)
    await answer(order.id, 'Pirmas atsakymas')
    await pages.delivered(4)
    const refused = await order.send({ veiksmas: 'pranesimai', zodis: 'abc' })
    expect(refused.html).toContain(texts.passphraseShort(6))
    expect(refused.html).toContain(texts.lockHint(ORDER_SESSION_MINUTES, false))
    await order.send({ veiksmas: 'pranesimai', ...NEW_WORD })
    const closed = await order.open()
    expect(closed).toContain(texts.byNotice)
    expect(closed).toContain(texts.lockHint(ORDER_SESSION_MINUTES, true))
    expect(closed).not.toMatch(/susipykome|Pirmas/)
    await answer(order.id, 'Antras atsakymas')
    await pages.delivered(5)
    expect(mailsWith(texts.noticeSubject)).toHaveLength(1)
    expect(await order.open()).toContain('Antras atsakymas')
    expect((await browserOf(site).open(linkTo(order.id))).html).toContain(texts.lockedText)

    const wrong = await order.send({ veiksmas: 'laiskai', zodis: 'balta avis' })
    expect(wrong).toMatchObject({ status: 400 })
    expect(wrong.html).toContain(texts.wrongPassphrase)
    expect(await lettersOf(order.id)).toMatchObject({ start: { delivery: 'notice' } })
    await order.send({ veiksmas: 'laiskai', ...NEW_WORD })
    const opened = await order.open()
    expect(opened).toContain(texts.byMail)
    expect(opened).toContain('Antras atsakymas')
    expect(opened).not.toMatch(/susipykome|Pirmas/)
    await answer(order.id, 'Trečias atsakymas')
    await pages.delivered(6)
    expect(pages.mails.at(-1)?.text).toContain('Trečias atsakymas')
  })

  it('is changed to notices by the coach, never back, and the client sets a word then', async () => {
    const order = await start()
    const path = `/api/admin/orders/${order.id}/notices`
    const changed = await admin('POST', path)
    expect(changed).toMatchObject({
      status: 200,
      body: { start: { delivery: 'notice', hasWord: false } },
    })
    expect((await admin('POST', path)).status).toBe(409)
    expect(await order.open()).toContain(texts.newPassphraseTitle)
    await order.send(NEW_WORD)
    const html = await order.open()
    expect(html).toContain(texts.byNotice)
    expect(html).not.toContain('susipykome')
  })

  it.each([
    [{}, NOTICE, { delivery: 'notice', ...NOTICE, isFirstShown: false }],
    [NOTICE, {}, { delivery: 'notice', ...NOTICE, isFirstShown: true }],
    [NOTICE, { ...NOTICE, ...NEW_WORD }, { delivery: 'notice', ...NOTICE, isFirstShown: true }],
    [{}, NEW_WORD, { delivery: 'letter', ...NEW_WORD, isFirstShown: true }],
    [NEW_WORD, { zodis: NOTICE.zodis }, { delivery: 'letter', ...NEW_WORD, isFirstShown: true }],
  ])(
    'is of two that are sent at once the stricter, whose word opens only what comes after, else the first',
    async (first, second, { delivery, zodis, isFirstShown }) => {
      const order = await pay(weekly({ sessionId: `cs_test_${crypto.randomUUID().slice(0, 8)}` }))
      const other = await openedBrowser(site, order.id)
      const [id, otherId] = [await order.letterId(), hiddenField((await other.open()).html, 'id')]
      await order.send({ ...STARTED, ...first, id, laiskas: 'Tas pirmas' })
      const teise = messageToken(order.id, otherId)
      await other.send({ ...STARTED, ...second, id: otherId, teise, laiskas: 'Tas antras' })
      expect(await lettersOf(order.id)).toMatchObject({
        start: { delivery, hasWord: true },
        letters: [{}, {}],
      })
      const link = linkTo(order.id)
      expect((await browserOf(site).open(link)).html).toContain(texts.lockedText)
      const { send, open } = browserOf(site)
      expect((await send({ zodis }, link)).status).toBe(303)
      const { html } = await open()
      expect(html).toContain('Tas antras')
      expect(html.includes('Tas pirmas')).toBe(isFirstShown)
    },
  )

  it('is changed by the word alone that is set: who finds the page open sets no other', async () => {
    const order = await start({ zodis: NOTICE.zodis })
    const refused = await order.send({ veiksmas: 'pranesimai', ...NEW_WORD })
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.html).toContain(texts.wrongPassphrase)
    expect(await lettersOf(order.id)).toMatchObject({ start: { delivery: 'letter' } })
    await order.send({ veiksmas: 'pranesimai', zodis: NOTICE.zodis })
    expect(await order.open()).toContain(texts.byNotice)
    const { send, open } = browserOf(site)
    await send({ zodis: NOTICE.zodis }, linkTo(order.id))
    expect((await open()).html).toContain(texts.byNotice)
  })

  it('asks for another word once the coach has reset one, for whole answers too', async () => {
    const order = await start({ zodis: NOTICE.zodis })
    await admin('DELETE', `/api/admin/orders/${order.id}/word`)
    expect(await order.open()).toContain(texts.newPassphraseTitle)
    expect((await browserOf(site).open(linkTo(order.id))).html).toContain(texts.newPassphraseTitle)
    await order.send(NEW_WORD)
    const html = await order.open()
    expect(html).toContain(texts.byMail)
    expect(html).not.toContain('susipykome')
  })

  it('closes no answer whose mail was not sent yet', async () => {
    const order = await start()
    await answer(order.id, 'Dar neišsiųstas')
    await order.send({ veiksmas: 'pranesimai', ...NEW_WORD })
    const html = await order.open()
    expect(html).toContain('Dar neišsiųstas')
    expect(html).not.toContain('susipykome')
    await site.deliver()
    expect(mailsWith(texts.answerSubject)).toEqual([])
    expect(mailsWith(texts.noticeSubject)).toHaveLength(1)
  })

  it('stays as it is when a start form comes late', async () => {
    const order = await start()
    await site.db.write
      .updateTable('orderStarts')
      .set({ startedAt: new Date(Date.now() - 11 * 60_000) })
      .execute()
    const id = crypto.randomUUID()
    await order.send({ ...STARTED, ...NOTICE, id, teise: messageToken(order.id, id) })
    expect(await lettersOf(order.id)).toMatchObject({
      start: { delivery: 'letter', hasWord: false },
      letters: [{}, {}],
    })
  })

  it('gets a word alone later, too, which closes nothing', async () => {
    const order = await start()
    expect((await order.send({ veiksmas: 'zodis', zodis: 'abc' })).html).toContain(
      texts.passphraseShort(6),
    )
    await order.send({ veiksmas: 'zodis', ...NEW_WORD })
    const html = await order.open()
    expect(html).toContain('susipykome')
    expect(html).toContain(texts.byMail)
    expect(html).not.toContain(texts.passphraseAlone)
    const [link, other] = [linkTo(order.id), browserOf(site)]
    expect((await other.open(link)).html).toContain(texts.lockedText)
    await other.send(NEW_WORD, link)
    expect((await other.open()).html).toContain('susipykome')
    await order.send({ veiksmas: 'zodis', zodis: 'kitas žodis' })
    expect((await other.send({ zodis: 'kitas žodis' }, link)).status).toBe(400)
  })

  it('may have a word with whole answers, too, which are in no file of own data then', async () => {
    const order = await start({ zodis: NOTICE.zodis })
    expect(await order.open()).toContain(texts.byMail)
    expect((await browserOf(site).open(linkTo(order.id))).html).toContain(texts.lockedText)
    const faulty = await pay(weekly({ sessionId: 'cs_test_kitas' }))
    const id = await faulty.letterId()
    expect((await faulty.send({ ...STARTED, id, zodis: 'abc' })).html).toContain(
      texts.passphraseShort(6),
    )
    const locked = await site.db.read
      .selectFrom(lettersOfAddress(site.db, asPrivate('ruta@pastas.example')).as('letters'))
      .select('isLocked')
      .execute()
    expect(locked).toEqual([{ isLocked: true }])
  })
})

describe('the address of an order', () => {
  const NEXT = 'kita@pastas.example'
  const stored = async (id: string) => findOrder(site.db, id)

  /** Returns the link in the last mail that asks an address for confirmation. */
  async function mailedLink(address: string) {
    await site.deliver()
    const mail = pages.mails.findLast(({ subject }) => subject === texts.addressSubject)
    expect(mail).toMatchObject({ to: { text: address } })
    return /\/uzsakymas\/adresas\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  /** Confirms the address by the link of the last mail. */
  async function confirm(address: string = NEXT) {
    const browser = browserOf(site)
    const link = await mailedLink(address)
    expect((await browser.open(link)).html).toContain(texts.confirmAddress)
    return { answered: await browser.send({}, link), link, browser }
  }

  it('is shown, and changed before the first letter once the new one has confirmed it; what was sent to the old one is void', async () => {
    const order = await pay()
    const before = linkTo(order.id)
    expect(await order.open()).toContain('ruta@pastas.example')
    const faulty = await order.send({ veiksmas: 'adresas', adresas: 'kita@' })
    expect(faulty.status).toBe(400)
    expect(faulty.html).toContain('value="kita@"')
    const asked = await order.send({ veiksmas: 'adresas', adresas: ` ${NEXT.toUpperCase()} ` })
    expect(asked.html).toContain(texts.addressAskedText(NEXT))
    expect(await stored(order.id)).toMatchObject({ email: 'ruta@pastas.example', paidEmail: null })

    const { answered, link, browser } = await confirm()
    expect(answered).toMatchObject({ status: 303, location: '/uzsakymas#laiskai' })
    expect(await stored(order.id)).toMatchObject({ email: NEXT, paidEmail: 'ruta@pastas.example' })
    const page = (await browser.open()).html
    expect(page).toContain(texts.startHeading)
    expect(page).toContain(texts.addressText('ruta@pastas.example').slice(-40))
    expect(await order.open(), 'what the old link had opened').toContain(texts.closedPageTitle)
    expect((await browserOf(site).open(before)).html).toContain(orderTexts.spentTitle)
    expect((await browserOf(site).send({}, before)).headers.getSetCookie()).toEqual([])
    expect((await browserOf(site).send({}, link)).html).toContain(texts.addressSpentTitle)

    await site.deliver()
    const told = mailsWith(texts.movedSubject)
    expect(told).toMatchObject([{ to: { text: 'ruta@pastas.example' } }])
    expect(told[0]?.text).toContain(texts.movedText)
    expect(`${told[0]?.text ?? ''}${String(told[0]?.html)}`).not.toMatch(/uzsakymas|kita@/)
  })

  it('is changed later by the word alone, or by the coach; answers go to the new one', async () => {
    const order = await start()
    const refused = await order.send({ veiksmas: 'adresas', adresas: NEXT })
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.html).toContain(texts.addressByCoach('').slice(0, 40))
    const asked = await admin('POST', `/api/admin/orders/${order.id}/address`, {
      confirmation,
      email: NEXT,
    })
    expect(asked.status).toBe(200)
    await confirm()
    await answer(order.id, 'Naujuoju adresu')
    await site.deliver()
    expect(mailsWith(texts.answerSubject)).toMatchObject([{ to: { text: NEXT } }])

    const other = await start(NOTICE, weekly({ sessionId: 'cs_test_kitas' }))
    const wrong = await other.send({ veiksmas: 'adresas', adresas: NEXT, zodis: 'balta avis' })
    expect(wrong.html).toContain(texts.wrongPassphrase)
    const right = await other.send({ veiksmas: 'adresas', adresas: NEXT, zodis: NOTICE.zodis })
    expect(right.html).toContain(texts.addressAskedText(NEXT))
    const { browser } = await confirm()
    expect((await browser.open()).html).toContain(texts.lockedText)
    expect(
      (
        await admin('POST', `/api/admin/orders/${crypto.randomUUID()}/address`, {
          confirmation,
          email: NEXT,
        })
      ).status,
    ).toBe(404)
  })

  it('is asked by the coach only with the password, so that a stolen session moves no mail', async () => {
    const order = await pay()
    const ask = (more: object) =>
      admin('POST', `/api/admin/orders/${order.id}/address`, { email: NEXT, ...more })
    expect((await ask({})).status).toBe(400)
    expect(await ask({ confirmation: { password: 'ne tas' } })).toMatchObject({
      status: 403,
      body: { fields: { password: expect.any(String) as string } },
    })
    await site.deliver()
    expect(mailsWith(texts.addressSubject)).toEqual([])
    expect((await ask({ confirmation })).status).toBe(200)
    await site.deliver()
    expect(mailsWith(texts.addressSubject)).toMatchObject([{ to: { text: NEXT } }])
  })

  it('is, of two that were asked, the one that confirms first, and the one that paid is kept through every change', async () => {
    const order = await pay()
    await order.send({ veiksmas: 'adresas', adresas: 'tyli@pastas.example' })
    const silent = await mailedLink('tyli@pastas.example')
    await order.send({ veiksmas: 'adresas', adresas: NEXT })
    const { browser } = await confirm()
    expect((await browserOf(site).send({}, silent)).html).toContain(texts.addressSpentTitle)
    await browser.send({ veiksmas: 'adresas', adresas: 'ruta@pastas.example' })
    await confirm('ruta@pastas.example')
    expect((await browserOf(site).send({}, silent)).html).toContain(texts.addressSpentTitle)
    await admin('POST', `/api/admin/orders/${order.id}/address`, {
      confirmation,
      email: 'trecia@pastas.example',
    })
    await confirm('trecia@pastas.example')
    expect(await stored(order.id)).toMatchObject({
      email: 'trecia@pastas.example',
      paidEmail: 'ruta@pastas.example',
    })
  })

  it('is not asked again of the present one, and not by a mail that comes after another has confirmed', async () => {
    const order = await pay()
    const same = await order.send({ veiksmas: 'adresas', adresas: 'Ruta@pastas.example' })
    expect(same.status).toBe(400)
    expect(same.html).toContain(texts.addressSame)
    const path = `/api/admin/orders/${order.id}/address`
    expect((await admin('POST', path, { confirmation, email: 'ruta@pastas.example' })).status).toBe(
      400,
    )
    await order.send({ veiksmas: 'adresas', adresas: NEXT })
    const link = await mailedLink(NEXT)
    await order.send({ veiksmas: 'adresas', adresas: 'veli@pastas.example' })
    await browserOf(site).send({}, link)
    await site.deliver()
    expect(mailsWith(texts.addressSubject)).toMatchObject([{ to: { text: NEXT } }])
  })

  it('gets what was not sent to the former one yet', async () => {
    const order = await start()
    await admin('POST', `/api/admin/orders/${order.id}/address`, { confirmation, email: NEXT })
    const link = await mailedLink(NEXT)
    await answer(order.id, 'Dar neišsiųstas')
    const spent = linkTo(order.id)
    await browserOf(site).send({}, spent)
    await browserOf(site).send({ siusti: 'taip' }, spent)
    await browserOf(site).send({}, link)
    await site.deliver()
    for (const subject of [texts.answerSubject, orderTexts.linkSubject]) {
      expect(mailsWith(subject)).toMatchObject([{ to: { text: NEXT } }])
    }
  })

  it('ends the right to letters that were begun before, and what links of before can ask for', async () => {
    const order = await pay()
    const before = linkTo(order.id)
    const html = await order.open()
    const form = { id: hiddenField(html, 'id'), teise: hiddenField(html, 'teise') }
    await order.send({ veiksmas: 'adresas', adresas: NEXT })
    const { browser } = await confirm()
    const late = await order.send({ ...STARTED, ...NOTICE, ...form })
    expect(late.status).toBe(403)
    expect(late.html).toContain('susipykome')
    expect(await stored(order.id)).toMatchObject({ startedAt: null })
    const again = await browser.send({ ...STARTED, ...form })
    expect(again.status, 'who opened it by the new address needs no right').toBe(303)
    const former = await browserOf(site).open(before)
    expect(former.html).toContain(orderTexts.formerText)
    expect(former.html).not.toContain(orderTexts.sendLink)
    await browserOf(site).send({ siusti: 'taip' }, before)
    await site.deliver()
    expect(mailsWith(orderTexts.linkSubject)).toEqual([])
  })

  it('is changed by a word that was set on the page only days later', async () => {
    const order = await start()
    await order.send({ veiksmas: 'zodis', zodis: NOTICE.zodis })
    const form = { veiksmas: 'adresas', adresas: NEXT, zodis: NOTICE.zodis }
    const refused = await order.send(form)
    expect(refused.status).toBe(400)
    expect(refused.html).toContain(texts.addressByNewPassphrase(7, '').slice(0, 50))
    await site.db.write
      .updateTable('orderStarts')
      .set({ wordSetAt: new Date(Date.now() - 8 * 24 * 60 * 60_000) })
      .execute()
    expect((await order.send(form)).html).toContain(texts.addressAskedText(NEXT))
  })

  it('stays when everything of its client is erased', async () => {
    const order = await pay()
    await order.send({ veiksmas: 'adresas', adresas: NEXT })
    const link = await mailedLink(NEXT)
    const sending = { db: site.db, deployUrl: site.url, waitUntil: () => undefined }
    await deleteOwnData(sending, asPrivate('ruta@pastas.example'))
    expect(await order.open()).not.toContain(texts.addressSummary)
    expect((await order.send({ veiksmas: 'adresas', adresas: NEXT })).status).toBe(400)
    expect((await browserOf(site).send({}, link)).html).toContain(texts.addressSpentTitle)
    expect(await stored(order.id)).toMatchObject({ email: 'ruta@pastas.example' })
  })

  it('is asked at most three times an hour by its client, whatever links are asked for', async () => {
    const order = await pay()
    const spent = linkTo(order.id)
    await browserOf(site).send({}, spent)
    for (const _ of [1, 2, 3]) await browserOf(site).send({ siusti: 'taip' }, spent)
    for (const status of [200, 200, 200, 429]) {
      const asked = await order.send({ veiksmas: 'adresas', adresas: NEXT })
      expect(asked.status).toBe(status)
    }
    const path = `/api/admin/orders/${order.id}/address`
    expect((await admin('POST', path, { confirmation, email: NEXT })).status).toBe(200)
  })

  it('leaves the order to be found by both: its withdrawal, own data without a letter or a way in, and its erasure', async () => {
    const order = await start()
    await admin('POST', `/api/admin/orders/${order.id}/address`, { confirmation, email: NEXT })
    await confirm()
    const own = async (email: string) => {
      const found = await readOwnData(site.db, { email: asPrivate(email), hash: '', mailbox: '' })
      return {
        orders: found.orders.map(({ id, isCurrent }) => ({ id, isCurrent })),
        locked: found.orderLetters.map(({ isLocked }) => isLocked),
      }
    }
    expect(await own(NEXT)).toEqual({
      orders: [{ id: order.id, isCurrent: true }],
      locked: [false],
    })
    expect(await own('ruta@pastas.example')).toEqual({
      orders: [{ id: order.id, isCurrent: false }],
      locked: [true],
    })
    const client = await admin('GET', '/api/admin/client?email=ruta@pastas.example')
    expect(JSON.stringify(client.body)).toContain(order.id)
    const contract = `Savaitė, užsakymas ${order.id}`
    const withdrawal = { id: crypto.randomUUID(), name: '', contract }
    await insertWithdrawal(site.db, { ...withdrawal, email: asPrivate('ruta@pastas.example') })
    expect(await stored(order.id)).toMatchObject({ state: 'withdrawn' })
    await site.db.write.deleteFrom('contractWithdrawals').execute()
    await deleteOwnData(
      { db: site.db, deployUrl: site.url, waitUntil: () => undefined },
      asPrivate('ruta@pastas.example'),
    )
    expect(await stored(order.id)).toMatchObject({ state: 'closed', letters: 0 })
  })
})

/** Moves the clock of the functions forward. */
function wait(minutes: number): void {
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

const DAY = 24 * 60

describe('a letter that waits', () => {
  const promised = async (id: string) => {
    const order = await findOrder(site.db, id)
    const dueAt = order && answerDueAt(order)
    return dueAt ? texts.answerBy(formatDeadline(dueAt)) : expect.fail('Nothing is due.')
  }

  it('tells until when it is answered, from the start of the work, as long as it waits', async () => {
    const later = await start()
    expect(await later.open()).toContain(await promised(later.id))
    expect(await promised(later.id)).toMatch(/\d\sd\. iki\s4\.00\.$/)
    const order = await start({ anksciau: 'on' }, weekly({ email: 'anksti@pastas.example' }))
    const first = await promised(order.id)
    expect(await order.open()).toContain(first)
    expect(await order.open()).toContain(`>${texts.sentTitle}</h3>`)
    await write(order, 'Dar vienas.')
    expect(await order.open(), 'an answer is for all that waits').toContain(first)
    await answer(order.id, 'Laba diena.')
    expect(await order.open()).not.toMatch(/Atsakysime \S+ iki/)
  })

  it('is apologised for when the answer is late', async () => {
    const order = await start({ anksciau: 'on' })
    wait(4 * 60 + 1)
    const { html } = await (await openedBrowser(site, order.id)).open()
    expect(html).toContain(texts.answerOverdue('labas@santykiu-akademija.lt'))
  })

  it('is told with the time when it is sent from a page that has locked itself', async () => {
    const order = await start({ anksciau: 'on' })
    const shown = await order.open()
    const [id, teise] = [hiddenField(shown, 'id'), hiddenField(shown, 'teise')]
    const { html } = await browserOf(site).send({ veiksmas: 'rasyti', id, teise, laiskas: 'A' })
    expect(html).toContain(`${await promised(order.id)} ${texts.sentText}`)
  })

  it('stands above the form if it is the newest; the ones before it stand below', async () => {
    const order = await start()
    await answer(order.id, 'Senas atsakymas.')
    await write(order, 'Mano laiškas.')
    const placesOf = async (...found: string[]) => {
      const html = await order.open()
      return found.map((each) => html.indexOf(each))
    }
    const form = `id="rasyti"`
    const asked = await placesOf('Mano laiškas.', form, 'Senas atsakymas.', 'vėl susipykome')
    expect(asked).toEqual(asked.toSorted((a, b) => a - b))
    await answer(order.id, 'Pirma dalis.')
    await answer(order.id, 'Antra dalis.')
    const answered = await placesOf('Antra dalis.', 'Pirma dalis.', form, 'Mano laiškas.')
    expect(answered).toEqual(answered.toSorted((a, b) => a - b))
    expect([...asked, ...answered]).not.toContain(-1)
  })
})

describe('no answer comes, and the page says why in place of the form', () => {
  const withdraw = (contract: string) =>
    insertWithdrawal(site.db, {
      id: crypto.randomUUID(),
      name: '',
      contract,
      email: asPrivate('ruta@pastas.example'),
    })
  const opened = async (id: string) => (await (await openedBrowser(site, id)).open()).html

  it.each<[string, (order: Awaited<ReturnType<typeof pay>>, bought: Purchase) => unknown, string]>([
    ['a withdrawal', ({ id }) => withdraw(`Savaitė, užsakymas ${id}`), texts.noAnswer.withdrawn],
    [
      'a refund',
      (_, bought) => sendAll(site, EVENTS.refunded(bought, 3900)),
      texts.noAnswer.refunded,
    ],
    ['a dispute', (_, bought) => sendAll(site, EVENTS.disputed(bought)), texts.noAnswer.disputed],
  ])('after %s, before and after the start', async (_, end, text) => {
    const bought = weekly()
    const order = await start({}, bought)
    expect(await opened(order.id)).not.toContain(text)
    await end(order, bought)
    const ended = await opened(order.id)
    const [above = '', below] = ended.split('vakar vėl susipykome')
    expect(above, 'it stands above the letters').toContain(text)
    expect(below).toBeDefined()
    expect(ended).not.toContain(texts.nextMessage)
    await site.db.write.deleteFrom('orderStarts').execute()
    const unstarted = await opened(order.id)
    expect(unstarted).toContain(text)
    expect(unstarted).not.toContain(texts.startHeading)
    await site.db.write.deleteFrom('contractWithdrawals').execute()
  })

  it('after the consent was withdrawn', async () => {
    const order = await start()
    await order.send({ veiksmas: 'atsaukti' })
    const html = await order.open()
    expect(html).toContain(texts.withdrawn)
    expect(html).toContain('href="mailto:labas@santykiu-akademija.lt"')
    expect(html).not.toContain(texts.nextMessage)
  })

  it('while a late withdrawal is looked at', async () => {
    const order = await start({ anksciau: 'on' })
    await withdraw(`Savaitė, užsakymas ${order.id}`)
    await site.db.write
      .updateTable('orders')
      .set({ agreedAt: new Date(Date.now() - 20 * DAY * 60_000) })
      .execute()
    expect(await opened(order.id)).toContain(texts.noAnswerYet)
    await site.db.write.deleteFrom('contractWithdrawals').execute()
  })
})

describe('an unfinished answer', () => {
  const keep = (orderId: string, content = 'Pradėkite nuo klausimo') =>
    admin('PUT', `/api/admin/unfinished/${orderId}`, {
      kind: 'answer',
      recordId: orderId,
      title: '',
      form: JSON.stringify({ content }),
      loadedVersion: null,
      seen: null,
      state: crypto.randomUUID(),
      sending: [],
    })
  const kept = async () => (await admin('GET', '/api/admin/unfinished')).body
  const unfinished = async () => at((await admin('GET', '/api/admin/news')).body, 'unfinished')

  it('is kept for other devices, named in the row of its order only, until an answer is sent', async () => {
    const order = await start({ anksciau: 'on' })
    expect(await firstListed()).toMatchObject({ hasAnswerDraft: false })
    expect((await keep(order.id)).status).toBe(200)
    expect(await kept()).toMatchObject([{ id: order.id, kind: 'answer', title: '' }])
    expect(await firstListed()).toMatchObject({ hasAnswerDraft: true })
    expect(await unfinished()).toBe(0)
    await answer(order.id, 'Atsakyta iš kompiuterio')
    expect(await firstListed()).toMatchObject({ hasAnswerDraft: false })
    await site.db.write.deleteFrom('unfinishedTexts').execute()
  })

  it('is deleted with the letters when the consent to them is withdrawn, and is not kept again', async () => {
    const [order, other] = [await start(), await start()]
    for (const { id } of [order, other]) await keep(id)
    await order.send({ veiksmas: 'atsaukti' })
    expect(await kept()).toMatchObject([{ id: other.id }])
    expect((await keep(order.id)).status).toBe(409)
    expect((await keep(crypto.randomUUID())).status).toBe(409)
    expect(await kept()).toMatchObject([{ id: other.id }])
    await site.db.write.deleteFrom('unfinishedTexts').execute()
  })

  it('is deleted at night with old letters, or if its order keeps none any more', async () => {
    const [old, ended, other] = [await start(), await start(), await start()]
    for (const { id } of [old, ended, other]) await keep(id)
    const long = new Date(Date.now() - 9 * 365 * DAY * 60_000)
    await site.db.write
      .updateTable('orderLetters')
      .set({ createdAt: long })
      .where('orderId', '=', old.id)
      .execute()
    await sql`update orders set created_at = ${long} where id = ${old.id}::uuid`.execute(
      site.db.write,
    )
    await site.db.write
      .updateTable('orderStarts')
      .set({ withdrawnAt: new Date() })
      .where('id', '=', ended.id)
      .execute()
    await site.call('POST', '/.netlify/functions/delete-expired')
    expect(await kept()).toMatchObject([{ id: other.id }])
    await site.db.write.deleteFrom('unfinishedTexts').execute()
  })

  it('is not sent after an answer from elsewhere that the coach has not seen', async () => {
    const order = await start({ anksciau: 'on' })
    const id = crypto.randomUUID()
    const send = (content: string, seen: string | null, of: string = crypto.randomUUID()) =>
      admin('POST', `/api/admin/orders/${order.id}/letters`, { id: of, content, seen })
    expect((await send('Iš kompiuterio', null, id)).status).toBe(200)
    const [, first] = (await lettersOf(order.id)).letters
    const refused = { status: 409, body: { fields: { seen: texts.answeredMeanwhile } } }
    expect(await send('Iš telefono', null)).toMatchObject(refused)
    expect((await send('Iš kompiuterio', null, id)).status, 'sent again').toBe(200)
    expect((await send('Iš telefono', first?.createdAt ?? '')).status).toBe(200)
    expect(await contentsOf(order.id)).toEqual([LETTER, 'Iš kompiuterio', 'Iš telefono'])
  })

  it('with the text of the last one is sent only to a coach who wants it sent again', async () => {
    const order = await start({ anksciau: 'on' })
    const send = (content: string, more: object = {}) => {
      const body = { id: crypto.randomUUID(), content, ...more }
      return admin('POST', `/api/admin/orders/${order.id}/letters`, body)
    }
    expect((await send('Laba diena')).status).toBe(200)
    const [, first] = (await lettersOf(order.id)).letters
    const said = texts.answerRepeated(formatMoment(first?.createdAt ?? ''))
    const refused = { status: 409, body: { fields: { isRepeated: said } } }
    expect(await send('Laba diena ', { isSure: true })).toMatchObject(refused)
    expect((await send('Laba diena', { isRepeated: true })).status).toBe(200)
    expect((await send('Kitas')).status).toBe(200)
    expect((await send('Laba diena')).status, 'another came between').toBe(200)
    expect(await contentsOf(order.id)).toEqual([
      LETTER,
      ...['Laba diena', 'Laba diena', 'Kitas', 'Laba diena'],
    ])
  })
})

describe('the paid time', () => {
  const reopened = async (id: string) => (await (await openedBrowser(site, id)).open()).html
  const stored = () =>
    site.db.read
      .selectFrom('orderLetters')
      .select(['content', 'isLate'])
      .orderBy('createdAt')
      .execute()

  it('ends a day after its last one: the letters stay, and in place of the form stands the offer to go on', async () => {
    const order = await start({ anksciau: 'on' })
    wait(7 * DAY)
    expect(await reopened(order.id)).toContain(orderTexts.withdraw)
    wait(DAY)
    const open = await reopened(order.id)
    expect(open).toContain(texts.nextMessage)
    expect(open, 'it was served as its client wanted').not.toContain(orderTexts.withdraw)
    wait(DAY)
    const closed = await reopened(order.id)
    expect(closed).toContain('susipykome')
    expect(closed).toContain(texts.endedOwed)
    expect(closed).toContain(`href="/consultations" class="button"`)
    expect(closed).not.toContain(texts.nextMessage)
    expect((await findOrder(site.db, order.id))?.waitingSince).toBeInstanceOf(Date)

    await answer(order.id, 'Laba diena.')
    await site.deliver()
    const [mail] = mailsWith(texts.answerSubject)
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(
      `${texts.answerRead} ${texts.answerEnded}`,
    )
    expect(mail?.text).not.toContain('Atsakyti galite')
  })

  it('leaves a letter that was begun before it ended, which no answer is owed; both sides are told', async () => {
    const order = await start({ anksciau: 'on' })
    const begun = await openedBrowser(site, order.id)
    wait(8 * DAY)
    const open = (await (await openedBrowser(site, order.id)).open()).html
    const fields = { id: hiddenField(open, 'id'), teise: hiddenField(open, 'teise') }
    wait(DAY)
    await clearOutbox(site)
    const sent = await begun.send({ ...fields, veiksmas: 'rasyti', laiskas: 'Pradėjau vakar' })
    expect(sent.html).toContain(texts.lateText)
    await site.deliver()
    expect(mailsWith(texts.newsSubject).at(-1)?.text).toContain('atsakymo termino nėra')
    expect(await reopened(order.id)).toContain(texts.lateMessage)
    const { waitingSince } = (await findOrder(site.db, order.id)) ?? {}
    expect(await stored()).toEqual([
      { content: LETTER, isLate: false },
      { content: 'Pradėjau vakar', isLate: true },
    ])
    await site.db.write
      .updateTable('orderLetters')
      .set({ settledAt: new Date() })
      .where('isLate', '=', false)
      .execute()
    expect(waitingSince).not.toBeNull()
    expect(await firstListed()).toMatchObject({ waitingSince: null, hasLateLetter: true })
    const { letters } = await lettersOf(order.id)
    const asked = { letterId: letters.find(({ isLate }) => isLate)?.id }
    await admin('POST', `/api/admin/orders/${order.id}/letters/settled`, asked)
    expect(await firstListed()).toMatchObject({ waitingSince: null, hasLateLetter: false })

    const late = { id: fields.id, teise: messageToken(order.id, fields.id), laiskas: 'Nauja' }
    for (const start of [{ veiksmas: 'rasyti' }, { ...STARTED, laiskas: late.laiskas }]) {
      const refused = await begun.send({ ...start, ...late })
      expect(refused.status).toBe(409)
      expect(refused.html).toContain(texts.ended)
      expect(refused.html).toContain('>Nauja</textarea>')
    }
    expect(await stored()).toHaveLength(2)

    // A letter kept by a tab is sent by a form that only the tab's script shows.
    const page = await openedBrowser(site, order.id)
    const { html } = await page.open()
    expect(html).toMatch(/<form hidden="" [^>]*data-unsent-form/)
    expect(html, 'no answer is owed to it').toContain(texts.keptByMail)
    expect(html).not.toContain(texts.byMail)
    const kept = { id: hiddenField(html, 'id'), teise: hiddenField(html, 'teise') }
    await page.send({ ...kept, veiksmas: 'rasyti', laiskas: 'Iš juodraščio' })
    expect((await stored()).at(-1)).toEqual({ content: 'Iš juodraščio', isLate: true })
    wait(8 * DAY)
    expect(await reopened(order.id)).not.toContain('data-unsent-form')
  })

  it('leaves a form with a fault its right, and a letter that was stored in time its answer', async () => {
    const order = await start({ anksciau: 'on' })
    wait(8 * DAY)
    const opened = await openedBrowser(site, order.id)
    const { html } = await opened.open()
    const fields = {
      veiksmas: 'rasyti',
      id: hiddenField(html, 'id'),
      teise: hiddenField(html, 'teise'),
    }
    wait(DAY)
    const again = await openedBrowser(site, order.id)
    const faulty = await again.send({ ...fields, laiskas: ' ' })
    expect(faulty.status).toBe(400)
    expect(faulty.html).toContain(texts.keptByMail)
    const teise = hiddenField(faulty.html, 'teise')
    expect((await again.send({ ...fields, teise, laiskas: 'Pataisytas' })).status).toBe(303)
    expect(await reopened(order.id)).toContain('Pataisytas')
    await site.db.write.updateTable('orderLetters').set({ isLate: false }).execute()
    const { html: sent } = await browserOf(site).send({ ...fields, laiskas: 'Pataisytas' })
    expect(sent).toContain(texts.sentTitle)
    expect(sent).not.toContain(texts.lateText)
  })

  it('of a subscription ends three days later, but for one whose payment failed, which the page tells', async () => {
    const purchase = monthly()
    await sendAll(site, EVENTS.invoiced(purchase, 0))
    const order = await start({ anksciau: 'on' }, purchase)
    expect(await reopened(order.id)).toContain('>Kitas mokėjimas</dt>')
    const { paidUntil } = (await findOrder(site.db, order.id)) ?? {}
    wait(((paidUntil?.getTime() ?? 0) - Date.now()) / 60_000 + 2 * DAY)
    const open = await reopened(order.id)
    expect(open).toContain(texts.nextMessage)
    expect(open, 'it lies in the past').not.toContain('Kitas mokėjimas')
    await sendAll(site, EVENTS.unpaid(purchase, 1))
    const unpaid = await reopened(order.id)
    expect(unpaid).toContain('Prenumeratos mokėjimas nepavyko.')
    const [beforeLetters = ''] = unpaid.split(texts.endedUnpaid)
    expect(beforeLetters, 'the card is changed there').toContain(orderTexts.portal)
    expect(unpaid).toContain(texts.endedUnpaid)
    expect(unpaid).not.toContain(texts.nextMessage)
    wait(1)
    await sendAll(site, EVENTS.invoiced(purchase, 1))
    expect(await reopened(order.id)).toContain(texts.nextMessage)
  })

  it('takes a letter that was being written when the payment failed, and says why no answer is owed', async () => {
    const purchase = monthly()
    await sendAll(site, EVENTS.invoiced(purchase, 0))
    const order = await start({ anksciau: 'on' }, purchase)
    const { paidUntil } = (await findOrder(site.db, order.id)) ?? {}
    wait(((paidUntil?.getTime() ?? 0) - Date.now()) / 60_000 + 2 * DAY)
    const tab = await openedBrowser(site, order.id)
    const written = async () => {
      const { html } = await tab.open()
      return { veiksmas: 'rasyti', id: hiddenField(html, 'id'), teise: hiddenField(html, 'teise') }
    }
    const [first, second] = [await written(), await written()]
    await sendAll(site, EVENTS.unpaid(purchase, 1))
    const sent = await tab.send({ ...first, laiskas: 'Rašiau' })
    expect(sent).toMatchObject({ status: 303, location: '/uzsakymas#laiskai' })
    expect((await tab.open()).html).toContain(texts.endedUnpaid)
    const locked = await browserOf(site).send({ ...second, laiskas: 'Kitame lange' })
    expect(locked.html).toContain(texts.lateByFailure)
    expect(locked.html).not.toContain('užsisakykite naują paketą')
    expect((await stored()).slice(1)).toEqual([
      { content: 'Rašiau', isLate: true },
      { content: 'Kitame lange', isLate: true },
    ])

    wait(3 * DAY)
    const id = crypto.randomUUID()
    const late = { veiksmas: 'rasyti', id, teise: messageToken(order.id, id), laiskas: 'Nauja' }
    const refused = await browserOf(site).send(late)
    expect(refused.status).toBe(409)
    expect(refused.html).toContain(texts.endedByFailure)
  })

  it('takes a letter from a page that has been open since, longer than its right alone lasts', async () => {
    const order = await start({ anksciau: 'on' })
    wait(3 * DAY)
    const { html } = await (await openedBrowser(site, order.id)).open()
    const fields = { id: hiddenField(html, 'id'), teise: hiddenField(html, 'teise') }
    wait(8 * DAY)
    const tab = await openedBrowser(site, order.id)
    const sent = await tab.send({ ...fields, veiksmas: 'rasyti', laiskas: 'Seniai pradėtas' })
    expect(sent.status).toBe(303)
    expect((await stored()).at(-1)).toEqual({ content: 'Seniai pradėtas', isLate: true })
  })

  it('is longer by the days before the start, while the next payment stays, as is told before and after it', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const told = (paid: string) =>
      `Kitas mokėjimas gruodžio\u00a026\u00a0d.${paid} iki sausio\u00a09\u00a0d.`
    const purchase = monthly()
    await sendAll(site, EVENTS.invoiced(purchase, 0))
    const order = await pay(purchase)
    const before = await order.open()
    expect(before).toContain('Paketo dienos skaičiuojamos nuo pradžios.')
    expect(before).toContain(told(', o pradėjus apmokėta bus'))
    expect(before).not.toContain('dabar apmokėta')
    await order.send({ ...STARTED, id: hiddenField(before, 'id') })
    await site.db.write.updateTable('orderStarts').set({ startedAt: new Date() }).execute()
    const after = told('; dienos iki pradžios pridedamos pabaigoje, dabar apmokėta')
    expect(await order.open()).toContain(after)
  })

  it('has an end that is known when the subscription was ended', async () => {
    const purchase = monthly()
    await sendAll(site, EVENTS.invoiced(purchase, 0))
    const order = await start({ anksciau: 'on' }, purchase)
    await sendAll(site, EVENTS.subscriptionUpdated(purchase, 'active', monthsOn(3)))
    expect(await order.open(), 'it is paid three times more').toContain('Kitas mokėjimas')
    wait(1)
    await sendAll(site, EVENTS.subscriptionUpdated(purchase, 'active', monthsOn(1)))
    const html = await order.open()
    expect(html).toContain(orderTexts.ending)
    expect(html).toContain(SELLING.PAYMENT_PORTAL_URL)
    expect(html).toContain(orderTexts.renewInPortal)
    expect(html).not.toContain(orderTexts.portal)
    expect(html).toContain('Prenumerata nutraukta: daugiau mokėjimų nebus. Rašyti galite iki')
    expect(html).not.toContain('Kitas mokėjimas')

    wait(33 * DAY)
    const ended = await reopened(order.id)
    expect(ended).toContain(texts.goOn)
    expect(ended, 'its paid period is over').not.toContain(orderTexts.renewInPortal)
  })
})

describe('the page', () => {
  it('is open for half an hour after its last answer, locked by hand or by a quick exit', async () => {
    const order = await start()
    wait(29)
    expect(await order.open()).toContain('susipykome')
    wait(29)
    expect(await order.open()).toContain('susipykome')
    wait(31)
    expect(await order.open()).toContain(texts.closedPageTitle)

    for (const lock of [
      (it: Browser) => it.send({ veiksmas: 'uzrakinti' }),
      (it: Browser) => it.open('/iseiti'),
      (it: Browser) => it.send({}, '/iseiti'),
    ]) {
      const opened = await openedBrowser(site, order.id)
      expect((await opened.open()).html).toContain('susipykome')
      await lock(opened)
      expect((await opened.open()).html).not.toContain('susipykome')
    }
    const { status, location } = await browserOf(site).open('/iseiti')
    expect({ status, location }).toEqual({ status: 303, location: NEUTRAL_SITE })
  })

  it('has an address that tells nothing, and a cookie that no script, other site or plain connection gets', async () => {
    const order = await start()
    const begun = await browserOf(site).send({}, linkTo(order.id))
    expect(begun).toMatchObject({ status: 303, location: '/uzsakymas#laiskai' })
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-uzsakymas=[\w-]+; Path=\/; Secure; HttpOnly; SameSite=Lax$/),
    ])
    expect((await browserOf(site).open()).headers.getSetCookie()).toEqual([])
  })

  it('takes the letter that was being written when it locked itself, once, and shows no other', async () => {
    const order = await start()
    const html = await order.open()
    const fields = { id: hiddenField(html, 'id'), teise: hiddenField(html, 'teise') }
    const letter = { ...fields, veiksmas: 'rasyti', laiskas: 'Rašiau ilgai' }
    const { send } = browserOf(site)
    const other = { ...letter, id: crypto.randomUUID() }
    expect(await send(other), 'a letter without a right').toMatchObject({ status: 403 })
    for (const _ of [1, 2]) {
      const sent = await send(letter)
      expect(sent.status).toBe(200)
      expect(sent.html).toContain(texts.sentTitle)
      expect(sent.html).not.toMatch(/susipykome|Rašiau|Rūta/)
      expect(sent.headers.getSetCookie()).toEqual([])
    }
    expect(await contentsOf(order.id)).toEqual([LETTER, 'Rašiau ilgai'])
    const changed = await send({ ...letter, laiskas: 'Ne jos žodžiai' })
    expect(changed, 'it was the right to one letter').toMatchObject({ status: 403 })
    const refused = await send(other)
    expect(refused).toMatchObject({ status: 403 })
    expect(refused.html).toContain('>Rašiau ilgai</textarea>')
    wait(8 * 24 * 60)
    expect(await send({ ...letter, laiskas: 'Per vėlai' })).toMatchObject({ status: 403 })
    expect(await contentsOf(order.id)).toHaveLength(2)
  })

  it('takes a first letter so, too, or says what it lacks', async () => {
    const order = await pay()
    const html = await order.open()
    const id = hiddenField(html, 'id')
    const form = { ...STARTED, ...NOTICE, id, teise: hiddenField(html, 'teise') }
    const { send } = browserOf(site)
    const faulty = await send({ ...form, zodis: 'abc' })
    expect(faulty.status).toBe(400)
    expect(faulty.html).toContain(texts.passphraseShort(6))
    expect(faulty.html).not.toContain('Rūta')
    expect(faulty.html, 'Back may lead here').not.toContain('value="abc"')
    const sent = await send({ ...form, teise: hiddenField(faulty.html, 'teise') })
    expect(sent.html).toContain(texts.sentTitle)
    expect(await contentsOf(order.id)).toEqual([LETTER])
    expect(await order.open()).toContain(texts.lockedText)

    // The faulty form is sent again, as after the browser's Back button.
    const again = await send({ ...form, zodis: 'abc' })
    expect(again.html).toContain(texts.sentTitle)
    expect(again.html).not.toMatch(/susipykome|abc/)
    expect(await contentsOf(order.id)).toEqual([LETTER])
  })

  it('does nothing for a form of another order that was opened before in this browser', async () => {
    const first = await start()
    const second = await start({}, weekly({ sessionId: 'cs_test_kitas' }))
    const acts = [{ veiksmas: 'atsaukti' }, { veiksmas: 'pranesimai', zodis: 'žalias kalnas' }]
    for (const fields of acts) await second.send({ ...fields, uzsakymas: first.id })
    for (const { id } of [first, second]) {
      expect(await lettersOf(id)).toMatchObject({
        start: { delivery: 'letter', withdrawnAt: null },
        letters: [{}],
      })
    }
    expect(await first.open()).toContain(`name="uzsakymas" value="${first.id}"`)
  })

  it('ends twelve hours after it was opened, whatever is done', async () => {
    const order = await start()
    for (let passed = 0; passed < 12 * 60 - 25; passed += 25) {
      expect(await order.open()).toContain('susipykome')
      wait(25)
    }
    expect(await order.open()).toContain('susipykome')
    wait(25)
    expect(await order.open()).toContain(texts.closedPageTitle)
  })
})

describe('the coach', () => {
  it('enters a letter that came another way, at its time, and notes which asks for no answer', async () => {
    const order = await start()
    await pages.delivered(3)
    await answer(order.id, 'Atsakymas')
    await pages.delivered(4)
    const letterId = crypto.randomUUID()
    const now = Date.now()
    const at = (sinceNow: number) => new Date(now + sinceNow).toISOString()
    const received = async (sinceNow: number, content = 'Rašau iš pašto', orderId = order.id) => {
      const letter = { id: letterId, content, receivedAt: at(sinceNow) }
      return (await admin('POST', `/api/admin/orders/${orderId}/letters/received`, letter)).status
    }
    expect(await received(60_000)).toBe(400)
    expect(await received(-86_400_000 * 400)).toBe(400)
    expect(await received(0, 'Rašau iš pašto', crypto.randomUUID())).toBe(404)
    // Times are precise to the minute.
    expect(await received(-50_000, 'Anksčiau')).toBe(200)
    expect(await received(0)).toBe(200)
    expect(await received(0)).toBe(200)
    const { letters } = await lettersOf(order.id)
    expect(letters).toHaveLength(4)
    expect(letters[3]).toMatchObject({
      author: 'client',
      content: 'Rašau iš pašto',
      createdAt: at(0),
      isWaiting: true,
    })
    // Letters that the coach enters herself cause no news.
    expect(mailsWith(texts.newsSubject)).toHaveLength(1)
    const settled = await admin('POST', `/api/admin/orders/${order.id}/letters/settled`, {
      letterId: letters[3]?.id,
    })
    expect(settled.status).toBe(200)
    expect((await lettersOf(order.id)).letters.some(({ isWaiting }) => isWaiting)).toBe(false)
    expect(await firstListed()).toMatchObject({ waitingSince: null, dueAt: null })
    const reopened = await admin('POST', `/api/admin/orders/${order.id}/letters/reopened`, {
      letterId: letters[3]?.id,
    })
    expect(reopened.status).toBe(200)
    const after = (await lettersOf(order.id)).letters
    expect(after.map(({ isWaiting }) => isWaiting)).toEqual(
      letters.map(({ isWaiting }) => isWaiting),
    )
  })

  it('is due by the hours of answer that were set when it was sold', async () => {
    const set = (settings: string) =>
      site.db.write.updateTable('ownerSettings').set({ settings }).execute()
    const hours = { from: 9, to: 10 }
    await set(JSON.stringify({ answerHours: hours }))
    onTestFinished(async () => {
      await set('{}')
    })
    await start({ anksciau: 'on' })
    await set(JSON.stringify({ answerHours: null }))
    const { waitingSince, dueAt } = await firstListed()
    expect(dueAt).toBe(answerDue(new Date(waitingSince ?? ''), 4, hours).toISOString())
  })

  it.each([
    ['at once', { anksciau: 'on' }, 0],
    ['after the time to withdraw', {}, 14],
  ])('owes an answer in time when the work begins %s', async (_, early, days) => {
    const order = await start(early)
    await pages.delivered(3)
    const hour = 3_600_000
    const dueIn = (Date.parse((await firstListed()).dueAt ?? '') - Date.now()) / hour
    const entry = () =>
      site.db.read
        .selectFrom('outbox')
        .select(['dueAt', 'state'])
        .where('kind', '=', 'order-reminder')
        .executeTakeFirst()
    const remindIn = (((await entry())?.dueAt.getTime() ?? 0) - Date.now()) / hour
    if (days === 0) {
      expect(dueIn).toBeCloseTo(4, 1)
      expect(remindIn).toBeCloseTo(2, 1)
    } else {
      expect(dueIn / 24).toBeGreaterThan(days)
      expect(dueIn / 24).toBeLessThan(days + 1.5)
      expect(dueIn - remindIn).toBeCloseTo(2, 1)
    }
    const makeDue = () =>
      site.db.write
        .updateTable('outbox')
        .set({ dueAt: new Date(0), queuedAt: new Date() })
        .where('state', '=', 'waiting')
        .execute()
    await makeDue()
    // The reminder is due, but not the news of the letter that is written now.
    await write(order, 'Dar')
    await site.deliver()
    const reminders = mailsWith(texts.reminderSubject)
    expect(reminders).toMatchObject([TO_OWNER])
    expect(reminders[0]?.text).not.toMatch(/susipykome|ruta@/)
    await answer(order.id, 'Atsakymas')
    await site.deliver()
    await makeDue()
    await answer(order.id, 'Dar vienas')
    await site.deliver()
    expect(mailsWith(texts.reminderSubject)).toHaveLength(1)
    expect(await entry()).toMatchObject({ state: 'sent' })
  })
})

it('an answer tells the coach while its mail is not sent, and why', async () => {
  const order = await start({ anksciau: 'on' })
  await answer(order.id, 'Atsakymas')
  const change = (facts: object) =>
    site.db.write.updateTable('outbox').set(facts).where('kind', '=', 'order-answer').execute()
  const unsent = async () => (await lettersOf(order.id)).letters.map((letter) => letter.unsent)
  const inList = async () =>
    at((await admin('GET', '/api/admin/orders')).body, 'items.0.answerUnsent')
  expect(await unsent(), 'just written').toEqual([null, null])
  expect(await inList()).toBeNull()
  await change({ queuedAt: new Date(Date.now() - UNSENT_AFTER_MINUTES * 60_000) })
  expect(await unsent()).toEqual([null, 'waiting'])
  await change({ queuedAt: new Date(), fault: 'unreachable' })
  expect(await unsent()).toEqual([null, 'waiting'])
  await change({ state: 'failed', fault: 'refused' })
  expect(await unsent()).toEqual([null, 'failed'])
  expect(await inList(), 'the row of its order says so too').toBe('failed')
  await change({ state: 'unclear', fault: null })
  expect(await unsent()).toEqual([null, 'unclear'])
  await change({ state: 'sent', queuedAt: new Date(0) })
  expect(await unsent()).toEqual([null, null])
  expect(await inList()).toBeNull()
})

it('a reminder waits no longer once its message is answered or needs no answer, but again when that mark is undone', async () => {
  const order = await start({ anksciau: 'on' })
  const reminders = async () => {
    const found = site.db.read.selectFrom('outbox').select(['subjectId', 'dueAt'])
    return (await found.where('kind', '=', 'order-reminder').execute()).toSorted(
      (one, other) => one.dueAt.getTime() - other.dueAt.getTime(),
    )
  }
  await write(order, 'Dar')
  const planned = await reminders()
  const [first] = (await lettersOf(order.id)).letters
  expect(planned).toHaveLength(2)
  const mark = (act: 'settled' | 'reopened') =>
    admin('POST', `/api/admin/orders/${order.id}/letters/${act}`, { letterId: first?.id })
  await mark('settled')
  expect(await reminders()).toEqual(planned.slice(1))
  await mark('reopened')
  expect((await reminders()).map(({ subjectId }) => subjectId)).toEqual(
    planned.map(({ subjectId }) => subjectId),
  )
  await mark('settled')
  const resolved = async () => (await lettersOf(order.id)).letters.map((each) => each.isResolved)
  expect(await resolved()).toEqual([true, false])
  await site.db.write
    .updateTable('orderLetters')
    .set({ createdAt: new Date(Date.now() - DAY * 60_000) })
    .where('id', '=', first?.id ?? '')
    .execute()
  await mark('reopened')
  expect(await reminders(), 'half of its time has passed').toEqual(planned.slice(1))
  await mark('settled')
  await answer(order.id, 'Atsakymas')
  expect(await reminders()).toEqual([])
  expect(await resolved(), 'an answer replaces the mark').toEqual([false, false, false])
})

it('nothing is owed about an order that was returned', async () => {
  const purchase = weekly()
  const order = await start({}, purchase)
  await sendAll(site, EVENTS.charged(purchase), EVENTS.refunded(purchase, purchase.amount))
  expect(await firstListed()).toMatchObject({ state: 'refunded', dueAt: null, paidUntil: null })
  expect(await admin('GET', '/api/admin/news')).toMatchObject({ body: { orders: 0 } })
  expect((await answer(order.id, 'Atsakymas')).status).toBe(409)
  const page = await order.open()
  expect(page).toContain(orderTexts.withdrawn.returned('39,00\u00a0€', formatDayOfYear(new Date())))
  expect(page).not.toContain('Konsultuoti pradėsime')
  expect(page).not.toContain(texts.nextMessage)
})

describe('the consent to letters', () => {
  it('is withdrawn: the letters are deleted, none is taken any more, and the owner is told', async () => {
    const order = await start()
    await pages.delivered(3)
    await answer(order.id, 'Atsakymas')
    await pages.delivered(4)
    const id = await order.letterId()
    expect((await order.send({ veiksmas: 'atsaukti' })).status).toBe(303)
    await pages.delivered(5)
    expect(mailsWith(texts.closedSubject)).toMatchObject([TO_OWNER])
    expect(await firstListed()).toMatchObject({ state: 'closed' })
    const { start: started, letters } = await lettersOf(order.id)
    expect(letters).toEqual([])
    expect(started?.withdrawnAt).not.toBeNull()
    const page = await order.open()
    expect(page).toContain(orderTexts.states.closed)
    expect(page).toContain(texts.withdrawn)
    expect((await order.send({ veiksmas: 'rasyti', id, laiskas: 'Dar' })).status).toBe(409)
    expect((await answer(order.id, 'Dar')).status).toBe(409)
    const erased = await site.db.read.selectFrom('erasures').select('kind').execute()
    expect(erased.filter(({ kind }) => kind === 'order-letter')).toHaveLength(2)
  })

  it('and letters go with one’s own data, which show them before', async () => {
    const order = await start()
    await pages.delivered(3)
    await pages.send('/mano-duomenys', { email: 'ruta@pastas.example', website: '' })
    await pages.delivered(4)
    const texts = pages.mails.map(({ text }) => text).join()
    const link = /\/mano-duomenys\/[\w.-]+/.exec(texts)?.[0] ?? ''
    const { html } = await pages.send(link, {})
    expect(html).toContain(consents.order.sensitive)
    expect(html).toContain(ownDataTexts.lettersOnPage(1))
    const seansas = hiddenField(html, 'seansas')
    const act = async (veiksmas: string) =>
      (await pages.send('/mano-duomenys', { seansas, veiksmas })).html
    for (const delivery of ['notice', 'letter'] as const) {
      await site.db.write.updateTable('orderStarts').set({ delivery }).execute()
      const shown = (await act('atsisiusti')).includes('vakar vėl susipykome')
      expect(shown).toBe(delivery === 'letter')
    }
    expect(await act('istrinti')).toContain(ownDataTexts.deletedTitle)
    expect((await lettersOf(order.id)).letters).toEqual([])
    expect(await order.open()).not.toContain('susipykome')
    const fields = { veiksmas: 'rasyti', id: crypto.randomUUID(), laiskas: 'Dar' }
    expect((await order.send(fields)).status).toBe(409)
  })
})
