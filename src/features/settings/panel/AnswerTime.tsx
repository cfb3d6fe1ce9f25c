import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { answerTimeTexts } from '#src/features/clients/answer-time-texts.ts'
import { areShowable } from '#src/features/clients/answering.ts'
import { createQuizFigures } from '#src/features/quizzes/panel/quiz-figures.ts'
import { LoadErrorLine } from '#src/panel/frame/controls.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import type { SettingsValues } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

/**
 * Shows how fast the owner answers, and the choice to show this to visitors. With too few answers it can only be
 * revoked.
 */
export function AnswerTime({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { field } = useController({ control: form.control, name: 'showsAnswerTime' })
  const [figures] = useState(() => createQuizFigures())
  const state = useStore(figures.$state)
  const id = useId()
  useEffect(() => void figures.load(null), [figures])
  const recent = state.step === 'all' ? state.overview.recentAnswers : null
  const isShowable = recent !== null && areShowable(recent)
  return (
    <>
      {state.step === 'error' ? (
        <LoadErrorLine message={state.message} onRetry={() => figures.load(null)} />
      ) : null}
      {recent === null ? null : (
        <div id={id} className="flex flex-col gap-1">
          <p>{recent.total === 0 ? answerTimeTexts.none : answerTimeTexts.line(recent)}</p>
          {isShowable ? null : <p className="text-muted">{answerTimeTexts.tooFew}</p>}
        </div>
      )}
      <CheckBox
        checked={field.value}
        disabled={!isShowable && !field.value}
        aria-describedby={recent === null ? undefined : id}
        onTick={field.onChange}
      >
        {texts.showsAnswerTime}
      </CheckBox>
    </>
  )
}
