import type { ReactNode } from 'react'
import type { QuizResult } from '#src/features/quizzes/contracts.ts'
import { adviceSteps, type SavedResult } from '#src/features/quizzes/quiz-results.ts'
import { bindTexts } from '#src/core/typography.ts'
import { quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'

interface QuizDimensionsProps {
  dimensions: QuizResult['dimensions']
  earlier: SavedResult | null
  /** Level of the main heading. Headings of dimensions are one level lower. */
  heading: 'h2' | 'h3'
}

/** Shows each dimension of a result as a bar, with advice and recommended articles. */
export function QuizDimensions({ dimensions, earlier, heading: Heading }: QuizDimensionsProps) {
  const Name = Heading === 'h2' ? 'h3' : 'h4'
  const earlierShare = (wanted: string) =>
    earlier?.dimensions.find(({ id }) => id === wanted)?.share ?? null
  return (
    <section>
      <Heading className="subheading">{quizEndingTexts.dimensionsHeading}</Heading>
      <ul className="dimensions">
        {dimensions.map(({ id, name, share, advice, articles }) => (
          <li key={id} className="flex flex-col gap-2.5">
            <div className="flex items-baseline justify-between gap-4">
              <Name className="font-sans text-base font-semibold wrap-anywhere">{name}</Name>
              <strong className="shrink-0 text-forest">{quizEndingTexts.share(share)}</strong>
            </div>
            <Bar share={share} earlier={earlierShare(id)} />
            <p className="whitespace-pre-line">{advice}</p>
            {articles.length === 0 ? null : <Reading articles={articles} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows a share as a bar. A line marks the share of an earlier result. */
function Bar({ share, earlier }: { share: number; earlier: number | null }) {
  return (
    <>
      <svg aria-hidden="true" className="bar">
        <rect width="100%" height="10" rx="5" />
        <rect width={`${share}%`} height="10" rx="5" />
        {earlier === null ? null : <line x1={`${earlier}%`} x2={`${earlier}%`} y1="-4" y2="14" />}
      </svg>
      {earlier === null ? null : (
        <p className="text-sm text-muted">
          {quizEndingTexts.earlier(quizEndingTexts.share(earlier))}
        </p>
      )}
    </>
  )
}

function Reading({ articles }: Pick<QuizResult['dimensions'][number], 'articles'>) {
  return (
    <div className="text-sm">
      <p className="text-muted">{quizEndingTexts.readingHeading}</p>
      <ul>
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/blog/${slug}`} className="link inline-block py-1 wrap-anywhere">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface QuizAdviceProps {
  result: QuizResult
  earlier: SavedResult | null
  /** Level of the headings. */
  heading: 'h2' | 'h3'
}

/** Shows a result's description and advice, then its dimensions. */
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
