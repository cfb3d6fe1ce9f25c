import { expect, it } from 'vitest'
import { answerTimeTexts } from './answer-time-texts.ts'
import { answeringOf, areShowable, SHOWN_ANSWERS } from './answering.ts'

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`)
const answer = (waitingSince: string, answeredAt: string, dueAt: string) => ({
  waitingSince: at(waitingSince),
  answeredAt: at(answeredAt),
  dueAt: at(dueAt),
})

const QUICK = answer('08:00', '08:30', '12:00')
const LATE = answer('08:00', '13:00', '12:00')
const LAST = answer('08:00', '12:00', '12:00')

it('counts what was answered by its deadline, among the answers and what is overdue', () => {
  expect(answeringOf([QUICK, LATE, LAST], 2)).toMatchObject({ onTime: 2, total: 5 })
})

it('takes the time in the middle, or between the two in the middle', () => {
  expect(answeringOf([LATE, QUICK, LAST], 0).medianMinutes).toBe(240)
  expect(answeringOf([LAST, QUICK], 0).medianMinutes).toBe(135)
})

it('has no time without an answer', () => {
  expect(answeringOf([], 1)).toEqual({ onTime: 0, total: 1, medianMinutes: null })
})

it('is shown to visitors from twenty answers on, however many are overdue', () => {
  const recent = (given: number) => ({ onTime: 1, total: 50, medianMinutes: 1, given })
  expect(SHOWN_ANSWERS).toBe(20)
  expect(areShowable(recent(19))).toBe(false)
  expect(areShowable(recent(20))).toBe(true)
})

it.each([
  [48, 50, 100, 'atsakyta 48 iš 50 laiškų; pusė atsakymų parašyta per 1 val. 40 min.'],
  [20, 21, 120, 'atsakyta 20 iš 21 laiško; pusė atsakymų parašyta per 2 val.'],
  [0, 11, null, 'atsakyta 0 iš 11 laiškų.'],
])('is told in a sentence: %i of %i in %s minutes', (onTime, total, medianMinutes, words) => {
  const line = answerTimeTexts.line({ onTime, total, medianMinutes, given: 20 })
  expect(line).toBe(`Per pastarąsias 90 dienų laiku ${words}`)
})
