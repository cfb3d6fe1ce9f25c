import type { ReactNode } from 'react'
import type { ComparedDimension } from '../comparisons.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import { quizEndingTexts } from '../ending-texts.ts'
import { ComparisonTerms } from './ComparisonTerms.tsx'
import { SupportLine } from '#src/features/safety/site/HelpLines.tsx'

const texts = comparisonTexts.page

interface ComparisonProps {
  quizTitle: string
  dimensions: readonly ComparedDimension[]
  /** Last day of storage, as a formatted date. */
  keptUntil: string
}

/** Shows the shares of both visitors side by side, to one of them. */
export function Comparison({ quizTitle, dimensions, keptUntil }: ComparisonProps) {
  const different = dimensions.filter(({ differs }) => differs)
  return (
    <Frame heading={texts.heading} lead={texts.intro(quizTitle)}>
      <ul className="flex flex-col gap-5">
        {dimensions.map(({ id, name, own, other }) => (
          <li key={id} className="border-t border-line pt-4">
            <h2 className="font-semibold wrap-anywhere">{name}</h2>
            <div className="mt-2 grid grid-cols-2 gap-4">
              <Share of={texts.own} percent={own} color="text-forest" />
              <Share of={texts.other} percent={other} color="text-clay" />
            </div>
          </li>
        ))}
      </ul>
      <section className="rounded-xl bg-mist p-5 sm:p-7">
        <h2 className="subheading">{texts.talkHeading}</h2>
        {different.length === 0 ? (
          <p className="mt-2">{texts.alike}</p>
        ) : (
          <dl className="mt-3 grid gap-4">
            {different.map(({ id, name, talk }) => (
              <div key={id}>
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1 whitespace-pre-line">{talk ?? texts.talk}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <p className="text-sm text-muted">{texts.keptUntil(keptUntil)}</p>
    </Frame>
  )
}

/** Shows one person's share, in percent and as a bar. */
function Share({ of, percent, color }: { of: string; percent: number; color: string }) {
  return (
    <p>
      {`${of}: ${quizEndingTexts.share(percent)}`}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className={`mt-2 block h-2 w-full rounded-full bg-line ${color}`}
      >
        <rect width={percent} height="8" fill="currentColor" />
      </svg>
    </p>
  )
}

/** Shows that there is no comparison. The page is always the same, so that it does not reveal the reason. */
export function NoComparison() {
  return <Frame heading={texts.noneHeading} lead={texts.none} />
}

function Frame({
  heading,
  lead,
  children,
}: {
  heading: string
  lead: string
  children?: ReactNode
}) {
  return (
    <div className="column flex flex-col gap-7 pt-[clamp(3rem,2rem+5vw,6rem)]">
      <h1 className="title">{heading}</h1>
      <p className="lead">{lead}</p>
      {children}
      <form
        method="post"
        className="flex flex-col items-start gap-3 border-t border-line pt-6 print:hidden"
      >
        <h2 className="subheading">{texts.withdrawHeading}</h2>
        <p>{texts.withdrawText}</p>
        <button className="button-quiet">{texts.withdraw}</button>
      </form>
      <SupportLine />
    </div>
  )
}

/** Explains the invitation to the invited visitor. The page is the same for all codes, even used ones. */
export function Invitation({
  quizHref,
  quizTitle,
}: {
  quizHref: string
  quizTitle: string | null
}) {
  const { heading, what, optional, toQuiz } = comparisonTexts.invitation
  return (
    <div className="column flex flex-col gap-6 pt-[clamp(3rem,2rem+5vw,6rem)]">
      <h1 className="title">{heading}</h1>
      <p className="lead">{what(quizTitle)}</p>
      <ComparisonTerms />
      <p>{optional}</p>
      <a href={quizHref} className="button w-fit">
        {toQuiz}
      </a>
    </div>
  )
}
