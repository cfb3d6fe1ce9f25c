import { useDeferredValue, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { LIMITS } from '#src/core/fields.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { pastedQuestions } from './pasted-questions.ts'
import type { QuestionValues, QuizValues } from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'

interface PasteQuestionsProps {
  /** Quiz to which the questions are added. */
  quiz: QuizValues
  text: string
  onType: (text: string) => void
  onTake: (questions: QuestionValues[]) => void
  onClose: () => void
}

/** Renders the dialog that adds pasted questions, with a preview. */
export function PasteQuestions({ quiz, text, onType, onTake, onClose }: PasteQuestionsProps) {
  // Deferred, so that a long preview does not delay typing.
  const deferred = useDeferredValue(text)
  const pasted = useMemo(() => pastedQuestions(deferred, quiz), [deferred, quiz])
  const { questions, guesses, isRanked, unclear, refusals } = pasted
  const mayTake = questions.length > 0 && refusals.length === 0 && deferred === text
  // In a portal outside the quiz form, because forms cannot be nested.
  return createPortal(
    <Dialog
      title={quizFormTexts.pasteTitle}
      onClose={onClose}
      wide
      footer={
        <>
          <Button disabled={!mayTake} onClick={() => onTake(questions)}>
            {quizFormTexts.pasteAdd}
          </Button>
          <Button quiet onClick={onClose}>
            {panelTexts.cancel}
          </Button>
        </>
      }
    >
      <p className="text-muted">{quizFormTexts.pasteIntro}</p>
      <Field label={quizFormTexts.pasteLabel}>
        {(control) => (
          <textarea
            {...control}
            rows={8}
            maxLength={LIMITS.letter}
            value={text}
            placeholder={quizFormTexts.pastePlaceholder}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        )}
      </Field>
      <p role="status" className={questions.length === 0 ? 'text-muted' : 'font-semibold'}>
        {deferred.trim() === ''
          ? quizFormTexts.pasteEmpty
          : questions.length === 0
            ? quizFormTexts.pasteNone
            : quizFormTexts.questionCount(questions.length)}
      </p>
      <Sentences heading={quizFormTexts.pasteRefused} sentences={refusals} />
      <Sentences heading={quizFormTexts.pasteUnclear} sentences={unclear} />
      {isRanked ? <p>{quizFormTexts.pasteRanked}</p> : null}
      <Preview questions={questions} guesses={guesses} from={quiz.questions.length + 1} />
      <p className="text-sm text-muted">{quizFormTexts.pasteHint}</p>
    </Dialog>,
    document.body,
  )
}

function Sentences({ heading, sentences }: { heading: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <section className="rounded-xl bg-blush px-5 py-4 text-sm">
      <h3 className="font-sans text-base font-semibold">{heading}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PreviewProps {
  questions: readonly QuestionValues[]
  /** Whether an option's points are a guess; by index of the question, then of the option. */
  guesses: readonly (readonly boolean[])[]
  /** Number that the first question will have in the quiz, from 1. */
  from: number
}

function Preview({ questions, guesses, from }: PreviewProps) {
  if (questions.length === 0) return null
  return (
    <>
      {guesses.flat().includes(true) ? <p>{quizFormTexts.pasteGuesses}</p> : null}
      <ol className="flex flex-col gap-4">
        {questions.map(({ question, options }, index) => (
          <li key={index} className="card gap-2 p-4 sm:px-5">
            <p className="font-semibold wrap-anywhere">
              {quizFormTexts.numbered(from + index, question)}
            </p>
            <ul className="flex flex-col">
              {options.map(({ text, weight }, number) => (
                <li
                  key={number}
                  className="flex justify-between gap-4 border-t border-line py-1.5 text-sm"
                >
                  <span className="wrap-anywhere">{text}</span>
                  <span className="flex shrink-0 flex-col-reverse items-end justify-end gap-x-2 tabular-nums sm:flex-row sm:items-baseline">
                    {guesses[index]?.[number] === true ? (
                      <span className="badge badge-clay">{quizFormTexts.pasteGuessed}</span>
                    ) : null}
                    <span>{quizFormTexts.points(weight)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
