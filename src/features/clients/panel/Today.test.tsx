// @vitest-environment jsdom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { bringAlive, click, focusAfterClick, untilSaid } from '#tests/support/island-testing.tsx'
import { stubFetch } from '#tests/support/stub-fetch.ts'
import { createEntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import type { Order } from '#src/features/orders/contracts.ts'
import { OrderTask } from '#src/features/orders/panel/OrderTask.tsx'
import { troubleText } from '#src/features/outbox/trouble-texts.ts'
import { news } from '#src/panel/frame/news.ts'
import { TAB_PANEL_ID } from '#src/panel/frame/panel-address.ts'
import { ADMIN_TOKEN_KEY } from '#src/panel/frame/session.ts'
import { asPrivate } from '#src/core/private.ts'
import { CONFIRMED_STEPS } from '#src/features/settings/steps.ts'
import type { Duty, Steps, Today as Desk, Week } from '../contracts.ts'
import { DutyRow, Knowables } from './Duties.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { stepTexts } from './first-steps-texts.ts'
import { areStepsShown, stepsLeft } from './steps-left.ts'
import { PlannedTexts } from './PlannedTexts.tsx'
import { Today } from './Today.tsx'
import { todayTexts } from './today-texts.ts'
import { WeekNumbers } from './WeekNumbers.tsx'

const NOON = '2026-11-20T12:00:00.000Z'

const order: Order = {
  id: '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11',
  package: 'email-weekly',
  title: 'Savaitės el. pašto konsultacijos',
  email: 'ruta@pastas.example',
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

const withdrawal = {
  id: '9d0e8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11',
  name: 'Rūta',
  email: 'ruta@pastas.example',
  contract: 'Savaitė',
  note: null,
  suspicious: false,
  state: 'new',
  refundedOn: null,
  createdAt: NOON,
  updatedAt: NOON,
  order: null,
} as const

const week: Week = {
  clients: 0,
  money: [],
  answers: { onTime: 0, total: 0, medianMinutes: null },
  subscribers: 0,
  results: 0,
  warned: 0,
  stopped: 0,
}

const SALE = { id: 'email-weekly', title: 'Savaitė', price: 39, hasLink: true } as const

const steps: Steps = {
  missing: [],
  madeUp: [],
  isPasswordOwn: true,
  hasPasskey: true,
  hasCodes: true,
  hasExpert: true,
  hasPurchase: true,
  sales: [SALE],
  answerHours: null,
  city: 'Vilnius, Lietuva',
  noticeEmail: asPrivate('rasa@ryto.example'),
  confirmed: [...CONFIRMED_STEPS],
}

const desk: Desk = {
  items: [],
  total: 0,
  stalled: [],
  mails: null,
  planned: [],
  weekWithoutLetter: false,
  draftLetter: null,
  week,
  steps,
}

/** Opens the desk. Calls to a path get its answers in turn; the last answer is repeated. */
async function open(answers: Record<string, unknown[]>) {
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  // One store serves the whole panel, so it may have the news of an earlier test.
  news.$mail.set('on')
  // A wide screen.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal('fetch', (address: string) => {
    const left = answers[new URL(address, location.href).pathname] ?? [{}]
    const body = left.length > 1 ? left.shift() : left[0]
    return Promise.resolve(new Response(JSON.stringify(body)))
  })
  return bringAlive(
    <div id={TAB_PANEL_ID}>
      <Today />
    </div>,
  )
}

const API = '/api/admin'
const calm = {
  [`${API}/login-limit`]: [{ reachedAt: null }],
  [`${API}/unfinished`]: [[]],
  [`${API}/news`]: [{ mail: 'on' }],
  '/build.json': [{}],
}

/** Returns the text of HTML. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

const shownDuty = (duty: Duty, isFirst = false) =>
  renderToStaticMarkup(
    <DutyRow
      duty={duty}
      isFirst={isFirst}
      acts={createEntryActs({ list: { load: () => Promise.resolve() } })}
      onAnswered={() => undefined}
    />,
  )

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('an empty desk says that all is done, and shows a section only if it has contents', async () => {
  const headingsOf = async (week: Week) => {
    const { container, leave } = await open({ ...calm, [`${API}/today`]: [{ ...desk, week }] })
    await untilSaid(/niekas nelaukia/)
    const headings = [...container.querySelectorAll('h3')].map((it) => it.textContent)
    leave()
    return headings
  }
  expect(await headingsOf(week)).toEqual([])
  expect(await headingsOf({ ...week, results: 1 })).toEqual([todayTexts.week.heading])
})

test('the finished quizzes of a week say how many ended with a safety result', async () => {
  const shown = async (week: Week) => {
    const { container, leave } = await open({ ...calm, [`${API}/today`]: [{ ...desk, week }] })
    await untilSaid(/Baigti testai/)
    const { textContent } = container
    leave()
    return textContent
  }
  expect(await shown({ ...week, results: 3, warned: 2 })).toContain('Matė saugumo pranešimą: 2')
  expect(await shown({ ...week, results: 3 })).not.toContain('saugumo')
})

test('the nearest deadline stands apart from the rest, and only its button is filled', async () => {
  const letter = (name: string) => {
    const id = crypto.randomUUID()
    return { kind: 'letter', id, dueAt: NOON, order: { ...order, id, name, dueAt: NOON } }
  }
  const { container, leave } = await open({
    ...calm,
    [`${API}/today`]: [
      {
        ...desk,
        items: ['Rūta', 'Ona', 'Ieva'].map(letter),
        total: 3,
        steps: { ...steps, hasPasskey: false, hasCodes: false },
      },
    ],
  })
  await untilSaid(/Rūta/)
  const headings = [...container.querySelectorAll('h3')].map((it) => it.textContent)
  expect(headings.slice(0, 5)).toEqual(['Pirmiausia', 'Rūta', 'Po to (2)', 'Ona', 'Ieva'])
  const filled = [...container.querySelectorAll('.button')]
  expect(filled.map((it) => it.closest('article')?.querySelector('h3')?.textContent)).toEqual([
    'Rūta',
  ])
  // The steps before the launch make room for what is due.
  expect(container.querySelector<HTMLDetailsElement>('section details:has(ol)')?.open).toBe(false)
  leave()
})

test('the desk warns of guesses first, then shows what waits, is unfinished, planned and left to do', async () => {
  const plain = { kind: 'page', id: 'a', title: 'Gili citata' }
  const text = { id: order.id, kind: 'letter', recordId: null, title: 'Ruduo', device: '' }
  const post = { kind: 'post', id: order.id, title: 'Ramus pokalbis', at: NOON } as const
  const { container, leave } = await open({
    [`${API}/login-limit`]: [{ reachedAt: NOON }],
    [`${API}/unfinished`]: [[{ ...text, updatedAt: NOON }]],
    '/build.json': [{ plainItems: [plain] }],
    [`${API}/today`]: [
      {
        ...desk,
        items: [{ kind: 'outbox', id: 'outbox', count: 2 }],
        total: 4,
        planned: [post],
        weekWithoutLetter: true,
        week: { ...week, clients: 1 },
        steps: { ...steps, hasExpert: false },
      },
    ],
  })
  await untilSaid(/Pristatykite ekspertą/)
  const said = container.textContent
  const places = [
    'kažkas daug kartų bandė atspėti',
    'Laiškų, kurių išsiųsti nepavyko',
    '„Gili citata“',
    'Parodyta 1 iš 4',
    'Ruduo',
    'Ramus pokalbis',
    'Šiai savaitei naujienlaiškis nesuplanuotas',
    'Pristatykite ekspertą',
    'Savaitė skaičiais',
  ].map((words) => said.indexOf(words))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(-1)
  expect(said).not.toContain('niekas nelaukia')

  expect((await focusAfterClick('Supratau'))?.id).toBe('siandien-antraste')
  expect(container.textContent).not.toContain('bandė atspėti')
  leave()
})

test('the heading has the focus once a withdrawal is dealt with', async () => {
  const duty = { kind: 'withdrawal', id: withdrawal.id, dueAt: NOON, withdrawal }
  const { container, leave } = await open({
    ...calm,
    [`${API}/today`]: [{ ...desk, items: [duty], total: 1 }, desk],
    [`${API}/withdrawals/${withdrawal.id}`]: [withdrawal],
  })
  await untilSaid(/Rūta/)
  const row = container.querySelector('details')
  if (row === null) throw new Error('There is no row')
  row.open = true
  await untilSaid(new RegExp(inboxViewTexts.withdrawalActs['nothing-due']))
  const focused = await focusAfterClick(inboxViewTexts.withdrawalActs['nothing-due'])
  expect(focused?.id).toBe('siandien-antraste')
  leave()
})

test('the item that takes the place of one that is done has the focus', async () => {
  const other = { ...withdrawal, id: crypto.randomUUID(), name: 'Ona' }
  const duties = [withdrawal, other].map((each) => {
    return { kind: 'withdrawal', id: each.id, dueAt: NOON, withdrawal: each }
  })
  const { container, leave } = await open({
    ...calm,
    [`${API}/today`]: [
      { ...desk, items: duties, total: 2 },
      { ...desk, items: duties.slice(1), total: 1 },
    ],
    [`${API}/withdrawals/${withdrawal.id}`]: [withdrawal],
  })
  await untilSaid(/Ona/)
  const row = container.querySelector('details')
  if (row === null) throw new Error('There is no row')
  row.open = true
  await untilSaid(new RegExp(inboxViewTexts.withdrawalActs['nothing-due']))
  const focused = await focusAfterClick(inboxViewTexts.withdrawalActs['nothing-due'])
  expect(focused).toBe(container.querySelector(`[data-item="${other.id}"] summary`))
  leave()
})

test('a subscription to end says so and its state, also if it is disputed or its next charge is not known', () => {
  const row = (changes: Partial<Order>) =>
    shownDuty({ kind: 'subscription', id: order.id, order: { ...order, ...changes } })
  const withdrawn = row({ state: 'withdrawn', withdrawal: 'new', nextPaymentOn: '2099-12-30' })
  expect(withdrawn).toContain('badge-clay">Nutraukite prenumeratą<')
  expect(withdrawn).toContain('Atsisako · 39,00')
  expect(withdrawn.match(/Nutraukite prenumeratą</g)).toHaveLength(1)
  const dispute = {
    ...({ state: 'review', amount: 3900, answerUntil: null } as const),
    ...{ eventId: null, markedAt: null, url: null },
  }
  const erased = row({ state: 'disputed', dispute, erasedAt: NOON })
  expect(erased).toContain('badge-clay">Nutraukite prenumeratą<')
  const task = { ...order, state: 'disputed', dispute, erasedAt: NOON } as const
  expect(
    renderToStaticMarkup(<OrderTask order={task} isCharged onMarked={() => undefined} />),
  ).toContain('>Nutraukite prenumeratą.<')
})

test('a letter that waits says in its closed row that a payment has failed', () => {
  const shown = (paymentFailedAt: string | null) =>
    shownDuty({
      ...({ kind: 'letter', id: order.id, dueAt: NOON } as const),
      order: { ...order, dueAt: NOON, paymentFailedAt },
    })
  expect(shown(NOON)).toContain('>Laiškas, nesumokėta<')
  expect(shown(null)).toContain('>Laiškas<')
})

test('a dispute has the sum, the client, the day, and links to the payment and to the client', () => {
  const duty: Duty = {
    kind: 'payment',
    id: order.id,
    problem: {
      id: order.id,
      problem: 'dispute',
      price: null,
      clients: ['Rūta Rūtienė'],
      email: order.email,
      orderId: order.id,
      answerUntil: '2026-11-27T21:59:00.000Z',
      url: 'https://dashboard.stripe.com/payments/pi_1',
      type: 'charge.dispute.created',
      reference: 'dp_1',
      amount: 3900,
      currency: 'eur',
      createdAt: NOON,
    },
  }
  const shown = shownDuty(duty)
  expect(shown).toContain('39,00\u00A0€')
  expect(shown).toContain('>Rūta Rūtienė<')
  expect(shown).toContain('>Ginčijamas banke<')
  expect(textOf(shown)).toContain('o laikas atsakyti baigėsi')
  const answerUntil = '2099-12-06T10:00:00.000Z'
  const inTime = textOf(shownDuty({ ...duty, problem: { ...duty.problem, answerUntil } }))
  expect(inTime).toContain('Bankui iki 2099-12-06 12.00')
  expect(inTime.match(/12-06/g), 'once').toHaveLength(1)
  expect(shown).toContain(`href="#uzsakymai/${order.id}"`)
  expect(shown, 'the payment is opened before it is marked').toMatch(
    /href="https:\/\/dashboard.stripe.com\/payments\/pi_1"[^>]* class="button-quiet".*<button/,
  )
  expect(shown).not.toContain('dp_1')
  expect(shown).not.toContain('class="button"')
  const [filled, ...others] = shownDuty(duty, true).match(/<[^>]* class="button"/g) ?? []
  expect(filled).toContain('href="https://dashboard.stripe.com/payments/pi_1"')
  expect(others).toEqual([])
  expect(shown).toContain('href="#klientas/ruta%40pastas.example"')
})

test.each([
  ['open', '2099-11-27T21:59:00.000Z', 'Atsakykite iki 2099-11-27 23.59.', true],
  ['open', NOON, 'Atsakyti reikėjo iki 2026-11-20 14.00.', true],
  ['open', null, 'Iki kada atsakyti, parašyta mokėjimų sistemoje.', true],
  ['review', null, 'nieko daryti nereikia', false],
  ['lost', null, 'Pinigai liko klientui.', false],
] as const)(
  'the order explains a dispute that is %s until %s',
  (state, answerUntil, text, hasSteps) => {
    const url = 'https://dashboard.stripe.com/payments/pi_1'
    const dispute = { state, amount: 3900, answerUntil, eventId: null, markedAt: null, url }
    const disputed = { ...order, state: 'disputed', dispute, nextPaymentOn: '2099-12-01' } as const
    const shown = renderToStaticMarkup(
      <OrderTask order={disputed} isCharged={false} onMarked={() => undefined} />,
    )
    expect(shown).toContain('39,00\u00A0€')
    expect(textOf(shown)).toContain(text)
    expect(shown.includes(inboxViewTexts.dispute.steps[0])).toBe(hasSteps)
    expect(shown).toContain(`href="${url}"`)
    expect(textOf(shown)).toContain('kitas mokėjimas 2099-12-01')
  },
)

test('the order says when its dispute was marked as dealt with, and takes the mark back', async () => {
  const markedAt = '2026-11-29T06:30:44.000Z'
  const dispute = {
    ...({ state: 'open', amount: 3900, answerUntil: '2099-11-27T21:59:00.000Z' } as const),
    ...{ eventId: order.id, markedAt, url: null },
  }
  const { fetch, calls } = stubFetch({ body: { success: true } })
  vi.stubGlobal('fetch', fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const onMarked = vi.fn()
  const { container, leave } = await bringAlive(
    <OrderTask
      order={{ ...order, state: 'disputed', dispute }}
      isCharged={false}
      onMarked={onMarked}
    />,
  )
  expect(container.textContent).toContain('Pažymėjote, kad atsakyta 2026-11-29 08.30.')
  expect(container.textContent).not.toContain('Atsakykite iki')
  await click(inboxViewTexts.dispute.unmark)
  await until(() => expect(onMarked).toHaveBeenCalledOnce())
  expect(calls[0]?.address).toBe(`/api/admin/payments/${order.id}/reopen`)
  leave()
})

test.each([
  { kind: 'unset', waiting: 3 },
  { kind: 'unreachable', waiting: 2 },
] as const)(
  'mails that wait, $kind, are one line, above the work only if nobody tries again',
  async (mails) => {
    const items = [{ kind: 'outbox', id: 'outbox', count: 2 }]
    const { container, leave } = await open({
      ...calm,
      [`${API}/today`]: [{ ...desk, items, total: 1, mails }],
    })
    await untilSaid(/Pirmiausia/)
    const said = container.textContent
    expect(said.indexOf(troubleText(mails))).toBeGreaterThan(-1)
    expect(said.indexOf(troubleText(mails)) < said.indexOf('Pirmiausia')).toBe(
      mails.kind === 'unset',
    )
    expect(container.querySelector('[href="#laiskai/siunciami"]')).not.toBeNull()
    expect(said).not.toContain(inboxViewTexts.today.stalled.heading)
    leave()
  },
)

test('an inquiry is read and its sender contacted, as its mail is written elsewhere', () => {
  const booking = {
    ...{ id: order.id, name: 'Rūta', email: order.email, phone: null, message: null, notes: null },
    ...{ consultationType: 'individual', packageTitle: null, preferredDate: null },
    ...({ status: 'pending', createdAt: NOON, updatedAt: NOON } as const),
  }
  const shown = shownDuty({ kind: 'booking', id: order.id, dueAt: NOON, booking })
  expect(shown).toContain('Skaityti ir susisiekti')
  expect(shown).not.toContain(inboxViewTexts.today.open.letter)
})

test('the week tells refunds apart, how long answers took, and where addresses are gone', () => {
  const shown = renderToStaticMarkup(
    <WeekNumbers
      week={{
        ...week,
        clients: 3,
        money: [
          { currency: 'eur', paid: 15700, refunded: 3900 },
          { currency: 'gbp', paid: 500, refunded: 0 },
        ],
        answers: { onTime: 5, total: 6, medianMinutes: 85 },
        stopped: 2,
      }}
    />,
  ).replaceAll('\u00A0', ' ')
  expect(shown).toContain('>157,00 € + 5,00 GBP<')
  expect(shown).toContain('>Grąžinta 39,00 €<')
  expect(shown).toContain('>5 iš 6<')
  expect(shown).toContain('>Įprastai parašyta per 1 val. 25 min.<')
  expect(shown).toContain('>Neegzistuojančių adresų: 2<')
  const calmWeek = renderToStaticMarkup(<WeekNumbers week={{ ...week, clients: 1 }} />).replaceAll(
    '\u00A0',
    ' ',
  )
  expect(calmWeek).toContain('>0,00 €<')
  expect(calmWeek).toContain('>–<')
  expect(calmWeek).not.toMatch(/Grąžinta \d|Įprastai|Neegzistuojančių/)
})

test('planned texts lead to their forms, and are not named where there are none', () => {
  const planned = (['post', 'letter'] as const).map((kind) => {
    return { kind, id: order.id, title: `Tekstas ${kind}`, at: NOON }
  })
  const shown = renderToStaticMarkup(
    <PlannedTexts planned={planned} weekWithoutLetter draftLetter={null} />,
  )
  expect(shown).toContain(`href="#straipsniai/${order.id}"`)
  expect(shown).toContain(`href="#naujienlaiskiai/${order.id}"`)
  expect(shown).not.toContain('Šiai savaitei')
  expect(
    renderToStaticMarkup(
      <PlannedTexts planned={[]} weekWithoutLetter={false} draftLetter={null} />,
    ),
  ).toBe('')
})

test('a week without a letter leads to the draft that is begun, or to a new letter', () => {
  const shown = (draftLetter: string | null) =>
    renderToStaticMarkup(<PlannedTexts planned={[]} weekWithoutLetter draftLetter={draftLetter} />)
  expect(shown(order.id)).toContain(`href="#naujienlaiskiai/${order.id}"`)
  expect(shown(order.id)).toContain('>Tęsti juodraštį<')
  expect(shown(null)).toContain('>Rašyti naujienlaiškį<')
})

test('what goes on without the coach is one line each: the bank decides, or a mail waits', () => {
  const dispute = {
    ...({ state: 'open', amount: 3900, answerUntil: NOON } as const),
    ...{ eventId: order.id, markedAt: NOON, url: null },
  }
  const answered = { ...order, answeredAt: NOON, answerUnsent: 'waiting' } as const
  const shown = renderToStaticMarkup(
    <Knowables
      onAnswered={() => undefined}
      stalled={[
        { kind: 'disputed', id: 'a', order: { ...order, state: 'disputed', dispute } },
        { kind: 'unsent', id: 'b', order: answered },
      ]}
    />,
  ).replaceAll('\u00A0', ' ')
  expect(shown).toContain('>Laukiama banko sprendimo<')
  expect(shown).toContain('39,00 € · Savaitės el. pašto konsultacijos')
  expect(shown.match(/Atsakymas neišsiųstas/g)).toHaveLength(1)
})

test('the first steps are those that are left, each with the way to do it', () => {
  const shown = renderToStaticMarkup(
    <FirstSteps
      isCalm
      steps={{
        ...steps,
        missing: ['address', 'phone'],
        madeUp: ['figures'],
        hasPurchase: false,
        confirmed: ['notices', 'prices'],
      }}
      onConfirmed={() => Promise.resolve()}
    />,
  )
  expect(shown).toContain('Nustatymuose dar neįrašyta: adresas, telefonas.')
  expect(shown).toContain('href="#nustatymai/address"')
  expect(shown).toContain('href="#nustatymai/claims.figures"')
  expect(shown).toContain('href="/consultations"')
  expect(shown).toContain('Svetainėje dar nepatikrinti: skelbiami skaičiai.')
  expect(shown).toContain('Padaryta 5 iš 11')
  for (const name of ['password', 'passkey', 'expert', 'notices', 'prices'] as const) {
    expect(shown).not.toContain(stepTexts.names[name])
  }
  // Each says what holds now, and leads to the very part.
  expect(shown).toContain('Dabar žadate atsakyti visą parą')
  expect(shown).toContain('„Vilnius, Lietuva“')
  expect(shown).toContain(stepTexts.codes(true))
  for (const part of ['saugumas/kodai', 'nustatymai/answerFrom', 'nustatymai/city']) {
    expect(shown).toContain(`href="#${part}"`)
  }
  expect(shown.match(/>Tinka</g)).toHaveLength(2)
  expect(shown, 'what a trial costs').toMatch(/nuskaičiuojama 39\u00A0€\..*„Refund“/)
})

test('the steps after the next one stay as she has left them', async () => {
  const others = ({ container }: Awaited<ReturnType<typeof open>>) =>
    container.querySelector<HTMLDetailsElement>('details:has(ol)')
  const unready = { ...desk, steps: { ...steps, hasPasskey: false, hasCodes: false } }
  const answers = { ...calm, [`${API}/today`]: [unready] }
  const first = await open(answers)
  await untilSaid(/Kiti žingsniai/)
  expect(others(first)?.open, 'while nothing else waits').toBe(true)
  act(() => others(first)?.querySelector('summary')?.click())
  await until(() => expect(others(first)?.open).toBe(false))
  first.leave()
  const second = await open(answers)
  await untilSaid(/Kiti žingsniai/)
  expect(others(second)?.open).toBe(false)
  second.leave()
})

test('a price without a payment link, and mail that cannot be sent, are not to be confirmed', () => {
  const unready = { ...steps, sales: [{ ...SALE, hasLink: false }], noticeEmail: null }
  expect(stepsLeft(unready)).toEqual(['notices', 'prices'])
  const shown = renderToStaticMarkup(
    <FirstSteps isCalm steps={unready} onConfirmed={() => Promise.resolve()} />,
  )
  expect(shown).toContain('Mokėjimo nuorodos dar nėra: „Savaitė“')
  expect(shown).toContain('href="#nustatymai/prices.email-weekly"')
  expect(shown).not.toContain('>Tinka<')
  expect(stepsLeft({ ...steps, sales: [], hasPurchase: false }), 'nothing to buy').toEqual([])
})

test('a line closes the steps once all are done, until it is put away', () => {
  const done = { ...steps, confirmed: CONFIRMED_STEPS.filter((step) => step !== 'end') }
  expect([areStepsShown(done), areStepsShown(steps)]).toEqual([true, false])
  const shown = renderToStaticMarkup(
    <FirstSteps isCalm steps={done} onConfirmed={() => Promise.resolve()} />,
  )
  expect(shown).toContain(stepTexts.end)
})
