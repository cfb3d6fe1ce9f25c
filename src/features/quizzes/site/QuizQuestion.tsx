import { useId, type RefObject, type SyntheticEvent } from 'react'
import type { PublicQuiz } from '../contracts.ts'
import { progressPercent, mayLeaveQuestion, type QuizState } from './quiz-attempt.ts'
import { quizTexts } from '../runner-texts.ts'
import { NearingRings } from '#src/site/Rings.tsx'
import { Button } from '#src/ui/Button.tsx'

interface QuizQuestionProps {
  state: Extract<QuizState, { step: 'answering' }>
  heading: RefObject<HTMLHeadingElement | null>
  alive: boolean
  onChoose: (questionId: string, option: number) => void
  onBack: (event: SyntheticEvent) => void
}

/** Shows one question with its options. Submitting the surrounding form shows the next question. */
export function QuizQuestion({ state, heading, alive, onChoose, onBack }: QuizQuestionProps) {
  const counterId = useId()
  const { quiz, index, answers } = state
  const question = quiz.questions[index]
  if (!question) {
    return (
      <>
        <h2 className="heading">{quizTexts.emptyTitle}</h2>
        <p className="mt-3">{quizTexts.emptyText}</p>
      </>
    )
  }
  const total = quiz.questions.length
  return (
    <>
      <div className="flex items-center gap-3">
        <Progress percent={progressPercent(index, total)} />
        <NearingRings nearness={index / Math.max(1, total - 1)} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <p id={counterId}>{quizTexts.counter(index + 1, total)}</p>
        {index === 0 ? <About {...quiz} /> : null}
      </div>
      {index === 0 && quiz.instructions ? (
        <p className="instructions">{quiz.instructions}</p>
      ) : null}
      <fieldset key={question.id} className="question">
        <legend>
          <h2 ref={heading} tabIndex={-1} aria-describedby={counterId} className="focus:outline-0">
            {question.question}
          </h2>
        </legend>
        {question.required ? null : (
          <p className="-mt-3 mb-4 text-sm text-muted">{quizTexts.optionalHint}</p>
        )}
        <div className={question.questionType === 'scale' ? 'options-scale' : 'options'}>
          {question.options.map((option, number) => (
            <Option
              key={number}
              name={question.id}
              value={number}
              required={question.required}
              text={option}
              scale={question.questionType === 'scale'}
              checked={answers[question.id] === number}
              onChoose={() => onChoose(question.id, number)}
            />
          ))}
        </div>
        {question.questionType === 'scale' ? <ScaleEnds options={question.options} /> : null}
      </fieldset>
      <div className="mt-5 flex flex-wrap justify-between gap-3">
        <Button quiet disabled={!alive || index === 0} onClick={onBack}>
          {quizTexts.back}
        </Button>
        <Button type="submit" disabled={!alive || !mayLeaveQuestion(quiz, answers, index)}>
          {index + 1 === total ? quizTexts.finish : quizTexts.next}
        </Button>
      </div>
    </>
  )
}

/** Shows the description, on a phone on request (`quiz.css`). */
function About({ description }: PublicQuiz) {
  return (
    <details className="about">
      <summary className="link">{quizTexts.about}</summary>
      <p>{description}</p>
    </details>
  )
}

function Progress({ percent }: { percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label={quizTexts.progressLabel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 grow overflow-hidden rounded-full bg-line text-forest"
    >
      {/* A width attribute, because pages that functions render must not contain style attributes. */}
      <svg aria-hidden="true" className="block size-full">
        <rect width={`${percent}%`} height="100%" fill="currentColor" />
      </svg>
    </div>
  )
}

/** Labels both ends of a scale, whose options are only numbers. */
function ScaleEnds({ options }: { options: readonly string[] }) {
  return (
    <p aria-hidden="true" className="mt-2 flex justify-between gap-6 text-sm text-muted">
      <span>{options[0]}</span>
      <span className="text-right">{options.at(-1)}</span>
    </p>
  )
}

interface OptionProps {
  name: string
  value: number
  required: boolean
  text: string
  scale: boolean
  checked: boolean
  onChoose: () => void
}

function Option({ name, value, required, text, scale, checked, onChoose }: OptionProps) {
  return (
    <label className={scale ? 'option option-scale' : 'option'}>
      <input
        type="radio"
        name={name}
        value={value}
        required={required}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-forest"
      />
      {scale ? (
        <>
          <span aria-hidden="true">{value + 1}</span>
          <span className="sr-only">{text}</span>
        </>
      ) : (
        <span>{text}</span>
      )}
    </label>
  )
}
