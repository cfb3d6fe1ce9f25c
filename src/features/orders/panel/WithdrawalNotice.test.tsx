import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '../contracts.ts'
import { orderListTexts } from '../list-texts.ts'
import { orderEntry } from './Orders.tsx'

const order = {
  ...{ id: '7f1b', title: 'Mėnuo', name: 'Rūta', email: 'ruta@pastas.example', currency: 'eur' },
  ...{
    amount: 7900,
    paidAmount: 7900,
    refundedAmount: 0,
    renewals: 0,
    refundDue: null,
    refunded: null,
  },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', paidAt: '2026-11-20T12:00:00.000Z' },
  ...{ state: 'withdrawn', withdrawal: 'new', dispute: null, dueAt: null, nextPaymentOn: null },
  ...{ erasedAt: null, withdrawnAt: null, paymentFailedAt: null, answeredAt: null },
  ...{ endsAt: null, cancelledAt: null, paidUntil: null, lettersUntil: null, paidEmail: null },
  ...{
    startedAt: null,
    answerUnsent: null,
    paymentUrl: 'https://dashboard.stripe.com/subscriptions/sub_1',
  },
} as Order

const wordsOf = (markup: string) =>
  markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')
const markup = (changes: Partial<Order>) =>
  renderToStaticMarkup(<>{orderEntry({ ...order, ...changes }, () => undefined).details}</>)
const shown = (changes: Partial<Order>) => wordsOf(markup(changes))

const refundDue = { sum: 3343, on: '2099-12-14' }

test.each<[string, Partial<Order>, string]>([
  [
    'a refund that is owed',
    { refundDue },
    'Klientas atsisako sutarties. Grąžinkite 33,43 € iki 2099-12-14.',
  ],
  [
    'a refund that is late',
    { refundDue: { ...refundDue, on: '2020-12-14' } },
    'Klientas atsisako sutarties. 33,43 € reikėjo grąžinti iki 2020-12-14.',
  ],
  [
    'a withdrawal that is accepted',
    { withdrawal: 'confirmed', refundDue },
    'Klientas atsisako sutarties, atsisakymą priėmėte. Grąžinkite 33,43 € iki 2099-12-14.',
  ],
  ['no refund', {}, 'Klientas atsisako sutarties. Pagal sąlygas grąžinti nereikia.'],
  [
    'money that was returned before',
    { refundedAmount: 7900 },
    'Klientas atsisako sutarties. Jau grąžinta 79,00 €, daugiau grąžinti nereikia.',
  ],
  [
    'a dispute, which the bank settles',
    { state: 'disputed', refundDue },
    'Klientas atsisako sutarties. Mokėjimą ginčija ir bankas: dėl pinigų spręs jis',
  ],
  [
    'a letter that waits too',
    { state: 'paid', withdrawal: 'confirmed', refundDue, dueAt: '2099-12-06T10:00:00.000Z' },
    'Klientas atsisako sutarties, atsisakymą priėmėte. Grąžinkite 33,43 € iki 2099-12-14. Pirma peržiūrėkite',
  ],
  [
    'no number of the order',
    { state: 'paid', refundDue },
    'Atsisakymas be užsakymo numerio: jį galėjo siųsti ir kitas žmogus. Jei atsisako klientas, grąžinkite 33,43 € iki 2099-12-14. Paklauskite kliento, ar tikrai atsisako. Jei ne, atsisakymą atmeskite.',
  ],
  [
    'a refund that is done',
    { withdrawal: 'refunded', refunded: { sum: 7637, on: '2026-11-30' } },
    'Klientas atsisakė sutarties. Grąžinta 76,37 € 2026-11-30.',
  ],
])('an opened order says first of a withdrawal with %s what it asks for', (_, changes, said) => {
  expect(shown(changes).trim().slice(0, said.length)).toBe(said)
  expect(markup(changes)).toMatch(/href="#atsisakymai\/7f1b" aria-label="Atverti atsisakymą: Rūta"/)
})

test('an order without a withdrawal says nothing of one', () => {
  expect(shown({ state: 'paid', withdrawal: null })).not.toMatch(/atsisak/i)
})

test('an order whose client withdraws and is still charged asks for the refund, then for the end of the subscription', () => {
  const charged = { refundDue, nextPaymentOn: '2099-12-30' }
  const said = shown(charged)
  const places = [
    'Grąžinkite 33,43 €',
    'Atverti atsisakymą',
    'Nutraukite prenumeratą iki 2099-12-29.',
  ].map((words) => said.indexOf(words))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(-1)
  expect(markup(charged).match(/class="button"/g)).toHaveLength(1)

  const { badge, when, about } = orderEntry({ ...order, ...charged }, () => undefined)
  const row = wordsOf(
    [badge, when, about].map((part) => renderToStaticMarkup(<>{part}</>)).join(' | '),
  )
  expect(row).toMatch(/Atsisako .*Grąžinti iki .*12-14 .*Nutraukti iki .*12-29 \| 33,43 € · Mėnuo$/)
  expect(row, 'the end of the subscription is said once').not.toContain('Nutraukite')
  const over = { ...order, withdrawal: null, state: 'closed', nextPaymentOn: '2099-12-30' } as const
  expect(renderToStaticMarkup(<>{orderEntry(over, () => undefined).badge}</>)).toContain(
    'badge-clay">Nutraukite prenumeratą<',
  )
  expect(wordsOf(renderToStaticMarkup(<>{orderEntry(over, () => undefined).when}</>))).toMatch(
    /^ Iki .*12-29 $/,
  )
  // The task has the link to the checkout, so the facts below leave it out.
  expect(markup(charged).match(/sub_1/g)).toHaveLength(1)
})

test('the row of an order names the sum that was refunded, not the price, and its state in the words of the filter', () => {
  const settled = { withdrawal: 'refunded', refunded: { sum: 7637, on: '2026-11-30' } } as const
  const row = (nextPaymentOn: string | null) => {
    const { badge, about } = orderEntry({ ...order, ...settled, nextPaymentOn }, () => undefined)
    return [badge, about].map((part) => wordsOf(renderToStaticMarkup(<>{part}</>)).trim())
  }
  const filter = orderListTexts.state.withdrawn
  expect(row(null)).toEqual([`${filter}, grąžinta`, 'Grąžinta 76,37 € · Mėnuo'])
  expect(row('2099-12-30')).toEqual([
    'Nutraukite prenumeratą',
    `${filter} · Grąžinta 76,37 € · Mėnuo`,
  ])
})
