import { Fragment, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '#src/ui/Button.tsx'
import { newQuestion, type QuizValues } from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'
import { Question } from './Question.tsx'
import { PasteQuestions } from './PasteQuestions.tsx'
import { PartsHeading } from './QuizPart.tsx'
import { SortableList, SortableRow } from './SortableList.tsx'
import { useParts } from './use-parts.tsx'

export function Questions({ form }: { form: UseFormReturn<QuizValues> }) {
  const [text, setText] = useState('')
  const [pastedInto, setPastedInto] = useState<QuizValues | null>(null)
  const { keys, insert, remove, move, noteAt, footer } = useParts('questions', {
    form,
    newPart: newQuestion,
    addText: quizFormTexts.addQuestion,
    removedText: quizFormTexts.questionRemoved,
    actions: (
      <Button quiet onClick={() => setPastedInto(form.getValues())}>
        {quizFormTexts.paste}
      </Button>
    ),
  })

  return (
    <section aria-labelledby="klausimai" className="flex flex-col gap-4">
      <PartsHeading
        id="klausimai"
        heading={quizFormTexts.questions}
        list="questions"
        count={keys.length}
      >
        <p className="text-muted">
          {keys.length === 0 ? quizFormTexts.questionsEmpty : quizFormTexts.marksHint}
        </p>
      </PartsHeading>
      <SortableList keys={keys} onMove={move}>
        <ol className="flex flex-col gap-2">
          {keys.map((key, index) => (
            <Fragment key={key}>
              {noteAt(index)}
              <SortableRow
                id={key}
                moveLabel={quizFormTexts.moveQuestion(index + 1)}
                className="card"
              >
                {(handle) => (
                  <Question
                    form={form}
                    index={index}
                    handle={handle}
                    onDuplicate={() => {
                      const { id: _, ...copy } = form.getValues(`questions.${index}`)
                      insert(index + 1, copy)
                    }}
                    onRemove={() => remove(index)}
                  />
                )}
              </SortableRow>
            </Fragment>
          ))}
        </ol>
      </SortableList>
      {footer}
      {pastedInto === null ? null : (
        <PasteQuestions
          quiz={pastedInto}
          text={text}
          onType={setText}
          onTake={(questions) => {
            setPastedInto(null)
            setText('')
            insert(keys.length, questions)
          }}
          onClose={() => setPastedInto(null)}
        />
      )}
    </section>
  )
}
