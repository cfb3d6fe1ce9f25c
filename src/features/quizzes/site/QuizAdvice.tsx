import type { ReactNode } from 'react'
import type { QuizResult } from '#src/features/quizzes/contracts.ts'
import { adviceSteps, type SavedResult } from '#src/features/quizzes/quiz-results.ts'
import { bindTexts } from '#src/core/typography.ts'
import { quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'

type Dimension = QuizResult['dimensions'][number]

/** A dimension with the article it recommends. */
type ReadDimension = Dimension & { reading: Dimension['articles'][number] | undefined }

/** Adds to each dimension the first of its articles that no dimension before it has. */
function withReading(dimensions: readonly Dimension[]): ReadDimension[] {
  const shown = new Set<string>()
  return dimensions.map((dimension) => {
    const reading = dimension.articles.find(({ slug }) => !shown.has(slug))
    if (reading) shown.add(reading.slug)
    return { ...dimension, reading }
  })
}

interface QuizDimensionsProps {
  dimensions: QuizResult['dimensions']
  earlier: SavedResult | null
  /** Level of the main heading. Headings of dimensions are one level lower. */
  heading: 'h2' | 'h3'
}

/**
 * Shows each dimension of a result as a bar, with advice and one recommended article. Several without points stand last,
 * below one line without bars, so that what is said in their place is said once.
 */
export function QuizDimensions({ dimensions, earlier, heading: Heading }: QuizDimensionsProps) {
  const name = Heading === 'h2' ? 'h3' : 'h4'
  const earlierShare = (wanted: string) =>
    earlier?.dimensions.find(({ id }) => id === wanted)?.share ?? null
  const isWithout = ({ id, share }: Dimension) => share === 0 && earlierShare(id) === null
  const without = dimensions.filter(isWithout)
  const together = without.length > 1 ? without : []
  const alone = dimensions.filter((dimension) => !together.includes(dimension))
  const shown = withReading([...alone, ...together])
  return (
    <section>
      <Heading className="subheading">{quizEndingTexts.dimensionsHeading}</Heading>
      <ul className="dimensions">
        {shown.slice(0, alone.length).map((dimension) => (
          <DimensionItem key={dimension.id} name={name} dimension={dimension}>
            <Bar share={dimension.share} earlier={earlierShare(dimension.id)} />
          </DimensionItem>
        ))}
        {together.length === 0 ? null : (
          <li>
            <p className="text-muted">{quizEndingTexts.starts(alone.length === 0)}</p>
            <ul className="dimensions">
              {shown.slice(alone.length).map((dimension) => (
                <DimensionItem key={dimension.id} name={name} dimension={dimension} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  )
}

interface DimensionItemProps {
  dimension: ReadDimension
  /** Level of its heading. */
  name: 'h3' | 'h4'
  /** Its bar. Without one, its share is not shown either. */
  children?: ReactNode
}

function DimensionItem({ dimension, name: Name, children }: DimensionItemProps) {
  const { name, share, advice, reading } = dimension
  const heading = <Name className="font-sans text-base font-semibold wrap-anywhere">{name}</Name>
  return (
    <li className="flex flex-col gap-2">
      {children === undefined ? (
        heading
      ) : (
        <div className="mb-2 flex flex-col gap-2">
          <div className="flex items-baseline justify-between gap-4">
            {heading}
            <strong className="shrink-0 text-forest">{quizEndingTexts.share(share)}</strong>
          </div>
          {children}
        </div>
      )}
      <p className="whitespace-pre-line">{advice}</p>
      {reading === undefined ? null : (
        <p>
          <span className="mr-2 text-sm text-muted">{quizEndingTexts.readingHeading}</span>{' '}
          <a href={`/blog/${reading.slug}`} className="link inline-block py-2 wrap-anywhere">
            {reading.title}
          </a>
        </p>
      )}
    </li>
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
