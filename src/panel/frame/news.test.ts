import { expect, it } from 'vitest'
import { createNews } from './news.ts'

it('shows the answer to the last call, however late an earlier one comes', async () => {
  const answers: ((outbox: number) => void)[] = []
  const news = createNews({
    session: {
      call: (() =>
        new Promise((resolve) =>
          answers.push((outbox) =>
            resolve({ ok: true, data: { bookings: 0, withdrawals: 0, orders: 0, outbox } }),
          ),
        )) as never,
    },
  })
  const loads = [news.load(), news.load()]
  answers[1]?.(0)
  answers[0]?.(1)
  await Promise.all(loads)
  expect(news.$counts.get().outbox).toBe(0)
})
