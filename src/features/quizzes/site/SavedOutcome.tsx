import { useStore } from '@nanostores/react'
import { useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import type { QuizState } from './quiz-attempt.ts'
import { createSavedResult } from './saved-result.ts'
import { quizEndingTexts } from '../ending-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { QuizOutcome } from './QuizOutcome.tsx'

interface SavedOutcomeProps {
  state: Extract<QuizState, { step: 'result' }>
  heading: RefObject<HTMLHeadingElement | null>
  onAgain: (event: SyntheticEvent) => void
  /** Line that leads to the consent of an invited visitor. */
  invitation: ReactNode
}

/**
 * Shows the result with its actions: repeat the quiz, and save the result in this browser. After a warning, a result
 * can neither be saved nor compared with an earlier one.
 */
export function SavedOutcome({
  state: { quiz, result },
  heading,
  onAgain,
  invitation,
}: SavedOutcomeProps) {
  const [store] = useState(() => createSavedResult({ slug: quiz.slug, result }))
  const { saved, earlier } = useStore(store.$state)
  return (
    <QuizOutcome
      result={result}
      heading={heading}
      earlier={result.warned ? null : earlier}
      invitation={invitation}
    >
      <div className="flex flex-col items-start gap-4 border-t border-line pt-5 print:hidden">
        {result.warned ? null : (
          <CheckBox checked={saved} onTick={store.save}>
            {quizEndingTexts.save}
            <span className="block text-sm text-muted">{quizEndingTexts.saveNote}</span>
          </CheckBox>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button quiet onClick={onAgain}>
            {quizEndingTexts.again}
          </Button>
          {result.warned || earlier === null ? null : (
            <button type="button" className="link py-2" onClick={store.erase}>
              {quizEndingTexts.eraseSaved}
            </button>
          )}
        </div>
      </div>
    </QuizOutcome>
  )
}
