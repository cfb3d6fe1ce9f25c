import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { listTexts } from '#src/panel/kit/texts.ts'
import { LoadErrorLine } from '#src/panel/frame/controls.tsx'
import { FilterSelect } from '#src/panel/kit/filters.tsx'
import type { QuizChoice } from './quiz-choice.ts'

interface QuizSelectProps {
  choice: QuizChoice
  value: string | null
  none: string
  onChoose: (id: string | null) => void
}

/** Renders a select of all quizzes. The value is null if none is chosen. */
export function QuizSelect({ choice, value, none, onChoose }: QuizSelectProps) {
  const state = useStore(choice.$state)

  useEffect(() => {
    void choice.load()
    return choice.stop
  }, [choice])

  if (state.step === 'error') {
    return <LoadErrorLine message={state.message} onRetry={choice.load} />
  }
  const quizzes = state.step === 'loaded' ? state.page.items : []
  return (
    <FilterSelect
      label={listTexts.quizLabel}
      busy={state.step === 'loading'}
      none={state.step === 'loading' ? panelTexts.loadingView : none}
      options={quizzes.map(({ id, title }) => [id, title] as const)}
      chosen={value ?? undefined}
      onChoose={(id) => onChoose(id ?? null)}
    />
  )
}
