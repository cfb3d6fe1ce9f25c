import { hydrateRoot } from 'react-dom/client'
import type { PublicQuiz } from '../contracts.ts'
import { PreviewEnding } from './PreviewEnding.tsx'
import { QuizRunner } from './QuizRunner.tsx'

/** Hydrates a quiz that a function has rendered (`src/features/publishing/server/item-html.tsx`). */
export function mountQuiz(): void {
  const target = document.querySelector<HTMLElement>('[data-live-quiz]')
  if (!target) return
  const quiz = JSON.parse(target.dataset.liveQuiz ?? '') as PublicQuiz
  const ending = target.dataset.preview === 'true' ? PreviewEnding : undefined
  hydrateRoot(target, <QuizRunner quiz={quiz} ending={ending} />)
}
