import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderWithdrawal } from '../withdrawal-contracts.ts'
import { formatMoment } from '#src/core/lithuanian.ts'
import { createEntryActs } from '#src/features/inbox/panel/entry-acts.ts'
import { WithdrawalDetails } from './WithdrawalDetails.tsx'
import { withdrawalEntry } from './Withdrawals.tsx'

const NOON = '2026-11-20T12:00:00.000Z'

const order: NonNullable<OrderWithdrawal['order']> = {
  id: '6f2b8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11',
  package: 'email-weekly',
  title: 'Savaitės el. pašto konsultacijos',
  createdAt: NOON,
  paymentUrl: null,
  refundUrl: null,
  nextPaymentOn: null,
  delivery: 'letter',
  refundable: 3343,
  refundedAmount: 0,
  returnedAmount: 0,
  returnedOn: null,
  currency: 'eur',
  paidDays: 7,
  usedDays: 1,
  isLate: false,
  isRenewed: false,
  isRepeated: false,
  isDisputed: false,
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
  mailDueAt: null,
  isMailUnsent: false,
  order,
}

const acts = createEntryActs({ list: { load: () => Promise.resolve() } })
const shown = (changes: Partial<OrderWithdrawal>) =>
  renderToStaticMarkup(<WithdrawalDetails withdrawal={{ ...withdrawal, ...changes }} acts={acts} />)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')

test('a withdrawal says first what is to be returned until when while it is open, then when it was', () => {
  expect(shown({ createdAt: '2099-11-20T12:00:00.000Z' })).toMatch(
    /^Klientas atsisako sutarties\. Grąžinkite 33,43 € iki 2099-12-04\.Konsultuota 1 iš 7/,
  )
  expect(shown({ createdAt: '2020-11-20T12:00:00.000Z' })).toContain(
    '33,43 € reikėjo grąžinti iki 2020-12-04.',
  )
  expect(shown({ suspicious: true })).toMatch(
    /^Sutarties atsisakymas, kurį, atrodo, užpildė robotas/,
  )
  const refunded = shown({ state: 'refunded', refundedOn: '2026-11-21' })
  expect(refunded).toMatch(/^Klientas atsisakė sutarties\. Grąžinta 33,43 € 2026-11-21\./)
  expect(shown({ state: 'nothing-due' })).toMatch(
    /^Klientas atsisakė sutarties, pinigų grąžinti nereikėjo/,
  )
})

test('a withdrawal leads to its order', () => {
  const markup = renderToStaticMarkup(<WithdrawalDetails withdrawal={withdrawal} acts={acts} />)
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
  const marked = { state: 'refunded', refundedOn: '2026-11-21' } as const
  const notTold =
    'Mokėjimų sistema apie grąžinimą dar nepranešė: į statistiką suma pateks, kai praneš.'
  expect(shown(marked)).toContain(notTold)
  const told = { ...order, refundable: 0, refundedAmount: 3343, returnedAmount: 3343 }
  expect(shown({ ...marked, order: told })).not.toContain(notTold)
  const earlier = shown({ ...marked, order: { ...order, refundable: 2843, refundedAmount: 500 } })
  expect(earlier, 'a refund from before the withdrawal').toContain(notTold)
  expect(earlier).toContain('Grąžinta 28,43 € 2026-11-21.')
})

const STRIPE = 'https://dashboard.stripe.com'
const charged = {
  ...order,
  isRenewed: true,
  paymentUrl: `${STRIPE}/subscriptions/sub_1`,
  refundUrl: `${STRIPE}/payments/pi_1`,
  nextPaymentOn: '2099-12-30',
}
const markup = (changes: Partial<OrderWithdrawal>) =>
  renderToStaticMarkup(
    <WithdrawalDetails withdrawal={{ ...withdrawal, order: charged, ...changes }} acts={acts} />,
  ).replaceAll('\u00a0', ' ')

function expectInOrder(said: string, words: readonly string[]): void {
  const places = words.map((each) => said.indexOf(each))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(-1)
}

test('what is owed comes first, then steps that each lead to their place, then the other acts, then the facts', () => {
  const said = markup({})
  expectInOrder(said, [
    'Klientas atsisako sutarties.',
    '<ol',
    'Grąžinkite 33,43 € sistemoje „Stripe“.',
    `href="${charged.refundUrl}"`,
    'Atverti mokėjimą „Stripe“</a>',
    'Nutraukite prenumeratą iki ',
    '2099-12-29.',
    `href="${charged.paymentUrl}"`,
    'Atverti prenumeratą „Stripe“</a>',
    'Pažymėkite, kurią dieną grąžinote.',
    'Kada grąžinote',
    'aria-label="Pažymėti, kad grąžinta: Rūta ',
    '</ol>',
    'aria-label="Priimti atsisakymą: Rūta ',
    'aria-label="Grąžinti nereikia: Rūta ',
    'Kliento žodžiai',
    'Atverti užsakymą</a>',
  ])
  expect(said.match(/<li>/g)).toHaveLength(3)
  expect(said.match(/class="button"/g)).toHaveLength(1)
  const late = { ...charged, refundable: 0, isLate: true }
  expect(markup({ order: late })).not.toContain('<ol')
})

test('a payment that the checkout did not name is looked for in its subscription', () => {
  const said = markup({ order: { ...charged, refundUrl: null } })
  expect(said).not.toContain('Atverti mokėjimą')
  expectInOrder(said, [
    'Grąžinkite 33,43 €',
    'Mokėjimą rasite prenumeratos puslapyje.',
    'Atverti prenumeratą „Stripe“</a>',
  ])
})

test('a withdrawal without a number warns of strangers, and asks the client before anything else', () => {
  const unnamed = { ...charged, isNamed: false }
  const said = markup({ order: unnamed, createdAt: '2099-11-20T12:00:00.000Z' })
  expectInOrder(said, [
    'Atsisakymas be užsakymo numerio: jį galėjo siųsti ir kitas žmogus.',
    'Jei atsisako klientas, grąžinkite 33,43 € iki ',
    'Paklauskite kliento, ar tikrai atsisako.',
    'href="mailto:ruta@pastas.example?subject=',
    'aria-label="Priimti atsisakymą: Rūta ',
    'aria-label="Atmesti atsisakymą: Rūta ',
  ])
  expect(said).not.toMatch(/Stripe|Kada grąžinote/)
  const { badge } = withdrawalEntry({ ...withdrawal, order: unnamed }, acts)
  expect(renderToStaticMarkup(<>{badge}</>)).toContain('>Be numerio<')
  // Somebody else may read the mailbox.
  const discreet = markup({ order: { ...unnamed, delivery: 'notice' } })
  expect(discreet).not.toContain('mailto:')
  expect(discreet).toContain(`href="#uzsakymai/${order.id}"`)

  const accepted = markup({ order: unnamed, state: 'confirmed' })
  expect(accepted).toContain('Grąžinkite 33,43 € sistemoje „Stripe“.')
  expect(accepted).not.toContain('Paklauskite')
})

test('a withdrawal that is rejected says that the order goes on', () => {
  const said = shown({ state: 'nothing-due', order: { ...charged, isNamed: false } })
  expect(said).toMatch(/^Atsisakymas atmestas, sutartis galioja toliau\./)
  expect(said).not.toContain('Nutraukite')
})

test('a withdrawal whose payment is disputed leaves the money to the bank', () => {
  const disputed = markup({ order: { ...charged, isDisputed: true } })
  expectInOrder(disputed, [
    'dėl pinigų spręs jis, patys jų negrąžinkite.',
    'Nutraukite prenumeratą iki ',
    'Palaukite banko sprendimo.',
    `href="#uzsakymai/${order.id}"`,
    'aria-label="Grąžinti nereikia: Rūta ',
  ])
  expect(disputed).not.toMatch(/Grąžinkite|Kada grąžinote/)
})

test('a withdrawal whose order is not known says so first, asks for it, and is marked only once it is accepted', () => {
  const unknown = { order: null, createdAt: '2099-11-20T12:00:00.000Z' }
  const said = markup(unknown)
  expectInOrder(said, [
    'Pagal šį el. paštą užsakymo neradome: atsisakymą galėjo siųsti ir ne klientas.',
    'Jei atsisako klientas, grąžinkite pinigus iki ',
    'Paklauskite, ką, kada ir kuriuo el. paštu pirko.',
    'aria-label="Priimti atsisakymą: Rūta ',
    'aria-label="Grąžinti nereikia: Rūta ',
  ])
  expect(said).not.toMatch(/text-clay|Klientas atsisako|Kada grąžinote|tmesti/)
  const { badge } = withdrawalEntry({ ...withdrawal, order: null }, acts)
  expect(renderToStaticMarkup(<>{badge}</>)).toContain('>Be užsakymo<')
  const suspicious = markup({ ...unknown, suspicious: true })
  expectInOrder(suspicious, ['robotas.', 'Jei atsisako klientas', 'užsakymo neradome, todėl'])

  const accepted = markup({ ...unknown, state: 'confirmed' })
  expectInOrder(accepted, [
    'atsisakymą priėmėte.',
    'Grąžinkite pinigus iki ',
    'Pagal šį el. paštą užsakymo neradome, todėl sumos nežinome.',
    'Kada grąžinote',
    'aria-label="Pažymėti, kad grąžinta: Rūta ',
  ])
})

test('a settled withdrawal says when its mail leaves and how to stop it, then that it has left', () => {
  const settled = { state: 'refunded', refundedOn: '2026-11-21' } as const
  const inAMinute = new Date(Date.now() + 60_000)
  expect(shown({ ...settled, mailDueAt: inAMinute.toISOString() })).toContain(
    `Laiškas klientui išeis ${formatMoment(inAMinute)}. „Tvarkyti iš naujo“ jį sustabdo.`,
  )
  expect(shown({ ...settled, mailDueAt: NOON })).toContain('Laiškas klientui siunčiamas.')
  const tried = shown({ ...settled, mailDueAt: inAMinute.toISOString(), isMailUnsent: true })
  expect(tried).toContain('Laiškas dar neišsiųstas: svetainė bando toliau.')
  expect(tried, 'its next attempt').not.toContain('išeis')
  expect(shown({ ...settled, told: 'refunded' })).toContain('Klientui apie tai parašyta.')
  expect(shown(settled)).not.toMatch(/[Ll]aišk|parašyta/)
})

test('a withdrawal that is accepted says since when, and is not accepted again', () => {
  expect(shown({})).toContain('Priimti atsisakymą')
  expect(shown({})).not.toMatch(/Priimta/)
  const accepted = shown({ state: 'confirmed', updatedAt: '2026-11-21T12:00:00.000Z' })
  expect(accepted).toContain('Priimta 2026-11-21')
  expect(accepted).not.toContain('Priimti atsisakymą')
  // It still waits for the owner.
  const { badge } = withdrawalEntry({ ...withdrawal, state: 'confirmed' }, acts)
  expect(renderToStaticMarkup(<>{badge}</>)).toContain('badge-clay">Priimtas<')
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
  expect(said({ order: charged })).toMatch(
    new RegExp(`12-04 *Nutraukti iki 2099-12-29 \\| 33,43 € · ${title}$`),
  )
  expect(said({ order: { ...charged, nextPaymentOn: null } })).toMatch(
    new RegExp(`${title}Nutraukite prenumeratą$`),
  )
  const runs = `${title}Prenumerata pratęsiama 2099-12-30`
  const unnamed = { ...charged, isNamed: false }
  expect(said({ order: unnamed }).endsWith(runs), 'it is not accepted').toBe(true)
  expect(said({ state: 'confirmed', order: unnamed })).toContain('Nutraukti iki 2099-12-29')
  expect(said({ state: 'confirmed', order: unnamed })).not.toContain('pratęsiama')
  const refunded = { state: 'refunded', refundedOn: '2026-11-21' } as const
  expect(said({ ...refunded, order: charged })).toMatch(
    /^Grąžinta 2026-11-21Nutraukti iki 2099-12-29 /,
  )
  expect(said(refunded)).toBe(`Grąžinta 2026-11-21 | 33,43 € · ${title}`)
  expect(said({ state: 'nothing-due' })).toBe(`Gauta 2026-11-20 | ${title}`)
})

test('a withdrawal that is done keeps the sum that was returned', () => {
  const refunded = { state: 'refunded', refundedOn: '2026-11-21' } as const
  expect(shown(refunded)).toContain('Grąžinta 33,43 € 2026-11-21.')
  const returned = { ...order, refundable: 0, refundedAmount: 3000, returnedAmount: 3000 }
  expect(shown({ ...refunded, order: returned })).toContain('Grąžinta 30,00 € 2026-11-21.')
  expect(shown({ state: 'nothing-due', order: returned })).not.toContain('€')
})

test('a withdrawal says why nothing more is to be returned', () => {
  const late = { ...order, refundable: 0, refundedAmount: 2000, isLate: true }
  expect(shown({ order: late })).toContain('Jau grąžinta 20,00 €, daugiau grąžinti nereikia.')
  const served = { ...order, refundable: 0, usedDays: 7 }
  expect(shown({ order: served })).toContain('Pagal sąlygas grąžinti nereikia. Konsultuota 7')
})

test('a withdrawal whose refund the checkout has reported asks only for the mark, from the day of the refund', () => {
  const returned = {
    ...{ ...charged, refundable: 0, refundedAmount: 3900, returnedOn: '2026-11-22' },
    isRenewed: false,
  }
  for (const state of ['new', 'confirmed'] as const) {
    const said = markup({ state, order: returned })
    expectInOrder(said, [
      'Jau grąžinta 39,00 €. Liko tik pažymėti, kad grąžinta.',
      'value="2026-11-22"',
      'aria-label="Pažymėti, kad grąžinta: Rūta ',
    ])
    expect(said).not.toMatch(/Priimti atsisakymą|rąžinti nereikia/)
  }
  // The owner can still reject these.
  for (const rejectable of [{ isLate: true }, { isNamed: false }]) {
    const said = markup({ order: { ...returned, ...rejectable } })
    expect(said).toContain('Atmesti atsisakymą')
    expect(said).not.toContain('Liko tik pažymėti')
  }
})

test('a repeated withdrawal says that the first one counts, and asks for no money', () => {
  const repeated = {
    state: 'nothing-due',
    order: { ...order, isRepeated: true, refundable: 0 },
  } as const
  expect(shown(repeated)).toMatch(/^Pakartotas atsisakymas\. *Šios sutarties klientas jau buvo/)
  expect(shown(repeated)).not.toContain('€')
})

test('a withdrawal from a subscription that is still charged asks to end it until it is rejected', () => {
  const asked = 'Nutraukite prenumeratą iki 2099-12-29.'
  expect(shown({})).not.toContain('renumerat')
  expect(shown({ order: charged })).toContain(asked)
  const refunded = { state: 'refunded', refundedOn: '2026-11-21' } as const
  expect(shown({ ...refunded, order: charged })).toContain(asked)
  const settled = { state: 'nothing-due', order: charged } as const
  expect(shown(settled), 'it came in time').toContain(asked)
  const late = { ...charged, isLate: true, refundable: 0 }
  expect(shown({ ...settled, order: late }), 'the order goes on').not.toContain(asked)
})
