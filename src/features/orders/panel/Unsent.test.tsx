import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import type { Correspondence, Order } from '../contracts.ts'
import { UNSENT_STATES } from '../correspondence.ts'
import { createOrderMessages, MAILED_AFTER_MS } from './order-messages.ts'
import { orderEntry } from './Orders.tsx'

const NOON = '2026-11-20T12:00:00.000Z'

it('an answer that was not mailed is told of without a reload, in its messages and in its list', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answered = (unsent: 'waiting' | null): Pick<Correspondence, 'letters'> => ({
    letters: [
      {
        ...{
          id: '1',
          author: 'coach',
          signedBy: null,
          content: 'Laba diena',
          createdAt: NOON,
          unsent,
        },
        ...{ isWaiting: false, isUnanswered: false, isResolved: false, isLate: false },
      },
    ],
  })
  const call = vi.fn(() => Promise.resolve({ ok: true, data: answered('waiting') }))
  const onAnswered = vi.fn()
  const store = createOrderMessages({
    orderId: '1',
    onAnswered,
    session: { call } as never,
    toasts: { show: vi.fn() },
  })
  store.show({ start: null, hasOlder: false, notes: [], results: [], mails: [], ...answered(null) })
  store.watchMail()
  const shown = () => store.$state.get().correspondence?.letters[0]?.unsent
  expect([shown(), onAnswered.mock.calls.length]).toEqual([null, 0])
  await vi.advanceTimersByTimeAsync(MAILED_AFTER_MS[0])
  expect([shown(), onAnswered.mock.calls.length]).toEqual(['waiting', 1])
})

it.each(UNSENT_STATES)(
  'the row of an order whose last answer is %s does not say it was answered',
  (state) => {
    const order = {
      amount: 3900,
      currency: 'eur',
      answeredAt: NOON,
      createdAt: NOON,
      answerUnsent: state,
      refundDue: null,
      dispute: null,
    }
    const { when } = orderEntry({ ...order, state: 'paid', dueAt: null } as Order, () => undefined)
    const shown = renderToStaticMarkup(when)
    expect(shown).toContain(inboxViewTexts.answerUnsent[state])
    expect(shown).not.toContain(inboxViewTexts.answered)
  },
)
