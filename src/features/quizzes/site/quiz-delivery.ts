import {
  failureText,
  hasStatus,
  request,
  type Fetch,
  type RequestFailure,
} from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import { fieldMessages, toastTexts } from '#src/core/form-texts.ts'
import { quizEndingTexts } from '../ending-texts.ts'
import { isTrial } from './quiz-trial.ts'
import { newAttemptId, isEmailAddress } from '#src/client/visitor-forms.ts'
import { answerList, type QuizAttempt } from './quiz-attempt.ts'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'

function emailMessageOf(email: string): string | null {
  if (email.trim() === '') return fieldMessages.emailRequired
  return isEmailAddress(email) ? null : fieldMessages.invalidEmail
}

/**
 * Creates the actions that submit a finished attempt and restart one whose quiz has changed. In a separate file, so
 * that the first question is shown before this code is loaded.
 */
export function createQuizDelivery({
  attempt,
  fetch,
  toasts = documentToasts,
  newId = newAttemptId,
}: {
  attempt: Pick<QuizAttempt, '$state' | 'send'>
  fetch?: Fetch
  toasts?: Pick<Toasts, 'show' | 'dismiss'>
  newId?: () => string
}) {
  const trial = () => (isTrial() ? { isTrial: true } : {})

  function fail(description: string): void {
    toasts.show({ title: toastTexts.errorTitle, description, variant: 'destructive' })
  }

  /**
   * Submits the answers and asks for the mail of the result. After a failure, keeps e-mail address, name and attempt id
   * for a retry. Dismisses earlier toasts.
   */
  async function submit(): Promise<void> {
    const before = attempt.$state.get()
    if (before.step !== 'email') return
    toasts.dismiss()
    const emailMessage = emailMessageOf(before.email)
    if (emailMessage !== null) {
      attempt.send({ type: 'failed', emailMessage })
      return
    }
    const state = attempt.send({ type: 'submit', freshId: newId() })
    if (state.step !== 'submitting') return
    const result = await request(
      routes.submitQuiz,
      {
        params: { slug: state.quiz.slug },
        body: {
          answers: answerList(state.quiz, state.answers),
          email: state.email.trim(),
          name: state.name.trim() === '' ? null : state.name.trim(),
          attemptId: state.attemptId,
          ...trial(),
          ...state.boxes,
          mailResult: true,
        },
      },
      { fetch },
    )
    if (!result.ok) {
      refused(result.failure)
      return
    }
    attempt.send({ type: 'submitted', result: result.data })
    // After a warning, a toast would cover the help button on a phone.
    if (result.data.warned) return
    toasts.show({
      title: quizEndingTexts.submittedTitle,
      description: quizEndingTexts.submittedText,
    })
  }

  /** Shows the result without an e-mail address. The server stores nothing about the visitor. */
  async function score(): Promise<void> {
    const before = attempt.$state.get()
    if (before.step !== 'email') return
    toasts.dismiss()
    attempt.send({ type: 'score' })
    const result = await request(
      routes.scoreQuiz,
      {
        params: { slug: before.quiz.slug },
        body: { answers: answerList(before.quiz, before.answers), ...trial() },
      },
      { fetch },
    )
    if (result.ok) attempt.send({ type: 'submitted', result: result.data })
    else refused(result.failure)
  }

  function refused(failure: RequestFailure): void {
    const http = failure.kind === 'http' ? failure : null
    const fields = http?.fields ?? {}
    // The answers are valid for the loaded quiz, so a refusal of all answers means that the stored quiz has changed. A
    // 400 from a proxy has no message and does not count.
    const answersRefused =
      http?.status === 400 && http.error !== null && Object.keys(fields).length === 0
    if (answersRefused || hasStatus(failure, 409)) attempt.send({ type: 'changed' })
    else attempt.send({ type: 'failed', emailMessage: fields.email ?? null })
    fail(failureText(failure, quizEndingTexts.submitFailed))
  }

  /** Loads the changed quiz and starts again. */
  async function startAgain(): Promise<void> {
    const before = attempt.$state.get()
    if (before.step !== 'changed' || before.loading) return
    attempt.send({ type: 'reload' })
    const result = await request(routes.getQuiz, { params: { slug: before.quiz.slug } }, { fetch })
    if (result.ok) {
      attempt.send({ type: 'restart', quiz: result.data })
    } else {
      attempt.send({ type: 'reloadFailed' })
      fail(failureText(result.failure, quizEndingTexts.reloadFailed))
    }
  }

  return { submit, score, startAgain }
}

export type QuizDelivery = ReturnType<typeof createQuizDelivery>
