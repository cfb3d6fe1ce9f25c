import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Order } from '../contracts.ts'
import { OrderMessages } from './OrderMessages.tsx'

it('an order that its client withdraws from asks nobody to begin', () => {
  const order = { ...({ id: '7f1b', startedAt: null, withdrawal: 'new' } as Order) }
  const shown = (changes: Partial<Order>) =>
    renderToStaticMarkup(
      <OrderMessages order={{ ...order, ...changes }} onAnswered={() => undefined} />,
    )
  expect(shown({})).toBe('')
  expect(shown({ withdrawal: null })).toContain('Klientas dar nepradėjo')
})
