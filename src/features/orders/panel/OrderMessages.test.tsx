import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import type { Order } from '../contracts.ts'
import { OrderMessages } from './OrderMessages.tsx'

it('an order that its client withdraws from leads to the withdrawal, and asks nobody to begin', () => {
  const order = {
    id: '7f1b',
    startedAt: null,
    withdrawal: 'new',
    refundDueOn: '2099-12-14',
  } as Order
  const shown = renderToStaticMarkup(<OrderMessages order={order} onAnswered={() => undefined} />)
  expect(shown).toContain('href="#atsisakymai/7f1b"')
  expect(shown).not.toContain(inboxViewTexts.notStarted)
})

it('an order with letters says above them that its client withdraws, and what to do', () => {
  const order = { ...({ id: '7f1b', startedAt: '2026-11-20T12:00:00.000Z' } as Order) }
  const shown = (changes: Partial<Order>) =>
    renderToStaticMarkup(
      <OrderMessages order={{ ...order, ...changes }} onAnswered={() => undefined} />,
    )
  const withdrawing = { withdrawal: 'confirmed', refundDueOn: '2099-12-14' } as const
  expect(shown(withdrawing)).toMatch(
    /href="#atsisakymai\/7f1b"[^>]*>Klientas atsisako sutarties: grąžinkite pinigus</,
  )
  const review = 'Klientas atsisako sutarties: peržiūrėkite atsisakymą'
  expect(shown({ ...withdrawing, refundDueOn: null })).toContain(review)
  expect(shown({ ...withdrawing, state: 'disputed' }), 'the bank settles it').toContain(review)
  for (const withdrawal of [null, 'refunded'] as const) {
    expect(shown({ withdrawal })).not.toContain('atsisak')
  }
})
