import { useState } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { newQuestion, type QuestionValues, type QuizValues } from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { focusSoon } from '../items/form-fields.tsx'
import { Question } from './Question.tsx'
import { RemovedNote } from './RemovedNote.tsx'
import { SortableList, SortableRow } from './SortableList.tsx'

export function Questions({ form }: { form: UseFormReturn<QuizValues> }) {
  const { fields, append, insert, remove, move } = useFieldArray({
    control: form.control,
    name: 'questions',
    keyName: 'key',
  })
  const [removed, setRemoved] = useState<{ question: QuestionValues; index: number } | null>(null)

  return (
    <section aria-labelledby="klausimai" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 id="klausimai" className="subheading">
          {quizFormTexts.questions}
        </h3>
        <p className="text-muted">
          {fields.length === 0 ? quizFormTexts.questionsEmpty : quizFormTexts.warningHint}
        </p>
      </div>
      <SortableList keys={fields.map(({ key }) => key)} onMove={move}>
        <ol className="flex flex-col gap-4">
          {fields.map(({ key }, index) => (
            <SortableRow
              key={key}
              id={key}
              moveLabel={quizFormTexts.moveQuestion(index + 1)}
              className="card gap-4 p-5 sm:p-7"
            >
              {(handle) => (
                <Question
                  form={form}
                  index={index}
                  handle={handle}
                  onDuplicate={() => {
                    const { id: _, ...copy } = form.getValues(`questions.${index}`)
                    insert(index + 1, copy, { shouldFocus: false })
                    focusSoon(form, `questions.${index + 1}.question`)
                  }}
                  onRemove={() => {
                    setRemoved({ question: form.getValues(`questions.${index}`), index })
                    remove(index)
                  }}
                />
              )}
            </SortableRow>
          ))}
        </ol>
      </SortableList>
      {removed === null ? null : (
        <RemovedNote
          text={quizFormTexts.questionRemoved}
          onUndo={() => {
            insert(removed.index, removed.question, { shouldFocus: false })
            focusSoon(form, `questions.${removed.index}.question`)
            setRemoved(null)
          }}
        />
      )}
      <div>
        <Button
          quiet
          onClick={() => {
            append(newQuestion(), { shouldFocus: false })
            focusSoon(form, `questions.${fields.length}.question`)
          }}
        >
          {quizFormTexts.addQuestion}
        </Button>
      </div>
    </section>
  )
}
