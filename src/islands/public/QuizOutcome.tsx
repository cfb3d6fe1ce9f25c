import type { RefObject } from 'react'
import type { QuizResult } from '#src/contracts/quizzes.ts'
import { readableTextColor } from '#src/domain/color.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { QuizAdvice, QuizScore } from '#src/views/QuizAdvice.tsx'

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
        <QuizScore totalScore={totalScore} />
      </div>
      {category === null ? null : <QuizAdvice category={category} heading="h3" />}
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
