import type { RefObject } from 'react'
import { leaveQuickly } from '#src/client/quick-exit.ts'
import type { QuizResult } from '#src/contracts/quizzes.ts'
import { readableTextColor } from '#src/domain/color.ts'
import { quizEndingTexts } from '#src/texts/quiz-ending.ts'
import { QuickExit } from '#src/views/QuickExit.tsx'
import { QuizAdvice, QuizScore } from '#src/views/QuizAdvice.tsx'
import { SafetyNotice } from '#src/views/SafetyNotice.tsx'
import { SupportLine } from '#src/views/SupportLine.tsx'

interface QuizOutcomeProps {
  result: QuizResult
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * The result: score, band, description and advice; without a band the score alone. After a warning answer
 * the safety text stands before the description and the advice.
 */
export function QuizOutcome({ result, heading }: QuizOutcomeProps) {
  const { totalScore, category, warned } = result
  return (
    <div className="flex flex-col gap-7">
      <QuickExit onClick={leaveQuickly} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex flex-col items-start gap-3">
          <h2 ref={heading} tabIndex={-1} className="heading focus:outline-0">
            {quizEndingTexts.resultHeading}
          </h2>
          {category === null ? null : <CategoryBadge {...category} />}
        </div>
        <QuizScore totalScore={totalScore} />
      </div>
      {warned ? <SafetyNotice hasAdvice={category !== null} heading="h3" /> : null}
      {category === null ? null : <QuizAdvice category={category} heading="h3" />}
      <div className="flex flex-wrap gap-3">
        <a href="/consultations" className="button">
          {quizEndingTexts.toConsultations}
        </a>
        <a href="/" className="button-quiet">
          {quizEndingTexts.toHome}
        </a>
      </div>
      <SupportLine />
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
