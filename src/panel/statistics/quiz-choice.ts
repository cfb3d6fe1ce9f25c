import { atom } from 'nanostores'
import { failureText, hasStatus } from '#src/client/request.ts'
import type { listAdminQuizzes } from '#src/contracts/quizzes.ts'
import * as routes from '#src/contracts/routes.ts'
import { statisticsTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'

export type QuizChoiceState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; quizzes: readonly { id: string; title: string }[] }

const titles = new Intl.Collator('lt')

/** The quizzes to choose among, drafts too, in alphabetical order. */
export function createQuizChoice(session: Pick<Session, 'call' | 'loginAgain'>) {
  const $state = atom<QuizChoiceState>({ step: 'loading' })

  async function load(): Promise<void> {
    $state.set({ step: 'loading' })
    const result = await session.call<typeof listAdminQuizzes>(routes.listAdminQuizzes, {})
    if (result.ok) {
      const quizzes = result.data
        .map(({ id, title }) => ({ id, title }))
        .sort((a, b) => titles.compare(a.title, b.title))
      $state.set({ step: 'loaded', quizzes })
    } else if (result.failure.kind === 'unauthenticated' || hasStatus(result.failure, 401)) {
      session.loginAgain()
    } else {
      $state.set({
        step: 'error',
        message: failureText(result.failure, statisticsTexts.quizzesFailed),
      })
    }
  }

  return { $state, load }
}

export type QuizChoice = ReturnType<typeof createQuizChoice>
