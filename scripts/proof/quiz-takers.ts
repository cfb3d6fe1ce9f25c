import { z } from 'zod'
import { quiz as seed } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import { fromSomewhere } from '../runtime/functions/caller-address.ts'
import { optionOf } from '../tools/quiz-answers.ts'

/** Path of the quiz that visitors take. */
export const QUIZ = `/api/quiz/${seed.slug}`

/** Option that every visitor chooses for each question; none triggers a warning. */
const OPTIONS = seed.questions.map((question) => optionOf(question, 'middle'))

const quiz = z.object({ questions: z.array(z.object({ id: z.string() })) })

export type QuizQuestions = readonly string[]

/** Returns the ids of the quiz's questions. */
export async function readQuestions(url: string): Promise<QuizQuestions> {
  const response = await fetch(url + QUIZ)
  return quiz.parse(await response.json()).questions.map(({ id }) => id)
}

/** Returns answers to the quiz's questions. */
export function answersTo(questions: QuizQuestions) {
  return questions.map((questionId, index) => ({ questionId, answer: OPTIONS[index] ?? 0 }))
}

/** Returns the body that the quiz runner sends at the end of an attempt. */
export function submissionOf(attemptId: string, questions: QuizQuestions, consent: boolean) {
  return {
    answers: answersTo(questions),
    email: `${attemptId}@example.lt`,
    attemptId,
    consent,
  }
}

/** Makes a call as a new visitor: a POST if it has a body. @returns the HTTP status; 0 without an answer. */
export async function callAsVisitor(url: string, body?: unknown): Promise<number> {
  const headers = { 'Content-Type': 'application/json', ...fromSomewhere() }
  const post = { method: 'POST', headers, body: JSON.stringify(body) }
  try {
    const response = await fetch(url, body === undefined ? { headers } : post)
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
