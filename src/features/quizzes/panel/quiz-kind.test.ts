import { expect, it, vi } from 'vitest'
import { type toQuizValues, EMPTY_QUIZ, newBand, newQuestion, toQuizBody } from './quiz-form.ts'
import { copyQuiz } from './quiz-kind.ts'

const ids = { question: crypto.randomUUID(), band: crypto.randomUUID() }
const STORED = {
  ...(toQuizBody({
    ...EMPTY_QUIZ,
    title: 'Ryšys',
    slug: 'rysys',
    status: 'published',
    questions: [{ ...newQuestion(), id: ids.question, question: 'Ar?' }],
    categories: [{ ...newBand(0, []), id: ids.band }],
  }) as Parameters<typeof toQuizValues>[0]),
  id: crypto.randomUUID(),
}

function open({ status = 200, isFull = false } = {}) {
  const failure = { kind: 'http', status, text: '', error: null, fields: {} }
  const call = vi.fn(() => Promise.resolve({ ok: status === 200, data: STORED, failure }))
  const given = {
    session: { call: call as never, loginAgain: vi.fn() },
    toasts: { show: vi.fn() },
    panel: { go: vi.fn(() => Promise.resolve()) },
    copies: {
      write: vi.fn((_key: string, _text: string) => {
        if (isFull) throw new Error('The storage is full')
      }),
    },
  }
  return { ...given, copy: () => copyQuiz(STORED.id, given) }
}

it('opens the form of a new quiz with the copy', async () => {
  const { copy, panel, copies } = open()
  await copy()
  const [key, text] = copies.write.mock.calls[0] ?? []
  expect(key).toMatch(/^unsaved:quiz:new:/)
  expect(JSON.parse(text ?? '')).toMatchObject({
    loadedVersion: null,
    values: {
      title: 'Ryšys (kopija)',
      slug: 'rysys-kopija',
      status: 'draft',
      questions: [{ question: 'Ar?' }],
      categories: [{ name: 'Kategorija 1' }],
    },
  })
  for (const id of [STORED.id, ids.question, ids.band]) expect(text).not.toContain(id)
  expect(panel.go).toHaveBeenCalledWith({ screen: 'form', kind: 'quiz', id: null })
})

it.each([
  [{ status: 500 }, 'Nepavyko įkelti įrašo. Bandykite vėliau.'],
  [{ isFull: true }, /^Naršyklėje nepakanka vietos kopijai/],
])('says why it cannot: %o', async (trouble, description) => {
  const { copy, panel, toasts } = open(trouble)
  await copy()
  expect(panel.go).not.toHaveBeenCalled()
  expect(toasts.show).toHaveBeenCalledWith(
    expect.objectContaining({ description: expect.stringMatching(description) as string }),
  )
})
