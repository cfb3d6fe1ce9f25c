import type { Database } from '#db/client.ts'
import { findPublishedQuiz, type FullQuiz, wasQuestionOfQuiz } from '#db/queries/quizzes.ts'
import {
  findSubmissionByAttempt,
  insertSubmission,
  type Submission,
} from '#db/queries/submissions.ts'
import type { QuizResult, SubmissionInput } from '#src/contracts/quizzes.ts'
import {
  type AnswerFault,
  bandOfAttempt,
  findAnswerFault,
  hasWarningAnswer,
  type QuizAnswer,
  scoreAnswers,
} from '#src/domain/quiz.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'

/** One answer as stored: readable even after the quiz has changed or is deleted. */
interface SubmittedAnswer extends QuizAnswer {
  question: string
  option: string
}

/**
 * Scores a quiz and stores the submission, once per attempt id (architecture, section 7).
 * @returns the score, the band's public fields, and whether a warning answer was chosen.
 * @throws RequestError 404 for an unknown quiz, 409 when it was changed during the attempt, 400 when the
 *   answers do not fit it.
 */
export async function submitQuiz(
  db: Database,
  slug: string,
  input: SubmissionInput,
): Promise<QuizResult> {
  const quiz = await findPublishedQuiz(db, slug)
  const questions = quiz?.questions.map((question) => ({
    ...question,
    weights: question.weights.map(Number),
  }))
  const fault = questions && findAnswerFault(questions, input.answers)
  if (!quiz || !questions || fault) {
    const earlier = input.attemptId && (await findSubmissionByAttempt(db, input.attemptId))
    if (earlier) return toResult(earlier)
    if (!quiz || !fault) throw new RequestError(404, errorTexts.quizNotFound)
    throw await refusal(db, quiz.id, fault)
  }

  const totalScore = scoreAnswers(questions, input.answers)
  const warned = hasWarningAnswer(questions, input.answers)
  const band = bandOfAttempt(quiz.categories, { total: totalScore, warned })
  const submission = await insertSubmission(db, {
    id: crypto.randomUUID(),
    quizId: quiz.id,
    attemptId: input.attemptId ?? null,
    email: input.email,
    name: input.name,
    answers: JSON.stringify(spellOut(quiz, input.answers)),
    totalScore,
    categoryId: band?.id ?? null,
    category: band && JSON.stringify(publicBand(band)),
    warned,
  })
  if (submission.quizId !== quiz.id) {
    throw new RequestError(409, errorTexts.attemptOfAnotherQuiz)
  }
  return toResult(submission)
}

function spellOut(quiz: FullQuiz, answers: readonly QuizAnswer[]): SubmittedAnswer[] {
  const questions = new Map(quiz.questions.map((question) => [question.id, question]))
  return answers.map(({ questionId, answer }) => {
    const question = questions.get(questionId)
    return {
      questionId,
      answer,
      question: question?.question ?? '',
      option: question?.options[answer] ?? '',
    }
  })
}

function publicBand({ name, color, description, advice }: FullQuiz['categories'][number]) {
  return { name, color, description, advice }
}

function toResult({ totalScore, category, warned }: Submission): QuizResult {
  return { totalScore, category: shownBand(category), warned }
}

/** The band shown to the visitor, as stored with the submission. */
export function shownBand(stored: string | null): QuizResult['category'] {
  return stored === null ? null : (JSON.parse(stored) as QuizResult['category'])
}

/** The answers of a submission as text. */
export function answersInWords(stored: string): { question: string; answer: string }[] {
  const answers = JSON.parse(stored) as SubmittedAnswer[]
  return answers.map(({ question, option }) => ({ question, answer: option }))
}

/** An answer to a deleted question means that the quiz was changed during the attempt. */
async function refusal(db: Database, quizId: string, fault: AnswerFault): Promise<RequestError> {
  switch (fault.kind) {
    case 'unknown_question':
      return (await wasQuestionOfQuiz(db, { id: fault.question, quizId }))
        ? new RequestError(409, errorTexts.quizChanged)
        : new RequestError(400, errorTexts.unknownQuestion)
    case 'missing_answer':
      return new RequestError(400, errorTexts.missingAnswer)
    case 'no_such_option':
      return new RequestError(400, errorTexts.noSuchOption)
    case 'answered_twice':
      return new RequestError(400, errorTexts.answeredTwice)
  }
}
