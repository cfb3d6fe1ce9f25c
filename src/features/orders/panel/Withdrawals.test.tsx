import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderWithdrawal } from '../withdrawal-contracts.ts'
import { createEntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { WithdrawalDetails } from './WithdrawalDetails.tsx'
import { withdrawalEntry } from './Withdrawals.tsx'

const NOON = '2026-11-20T12:00:00.000Z'

const order: NonNullable<OrderWithdrawal['order']> = {
  id: '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11',
  package: 'email-weekly',
  title: 'Savaitės el. pašto konsultacijos',
  createdAt: NOON,
  paymentUrl: null,
  refundable: 3343,
  refundedAmount: 0,
  currency: 'eur',
  paidDays: 7,
  usedDays: 1,
  isLate: false,
  isRenewed: false,
  isRepeated: false,
  isNamed: true,
}

const withdrawal: OrderWithdrawal = {
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
  told: null,
  order,
}

const acts = createEntryActs({ list: { load: () => Promise.resolve() } })
const shown = (changes: Partial<OrderWithdrawal>) =>
  renderToStaticMarkup(
    <WithdrawalDetails withdrawal={{ ...withdrawal, ...changes }} acts={acts} isHeaded={false} />,
  )
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')

test('a withdrawal says first what is to be returned until when while it is open, then when it was', () => {
  expect(shown({ createdAt: '2099-11-20T12:00:00.000Z' })).toMatch(
    /^Klientas atsisako sutarties\. Grąžinkite 33,43 € iki 2099-12-04\.Konsultuota 1 iš 7/,
  )
  expect(shown({ createdAt: '2020-11-20T12:00:00.000Z' })).toContain(
    '33,43 € reikėjo grąžinti iki 2020-12-04.',
  )
  expect(shown({ order: null, createdAt: '2099-11-20T12:00:00.000Z' })).toContain(
    'Grąžinkite pinigus iki 2099-12-04.',
  )
  expect(shown({ suspicious: true })).toMatch(
    /^Sutarties atsisakymas, kurį, atrodo, užpildė robotas/,
  )
  const refunded = shown({ state: 'refunded', refundedOn: '2026-11-21' })
  expect(refunded).toMatch(/^Klientas atsisakė sutarties\. Pinigai grąžinti 2026-11-21, 33,43 €\./)
  expect(shown({ state: 'nothing-due' })).toMatch(
    /^Klientas atsisakė sutarties, pinigų grąžinti nereikėjo/,
  )
})

test('a withdrawal leads to its order', () => {
  const markup = renderToStaticMarkup(
    <WithdrawalDetails withdrawal={withdrawal} acts={acts} isHeaded={false} />,
  )
  expect(markup).toContain(`href="#uzsakymai/${order.id}"`)
})

test('a withdrawal that is open again says what the client was told', () => {
  const said = 'Klientui jau parašyta, kad pinigai grąžinti. Jei dar negrąžinote, parašykite jam.'
  expect(shown({ told: 'refunded' })).toContain(said)
  expect(shown({ told: 'refunded', state: 'refunded', refundedOn: '2026-11-21' })).not.toContain(
    said,
  )
  expect(shown({ told: 'nothing-due' })).toContain('parašyta, kad pinigų grąžinti nereikia')
})

test('an open withdrawal names its package once, whatever the client has written', () => {
  const named = (contract: string) => shown({ contract }).split(order.title).length - 1
  expect(named('Savaitė')).toBe(1)
  expect(named(`${order.title}, užsakymas ${order.id}`)).toBe(1)
})

test('a refund that only the coach has marked is not said to be in the statistics', () => {
  expect(shown({})).toContain(
    'į statistiką suma pateks, kai apie grąžinimą praneš mokėjimų sistema',
  )
  const marked = { state: 'refunded', refundedOn: '2026-11-21' } as const
  const notTold = 'Mokėjimų sistema apie grąžinimą dar nepranešė.'
  expect(shown(marked)).toContain(notTold)
  const told = { ...order, refundable: 0, refundedAmount: 3343 }
  expect(shown({ ...marked, order: told })).not.toContain(notTold)
})

test('the money comes first: its sum, the way to it, then the day on which it was returned, in numbered steps', () => {
  const paymentUrl = 'https://dashboard.stripe.com/payments/pi_1'
  const due = { ...order, paymentUrl }
  const markup = (changes: Partial<OrderWithdrawal>, isHeaded = false) =>
    renderToStaticMarkup(
      <WithdrawalDetails
        withdrawal={{ ...withdrawal, order: due, ...changes }}
        acts={acts}
        isHeaded={isHeaded}
      />,
    ).replaceAll('\u00a0', ' ')
  const said = markup({})
  const places = [
    '33,43 €',
    `href="${paymentUrl}"`,
    '<ol',
    'Mokėjimų sistemoje „Stripe“ grąžinkite klientui 33,43 €',
    'Kada grąžinote',
    '</ol>',
    inboxViewTexts.withdrawalActs['nothing-due'],
  ].map((words) => said.indexOf(words))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(-1)
  expect(said.match(/class="button"/g)).toHaveLength(1)
  // The head of the page has the link.
  expect(markup({}, true)).not.toContain(paymentUrl)
  const late = { ...due, refundable: 0, isLate: true }
  expect(markup({ order: late })).not.toContain('<ol')
})

test('a withdrawal that is accepted says since when, and is not accepted again', () => {
  expect(shown({})).toContain('Priimti atsisakymą')
  expect(shown({})).not.toMatch(/Priimta/)
  const accepted = shown({ state: 'confirmed', updatedAt: '2026-11-21T12:00:00.000Z' })
  expect(accepted).toContain('Priimta 2026-11-21')
  expect(accepted).not.toContain('Priimti atsisakymą')
})

test('the row of a withdrawal says until when money is to be returned only while some is due', () => {
  const said = (changes: Partial<OrderWithdrawal>) => {
    const { when } = withdrawalEntry({ ...withdrawal, ...changes }, acts)
    return renderToStaticMarkup(<>{when}</>).replaceAll(/<[^>]+>/g, '')
  }
  expect(said({})).toMatch(/(Grąžinti iki|Vėluoja nuo) .*12-04/)
  expect(said({ order: null })).toMatch(/(Grąžinti iki|Vėluoja nuo) .*12-04/)
  const late = { ...order, refundable: 0, isLate: true }
  const returned = { ...order, refundable: 0, refundedAmount: 3900 }
  for (const done of [late, returned]) {
    expect(said({ order: done })).not.toMatch(/grąžin|Vėluoja/i)
  }
})

test('the row of a withdrawal says which sum is or was to be returned, and that a subscription still runs', () => {
  const said = (changes: Partial<OrderWithdrawal>) => {
    const { when, about } = withdrawalEntry({ ...withdrawal, ...changes }, acts)
    return [when, about]
      .map((part) => renderToStaticMarkup(<>{part}</>).replaceAll(/<[^>]+>/g, ''))
      .join(' | ')
      .replaceAll('\u00a0', ' ')
  }
  const title = 'Savaitės el. pašto konsultacijos'
  expect(said({})).toMatch(new RegExp(`12-04 \\| 33,43 € · ${title}$`))
  expect(said({ order: { ...order, isRenewed: true } })).toMatch(/· Nutraukite prenumeratą$/)
  const refunded = { state: 'refunded', refundedOn: '2026-11-21' } as const
  expect(said(refunded)).toBe(`Grąžinta 2026-11-21 | 33,43 € · ${title}`)
  expect(said({ state: 'nothing-due' })).toBe(`Gauta 2026-11-20 | ${title}`)
})

test('the hint beside the acceptance says that an order is closed only if it is', () => {
  const unnamed = { ...order, isNamed: false }
  expect(shown({ order: unnamed })).toContain('dabar priimkite: užsakymas užsidarys')
  expect(shown({})).toContain('Užsakymas jau uždarytas.')
  expect(shown({ order: null })).not.toContain('užsidarys')
})

test('a withdrawal that is done keeps the sum that was returned', () => {
  const refunded = { state: 'refunded', refundedOn: '2026-11-21' } as const
  expect(shown(refunded)).toContain('Pinigai grąžinti 2026-11-21, 33,43 €.')
  const returned = { ...order, refundable: 0, refundedAmount: 3000 }
  expect(shown({ ...refunded, order: returned })).toContain('grąžinti 2026-11-21, 30,00 €.')
  expect(shown({ state: 'nothing-due', order: returned })).not.toContain('€')
})

test('a withdrawal says why nothing more is to be returned', () => {
  const returned = { ...order, refundable: 0, refundedAmount: 3900 }
  expect(shown({ order: returned })).toContain('Jau grąžinta 39,00 €, daugiau grąžinti nereikia.')
  const served = { ...order, refundable: 0, usedDays: 7 }
  expect(shown({ order: served })).toContain('Pagal sąlygas grąžinti nereikia. Konsultuota 7')
})

test('a repeated withdrawal says that the first one counts, and asks for no money', () => {
  const repeated = {
    state: 'nothing-due',
    order: { ...order, isRepeated: true, refundable: 0 },
  } as const
  expect(shown(repeated)).toMatch(/^Pakartotas atsisakymas\. *Šios sutarties klientas jau buvo/)
  expect(shown(repeated)).not.toContain('€')
})

test('a withdrawal from a subscription that is still charged asks to end it', () => {
  const renewed = { ...order, isRenewed: true }
  expect(shown({})).not.toContain('prenumerat')
  expect(shown({ order: renewed })).toContain(
    'grąžinkite klientui 33,43 € ir nutraukite prenumeratą.',
  )
  const done = { state: 'refunded', refundedOn: '2026-11-21', order: renewed } as const
  expect(shown(done)).toContain(inboxViewTexts.stillRenewed)
  const settled = { state: 'nothing-due', order: renewed } as const
  expect(shown(settled), 'it came in time').toContain(inboxViewTexts.stillRenewed)
  const rejected = {
    ...settled,
    order: { ...renewed, isLate: true, refundable: 0 },
  }
  expect(shown(rejected), 'the order goes on').not.toContain(inboxViewTexts.stillRenewed)
})
