import type { RefObject } from 'react'
import { leaveQuickly } from '#src/client/quick-exit.ts'
import type { QuizResult } from '#src/contracts/quizzes.ts'
import { readableTextColor } from '#src/domain/color.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { safetyTexts } from '#src/texts/safety.ts'
import { HelpLines } from '#src/views/HelpLines.tsx'
import { QuickExit } from '#src/views/QuickExit.tsx'

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
      {warned ? <SafetyNotice hasAdvice={category !== null} /> : null}
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
      <p className="text-sm text-muted">
        {safetyTexts.support.before}
        <a href="/support" className="link">
          {safetyTexts.support.link}
        </a>
        {safetyTexts.support.after}
      </p>
    </div>
  )
}

function SafetyNotice({ hasAdvice }: { hasAdvice: boolean }) {
  return (
    <section aria-labelledby="saugumas" className="rounded-xl bg-blush p-5 sm:p-7">
      <h3 id="saugumas" className="subheading">
        {safetyTexts.heading}
      </h3>
      <p className="mt-2">{safetyTexts.text}</p>
      {hasAdvice ? <p className="mt-3">{safetyTexts.beforeAdvice}</p> : null}
      <h4 className="mt-5 mb-2 font-semibold">{safetyTexts.helpHeading}</h4>
      <HelpLines />
    </section>
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
