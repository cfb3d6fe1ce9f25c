import { sql } from 'kysely'
import type { ParsedMail } from 'mailparser'
import { beforeEach, describe, expect, it } from 'vitest'
import { claimEntry, finishEntry } from '#src/server/queries/outbox.ts'
import {
  endSubscription,
  requestSubscription,
} from '#src/features/newsletter/server/subscriber-queries.ts'
import { queueDue } from '#src/features/newsletter/server/letter-queries.ts'
import { CAPPED_PER_HOUR } from '#src/core/outbox.ts'
import { messageTexts } from '#src/core/form-texts.ts'
import { asPrivate } from '#src/core/private.ts'
import { consents } from '#src/features/consent/texts.ts'
import { newsletterPageTexts, newsletterTexts } from '#src/features/newsletter/texts.ts'
import { visitorLink } from '#src/server/signing.ts'
import { textAt, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

/** The reader's address, a different one in each test. */
let email = ''

const site = useTestSite()
const pages = useVisitorPages(site)

beforeEach(async () => {
  await site.db.write.deleteFrom('newsletterSubscriptions').execute()
  await site.db.write.deleteFrom('newsletterRequests').execute()
  email = `ona-${crypto.randomUUID()}@pastas.example`
})

const subscribe = (body: unknown) => site.call('POST', '/api/newsletter/subscribe', { body })

const stored = () =>
  site.db.read
    .selectFrom('newsletterSubscriptions')
    .selectAll()
    .where('email', '=', asPrivate(email))
    .execute()

const requests = (address = email) =>
  site.db.read
    .selectFrom('newsletterRequests')
    .selectAll()
    .where('email', '=', asPrivate(address))
    .orderBy('requestedAt')
    .execute()

const queued = () =>
  site.db.read
    .selectFrom('outbox')
    .select(['kind', 'state'])
    .where('channel', '=', 'mail')
    .orderBy('createdAt')
    .execute()

/** Asks for the newsletter; the mail is not delivered. */
const request = (address = email, name: string | null = null) =>
  requestSubscription(site.db, {
    id: crypto.randomUUID(),
    email: address,
    name,
    consent: consents.newsletter,
  })

/** Moves the times at which mails were queued and sent two hours into the past. */
const passTwoHours = () =>
  site.db.write
    .updateTable('outbox')
    .set({
      createdAt: sql<Date>`created_at - interval '2 hours'`,
      finishedAt: sql<Date>`finished_at - interval '2 hours'`,
    })
    .execute()

const subjects = () => pages.mails.map(({ subject }) => subject)

/** Delivers the outbox. @returns the mail with this subject. */
const mailSent = async (subject: string) => {
  await site.deliver()
  const mail = pages.mails.find((it) => it.subject === subject)
  return mail ?? expect.fail(`No mail: ${subject}`)
}

const CONFIRM = 'Patvirtinkite naujienlaiškio prenumeratą'
const WELCOME = 'Prenumerata patvirtinta'

/** Returns the path of a page that a mail links to. */
function linkIn({ text }: ParsedMail, page: 'patvirtinti' | 'atsisakyti'): string {
  const found = new RegExp(`${site.url}(/naujienlaiskis/${page}/[\\w-]+)`).exec(text ?? '')
  return found?.[1] ?? expect.fail(`No link: ${text}`)
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
/** Returns the path of a link, valid for `days`, that confirms the newest request of an address. */
async function confirmationPath(days = 7, address = email): Promise<string> {
  const newest = (await requests(address)).at(-1) ?? expect.fail(`No request of ${address}.`)
  return pathNaming(newest.id, days)
}
const pathNaming = (claim: string, days = 7) =>
  new URL(visitorLink('newsletter-confirmation', [claim], inDays(days))).pathname
const leavingPath = () => new URL(visitorLink('newsletter-leaving', [email], inDays(7))).pathname

/** Sends a POST as the form of a page or a mail program does: without session or cookie. */
const post = (address: string, body = '') =>
  site.call('POST', address, {
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

describe('asking for the newsletter', () => {
  it('stores a pending subscription with the consent of the form, and a message for the toast', async () => {
    expect(await subscribe({ email: ` ${email.toUpperCase()} `, name: null })).toMatchObject({
      status: 200,
      body: { message: messageTexts.subscribed },
    })
    expect(await stored()).toMatchObject([
      {
        name: null,
        subscribed: false,
        confirmedAt: null,
        leftAt: null,
        consentVersion: consents.newsletter.version,
        consentText: consents.newsletter.text,
        consentedAt: expect.any(Date) as Date,
      },
    ])
    expect(newsletterTexts.consent.before).toContain(consents.newsletter.text)
  })

  it('answers the same for every address', async () => {
    const first = await subscribe({ email, name: 'Ona' })
    const again = await subscribe({ email: email.toUpperCase(), name: null })
    expect(again).toMatchObject({ status: first.status, body: first.body as object })
    await post(await confirmationPath())
    expect(await subscribe({ email, name: 'Ona P.' })).toMatchObject({
      status: first.status,
      body: first.body as object,
    })
  })

  it.each([
    [{}, 'Prašome įvesti el. pašto adresą'],
    [{ email: '' }, 'Prašome įvesti el. pašto adresą'],
    [{ email: 'be-etos' }, 'Netinkamas el. pašto adresas'],
    [{ email: 'a@b.lt', name: 'x'.repeat(101) }, 'Ne daugiau kaip 100 simbolių'],
  ])('refuses %j and stores nothing', async (body, error) => {
    expect(await subscribe(body)).toMatchObject({ status: 400, body: { error } })
    const rows = await site.db.read.selectFrom('newsletterSubscriptions').select('id').execute()
    expect([rows, await queued()]).toEqual([[], []])
  })
})

describe('a subscription', () => {
  it('is confirmed by the button behind the link of the mail, welcomed once, and left by the next', async () => {
    await subscribe({ email, name: '<b>Pigu!</b>' })
    const confirmation = await mailSent(CONFIRM)
    expect(confirmation.html, 'nothing that a stranger may have written').not.toContain('Pigu')
    expect(confirmation.headers.has('list')).toBe(false)

    const confirmPath = linkIn(confirmation, 'patvirtinti')
    const asked = await site.call('GET', confirmPath)
    expect(asked).toMatchObject({ status: 200 })
    expect(asked.body).toContain(email)
    expect(asked.body).toMatch(/<form method="post"><button[^>]*>Patvirtinti</)
    expect(asked.headers.get('Cache-Control')).toBe('no-store')
    expect(await stored(), 'a GET changes nothing').toMatchObject([{ subscribed: false }])

    const confirmed = await post(confirmPath)
    expect(confirmed).toMatchObject({ status: 200 })
    expect(confirmed.body).toContain('<h1 class="title">Prenumerata patvirtinta</h1>')
    for (const used of [await post(confirmPath), await site.call('GET', confirmPath)]) {
      expect(used.body).toContain(newsletterPageTexts.notAwaited.text)
    }
    const [row] = await stored()
    expect(row).toMatchObject({ subscribed: true, leftAt: null })
    expect(row?.confirmedAt).toEqual(expect.any(Date))

    const welcome = await mailSent(WELCOME)
    const leavePath = linkIn(welcome, 'atsisakyti')
    const question = await site.call('GET', leavePath)
    expect(question.body).toMatch(/<form method="post"><button[^>]*>Atsisakyti naujienlaiškio</)
    expect(await stored(), 'a GET changes nothing').toMatchObject([{ subscribed: true }])
    for (const _time of [1, 2]) {
      expect((await post(leavePath)).body).toContain('Naujienlaiškio atsisakėte')
    }
    expect((await site.call('GET', leavePath)).body).toContain('Naujienlaiškio atsisakėte')
    expect(await stored()).toMatchObject([{ subscribed: false, leftAt: expect.any(Date) as Date }])
    await site.deliver()
    expect(subjects()).toEqual([CONFIRM, WELCOME])
  })

  it('is left by the one click of a mail program, without session or cookie', async () => {
    await request()
    await post(await confirmationPath())
    const { headers } = await mailSent(WELCOME)
    const list = headers.get('list')
    expect(textAt(list, 'unsubscribe-post.name')).toBe('List-Unsubscribe=One-Click')
    const { pathname } = new URL(textAt(list, 'unsubscribe.url'))
    const answer = await post(pathname, 'List-Unsubscribe=One-Click')
    expect(answer.status).toBe(200)
    expect(answer.headers.has('Set-Cookie')).toBe(false)
    expect(await stored()).toMatchObject([{ subscribed: false }])
  })

  it('that was left is not brought back by an old link, but by asking again and confirming', async () => {
    await request()
    const unused = await confirmationPath()
    await passTwoHours()
    await request()
    await post(await confirmationPath())
    await post(leavingPath())
    const [left] = await stored()
    expect(left).toMatchObject({ subscribed: false, leftAt: expect.any(Date) as Date })
    await passTwoHours()
    await request()
    for (const method of ['GET', 'POST']) {
      expect((await site.call(method, unused)).body).toContain('Nėra ko patvirtinti')
    }
    expect(await stored(), 'asking alone changes nothing').toEqual([left])
    await post(await confirmationPath())
    const [again] = await stored()
    expect(again).toMatchObject({ subscribed: true, leftAt: null })
    expect(again?.subscribedAt.getTime()).toBeGreaterThan(left?.subscribedAt.getTime() ?? 0)
  })

  it('that ends takes with it what waits to be sent to its reader, and nothing else', async () => {
    await request()
    await post(await confirmationPath())
    await request('kita@pastas.example')
    const waiting = async () => (await queued()).map(({ kind }) => kind)
    await queueDue(site.db)
    expect(await waiting()).toEqual([
      'newsletter-confirmation',
      'newsletter-confirmation',
      'series-step',
    ])
    await post(leavingPath())
    expect(await waiting()).toEqual(['newsletter-confirmation'])
  })

  it('that is no longer there, or not pending, gets no mail', async () => {
    await request()
    await request('kita@pastas.example')
    const ofOther = await confirmationPath(7, 'kita@pastas.example')
    await post(await confirmationPath())
    await endSubscription(site.db, asPrivate('kita@pastas.example'))
    await site.deliver()
    expect(subjects()).toEqual([WELCOME])
    expect((await post(ofOther)).body).toContain('Nėra ko patvirtinti')
  })
})

describe('a link', () => {
  it('that is forged, foreign or expired is refused, and a confirmation leads back to the form', async () => {
    await request()
    const good = await confirmationPath()
    const altered = good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const foreign = leavingPath().replace('atsisakyti', 'patvirtinti')
    for (const [address, sentence] of [
      [altered, 'Ši nuoroda negalioja'],
      [foreign, 'Ši nuoroda negalioja'],
      [await confirmationPath(-1), 'galiojimas baigėsi'],
    ] as const) {
      for (const method of ['GET', 'POST']) {
        const answer = await site.call(method, address)
        expect(answer.status).toBe(403)
        expect(answer.body).toContain(sentence)
        expect(answer.body).toContain('href="/newsletter"')
      }
    }
    expect(await stored()).toMatchObject([{ subscribed: false }])
    await post(good)
    for (const address of [
      leavingPath().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      good.replace('patvirtinti', 'atsisakyti'),
    ]) {
      expect(await post(address, 'List-Unsubscribe=One-Click')).toMatchObject({ status: 403 })
    }
    expect(await stored()).toMatchObject([{ subscribed: true }])
  })
})

describe('a stranger', () => {
  it.each(['pending', 'subscribed', 'left', 'suspicious'] as const)(
    'who asks for an address that is %s changes nothing of it',
    async (state) => {
      await request(email, 'Ona')
      if (state === 'subscribed' || state === 'left') await post(await confirmationPath())
      if (state === 'left') await post(leavingPath())
      if (state === 'suspicious') {
        await site.db.write
          .updateTable('newsletterSubscriptions')
          .set({ suspicious: true })
          .execute()
      }
      await passTwoHours()
      const before = await stored()
      for (const signs of [{}, { website: 'https://robotas.example' }]) {
        await subscribe({ email, name: 'Nepažįstama', ...signs })
        expect(await stored()).toEqual(before)
      }
    },
  )

  it('gives a name that only the link of that request brings', async () => {
    await subscribe({ email, name: 'Nepažįstama' })
    const strange = await confirmationPath()
    await passTwoHours()
    await subscribe({ email, name: 'Ona' })
    const own = await confirmationPath()
    expect(strange).not.toBe(own)
    await post(own)
    expect(await stored()).toMatchObject([{ name: 'Ona', subscribed: true }])
    expect((await post(strange)).body).toContain(newsletterPageTexts.notAwaited.text)
    expect(await stored()).toMatchObject([{ name: 'Ona', subscribed: true }])
    expect(await requests()).toEqual([])
  })

  it('leaves no name to whoever confirms a request without one, but a confirmed name stays', async () => {
    await subscribe({ email, name: 'Nepažįstama' })
    await passTwoHours()
    await request()
    await post(await confirmationPath())
    expect(await stored()).toMatchObject([{ name: null, subscribed: true }])
    await post(leavingPath())
    await passTwoHours()
    await request(email, 'Ona')
    await post(await confirmationPath())
    await post(leavingPath())
    await passTwoHours()
    await request()
    await post(await confirmationPath())
    expect(await stored()).toMatchObject([{ name: 'Ona', subscribed: true }])
  })

  it('who repeats a request stores nothing more, and ends no link of a reader', async () => {
    await request(email, 'Ona')
    const own = await confirmationPath()
    await Promise.all(Array.from({ length: 20 }, () => request(email, 'Nepažįstama')))
    expect((await requests()).length).toBe((await queued()).length)
    expect(await requests()).toHaveLength(1)
    await passTwoHours()
    await request(email, 'Nepažįstama')
    await post(own)
    expect(await stored()).toMatchObject([{ name: 'Ona', subscribed: true }])
  })

  it('with a link that names an address confirms nothing', async () => {
    await request()
    for (const method of ['GET', 'POST']) {
      const answer = await site.call(method, pathNaming(email))
      expect(answer.status).toBe(200)
      expect(answer.body).toContain(newsletterPageTexts.notAwaited.text)
      expect(answer.body).toContain('href="/newsletter"')
    }
    expect(await stored()).toMatchObject([{ subscribed: false }])
  })
})

describe('mails that ask to confirm', () => {
  it('come once an hour, and not to a subscriber', async () => {
    await Promise.all([request(), request(), request()])
    await pages.delivered(1)
    await request()
    await pages.delivered(1)
    await passTwoHours()
    await request()
    await pages.delivered(2)
    await passTwoHours()
    await post(await confirmationPath())
    await mailSent(WELCOME)
    await request()
    await site.deliver()
    expect(subjects()).toEqual([CONFIRM, CONFIRM, WELCOME])
  })

  it('that were held up and asked for again are still sent once', async () => {
    await request()
    await passTwoHours()
    await request()
    expect(await queued()).toHaveLength(2)
    await pages.delivered(1)
    expect(await queued()).toEqual([{ kind: 'newsletter-confirmation', state: 'sent' }])
  })

  it('go to at most 240 of 300 foreign addresses in an hour, and to each of them once', async () => {
    const addresses = Array.from({ length: 300 }, (_, index) => `svetimas-${index}@pastas.example`)
    for (let start = 0; start < addresses.length; start += 100) {
      const some = addresses.slice(start, start + 100)
      await Promise.all(some.map((address) => request(address)))
    }
    await Promise.all(addresses.slice(0, 100).map((address) => request(address)))
    const recipients: (string | null)[] = []
    for (;;) {
      const entry = await claimEntry(site.db, 'mail')
      if (entry === null) break
      recipients.push(entry.recipient)
      await finishEntry(site.db, entry, { state: 'sent', fault: null, waitMs: 0 }, false)
    }
    expect(recipients).toHaveLength(CAPPED_PER_HOUR)
    expect(new Set(recipients).size).toBe(CAPPED_PER_HOUR)
    expect(await queued()).toHaveLength(addresses.length)
  })
})

describe('a subscriber of before there was a confirmation', () => {
  it('stays subscribed, also when asking again, and can leave', async () => {
    await site.db.write
      .insertInto('newsletterSubscriptions')
      .values({ id: crypto.randomUUID(), email, name: null })
      .execute()
    await request()
    const before = { subscribed: true, confirmedAt: null, leftAt: null, consentVersion: null }
    expect(await stored()).toMatchObject([before])
    expect(await queued()).toEqual([])
    const token = await site.logIn()
    const listed = async () =>
      (await site.call('GET', '/api/admin/subscribers', { token })).body as { items: object[] }
    expect((await listed()).items).toMatchObject([
      { email, state: 'subscribed', confirmedAt: null },
    ])
    await post(leavingPath())
    expect((await listed()).items).toMatchObject([
      { email, state: 'left', leftAt: expect.any(String) as string },
    ])
  })
})
