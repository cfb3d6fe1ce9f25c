import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { QuizChoice } from './quiz-choice.ts'
import { panelTexts } from '../frame/texts.ts'
import { statisticsTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { Field } from '../../islands/ui/Field.tsx'

interface QuizSelectProps {
  choice: QuizChoice
  /** Id of the chosen quiz; null for none. */
  value: string | null
  /** What stands for none. */
  none: string
  onChoose: (id: string | null) => void
}

/** Chooses one of the quizzes. */
export function QuizSelect({ choice, value, none, onChoose }: QuizSelectProps) {
  const state = useStore(choice.$state)

  useEffect(() => void choice.load(), [choice])

  if (state.step === 'error') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>{state.message}</p>
        <Button quiet onClick={() => void choice.load()}>
          {panelTexts.retry}
        </Button>
      </div>
    )
  }
  const quizzes = state.step === 'loaded' ? state.quizzes : []
  return (
    <Field label={statisticsTexts.quizLabel}>
      {(control) => (
        <select
          {...control}
          aria-busy={state.step === 'loading'}
          value={quizzes.some(({ id }) => id === value) ? (value ?? '') : ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        >
          <option value="">{state.step === 'loading' ? panelTexts.loadingView : none}</option>
          {quizzes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
