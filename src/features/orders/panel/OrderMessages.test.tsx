import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import type { Order } from '../contracts.ts'
import { OrderMessages } from './OrderMessages.tsx'

it('an order that its client withdraws from leads to the withdrawal, and asks nobody to begin', () => {
  const order = { startedAt: null, withdrawal: 'new' } as Order
  const shown = renderToStaticMarkup(<OrderMessages order={order} onAnswered={() => undefined} />)
  expect(shown).toContain('href="#atsisakymai"')
  expect(shown).not.toContain(inboxViewTexts.notStarted)
})
