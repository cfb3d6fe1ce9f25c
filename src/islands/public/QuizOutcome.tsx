import type { RefObject } from 'react'
import type { QuizResult } from '#src/contracts/quizzes.ts'
import { readableTextColor } from '#src/domain/color.ts'
import { quizTexts } from '#src/texts/quiz.ts'

interface QuizOutcomeProps {
  result: QuizResult
  heading: RefObject<HTMLHeadingElement | null>
}

/** The result: score, category, description and advice; without a category the score alone. */
export function QuizOutcome({ result, heading }: QuizOutcomeProps) {
  const { totalScore, category } = result
  return (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="heading">
        {quizTexts.resultHeading}
      </h2>
      <p>
        <strong className="font-serif text-5xl text-forest" data-score>
          {totalScore.toLocaleString('lt-LT')}
        </strong>{' '}
        {quizTexts.score}
      </p>
      {category === null ? null : (
        <>
          <p>
            <CategoryBadge {...category} />
          </p>
          <p className="whitespace-pre-line">{category.description}</p>
          <h3 className="text-xl">{quizTexts.adviceHeading}</h3>
          <p className="whitespace-pre-line">{category.advice}</p>
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
      className="badge text-base"
      data-category
      style={textColor === null ? undefined : { backgroundColor: color, color: textColor }}
    >
      {name}
    </span>
  )
}
