import { expect, it } from 'vitest'
import { importItem, type ImportInput } from '#src/contracts/transfer.ts'
import { differencesOf } from './differences.ts'

const id = (digit: number) => `8f14e45f-ceea-4a7b-9c2d-01234567890${digit}`
const QUESTION = {
  id: id(2),
  question: 'Ar kalbatės?',
  questionType: 'yes_no',
  options: ['Taip', 'Ne'],
  weights: ['1', '0'],
  order: 0,
  required: true,
}
const quiz = (question: object, changes: object = {}): ImportInput =>
  importItem.body.parse({
    kind: 'quiz',
    item: {
      id: id(1),
      slug: 'testas',
      title: 'Testas',
      description: 'Aprašymas',
      instructions: null,
      published: true,
      createdAt: '2026-11-21T10:00:00.000Z',
      questions: [{ ...QUESTION, ...question }],
      categories: [],
      ...changes,
    },
  })

it('what an older archive does not know is no difference', () => {
  const stored = quiz(
    { warningOptions: [1], dimensionId: id(3) },
    {
      dimensions: [
        {
          id: id(3),
          name: 'Ryšys',
          advice: { low: 'a', middle: 'b', high: 'c' },
          articles: [],
          talk: null,
        },
      ],
      comparable: true,
    },
  )
  expect(differencesOf(quiz({}), stored)).toEqual([])
  expect(differencesOf(quiz({ options: ['Taip', 'Kartais'] }), stored)).toEqual(['klausimai'])
  const others = quiz({}, { title: 'Kitas', updatedAt: '2026-11-25T10:00:00.000Z', dimensions: [] })
  expect(differencesOf(others, stored)).toEqual(['pavadinimas', 'klausimai', 'sritys'])
})
