import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { updateQuiz, type FullQuiz } from '#src/contracts/quizzes.ts'
import { itemPath } from '#src/domain/seo.ts'
import {
  copyOfQuiz,
  editedQuiz,
  EMPTY_QUIZ,
  quizFieldOf,
  toQuizBody,
  toQuizValues,
  type QuizValues,
} from '#src/stores/admin/quiz-form.ts'
import { quizFormTexts } from '#src/texts/quiz-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import { useItemForm } from '../item-form.ts'
import { session } from '../session.ts'
import { Bands } from './Bands.tsx'
import { useProposedSlug } from './post-form.ts'
import { Questions } from './Questions.tsx'
import { QuizConflict, QuizTools } from './QuizTools.tsx'
import { SlugField } from './SlugField.tsx'
import { StatusFields } from './StatusFields.tsx'
import { TrialRun } from './TrialRun.tsx'

/** Creates and edits a quiz (specification, section 2, quiz form). */
export function QuizForm({ id }: { id: string | null }) {
  const item = useItemForm<QuizValues, FullQuiz, ReturnType<typeof updateQuiz.body.parse>>({
    kind: 'quiz',
    id,
    calls: editedQuiz(session),
    empty: EMPTY_QUIZ,
    toValues: toQuizValues,
    toBody: toQuizBody,
    schema: updateQuiz.body,
    fieldOf: quizFieldOf,
    asNew: copyOfQuiz,
    pathOf: ({ slug }) => itemPath('quiz', slug),
  })
  const { form } = item
  const [trying, setTrying] = useState(false)
  useProposedSlug(form, id === null)

  return (
    <FormFrame
      kind="quiz"
      id={id}
      item={item}
      conflict={(mine, theirs) => <QuizConflict item={item} mine={mine} theirs={theirs} />}
      actions={
        <>
          <Button quiet onClick={() => setTrying(true)}>
            {quizFormTexts.trial}
          </Button>
          {id === null ? null : (
            <Button quiet onClick={() => item.startCopy(copyOfQuiz(form.getValues()))}>
              {quizFormTexts.duplicate}
            </Button>
          )}
          <QuizTools id={id} item={item} />
        </>
      }
    >
      <Description form={form} id={id} />
      <Questions form={form} />
      <Bands form={form} />
      {trying ? <TrialRun values={form.getValues()} onClose={() => setTrying(false)} /> : null}
    </FormFrame>
  )
}

function Description({ form, id }: { form: UseFormReturn<QuizValues>; id: string | null }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="card gap-5 p-5 sm:p-7">
      <Field label={quizFormTexts.title} message={errors.title?.message}>
        {(control) => <input {...control} {...register('title')} type="text" required />}
      </Field>
      <SlugField form={form} kind="quiz" id={id} />
      <Field label={quizFormTexts.description} message={errors.description?.message}>
        {(control) => <textarea {...control} {...register('description')} rows={3} required />}
      </Field>
      <Field
        label={quizFormTexts.instructions}
        hint={quizFormTexts.instructionsHint}
        message={errors.instructions?.message}
      >
        {(control) => <textarea {...control} {...register('instructions')} rows={3} />}
      </Field>
      <StatusFields form={form} />
    </div>
  )
}
