import { atom } from 'nanostores'
import { expect, it, onTestFinished, vi } from 'vitest'
import { stubCopies } from '#tests/support/stub-form.ts'
import { news } from '#src/panel/frame/news.ts'
import type { Correspondence } from '../contracts.ts'
import { createAnswer } from './answer.ts'

it.each([
  [0, { title: 'Atsakymas įrašytas ir siunčiamas' }],
  [
    1,
    {
      title: 'Atsakymas įrašytas',
      description: 'Klientas jį jau mato užsakymo puslapyje. Laiškas išeis, kai paštas vėl veiks.',
    },
  ],
])('a stored answer is not said to be sent while mails are stuck: %i', async (mails, said) => {
  const counts = news.$counts.get()
  onTestFinished(() => news.$counts.set(counts))
  news.$counts.set({ ...counts, mails })
  const show = vi.fn()
  const $state = atom<{ correspondence: Correspondence | null; message: string | null }>({
    correspondence: null,
    message: null,
  })
  const answer = createAnswer({
    orderId: crypto.randomUUID(),
    messages: { $state, load: () => Promise.resolve(), show: () => undefined, watchMail: vi.fn() },
    onAnswered: vi.fn(),
    copies: stubCopies().forms,
    session: { call: vi.fn(() => Promise.resolve({ ok: true, data: { letters: [] } })) } as never,
    toasts: { show },
  })
  answer.show('Laba diena')
  await answer.send()
  expect(show).toHaveBeenCalledWith(said)
})
