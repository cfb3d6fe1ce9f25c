import type { RefObject } from 'react'
import type { QuizResult } from '#src/contracts/quizzes.ts'
import { readableTextColor } from '#src/domain/color.ts'
import { quizTexts } from '#src/texts/quiz.ts'

interface QuizOutcomeProps {
  result: QuizResult
  heading: RefObject<HTMLHeadingElement | null>
}

/** The result: score, band, description and advice; without a band the score alone. */
export function QuizOutcome({ result, heading }: QuizOutcomeProps) {
  const { totalScore, category } = result
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex flex-col items-start gap-3">
          <h2 ref={heading} tabIndex={-1} className="heading focus:outline-0">
            {quizTexts.resultHeading}
          </h2>
          {category === null ? null : <CategoryBadge {...category} />}
        </div>
        <p className="flex items-baseline gap-2.5">
          <strong className="font-serif text-6xl leading-none font-semibold text-forest" data-score>
            {totalScore.toLocaleString('lt-LT')}
          </strong>{' '}
          <span className="text-muted">{quizTexts.score}</span>
        </p>
      </div>
      {category === null ? null : (
        <>
          <p className="whitespace-pre-line">{category.description}</p>
          <div className="rounded-xl bg-mist p-5 sm:p-7">
            <h3 className="subheading">{quizTexts.adviceHeading}</h3>
            <p className="mt-2 whitespace-pre-line">{category.advice}</p>
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <a href="/consultations" className="button">
          {quizTexts.toConsultations}
        </a>
        <a href="/" className="button-quiet">
          {quizTexts.toHome}
        </a>
      </div>
    </div>
  )
}

function CategoryBadge({ name, color }: { name: string; color: string }) {
  const textColor = readableTextColor(color)
  return (
    <span
      className="badge rounded-2xl px-4 py-1 text-base"
      data-category
      style={textColor === null ? undefined : { backgroundColor: color, color: textColor }}
    >
      {name}
    </span>
  )
}
