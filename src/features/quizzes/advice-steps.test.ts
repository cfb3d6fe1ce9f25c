import { expect, test } from 'vitest'
import { adviceSteps } from './advice-steps.ts'

test('the first line of an advice is for this week, the others are steps', () => {
  expect(adviceSteps('Susitarkite dėl vakaro.\n\n 1. Klausykite. \r\n– Dėkokite.\n')).toEqual({
    thisWeek: 'Susitarkite dėl vakaro.',
    steps: ['Klausykite.', 'Dėkokite.'],
  })
})

test('only what stands before a step is taken away', () => {
  expect(adviceSteps('Iki 9. dienos ilsėkitės.\n12)  Klausykite.')).toEqual({
    thisWeek: 'Iki 9. dienos ilsėkitės.',
    steps: ['Klausykite.'],
  })
})

test('an advice of one line is one text', () => {
  expect(adviceSteps('\n2. Klausykite.\n')).toEqual({ thisWeek: null, steps: ['2. Klausykite.'] })
  expect(adviceSteps(' \n')).toEqual({ thisWeek: null, steps: [] })
})
