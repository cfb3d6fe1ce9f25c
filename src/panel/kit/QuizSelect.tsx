import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { QuizChoice } from './quiz-choice.ts'
import { panelTexts } from '../frame/texts.ts'
import { listTexts } from './texts.ts'
import { LoadErrorLine } from '../frame/controls.tsx'
import { Field } from '../../islands/ui/Field.tsx'

interface QuizSelectProps {
  choice: QuizChoice
  value: string | null
  none: string
  onChoose: (id: string | null) => void
}

/** Chooses one of the quizzes; null for none. */
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
    <Field label={listTexts.quizLabel}>
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
