import { expect, it } from 'vitest'
import { isLate } from './schedules.ts'

it.each([
  ['publish-pending', 20],
  ['delete-expired', 24 * 60 + 20],
] as const)('%s is late after %i minutes', (name, minutes) => {
  const after = (passed: number) => isLate(name, new Date(0), new Date(passed * 60_000))
  expect([after(minutes), after(minutes + 1)]).toEqual([false, true])
})
