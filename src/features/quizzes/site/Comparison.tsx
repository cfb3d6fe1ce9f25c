import type { ReactNode } from 'react'
import { meanDifference, type ComparedDimension } from '../comparisons.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import { ComparisonTerms } from './ComparisonTerms.tsx'
import { SupportLine } from '#src/features/safety/site/HelpLines.tsx'
import { Rings } from '#src/site/Rings.tsx'
import { centreOf, distanceOf } from '#src/site/rings.ts'

const texts = comparisonTexts.page

/** Width of the rings' lines. */
const LINE = 0.5

/** Share of the drawing's width beyond which the names of rings that nearly cover each other would touch. */
const NEAREST_NAME = 0.39

interface ComparisonProps {
  quizTitle: string
  dimensions: readonly ComparedDimension[]
  /** Last day of storage, as a formatted date. */
  keptUntil: string
}

/** Shows the shares of both visitors to one of them. The rings part with the mean difference. */
export function Comparison({ quizTitle, dimensions, keptUntil }: ComparisonProps) {
  const different = dimensions.filter(({ differs }) => differs)
  const distance = distanceOf(meanDifference(dimensions))
  return (
    <Frame heading={texts.heading} lead={texts.intro(quizTitle)}>
      <figure className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
        <div className="relative pb-6">
          <Rings distance={distance} line={LINE} className="h-40 text-forest" />
          <Names centre={Math.min(centreOf(distance, LINE), NEAREST_NAME)} />
        </div>
        <figcaption className="flex-[1_1_12rem] text-muted">{texts.rings}</figcaption>
      </figure>
      <ul className="flex flex-col gap-5">
        {dimensions.map(({ id, name, own, other }) => (
          <li key={id}>
            <h2 className="mb-1 font-semibold wrap-anywhere">{name}</h2>
            <p className="sr-only">{`${texts.own}: ${texts.share(own)}`}</p>
            <p className="sr-only">{`${texts.other}: ${texts.share(other)}`}</p>
            <Axis own={own} other={other} />
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

/** Names the rings, and so the dots of all axes. A screen reader reads words beside each axis instead. */
function Names({ centre }: { centre: number }) {
  const left = Math.round(1000 * centre) / 10
  return (
    <svg aria-hidden="true" className="names">
      <text x={`${left}%`} y="1.2em" textAnchor="middle">
        {texts.own}
      </text>
      <text x={`${100 - left}%`} y="1.2em" textAnchor="middle">
        {texts.other}
      </text>
    </svg>
  )
}

/** Shows both shares on one axis: the own as a filled dot, the other's as a hollow one around it if they are equal. */
function Axis({ own, other }: { own: number; other: number }) {
  return (
    <svg aria-hidden="true" className="axis">
      <rect />
      <line x1={`${own}%`} x2={`${other}%`} y1="50%" y2="50%" />
      <circle cx={`${other}%`} cy="50%" className="other" />
      <circle cx={`${own}%`} cy="50%" className="own" />
      <text x={`${own}%`} y="50%" dy="-1em" textAnchor={anchorOf(own)}>
        {texts.share(own)}
      </text>
      <text x={`${other}%`} y="50%" dy="1.75em" textAnchor={anchorOf(other)}>
        {texts.share(other)}
      </text>
    </svg>
  )
}

/** Returns the side of a label that is at its dot, so that a label near an end of the axis stays beside the axis. */
function anchorOf(share: number): 'start' | 'middle' | 'end' {
  if (share < 10) return 'start'
  return share > 90 ? 'end' : 'middle'
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
    <div className="column flex flex-col gap-7 pt-page">
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
    <div className="column flex flex-col gap-6 pt-page">
      <h1 className="title">{heading}</h1>
      <p className="lead">{what(quizTitle)}</p>
      <Rings line={LINE} className="h-28 self-center text-forest" />
      <p>{optional}</p>
      <a href={quizHref} className="button w-fit">
        {toQuiz}
      </a>
      <ComparisonTerms />
    </div>
  )
}
