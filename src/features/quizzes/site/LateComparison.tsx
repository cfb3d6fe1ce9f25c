import { useEffect, useState } from 'react'
import type { QuizState } from './quiz-attempt.ts'
import type { QuizComparison } from './QuizComparison.tsx'

interface LateComparisonProps {
  state: Extract<QuizState, { step: 'result' }>
}

/** Fetches what follows a result that may be compared; a failure leaves the result as it is. */
export function LateComparison({ state }: LateComparisonProps) {
  const [View, setView] = useState<typeof QuizComparison | null>(null)

  useEffect(() => {
    import('./QuizComparison.tsx').then(
      (loaded) => setView(() => loaded.QuizComparison),
      () => undefined,
    )
  }, [])

  return View === null ? null : <View slug={state.quiz.slug} answers={state.answers} />
}
