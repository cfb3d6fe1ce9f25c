import { expect, it } from 'vitest'
import { generalMarks, type OptionMark, warningsOf } from './warnings.ts'

const question = (id: string, ...marks: (OptionMark | null)[]) => ({ id, marks })
const answers = (chosen: Record<string, number>) =>
  Object.entries(chosen).map(([questionId, answer]) => ({ questionId, answer }))

const questions = [
  question('a', null, 'fear', 'selfHarm'),
  question('b', 'force', null, 'sign'),
  question('c', 'sign', null),
  question('d', 'sign', 'general'),
]

it('names the kinds of all warning answers once, the most urgent first', () => {
  expect(warningsOf(questions, answers({ a: 1 }))).toEqual(['fear'])
  expect(warningsOf(questions, answers({ d: 1, a: 2, b: 0 }))).toEqual([
    'selfHarm',
    'force',
    'general',
  ])
  const twice = [question('a', 'fear'), question('b', 'fear')]
  expect(warningsOf(twice, answers({ a: 0, b: 0 }))).toEqual(['fear'])
})

it('takes three signs for a general warning, and two for none', () => {
  expect(warningsOf(questions, answers({ a: 0, b: 2, c: 0 }))).toEqual([])
  expect(warningsOf(questions, answers({ a: 0, b: 2, c: 0, d: 0 }))).toEqual(['general'])
  expect(warningsOf(questions, answers({ a: 1, b: 2, c: 0, d: 0 }))).toEqual(['fear'])
})

it('finds nothing in unmarked, skipped and unknown answers', () => {
  expect(warningsOf(questions, answers({ a: 0, b: 1, c: 1 }))).toEqual([])
  expect(warningsOf(questions, [])).toEqual([])
  expect(warningsOf(questions, answers({ z: 0, a: 9 }))).toEqual([])
})

it('takes warning answers that were marked before there were kinds for general ones', () => {
  expect(generalMarks(['Taip', 'Kartais', 'Ne'], [0, 2])).toEqual(['general', null, 'general'])
})
