import type { ReactNode } from 'react'
import type { QuizResult } from '../contracts.ts'
import { adviceSteps } from '../advice-steps.ts'
import type { SavedResult } from '../saved-results.ts'
import { bindTexts } from '#src/core/typography.ts'
import { quizEndingTexts } from '../ending-texts.ts'
import { QuizDimensions } from './QuizDimensions.tsx'

interface QuizAdviceProps {
  result: QuizResult
  earlier: SavedResult | null
  /** Level of its headings. */
  heading: 'h2' | 'h3'
}

/** What a result advises: of its band, in the order in which it was written, and of its dimensions. */
export function QuizAdvice({ result, earlier, heading: Heading }: QuizAdviceProps) {
  const { category, dimensions } = bindTexts(result)
  const { thisWeek, steps } = adviceSteps(category?.advice ?? '')
  return (
    <>
      {category === null ? null : <p className="whitespace-pre-line">{category.description}</p>}
      {thisWeek === null && steps.length > 0 ? (
        <Highlight>
          <Heading className="subheading">{quizEndingTexts.adviceHeading}</Heading>
          <p className="mt-2">{steps[0]}</p>
        </Highlight>
      ) : null}
      {thisWeek === null ? null : (
        <Highlight>
          <Heading className="subheading">{quizEndingTexts.weekHeading}</Heading>
          <p className="mt-2">{thisWeek}</p>
        </Highlight>
      )}
      {thisWeek === null ? null : (
        <section>
          <Heading className="subheading">{quizEndingTexts.adviceHeading}</Heading>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {dimensions.length === 0 ? null : (
        <QuizDimensions dimensions={dimensions} earlier={earlier} heading={Heading} />
      )}
    </>
  )
}

function Highlight({ children }: { children: ReactNode }) {
  return <section className="rounded-xl bg-mist p-5 sm:p-7">{children}</section>
}
