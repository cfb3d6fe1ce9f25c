import { describe, expect, test, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { createQuizComparison } from './quiz-comparison.ts'
import type { ToastInput } from '#src/client/toasts.ts'

const links = {
  link: 'https://akademija.example/palyginimas/savo',
  invite: 'https://akademija.example/palyginimas/kvietimas/poros/kodas',
}

interface Options {
  fragment?: string
  storage?: ReturnType<typeof memoryStorage>
  answers?: null
  copyText?: (text: string) => Promise<void>
}

function comparisonWith(reply: StubAnswer, options: Options = {}) {
  const stub = stubFetch(reply)
  const show = vi.fn<(toast: ToastInput) => void>()
  const comparison = createQuizComparison({
    slug: 'poros',
    answers: [{ questionId: 'a', answer: 2, option: 'Taip' }],
    fragment: '',
    storage: memoryStorage(),
    fetch: stub.fetch,
    toasts: { show },
    ...options,
  })
  const tickBoth = () => {
    comparison.tick('adult', true)
    comparison.tick('consent', true)
  }
  return { ...comparison, tickBoth, calls: stub.calls, show }
}

describe('an agreement', () => {
  test.each(['adult', 'consent'] as const)('is none by the box %s alone', async (box) => {
    const comparison = comparisonWith({ body: links })
    const unticked = { adult: false, consent: false }
    expect(comparison.$state.get()).toEqual({ step: 'offer', boxes: unticked, message: null })
    comparison.tick(box, true)
    await comparison.agree()
    const { agree: message } = comparisonTexts.offer
    expect(comparison.$state.get()).toMatchObject({ boxes: { [box]: true }, message })
    expect(comparison.calls).toEqual([])
  })

  test('sends the answers and shows both links, which outlive a reload of the tab', async () => {
    const storage = memoryStorage()
    const comparison = comparisonWith({ body: links }, { storage })
    comparison.tickBoth()
    const sending = comparison.agree()
    await comparison.agree()
    expect(comparison.$state.get().step).toBe('sending')
    await sending
    const answers = [{ questionId: 'a', answer: 2, option: 'Taip' }]
    expect(comparison.calls).toEqual([
      expect.objectContaining({
        address: '/api/quiz/poros/comparison',
        body: { answers, adult: true, consent: true },
      }),
    ])
    expect(comparison.$state.get()).toEqual({ step: 'made', links })
    const reloaded = comparisonWith({ body: links }, { storage, answers: null })
    expect(reloaded.$state.get()).toEqual({ step: 'made', links })
    expect(reloaded.canAgree).toBe(false)
  })

  test('that fails keeps the boxes and says why', async () => {
    const comparison = comparisonWith({ status: 503, body: { error: 'Vėliau.' } })
    comparison.tickBoth()
    await comparison.agree()
    const boxes = { adult: true, consent: true }
    expect(comparison.$state.get()).toEqual({ step: 'offer', boxes, message: 'Vėliau.' })
  })

  test('after a reload of the tab has no answers to send', async () => {
    const comparison = comparisonWith({ body: links }, { answers: null })
    comparison.tickBoth()
    await comparison.agree()
    expect(comparison.calls).toEqual([])
  })
})

describe('an invitation', () => {
  const fragment = '#kvietimas=kodas'

  test('is joined with its code, and apart from what was started in the tab', async () => {
    const storage = memoryStorage()
    storage.setItem('quiz-comparison:poros', JSON.stringify({ ...links, invite: 'x/kitas' }))
    const joined = { link: links.link, invite: null }
    const comparison = comparisonWith({ body: joined }, { storage, fragment })
    expect(comparison.isInvited).toBe(true)
    comparison.tickBoth()
    await comparison.agree()
    expect(comparison.calls[0]).toMatchObject({ body: { invite: 'kodas' } })
    expect(comparison.$state.get()).toEqual({ step: 'made', links: joined })
    expect(comparisonWith({}, { storage }).$state.get()).toMatchObject({
      links: { invite: 'x/kitas' },
    })
  })

  test('of one’s own shows its links instead of joining', () => {
    const storage = memoryStorage()
    storage.setItem('quiz-comparison:poros', JSON.stringify(links))
    const { $state, isOwn, isInvited } = comparisonWith({}, { storage, fragment })
    expect([isOwn, isInvited]).toEqual([true, false])
    expect($state.get()).toEqual({ step: 'made', links })
  })

  test.each(['#kvietimas=', '#kvietimas=a/b', '#kitas'])('is none in %s', (other) => {
    expect(comparisonWith({}, { fragment: other }).isInvited).toBe(false)
  })
})

test('another comparison can be started, which forgets the links of the first', () => {
  const storage = memoryStorage()
  storage.setItem('quiz-comparison:poros', JSON.stringify(links))
  const comparison = comparisonWith({}, { storage })
  comparison.again()
  expect(comparison.$state.get().step).toBe('offer')
  expect(storage.entries.size).toBe(0)
})

test.each(['{', '{}', 'null'])('a kept entry that cannot be read is no link: %s', (entry) => {
  const storage = memoryStorage()
  storage.setItem('quiz-comparison:poros', entry)
  expect(comparisonWith({}, { storage }).$state.get().step).toBe('offer')
})

describe('a link', () => {
  test('is copied, and a toast says so', async () => {
    const copyText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    const comparison = comparisonWith({}, { copyText })
    await comparison.copy(links.link)
    expect(copyText).toHaveBeenCalledExactlyOnceWith(links.link)
    expect(comparison.show).toHaveBeenCalledWith({ title: comparisonTexts.offer.copied })
  })

  test('that the browser does not copy is the visitor’s to copy', async () => {
    const copyText = () => Promise.reject(new Error('denied'))
    const comparison = comparisonWith({}, { copyText })
    await comparison.copy(links.link)
    expect(comparison.show.mock.calls[0]?.[0]).toMatchObject({ variant: 'destructive' })
  })
})
