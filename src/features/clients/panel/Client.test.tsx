// @vitest-environment jsdom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { stubFetch } from '../../../../tests/support/stub-fetch.ts'
import { CLIENT_ENTRIES } from '../client-entries.ts'
import type { Client as ClientPage } from '../contracts.ts'
import type { Correspondence, Order } from '#src/features/orders/contracts.ts'
import type { Paragraph } from '#src/features/settings/paragraphs.ts'
import {
  bringAlive,
  click,
  focusAfterClick,
  untilSaid,
} from '../../../../tests/support/island-testing.tsx'
import { confirmDialog } from '#src/panel/frame/confirm-dialog.ts'
import { ADMIN_TOKEN_KEY } from '#src/panel/frame/session.ts'
import { panel } from '#src/panel/frame/panel.ts'
import { panelAddress, TAB_PANEL_ID } from '#src/panel/frame/panel-address.ts'
import { Client } from './Client.tsx'
import { clientTexts } from './client-texts.ts'
import { subscriberEntry } from '#src/features/newsletter/panel/Subscribers.tsx'
import { Clients } from './Clients.tsx'
import { listUnfinished } from '#src/core/routes.ts'
import { storeForNextForm } from '#src/panel/kit/local-copies.ts'
import { KEPT_ANSWERS, keepNotes } from '#src/features/inbox/panel/kept-notes.ts'
import { InboxRow } from '#src/features/inbox/panel/InboxRow.tsx'
import { asksOwner } from '#src/features/orders/listed-state.ts'
import { orderEntry } from '#src/features/orders/panel/Orders.tsx'
import { OrderMessages } from '#src/features/orders/panel/OrderMessages.tsx'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'

// jsdom has no locks.
Object.assign(navigator, {
  locks: { query: () => Promise.resolve({ held: [] }), request: () => Promise.resolve() },
})

/** Answers calls in order, apart from the list of unfinished texts, which is empty. */
function stubCalls(...answers: Parameters<typeof stubFetch>) {
  const [{ fetch }, unfinished] = [stubFetch(...answers), stubFetch({ body: [] })]
  return {
    fetch: (...[address, init]: Parameters<typeof fetch>) =>
      (address === listUnfinished.path ? unfinished.fetch : fetch)(address, init),
  }
}

const EMAIL = 'ruta@pastas.example'
const NOON = '2026-11-20T12:00:00.000Z'

const order: Order = {
  id: '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11',
  package: 'email-weekly',
  title: 'Savaitės el. pašto konsultacijos',
  email: EMAIL,
  paidEmail: null,
  name: 'Rūta',
  state: 'paid',
  amount: 3900,
  paidAmount: 3900,
  refundedAmount: 0,
  currency: 'eur',
  renewals: 0,
  createdAt: NOON,
  paidAt: NOON,
  paidUntil: null,
  cancelledAt: null,
  endsAt: null,
  lettersUntil: null,
  paymentUrl: null,
  nextPaymentOn: null,
  answeredAt: null,
  hasAnswerDraft: false,
  answerUnsent: null,
  withdrawal: null,
  refundDue: null,
  refunded: null,
  erasedAt: null,
  dispute: null,
  paymentFailedAt: null,
  startedAt: NOON,
  delivery: 'notice',
  withdrawnAt: null,
  letters: 0,
  beginsOn: null,
  waitingSince: null,
  hasLateLetter: false,
  dueAt: null,
}
const disputed = (state: 'open' | 'review', markedAt: string | null = null) => {
  return { state, amount: 3900, answerUntil: null, eventId: null, markedAt, url: null }
}
const page: ClientPage = {
  name: 'Rūta',
  onlyNotices: true,
  notes: [],
  hasAnswers: false,
  items: [{ kind: 'order', id: order.id, at: NOON, order }],
  total: 1,
  pageSize: 1,
}
const start = { delivery: 'notice', hasWord: true, isEarly: true, startedAt: NOON } as const
const correspondence: Correspondence & { paragraphs: readonly Paragraph[] } = {
  paragraphs: [],
  start: { ...start, withdrawnAt: null },
  hasOlder: false,
  letters: [],
  notes: [],
  results: [],
  mails: [],
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('writing an answer opens the row of its order again, where it was closed', async () => {
  vi.stubGlobal('fetch', stubCalls({ body: page }, { body: correspondence }).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { container, leave } = await bringAlive(<Client email={EMAIL} />)
  await untilSaid(new RegExp(inboxViewTexts.answerSend))
  const row = container.querySelector('details')
  if (row === null) throw new Error('There is no row')
  const toggled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  row.open = false
  await toggled()
  await click(inboxViewTexts.client.answer)
  await toggled()
  expect(row.open).toBe(true)
  expect(document.activeElement).toBe(row.querySelector('textarea'))
  leave()
})

test('the entry that waits stands first and open, and one button writes what the state asks for', async () => {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { answer, write } = inboxViewTexts.client
  const older = { ...order, id: crypto.randomUUID(), dueAt: NOON, waitingSince: NOON }
  const items = [order, older].map((each) => {
    return { kind: 'order' as const, id: each.id, at: NOON, order: each }
  })
  vi.stubGlobal('fetch', stubCalls({ body: { ...page, items } }, { body: correspondence }).fetch)
  const first = await bringAlive(<Client email={EMAIL} />)
  await untilSaid(new RegExp(inboxViewTexts.answerSend))
  const rows = [...first.container.querySelectorAll<HTMLElement>('[data-item]')]
  expect(rows.map(({ dataset }) => dataset.item)).toEqual([older.id, order.id])
  expect(rows.map((row) => row.querySelector('details')?.open)).toEqual([true, false])
  expect(first.container.textContent).toContain(clientTexts.waiting.letter)
  expect(first.container.textContent).toContain(answer)
  expect(first.container.textContent).not.toContain(write)
  first.leave()

  const over = { kind: 'order', id: order.id, at: NOON, order: { ...order, state: 'refunded' } }
  vi.stubGlobal('fetch', stubCalls({ body: { ...page, items: [over] } }).fetch)
  const second = await bringAlive(<Client email={EMAIL} />)
  await untilSaid(/Užsakymai/)
  expect(second.container.textContent).not.toContain(answer)
  // The client has chosen notices, so a mail is written after a warning only.
  await click(write)
  expect(confirmDialog.$options.get()).toMatchObject({ title: inboxViewTexts.client.writeTitle })
  confirmDialog.answer(false)
  second.leave()
})

test('a letter and a dispute of one order are named by deadline, and each name leads to where it is done', async () => {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const dispute = { ...disputed('open'), answerUntil: '2099-12-06T10:00:00.000Z' }
  const both = { ...order, state: 'disputed', dueAt: NOON, waitingSince: NOON, dispute } as const
  const items = [{ kind: 'order' as const, id: order.id, at: NOON, order: both }]
  vi.stubGlobal('fetch', stubCalls({ body: { ...page, items } }, { body: correspondence }).fetch)
  const { container, leave } = await bringAlive(<Client email={EMAIL} />)
  await untilSaid(new RegExp(inboxViewTexts.answerSend))
  const said = container.textContent
  const later = `${clientTexts.waiting.dispute}Iki 2099-12-06 12.00`
  const places = [
    `${clientTexts.waiting.letter}${inboxViewTexts.overdue} 2026-11-20 14.00`,
    clientTexts.others(1),
    later,
    inboxViewTexts.answerSend,
    inboxViewTexts.dispute.headings.open('39,00\u00A0€'),
    inboxViewTexts.dispute.until('2099-12-06 12.00'),
    inboxViewTexts.dispute.steps[0],
  ].map((words) => said.indexOf(words))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(-1)
  await click(later)
  const task = document.activeElement
  expect(task?.querySelector('h4')?.textContent).toContain('39,00\u00A0€')
  // The steps are closed, so that the letter and the dispute are both near.
  expect(task?.querySelector('details')?.open).toBe(false)
  leave()
})

test('while the bank decides on a dispute, the page says so first, and the dispute is above the letters', async () => {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const marked = { ...order, state: 'disputed', dispute: disputed('open', NOON) } as const
  const items = [{ kind: 'order' as const, id: order.id, at: NOON, order: marked }]
  vi.stubGlobal('fetch', stubCalls({ body: { ...page, items } }, { body: correspondence }).fetch)
  const { container, leave } = await bringAlive(<Client email={EMAIL} />)
  await untilSaid(new RegExp(inboxViewTexts.answerSend))
  const said = container.textContent
  expect(said).toContain('Dėl kliento mokėjimo laukiama banko sprendimo.')
  expect(said).not.toContain('jūsų nelaukia')
  expect(said.indexOf('Kliento bankas ginčija')).toBeLessThan(
    said.indexOf(inboxViewTexts.answerSend),
  )
  leave()
})

test('once something is done, the focus is on what comes next', async () => {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const booking = {
    ...{ id: crypto.randomUUID(), name: 'Rūta', email: EMAIL, phone: null, message: null },
    ...{ notes: null, consultationType: 'individual', packageTitle: null, preferredDate: null },
    ...({ status: 'pending', createdAt: NOON, updatedAt: NOON } as const),
  }
  const dispute = { ...disputed('open'), answerUntil: '2099-12-06T10:00:00.000Z' }
  const withDispute = { ...order, state: 'disputed', dispute } as const
  const pageWith = (changes: object) => {
    const changed = { ...booking, ...changes }
    const items = [
      { kind: 'booking' as const, id: booking.id, at: NOON, booking: changed },
      { kind: 'order' as const, id: order.id, at: NOON, order: withDispute },
    ]
    return { body: { ...page, items } }
  }
  const contacted = { status: 'contacted' } as const
  vi.stubGlobal(
    'fetch',
    stubCalls(pageWith({}), { body: { ...booking, ...contacted } }, pageWith(contacted)).fetch,
  )
  const { leave } = await bringAlive(<Client email={EMAIL} />)
  await untilSaid(new RegExp(clientTexts.waiting.booking))
  const focused = await focusAfterClick(inboxViewTexts.contacted)
  expect(focused?.textContent).toContain(clientTexts.waiting.dispute)
  leave()
})

test.each<[string, Partial<Order>, boolean]>([
  ['nothing', {}, false],
  ['an answer', { dueAt: NOON }, true],
  ['an answer without a deadline', { hasLateLetter: true }, true],
  ['the end of its subscription', { state: 'refunded', nextPaymentOn: '2026-12-01' }, true],
  ['an answer to a dispute', { state: 'disputed', dispute: disputed('open') }, true],
  [
    'nothing, as its dispute is marked',
    { state: 'disputed', dispute: disputed('open', NOON) },
    false,
  ],
  ['the decision of the bank', { state: 'disputed', dispute: disputed('review') }, false],
])('an order that waits for %s', (_, changes, asks) => {
  expect(asksOwner({ ...order, ...changes })).toBe(asks)
})

test('the list of clients has the focus on the client whose page was left', async () => {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const items = ['ona@pastas.example', EMAIL].map((email) => {
    return {
      id: email,
      email,
      name: email,
      onlyNotices: false,
      lastAt: NOON,
      entries: 1,
      waits: false,
    }
  })
  const counts = { client: 2, visitor: 3, subscriber: 0 }
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal('fetch', stubCalls({ body: { items, total: 2, pageSize: 20, counts } }).fetch)
  const opened = panelAddress({ screen: 'client', email: EMAIL })
  panel.$left.set({ scroll: 0, opened })
  const { container, leave } = await bringAlive(
    <div id={TAB_PANEL_ID} tabIndex={-1}>
      <Clients />
    </div>,
  )
  await untilSaid(new RegExp(EMAIL))
  // A kind of which there is nobody is not offered.
  const pills = [...container.querySelectorAll('[aria-pressed]')].map((it) => it.textContent)
  expect(pills).toEqual(['Klientai (2)', 'Atliko testą (3)'])
  expect(document.activeElement?.textContent).toBe(EMAIL)
  leave()
  panel.$left.set(null)
})

test('an order that is not begun is open if no other is going on', async () => {
  const begun = { ...order, delivery: null, startedAt: null }
  const unbegun = (ids: string[]) =>
    ids.map((id) => ({ kind: 'order', id, at: NOON, order: { ...begun, id } }) as const)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const none = { start: null, hasOlder: false, letters: [], notes: [], results: [] }
  for (const ids of [['a'], ['a', 'b']]) {
    const answers = [{ body: { ...page, items: unbegun(ids) } }, { body: none }]
    vi.stubGlobal('fetch', stubCalls(...answers).fetch)
    const { container, leave } = await bringAlive(<Client email={EMAIL} />)
    await untilSaid(/Užsakymai/)
    expect(container.querySelectorAll('details[open]')).toHaveLength(ids.length === 1 ? 1 : 0)
    leave()
  }
})

test('entries that may be cut off are told of, and the page leads back to the list', async () => {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const said = inboxViewTexts.client.newest(CLIENT_ENTRIES)
  for (const count of [CLIENT_ENTRIES - 1, CLIENT_ENTRIES]) {
    const items = Array.from({ length: count }, (_, at) => {
      const id = String(at)
      return { kind: 'order', id, at: NOON, order: { ...order, id, state: 'refunded' } }
    })
    vi.stubGlobal('fetch', stubCalls({ body: { ...page, items } }).fetch)
    const { container, leave } = await bringAlive(<Client email={EMAIL} />)
    await untilSaid(/Užsakymai/)
    expect(container.textContent.includes(said)).toBe(count === CLIENT_ENTRIES)
    expect(container.querySelector('a')?.hash).toBe('#klientai')
    leave()
  }
})

test('the row of a disputed order has the deadlines of the client and of the bank', () => {
  const shown = (changes: Partial<Order>) =>
    renderToStaticMarkup(orderEntry({ ...order, ...changes }, () => undefined).when)
  const dueAt = '2099-11-20T12:00:00.000Z'
  const dispute = { ...disputed('open'), answerUntil: '2099-12-06T10:00:00.000Z' }
  expect(shown({ dueAt })).toContain('>Atsakyti iki<')
  expect(shown({ dueAt, state: 'disputed', dispute })).toMatch(/>Atsakyti iki<.*>Bankui iki</)
  const late = { dueAt: '2099-12-07T12:00:00.000Z', dispute }
  expect(shown({ ...late, state: 'disputed' })).toMatch(/>Bankui iki<.*>Atsakyti iki</)
  expect(shown({ state: 'disputed', dispute })).toContain('>Bankui iki<')
  const withdrawing = { withdrawal: 'new', refundDue: { sum: 3343, on: '2099-12-14' } } as const
  expect(
    shown({ ...withdrawing, state: 'disputed', dispute }),
    'the bank settles the money',
  ).not.toContain('Grąžinti iki')
})

test('the row of a subscriber leaves out the year on a phone, as other rows do', () => {
  const subscriber = {
    ...{ id: order.id, email: EMAIL, name: null, subscribed: true, state: 'subscribed' },
    ...{ subscribedAt: NOON, confirmedAt: NOON, leftAt: null, stoppedAt: null, source: null },
  } as Parameters<typeof subscriberEntry>[0]
  expect(renderToStaticMarkup(subscriberEntry(subscriber).when)).toBe(
    '<span class="max-md:hidden">2026-</span><span>11-20 14.00</span>',
  )
})

test('an order says in its row that its only letter without an answer came late', () => {
  const shown = (changes: Partial<Order>) =>
    renderToStaticMarkup(orderEntry({ ...order, ...changes }, () => undefined).badge)
  expect(shown({})).not.toContain('Laiškas')
  expect(shown({ hasLateLetter: true })).toContain('>Laiškas po termino<')
  const unpaid = { hasLateLetter: true, paymentFailedAt: NOON }
  expect(shown(unpaid)).toContain('>Laiškas po termino, nesumokėta<')
  expect(shown({ hasLateLetter: true, dueAt: NOON })).not.toContain('Laiškas')
})

test('an order says in its row that its client withdraws, until the money is returned', () => {
  const shown = (changes: Partial<Order>) =>
    renderToStaticMarkup(orderEntry({ ...order, ...changes }, () => undefined).badge)
  expect(shown({ withdrawal: 'new' })).toContain('badge-clay">Atsisako<')
  expect(shown({ withdrawal: 'confirmed', state: 'withdrawn' })).toContain(
    'badge-clay">Atsisako, priimta<',
  )
  expect(shown({ withdrawal: 'refunded', state: 'withdrawn' })).toContain('>Atsisakyta, grąžinta<')
  expect(shown({})).toContain('>Apmokėtas<')
  expect(
    shown({ withdrawal: 'new', state: 'disputed', dispute: disputed('review') }),
    'the bank settles the money',
  ).toContain('>Laukiama banko sprendimo<')
})

test('the row of a disputed order says whether the bank waits for an answer, and when it got one', () => {
  const shown = (dispute: Order['dispute']) => {
    const entry = orderEntry(
      { ...order, state: 'disputed', answeredAt: '2026-11-21T12:00:00.000Z', dispute },
      () => undefined,
    )
    return renderToStaticMarkup(
      <>
        {entry.badge} {entry.when}
      </>,
    ).replaceAll(/<[^>]*>/g, '')
  }
  expect(shown(disputed('open', '2026-11-30T12:00:00.000Z'))).toBe(
    'Laukiama banko sprendimo Bankui atsakyta 2026-11-30',
  )
  expect(shown(disputed('review'))).not.toContain('11-21')
  expect(shown(disputed('open'))).toContain('Ginčijamas banke')
})

test('an order whose client withdraws has in its row by when the money must be returned', () => {
  const shown = (changes: Partial<Order>) =>
    renderToStaticMarkup(orderEntry({ ...order, ...changes }, () => undefined).when)
  const withdrawn = { withdrawal: 'new', refundDue: { sum: 3343, on: '2099-12-14' } } as const
  expect(shown(withdrawn)).toMatch(/>Grąžinti iki<.*2099-.*12-14/)
  expect(shown({ ...withdrawn, refundDue: { sum: 3343, on: '2020-12-14' } })).toContain(
    '>Vėluoja nuo<',
  )
  const dueAt = '2099-11-20T12:00:00.000Z'
  expect(shown({ ...withdrawn, dueAt })).toMatch(/>Atsakyti iki<.*>Grąžinti iki</)
  expect(
    shown({ ...withdrawn, dueAt: '2020-11-20T12:00:00.000Z' }),
    'which one has passed',
  ).toMatch(/text-clay"><span>Atsakyti iki<.*text-ink"><span>Grąžinti iki</)
})

test('the row of an order has its sum, its last answer, and whether another one has been begun', () => {
  const shown = (changes: Partial<Order>) =>
    renderToStaticMarkup(
      <InboxRow {...order} {...orderEntry({ ...order, ...changes }, () => undefined)} />,
    ).replaceAll('\u00A0', ' ')
  expect(shown({})).toContain('39,00 € · Savaitės el. pašto konsultacijos')
  expect(shown({})).not.toContain('Atsaky')
  expect(shown({ answeredAt: NOON })).toContain('Atsakyta <')
  expect(shown({ answeredAt: NOON, dueAt: NOON })).not.toContain('Atsakyta')
  expect(shown({ answeredAt: NOON, hasLateLetter: true })).not.toContain('Atsakyta')
  expect(shown({ hasAnswerDraft: true })).toContain('>Atsakymas pradėtas<')
  const copy = { values: { content: 'Ačiū, kad' }, loadedVersion: null, keptAt: NOON }
  storeForNextForm({ keptAs: KEPT_ANSWERS, id: order.id }, copy)
  expect(shown({})).toContain('>Atsakymas pradėtas<')
})

test('an opened order shows its letters by time above the answer, then its dispute, and its facts last', async () => {
  const letter = (id: string, author: string) => {
    const content = `Laiškas ${id}`
    return { id, author, content, createdAt: NOON, isUnanswered: id === '3', isLate: false }
  }
  const letters = [letter('1', 'client'), letter('2', 'coach'), letter('3', 'client')]
  vi.stubGlobal('fetch', stubCalls({ body: { ...correspondence, letters } }).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const asks = { dueAt: NOON, state: 'disputed', dispute: disputed('open') } as const
  const shown = { ...order, ...asks, nextPaymentOn: '2026-12-20' }
  const { facts, details } = orderEntry(shown, () => undefined)
  const { container, leave } = await bringAlive(
    <>
      {facts}
      {details}
    </>,
  )
  await untilSaid(/Laiškas 3/)
  const said = container.textContent
  const places = [
    inboxViewTexts.messagesEarlier,
    'Rūta, 2026-11-20',
    'Laiškas 1',
    'Laiškas 2',
    'Laiškas 3',
    inboxViewTexts.answerSend,
    inboxViewTexts.dispute.steps[0],
    'Kitas mokėjimas 2026-12-20',
    order.id,
  ].map((words) => said.indexOf(words))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(-1)
  expect(said).not.toContain('Klientas,')
  expect(said, 'the row says by when to answer').not.toMatch(/Atsaky(kite|ti reikėjo) iki/)
  leave()
})

test('the letters say on which day the work begins, or began', async () => {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const days = {
    '2999-01-01': 'darbas prasideda 2999-01-01',
    [NOON.slice(0, 10)]: 'Darbas prasidėjo',
  }
  for (const [beginsOn, said] of Object.entries(days)) {
    vi.stubGlobal('fetch', stubCalls({ body: correspondence }).fetch)
    const { leave } = await bringAlive(
      <OrderMessages order={{ ...order, beginsOn }} onAnswered={() => undefined} />,
    )
    await untilSaid(new RegExp(said))
    leave()
  }
})

test('the list of letters has the focus once the oldest are shown', async () => {
  const letters = ['1', '2'].map((id) => {
    return { id, author: 'client', content: `Laiškas ${id}`, createdAt: NOON, isLate: false }
  })
  const last = { body: { ...correspondence, letters } }
  const first = { body: { ...correspondence, hasOlder: true, letters: letters.slice(1) } }
  vi.stubGlobal('fetch', stubCalls(first, last).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { container, leave } = await bringAlive(
    <OrderMessages order={order} onAnswered={() => undefined} />,
  )
  await untilSaid(new RegExp(inboxViewTexts.messagesOlder))
  const focused = await focusAfterClick(inboxViewTexts.messagesOlder)
  expect(focused?.textContent).toContain('Laiškas 1')
  expect(focused).toBe(container.querySelector('details ol'))
  leave()
})

test.each([
  [inboxViewTexts.answerSend, order.id, 'coach'],
  [inboxViewTexts.recordSend, `${order.id}/gautas`, 'client'],
] as const)(
  '%s: the stored letter has the focus, and its form is closed',
  async (send, key, by) => {
    const letter = (id: string, author: string) => {
      return { id, author, content: `Laiškas ${id}`, createdAt: NOON, isLate: false }
    }
    const letters = [letter('1', 'client'), letter('3', 'coach')]
    // A recorded letter may be older than others.
    const stored = letters.toSpliced(by === 'coach' ? 2 : 0, 0, letter('2', by))
    const answers = [letters, stored].map((each) => ({
      body: { ...correspondence, letters: each },
    }))
    vi.stubGlobal('fetch', stubCalls(...answers).fetch)
    localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
    keepNotes(localStorage, key, 'Laiškas 2')
    const { container, leave } = await bringAlive(
      <OrderMessages order={order} onAnswered={() => undefined} />,
    )
    await untilSaid(/Laiškas 3/)
    const forms = [...container.querySelectorAll('details')].filter(({ textContent }) =>
      textContent.includes(inboxViewTexts.recordSend),
    )
    for (const form of forms) form.open = true
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    const focused = await focusAfterClick(send)
    expect(focused?.textContent).toContain('Laiškas 2')
    expect(focused?.closest('details:not([open])')).toBeNull()
    expect(forms.map(({ open }) => open)).toEqual([by === 'coach'])
    leave()
  },
)

test('an answer that is not mailed says so, and where to see why', async () => {
  const letter = { author: 'coach', content: 'Labas', createdAt: NOON, isLate: false } as const
  const letters = (['waiting', 'failed', null] as const).map((unsent) => ({
    ...{ id: String(unsent), isWaiting: false, isUnanswered: false, unsent },
    ...letter,
  }))
  vi.stubGlobal('fetch', stubCalls({ body: { ...correspondence, letters } }).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { container, leave } = await bringAlive(
    <OrderMessages order={order} onAnswered={() => undefined} />,
  )
  await untilSaid(new RegExp(inboxViewTexts.unsent.failed))
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#laiskai/siunciami', '#laiskai'])
  leave()
})

test('the list of letters has the focus once the letter is noted that asked for no answer', async () => {
  const letter = {
    author: 'client',
    content: 'Ačiū',
    createdAt: NOON,
    isLate: true,
    isResolved: false,
    unsent: null,
  } as const
  const withLetter = (isUnanswered: boolean) => ({
    ...correspondence,
    letters: [{ id: '1', isWaiting: false, isUnanswered, ...letter }],
  })
  const [waiting, settled] = [withLetter(true), withLetter(false)]
  const answers = [{ body: waiting }, { body: settled }, { body: settled }]
  vi.stubGlobal('fetch', stubCalls(...answers).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { container, leave } = await bringAlive(
    <OrderMessages order={order} onAnswered={() => undefined} />,
  )
  await untilSaid(new RegExp(inboxViewTexts.asksNothing))
  const focused = await focusAfterClick(inboxViewTexts.asksNothing)
  expect(focused).toBe(container.querySelector('ol'))
  leave()
})
