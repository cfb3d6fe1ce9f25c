import { expect, test } from 'vitest'
import { LIMITS } from '#src/core/fields.ts'
import { compareQuiz } from './comparison-contracts.ts'
import { scoreQuiz, submitQuiz } from './contracts.ts'

const largest = (letter: string) => ({
  answers: Array.from({ length: LIMITS.questions }, () => ({
    questionId: crypto.randomUUID(),
    answer: LIMITS.options - 1,
    option: letter.repeat(LIMITS.option),
  })),
  email: `${'a'.repeat(64)}@example.lt`,
  name: letter.repeat(LIMITS.name),
  attemptId: crypto.randomUUID(),
  consent: true,
  mailResult: true,
  marketing: true,
  adult: true,
  invite: 'a'.repeat(22),
})

test.each(['ė', '€', '"'])('the answers to a quiz of nothing but %s fit their calls', (letter) => {
  const body = largest(letter)
  const bytes = Buffer.byteLength(JSON.stringify(body))
  for (const contract of [submitQuiz, scoreQuiz, compareQuiz]) {
    expect(contract.body.safeParse(body).error).toBeUndefined()
    expect(bytes).toBeLessThanOrEqual(contract.bodyLimit)
  }
})

test('a text longer than an option may be is refused', () => {
  const [answer] = largest('ė').answers
  const tooLong = { answers: [{ ...answer, option: 'ė'.repeat(LIMITS.option + 1) }] }
  expect(scoreQuiz.body.safeParse(tooLong).success).toBe(false)
})
