import type { ReactNode, RefObject } from 'react'
import type { QuizResult } from '../contracts.ts'
import type { SavedResult } from '#src/features/quizzes/quiz-results.ts'
import { quizEndingTexts } from '../ending-texts.ts'
import { QuizAdvice } from './QuizAdvice.tsx'
import { QuizScore, ResultRings } from './QuizScore.tsx'
import { SafetyResult } from './SafetyResult.tsx'
import { SupportLine } from '#src/features/safety/site/HelpLines.tsx'

interface QuizOutcomeProps {
  result: QuizResult
  heading: RefObject<HTMLHeadingElement | null>
  /** Earlier result of the visitor, to compare with. */
  earlier?: SavedResult | null
  /** Line below the score that leads to the consent of an invited visitor. */
  invitation?: ReactNode
  /** More buttons below the result. */
  children?: ReactNode
}

/**
 * Shows a result: score, band, advice and dimensions, as far as the quiz has them. After a warning, shows only the
 * safety result.
 */
export function QuizOutcome({
  result,
  heading,
  earlier = null,
  invitation,
  children,
}: QuizOutcomeProps) {
  if (result.warned) {
    return (
      <div className="result">
        <SafetyResult category={result.category} heading={heading} />
        {children}
        <p className="text-sm print:hidden">
          <a href="/" className="link">
            {quizEndingTexts.toHome}
          </a>
        </p>
      </div>
    )
  }
  return (
    <div className="result">
      <ResultRings result={result} />
      <h2 ref={heading} tabIndex={-1} className="heading focus:outline-0">
        {quizEndingTexts.resultHeading}
      </h2>
      <QuizScore result={result} earlier={earlier} />
      {invitation}
      <QuizAdvice result={result} earlier={earlier} heading="h3" />
      <SupportLine />
      <div className="flex flex-wrap gap-3 print:hidden">
        <a href="/consultations" className="button">
          {quizEndingTexts.toConsultations}
        </a>
        <a href="/" className="button-quiet">
          {quizEndingTexts.toHome}
        </a>
      </div>
      {children}
    </div>
  )
}
