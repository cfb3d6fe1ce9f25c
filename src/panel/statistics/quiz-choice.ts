import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import * as routes from '#src/contracts/routes.ts'
import { toolsOf } from '../frame/tools.ts'
import { statisticsTexts } from './texts.ts'

export type QuizChoiceState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; quizzes: readonly { id: string; title: string }[] }

const titles = new Intl.Collator('lt')

/** The quizzes to choose from, drafts too, in alphabetical order. */
export function createQuizChoice() {
  const { session, hasEnded } = toolsOf()
  const $state = atom<QuizChoiceState>({ step: 'loading' })

  async function load(): Promise<void> {
    $state.set({ step: 'loading' })
    const result = await session.call(routes.listAdminQuizzes, {})
    if (result.ok) {
      const quizzes = result.data.toSorted((a, b) => titles.compare(a.title, b.title))
      $state.set({ step: 'loaded', quizzes })
    } else if (!hasEnded(result.failure)) {
      const message = failureText(result.failure, statisticsTexts.quizzesFailed)
      $state.set({ step: 'error', message })
    }
  }

  return { $state, load }
}

export type QuizChoice = ReturnType<typeof createQuizChoice>
