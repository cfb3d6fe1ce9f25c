import { atom } from 'nanostores'
import { expect, it, onTestFinished, vi } from 'vitest'
import { stubCopies } from '#tests/support/stub-form.ts'
import { createNews, news } from '#src/panel/frame/news.ts'
import type { Correspondence } from '../contracts.ts'
import { createAnswer } from './answer.ts'

it.each([
  [
    {},
    {
      title: 'Atsakymas įrašytas ir siunčiamas',
      description: 'Rasa jį jau mato užsakymo puslapyje ir gaus laišką el. paštu.',
    },
  ],
  [
    { mail: 'unset' },
    {
      title: 'Atsakymas įrašytas',
      description:
        'Rasa jį jau mato užsakymo puslapyje. Laiškų siuntimas dar neįjungtas, todėl laiškas lauks.',
    },
  ],
  [
    { mails: 1 },
    {
      title: 'Atsakymas įrašytas',
      description: 'Rasa jį jau mato užsakymo puslapyje. Laiškas išeis, kai paštas vėl veiks.',
    },
  ],
] as const)(
  'a stored answer says who sees it, and that it is sent only if mails go out: %o',
  async (found, said) => {
    const call = () => Promise.resolve({ ok: true, data: { mail: 'on', mails: 0, ...found } })
    const known = createNews({ session: { call: call as never } })
    await known.load()
    const [counts, mail] = [news.$counts.get(), news.$mail.get()]
    onTestFinished(() => {
      news.$counts.set(counts)
      news.$mail.set(mail)
    })
    news.$counts.set(known.$counts.get())
    news.$mail.set(known.$mail.get())
    const show = vi.fn()
    const $state = atom<{ correspondence: Correspondence | null; message: string | null }>({
      correspondence: null,
      message: null,
    })
    const answer = createAnswer({
      orderId: crypto.randomUUID(),
      client: 'Rasa',
      messages: {
        $state,
        load: () => Promise.resolve(),
        show: () => undefined,
        watchMail: vi.fn(),
      },
      onAnswered: vi.fn(),
      copies: stubCopies().forms,
      session: { call: vi.fn(() => Promise.resolve({ ok: true, data: { letters: [] } })) } as never,
      toasts: { show },
    })
    answer.show('Laba diena')
    await answer.send()
    expect(show).toHaveBeenCalledWith(said)
  },
)
