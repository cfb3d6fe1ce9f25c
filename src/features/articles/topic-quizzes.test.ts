import { expect, it } from 'vitest'
import { offeredQuizzes, quizOfTopic } from './topic-quizzes.ts'

const trust = { slug: 'pasitikejimo-testas', title: 'Pasitikėjimo testas', questionCount: 10 }

it('offers published quizzes alone', () => {
  const ties = { Pasitikėjimas: trust.slug, Konfliktai: 'juodrastis' }
  expect(offeredQuizzes(ties, [{ ...trust, id: 'x' } as typeof trust])).toEqual({
    Pasitikėjimas: trust,
  })
})

it.each([
  ['Pasitikėjimas', 'a'],
  ['pasitikejimas', 'a'],
  ['Kita', null],
  ['', null],
  [null, null],
])('finds the quiz of the topic %s, however it is spelled', (category, found) => {
  expect(quizOfTopic({ Pasitikėjimas: 'a', Konfliktai: 'b' }, category)).toBe(found)
})
