import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { stubFetch } from '../../../../tests/support/stub-fetch.ts'
import type { Health } from '../contracts.ts'
import type { Duty } from '#src/features/clients/contracts.ts'
import type { ListedLetter } from '#src/features/newsletter/contracts.ts'
import { mailboxTexts } from '#src/features/mailbox/texts.ts'
import { troubleText } from '#src/features/outbox/trouble-texts.ts'
import { createHealth, findingsOf, mailWords, type SiteFacts } from './health.ts'
import { healthTexts } from './texts.ts'

const { findings } = healthTexts

const NONE = {
  bookings: 0,
  withdrawals: 0,
  orders: 0,
  tasks: 0,
  received: 0,
  outbox: 0,
  mails: 0,
  mail: 'on' as const,
  suspicious: 0,
  unfinished: 0,
  weekWithoutLetter: false,
  silentCheckout: false,
}

const HEALTHY: NonNullable<SiteFacts['health']> = {
  database: 'ok',
  storage: 'ok',
  outbox: 'ok',
  lateSchedules: [],
  mailboxReadAt: null,
  otherHours: [],
  otherSeller: [],
  missingPages: [],
}

const well: SiteFacts = {
  publishing: {
    status: 'live',
    contentVersion: 3,
    liveVersion: 3,
    changedAt: '2026-11-20T10:00:00.000Z',
    requestedAt: null,
    liveAt: '2026-11-20T10:02:00.000Z',
    failure: null,
  },
  outbox: {
    counts: { attention: 0, waiting: 0, planned: 0, sent: 5 },
    due: 0,
    trouble: null,
    mail: 'on',
  },
  letters: { items: [] },
  marketing: { configured: true, removals: [] },
  news: NONE,
  orders: { payments: 'on' },
  today: { items: [] },
  quizzes: [{ id: 'a', title: 'Artumo testas', marksLackKinds: false }],
  health: HEALTHY,
  plainItems: [],
  madeUp: [],
  missing: [],
  aiStandIn: false,
}
const UNREACHABLE = { kind: 'unreachable', waiting: 2 } as const
const UNSET = { kind: 'unset', waiting: 3 } as const

/** Creates a duty; only its kind, its id and whether it is about an order count here. */
const duty = (kind: 'letter' | 'payment' | 'subscription') =>
  ({ kind, id: kind, ...(kind !== 'payment' && { order: {} }) }) as Duty

const PLAIN = { kind: 'page', id: 'a', title: 'Gili citata' } as const

const REFUSED: ListedLetter = {
  id: 'a',
  subject: 'Tema',
  state: 'sending',
  sendAt: null,
  startedAt: '2026-11-20T10:00:00.000Z',
  recipients: 40,
  sent: 30,
  waiting: 0,
  failed: 10,
  senderRefused: true,
  cause: 'authentication',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}

describe('what there is to do', () => {
  it('is nothing while all is well', () => {
    expect(findingsOf(well)).toEqual([])
    const dealtWith = { ...REFUSED, failed: 0 }
    expect(findingsOf({ ...well, letters: { items: [dealtWith] } })).toEqual([])
  })

  it('is no waiting for mails of a later hour, which are counted apart', () => {
    expect(mailWords(well.outbox)).toBe('Visi laiškai išsiųsti.')
    const later = { ...well.outbox, counts: { attention: 0, waiting: 0, planned: 5, sent: 5 } }
    expect(mailWords(later)).toBe(
      'Visi laiškai, kurių laikas atėjo, išsiųsti. Suplanuota vėlesniam laikui: 5.',
    )
    expect(mailWords({ ...later, due: 2 })).toBe(
      'Laukia išsiuntimo: 2, jūsų sprendimo: 0. Suplanuota vėlesniam laikui: 5.',
    )
    expect(mailWords({ ...later, due: 2, mail: 'unset' })).toBe(
      'Siuntimas neįjungtas. Laukia: 2. Suplanuota vėlesniam laikui: 5.',
    )
  })

  it.each<[string, Partial<SiteFacts>, unknown]>([
    [
      'a failed build is published again',
      { publishing: { ...well.publishing, status: 'failed' } },
      { text: findings.publishing, action: 'publish' },
    ],
    [
      'mails that need a decision',
      { outbox: { ...well.outbox, counts: { attention: 2, waiting: 1, planned: 0, sent: 0 } } },
      { text: findings.attention(2), action: 'outbox' },
    ],
    [
      'mails that do not leave, before half an hour has passed',
      { outbox: { ...well.outbox, trouble: UNREACHABLE } },
      { level: 'knowable', text: troubleText(UNREACHABLE), action: 'waiting' },
    ],
    [
      'a letter that so many refused that the sender is the likely cause',
      { letters: { items: [REFUSED] } },
      {
        text: findings.senderRefused('Tema', mailboxTexts.causes.authentication),
        action: 'outbox',
      },
    ],
    [
      'contacts that do not leave',
      { health: { ...HEALTHY, outbox: 'stuck' } },
      { text: findings.stuck, action: 'waiting' },
    ],
    [
      'a schedule that no longer runs',
      {
        health: {
          ...HEALTHY,
          lateSchedules: [{ name: 'publish-pending', lastRunAt: '2025-11-27T19:22:00.000Z' }],
        },
      },
      {
        text: findings.schedules['publish-pending']('lapkričio\u00a027\u00a0d. 21.22'),
        action: null,
      },
    ],
    [
      'mail that is not configured',
      { outbox: { ...well.outbox, mail: 'unset', trouble: UNSET } },
      { level: 'urgent', text: troubleText(UNSET), action: 'waiting' },
    ],
    [
      'a database that stores nothing',
      {
        health: { ...HEALTHY, database: 'read-only' },
      },
      { text: findings.readOnly, action: 'again' },
    ],
    [
      'a storage that is silent',
      {
        health: { ...HEALTHY, storage: 'unreachable' },
      },
      { text: findings.storage, action: 'again' },
    ],
    ['what could not be asked', { health: null }, { text: findings.unknown, action: 'again' }],
    [
      'bookings that wait for an answer',
      { news: { ...NONE, bookings: 3 } },
      { text: findings.bookings(3), action: 'bookings' },
    ],
    [
      'withdrawals whose receipts wait',
      { news: { ...NONE, withdrawals: 1 } },
      { text: findings.withdrawals(1), action: 'withdrawals' },
    ],
    [
      'a letter that waits for an answer, in its order',
      { today: { items: [duty('letter')] } },
      { text: findings.orders.letter(1), action: { screen: 'orders', order: 'letter' } },
    ],
    [
      'several letters that wait',
      { today: { items: [duty('letter'), duty('letter')] } },
      { text: findings.orders.letter(2), action: 'today' },
    ],
    [
      'a payment that needs her',
      { today: { items: [duty('payment')] } },
      { text: findings.orders.payment(1), action: 'today' },
    ],
    [
      'a subscription to end, in its order',
      { today: { items: [duty('subscription')] } },
      {
        text: findings.orders.subscription(1),
        action: { screen: 'orders', order: 'subscription' },
      },
    ],
    [
      'that the checkout has fallen silent while subscriptions run',
      { news: { ...NONE, silentCheckout: true } },
      { text: findings.silentCheckout, action: 'deliveries' },
    ],
    [
      'that nobody tells the site who has paid',
      { orders: { payments: 'unset' } },
      { text: findings.paymentsUnset, action: null },
    ],
    [
      'addresses to delete at the marketing service',
      {
        marketing: {
          configured: true,
          removals: [{ id: 'a', email: 'ruta@pastas.lt', requestedAt: '2026-11-20T10:00:00.000Z' }],
        },
      },
      { text: findings.removals(1), action: 'outbox' },
    ],
    [
      'a text that is shown unrendered, which is mended in its form',
      { plainItems: [PLAIN] },
      { text: findings.plain('Gili citata'), action: PLAIN },
    ],
    [
      'what is still made up, which is mended in the settings',
      { madeUp: ['figures'] },
      {
        text: findings.madeUp(['skelbiami skaičiai']),
        action: 'settings',
        field: 'claims.figures',
      },
    ],
    [
      'a detail of the seller that is not set, with the law that asks for it',
      { missing: ['address'] },
      {
        text: findings.missing(
          ['adresas'],
          ['Informacinės visuomenės paslaugų įstatymo 6 straipsnis'],
        ),
        action: 'settings',
        field: 'address',
      },
    ],
  ])('names %s', (_, changes, finding) => {
    expect(findingsOf({ ...well, ...changes })).toMatchObject([finding])
  })

  it('is in one list, the worst first, with one entry for all that is missing, and one for all that is made up', () => {
    const found = findingsOf({
      ...well,
      missing: ['code', 'address', 'phone'],
      madeUp: ['testimonials', 'figures'],
      today: { items: [duty('payment')] },
      health: { ...HEALTHY, storage: 'unreachable' },
    })
    expect(found.map(({ level, action }) => [level, action])).toEqual([
      ['urgent', 'again'],
      ['waits', 'today'],
      ['unfinished', 'settings'],
      ['unfinished', 'settings'],
    ])
    expect(found[2]?.text).toBe(
      'Nustatymuose neįrašyta: įmonės arba veiklos kodas, adresas ir telefonas. Tai nurodyti įpareigoja Informacinės visuomenės paslaugų įstatymo 6 straipsnis ir Civilinio kodekso 6.228(7) straipsnis.',
    )
  })

  it.each([
    [1, 'laukia 1 laiškas'],
    [4, 'laukia 4 laiškai'],
    [10, 'laukia 10 laiškų'],
    [21, 'laukia 21 laiškas'],
  ])('says since when mail does not work, and that %i wait', (waiting, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T20:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const trouble = { kind: 'standing', since: '2026-11-28T19:22:00.000Z', waiting } as const
    const facts: SiteFacts = {
      ...well,
      outbox: { ...well.outbox, trouble },
      health: { ...HEALTHY, outbox: 'stuck' },
    }
    const [finding, ...others] = findingsOf(facts)
    expect(finding?.text).toContain(`Paštas neveikia nuo 21.22, ${words}:`)
    expect([finding?.action, others]).toEqual(['waiting', []])
  })

  it('names each page that tells other hours of answer than are set', () => {
    const otherHours = [
      { id: 'a', title: 'Naudojimo sąlygos' },
      { id: 'b', title: 'Dažni klausimai' },
    ]
    const health = { ...HEALTHY, otherHours }
    expect(findingsOf({ ...well, health })).toMatchObject(
      otherHours.map(({ id, title }) => ({
        text: findings.otherHours(title),
        action: { kind: 'page', id, title },
      })),
    )
  })

  it('names each page that does not name the seller as the settings do', () => {
    const page = { id: 'a', title: 'Naudojimo sąlygos' }
    const health = { ...HEALTHY, otherSeller: [page] }
    expect(findingsOf({ ...well, health })).toMatchObject([
      { text: findings.otherSeller(page.title), action: { kind: 'page', ...page } },
    ])
  })

  it('names each page that a sale rests on and that is not published', () => {
    const health = { ...well.health, missingPages: ['naudojimo-salygos'] } as SiteFacts['health']
    expect(findingsOf({ ...well, health })).toMatchObject([
      { text: findings.missingPage('naudojimo-salygos'), action: 'pages' },
    ])
  })

  it('names each quiz whose answers were marked before there were kinds', () => {
    const quiz = (id: string, marksLackKinds: boolean) => ({
      id,
      title: `Testas ${id}`,
      marksLackKinds,
    })
    const quizzes = [quiz('a', true), quiz('b', false), quiz('c', true)]
    expect(findingsOf({ ...well, quizzes })).toMatchObject([
      { text: findings.marks('Testas a'), action: { kind: 'quiz', id: 'a', title: 'Testas a' } },
      { text: findings.marks('Testas c'), action: { kind: 'quiz', id: 'c', title: 'Testas c' } },
    ])
  })
})

/** Creates the store with calls that answer with these facts; some paths fail. */
function open(failing: Record<string, { status: number; text?: string }> = {}) {
  const paths: string[] = []
  const answers: Record<string, unknown> = {
    '/api/admin/publishing': well.publishing,
    '/api/admin/outbox': well.outbox,
    '/api/admin/letters': well.letters,
    '/api/admin/marketing': well.marketing,
    '/api/admin/orders': well.orders,
    '/api/admin/today': well.today,
    '/api/admin/news': well.news,
    '/api/admin/quizzes': well.quizzes,
    '/api/health': well.health,
    '/api/admin/publishing/retry': well.publishing,
  }
  const loginAgain = vi.fn()
  const health = createHealth({
    fetch: stubFetch({ body: { plainItems: [PLAIN] } }).fetch,
    toasts: { show: vi.fn() },
    session: {
      loginAgain,
      call: ((route: { path: string }) => {
        paths.push(route.path)
        const fault = failing[route.path]
        return Promise.resolve(
          fault === undefined
            ? { ok: true, data: answers[route.path] }
            : { ok: false, failure: { kind: 'http', text: '', error: null, fields: {}, ...fault } },
        )
      }) as never,
    },
  })
  return { health, paths, loginAgain }
}

describe('the state of the site in the panel', () => {
  it('is asked by the calls of its places', async () => {
    const { health } = open()
    await health.load()
    const facts = { ...well, plainItems: [PLAIN] }
    expect(health.$state.get()).toEqual({ step: 'loaded', facts, checking: false })
  })

  it('is read from the answer of a site that is down', async () => {
    const down: Partial<Health> = {
      database: 'ok',
      storage: 'unreachable',
      outbox: 'ok',
      lateSchedules: [],
      otherHours: [{ id: 'a', title: 'Naudojimo sąlygos' }],
      otherSeller: [],
      missingPages: [],
    }
    const { health } = open({ '/api/health': { status: 503, text: JSON.stringify(down) } })
    await health.load()
    expect(health.$state.get()).toMatchObject({ facts: { health: down } })
  })

  it('is unknown in part when the answer says nothing, and an error when a call fails', async () => {
    const first = open({ '/api/health': { status: 503, text: '<html>' } })
    await first.health.load()
    expect(first.health.$state.get()).toMatchObject({ facts: { health: null } })
    const second = open({ '/api/admin/outbox': { status: 500 } })
    await second.health.load()
    expect(second.health.$state.get()).toEqual({ step: 'error', message: healthTexts.loadFailed })
  })

  it('leads to the login once the session has ended', async () => {
    const { health, loginAgain } = open({ '/api/admin/publishing': { status: 401 } })
    await health.load()
    expect(loginAgain).toHaveBeenCalledOnce()
  })

  it('is asked anew after publishing again', async () => {
    const { health, paths } = open()
    await health.load()
    await health.publish()
    expect(paths.filter((path) => path === '/api/admin/publishing/retry')).toHaveLength(1)
    expect(paths.filter((path) => path === '/api/health')).toHaveLength(2)
  })
})
