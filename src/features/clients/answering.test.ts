import { expect, it } from 'vitest'
import { answeringOf } from './answering.ts'

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
