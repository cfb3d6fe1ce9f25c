import { fillPath } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import type { QuizAttempt, QuizState } from './quiz-attempt.ts'
import { isTrial } from './quiz-trial.ts'

/**
 * Counts the questions that a visitor has reached: none until the first is answered or skipped, all after the last.
 * Going back does not reduce the count.
 */
function reachedCount(state: QuizState): number {
  const { questions } = state.quiz
  if (state.step !== 'answering') return questions.length
  const { answers, index } = state
  const answered = questions.findLastIndex(({ id }) => answers[id] !== undefined)
  const furthest = Math.max(index, answered)
  return furthest === 0 && answered === -1 ? 0 : Math.min(furthest + 1, questions.length)
}

/** Sends a question's id as a beacon, which is sent even if the page is being closed. Ignores failures. */
function sendBeacon(slug: string, questionId: string): void {
  if (isTrial() || !('sendBeacon' in navigator)) return
  navigator.sendBeacon(
    fillPath(routes.reportProgress.path, { slug }),
    new Blob([JSON.stringify({ questionId })], { type: 'application/json' }),
  )
}

/**
 * Reports each question of an attempt once, when it is reached. A restarted attempt is reported again. Reports are
 * anonymous.
 * @param from state at page load. Its questions were reported before the reload.
 */
export function reportProgress(
  attempt: Pick<QuizAttempt, '$state'>,
  from: QuizState,
  send: (slug: string, questionId: string) => void = sendBeacon,
): void {
  let reported = reachedCount(from)
  attempt.$state.subscribe((state) => {
    if (state.step === 'changed' || state.step === 'result') {
      reported = 0
      return
    }
    const reached = reachedCount(state)
    for (const { id } of state.quiz.questions.slice(reported, reached)) send(state.quiz.slug, id)
    reported = Math.max(reported, reached)
  })
}
