import { simpleParser } from 'mailparser'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { mediaName } from '#src/features/images/images.ts'
import type { OutboxKind } from '#src/core/outbox.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { imageTexts } from '#src/features/images/texts.ts'
import { confirmNewsletter } from '../api/confirm-newsletter.ts'
import { answersTo, QUIZ } from '../../scripts/proof/quiz-takers.ts'
import { articleBody } from '../api/content.ts'
import { jpeg, webp } from '../api/image-files.ts'
import { useStandIn } from '../api/stand-in.ts'
import { at, clearOutbox } from '../api/test-site.ts'
import type { Fault } from './faulty-front.ts'
import { type Service, type SiteAnswer, useFaultySite } from './faulty-site.ts'
import { PASSWORD } from './site-process.ts'

/** Maximum wait for a message; the limits of this site are shorter. */
const LONGEST_WAIT_MS = 15_000

const hook = useStandIn()
const site = useFaultySite(hook)
let token = ''
let answers: { questionId: string; answer: number }[] = []

beforeAll(async () => {
  const login = await site.call('POST', '/api/admin/login', { password: PASSWORD })
  token = String(at(JSON.parse(login.text), 'sessionToken'))
  const questions = at(JSON.parse((await site.call('GET', QUIZ)).text), 'questions')
  answers = answersTo((questions as { id: string }[]).map(({ id }) => id))
})

afterEach(async () => {
  for (const front of Object.values(site.fronts)) front.fail(null)
  hook.answerWith(200)
  // Beyond ten an hour, the owner's notices would become one digest.
  await site.db.write.deleteFrom('callTimes').execute()
})

function fail(fault: Fault, ...services: readonly Service[]): void {
  vi.spyOn(console, 'error').mockReturnValue()
  for (const service of services) site.fronts[service].fail(fault)
}

type Id = ReturnType<typeof crypto.randomUUID>

/** Writes of visitors; each is stored once per attempt id. */
const writes = {
  booking: (attemptId: Id) =>
    site.call('POST', '/api/consultation/book', {
      name: 'Rūta',
      email: `${attemptId}@pastas.example`,
      consultationType: 'individual',
      attemptId,
    }),
  submission: (attemptId: Id) =>
    site.call('POST', `${QUIZ}/submit`, {
      answers,
      email: `${attemptId}@pastas.example`,
      attemptId,
      consent: true,
    }),
}

const isRight = (answer: SiteAnswer) => answer.status === 200

/** Returns the error message of a JSON answer. */
const sentenceOf = ({ text }: SiteAnswer) => at(JSON.parse(text), 'error')

async function expectStaticPages(): Promise<void> {
  const pages = await site.pages()
  const answered = await Promise.all(pages.map((page) => site.call('GET', page)))
  for (const [index, { status, text }] of answered.entries()) {
    expect(status, pages[index]).toBe(200)
    expect(text, pages[index]).toContain('<h1')
  }
  expect(answered.length).toBeGreaterThan(20)
}

async function attemptsOf(table: 'consultationBookings' | 'quizSubmissions') {
  const rows = await site.db.read.selectFrom(table).select('attemptId').execute()
  return rows.map(({ attemptId }) => attemptId)
}

async function publishingState(): Promise<string> {
  const { text } = await site.call('GET', '/api/admin/publishing', undefined, token)
  return String(at(JSON.parse(text), 'status'))
}

describe('a database that', () => {
  it.each<[string, Fault]>([
    ['is gone', 'refuse'],
    ['hangs', 'hang'],
    ['takes more than half of the time that a call has', 'slow'],
    ['drops every third request', 'drop'],
    ['breaks off its answers', 'truncate'],
    ['has no room on its disk', 'full'],
  ])('%s loses nothing that was acknowledged, and all goes on after it', async (_, fault) => {
    fail(fault, 'database')
    const attempts = Array.from({ length: 6 }, () => crypto.randomUUID())
    const send = (kind: keyof typeof writes, ids: readonly Id[]) =>
      Promise.all(ids.map(async (id) => ({ id, answer: await writes[kind](id) })))
    const [, booked, submitted, read, live] = await Promise.all([
      expectStaticPages(),
      send('booking', attempts),
      send('submission', attempts),
      Promise.all(['/api/blog', QUIZ].map((path) => site.call('GET', path))),
      site.call('GET', '/blog/ko-dar-nera'),
    ])
    for (const answer of [...booked, ...submitted].map((sent) => sent.answer).concat(read)) {
      expect(answer.took).toBeLessThan(LONGEST_WAIT_MS)
      if (!isRight(answer)) {
        expect([answer.status, sentenceOf(answer)]).toEqual([503, errorTexts.databaseDown])
      }
    }
    expect([404, 503]).toContain(live.status)
    expect(live.text).toContain('<h1')
    expect(live.took).toBeLessThan(LONGEST_WAIT_MS)
    if (fault !== 'slow' && fault !== 'drop') {
      expect(booked.some(({ answer }) => isRight(answer))).toBe(false)
    }

    site.fronts.database.fail(null)
    for (const [kind, sent] of [
      ['booking', booked],
      ['submission', submitted],
    ] as const) {
      for (const { id, answer } of sent) {
        if (!isRight(answer))
          await vi.waitUntil(async () => isRight(await writes[kind](id)), 10_000)
      }
    }
    for (const table of ['consultationBookings', 'quizSubmissions'] as const) {
      const stored = (await attemptsOf(table)).filter((id) => attempts.some((it) => it === id))
      expect(stored.toSorted(), table).toEqual(attempts.toSorted())
    }
    expect(await publishingState()).not.toBe('')
  })

  it('loses every answer still has each write once', async () => {
    const attempts = Array.from({ length: 6 }, () => crypto.randomUUID())
    fail('drop', 'database')
    for (const id of attempts) await writes.booking(id)
    site.fronts.database.fail(null)
    for (const id of attempts) expect(isRight(await writes.booking(id))).toBe(true)
    const notices = await site.db.read
      .selectFrom('outbox')
      .innerJoin('consultationBookings', 'consultationBookings.id', 'outbox.subjectId')
      .select('outbox.subjectId')
      .where('outbox.kind', '=', 'booking-notice')
      .where('consultationBookings.attemptId', 'in', attempts)
      .execute()
    expect(notices, 'the owner is told of each once').toHaveLength(attempts.length)
  })
})

describe('the build hook', () => {
  it('that answers 500 three times is retried until the article is a static page', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const taken = Promise.withResolvers<undefined>()
    hook.onSuccess(() => {
      site.runtime.requestBuild()
      taken.resolve(undefined)
    })
    onTestFinished(() => hook.onSuccess(() => undefined))
    expect(await publishingState()).toBe('live')
    hook.answerWith(500, 500, 500, 200)
    const slug = 'atkaklus-straipsnis'
    const saved = await site.call('POST', '/api/admin/blog', articleBody({ slug }), token)
    expect(saved.status).toBe(201)
    await taken.promise
    await site.runtime.built()
    expect(await publishingState()).toBe('live')
    expect(hook.requests).toHaveLength(4)
    expect((await site.call('GET', '/blog')).text).toContain(`/blog/${slug}`)
    expect((await site.call('GET', `/blog/${slug}`)).text).toContain('<p>Antra pastraipa.</p>')
  })
})

describe('an object store that', () => {
  it.each<[string, Fault]>([
    ['hangs', 'hang'],
    ['is gone', 'refuse'],
  ])('%s makes an image answer 503 within seconds, and nobody else waits', async (_, fault) => {
    fail(fault, 'storage')
    const name = mediaName({ id: crypto.randomUUID(), width: 60, height: 40, format: 'webp' })
    const [image, booking] = await Promise.all([
      site.call('GET', `/media/${name}`),
      writes.booking(crypto.randomUUID()),
      expectStaticPages(),
    ])
    expect(image).toMatchObject({ status: 503, text: imageTexts.storageDown })
    expect(image.took).toBeLessThan(LONGEST_WAIT_MS)
    expect(isRight(booking)).toBe(true)
  })
})

describe('the images of a letter', () => {
  const upload = async (bytes: Buffer, type: string): Promise<string> => {
    const opened = await site.call('POST', '/api/objects/upload', {}, token)
    const link = String(at(JSON.parse(opened.text), 'uploadURL'))
    const headers = { 'Content-Type': type }
    const body = new Uint8Array(bytes)
    await fetch(new URL(link, site.runtime.url), { method: 'PUT', headers, body })
    const attached = await site.call('PUT', '/api/admin/blog-image', { imageURL: link }, token)
    return String(at(JSON.parse(attached.text), 'imageUrl'))
  }
  const read = async (address: string) => {
    const response = await fetch(address)
    const { format, width, height, hasAlpha } = await sharp(await response.arrayBuffer()).metadata()
    return { type: response.headers.get('Content-Type'), format, width, height, hasAlpha }
  }

  it('are JPEG or PNG, as wide as the column, at the address that the mail names', async () => {
    // Mails of earlier tests would be sent first.
    await clearOutbox(site)
    const photo = await upload(await jpeg({ width: 1600, height: 1200 }), 'image/jpeg')
    const small = await upload(await webp({ width: 120, height: 90 }), 'image/webp')
    const create = { width: 900, height: 300, channels: 4, background: '#a3492a80' } as const
    const drawing = await upload(await sharp({ create }).webp().toBuffer(), 'image/webp')
    const content = `Labas\n\n![Stalas](${photo})\n\n![Ženklas](${small}) ![Piešinys](${drawing})`
    const subject = `Laiškas su nuotraukomis ${crypto.randomUUID()}`
    const saved = await site.call('POST', '/api/admin/letters', { subject, content }, token)
    const id = String(at(JSON.parse(saved.text), 'id'))
    expect((await site.call('POST', `/api/admin/letters/${id}/trial`, {}, token)).status).toBe(200)

    const parsed = await vi.waitUntil(
      async () => {
        const mails = await Promise.all(site.mails.map((mail) => simpleParser(mail)))
        return mails.find((mail) => mail.subject?.includes(subject))
      },
      { timeout: 20_000, interval: 200 },
    )
    const images = [
      ...String(parsed.html).matchAll(/<img src="([^"]+)" alt="([^"]*)" width="(\d+)"/g),
    ]
    expect(images.map(([, , alt, width]) => [alt, width])).toEqual([
      ['Stalas', '512'],
      ['Ženklas', '120'],
      ['Piešinys', '512'],
    ])
    const addresses = images.map(([, src = '']) => src.replaceAll('&amp;', '&'))
    expect(await Promise.all(addresses.map(read))).toEqual([
      { type: 'image/jpeg', format: 'jpeg', width: 512, height: 384, hasAlpha: false },
      { type: 'image/jpeg', format: 'jpeg', width: 120, height: 90, hasAlpha: false },
      { type: 'image/png', format: 'png', width: 512, height: 171, hasAlpha: true },
    ])
    // Letters that were sent earlier contain such addresses of images.
    const before = `/.netlify/images?url=${encodeURIComponent(photo)}&w=1000`
    expect(await read(site.runtime.url + before)).toMatchObject({ format: 'webp', width: 1000 })
  })
})

describe('the build hook, mail server, marketing service and language model', () => {
  /** Puts a contact into the outbox, as a confirmed subscription does. */
  async function queueContact(): Promise<string> {
    const email = `${crypto.randomUUID()}@pastas.example`
    await confirmNewsletter(site.db, email)
    return email
  }

  const entriesOf = (kinds: readonly OutboxKind[]) =>
    site.db.read.selectFrom('outbox').selectAll().where('kind', 'in', kinds).execute()
  const KINDS: readonly OutboxKind[] = ['booking-notice', 'contact']

  it.each<[string, Fault]>([
    ['refuse', 'refuse'],
    ['hang', 'hang'],
    ['answer with HTML', 'html'],
    ['answer with nonsense', 'nonsense'],
    ['break off their answers', 'truncate'],
    ['never end their answers', 'endless'],
  ])('may all %s', async (_, fault) => {
    await clearOutbox(site)
    site.mails.length = 0
    fail(fault, 'hook', 'mail', 'omnisend', 'openai')
    const email = await queueContact()
    const slug = `gedimas-${fault}`
    const [saved, booking, generated] = await Promise.all([
      site.call('POST', '/api/admin/blog', articleBody({ slug }), token),
      writes.booking(crypto.randomUUID()),
      site.call('POST', '/api/admin/generate-content', { topic: 'Kaip klausytis' }, token),
      expectStaticPages(),
    ])
    expect([saved.status, booking.status]).toEqual([201, 200])
    expect(generated.status).toBe(503)
    expect(Object.values<string>(errorTexts.assistance)).toContain(sentenceOf(generated))
    for (const { took } of [saved, booking, generated]) expect(took).toBeLessThan(LONGEST_WAIT_MS)
    expect((await site.call('GET', `/blog/${slug}`)).status).toBe(200)
    const areTried = async () => {
      const entries = await entriesOf(KINDS)
      return entries.length === 2 && entries.every(({ attempts }) => attempts > 0)
    }
    await vi.waitUntil(areTried, { timeout: 20_000, interval: 50 })
    // Waits for entries of any kind, since a delivery that still runs would mark entries that it finds as refused.
    await vi.waitFor(async () => {
      const sending = site.db.read.selectFrom('outbox').select('id').where('state', '=', 'sending')
      expect(await sending.execute()).toEqual([])
    }, 20_000)
    const unsent = await entriesOf(KINDS)
    expect(unsent).toMatchObject(unsent.map(() => ({ state: 'waiting', fault: 'unreachable' })))

    for (const front of Object.values(site.fronts)) front.fail(null)
    const sentBefore = site.contacts.length
    await site.db.write
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .execute()
    await writes.booking(crypto.randomUUID())
    await vi.waitUntil(
      async () => (await entriesOf(KINDS)).every(({ state }) => state === 'sent'),
      { timeout: 20_000, interval: 50 },
    )
    expect(site.contacts.slice(sentBefore)).toHaveLength(1)
    expect(at(site.contacts.at(-1)?.body, 'identifiers.0.id')).toBe(email)
    const notices = (await entriesOf(['booking-notice'])).map(({ id }) => id)
    for (const id of notices) {
      expect(site.mails.filter((mail) => mail.includes(`Message-ID: <${id}@`))).toHaveLength(1)
    }
    await site.call(
      'DELETE',
      `/api/admin/blog/${String(at(JSON.parse(saved.text), 'id'))}`,
      undefined,
      token,
    )
  })
})

describe('a clock', () => {
  const DAY_MS = 24 * 60 * 60_000

  function setClock(aheadMs: number): void {
    vi.useFakeTimers({
      toFake: ['Date'],
      now: new Date(performance.timeOrigin + performance.now() + aheadMs),
    })
  }

  it('two days ahead and back again ends no session, publishes what is due, and stops no build', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => void vi.useRealTimers())
    const isShown = async (slug: string) => (await site.call('GET', `/blog/${slug}`)).status === 200
    const untilHookIsCalled = (before: number) =>
      vi.waitUntil(() => hook.requests.length > before, { timeout: 20_000 })
    const publishAt = new Date(Date.now() + DAY_MS).toISOString()
    const draft = articleBody({ slug: 'laukiantis-straipsnis', published: false, publishAt })
    expect((await site.call('POST', '/api/admin/blog', draft, token)).status).toBe(201)

    const calls = hook.requests.length
    setClock(2 * DAY_MS)
    await vi.waitUntil(() => isShown('laukiantis-straipsnis'), { timeout: 20_000, interval: 100 })
    await untilHookIsCalled(calls)

    setClock(0)
    const later = articleBody({ slug: 'velesnis-straipsnis' })
    expect((await site.call('POST', '/api/admin/blog', later, token)).status).toBe(201)
    await untilHookIsCalled(calls + 1)
    expect(await isShown('laukiantis-straipsnis')).toBe(true)
    expect(await isShown('velesnis-straipsnis')).toBe(true)
    expect(isRight(await writes.booking(crypto.randomUUID()))).toBe(true)
  })
})
