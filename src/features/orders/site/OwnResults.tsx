import { formatLongDay } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { HiddenFields } from '#src/site/HiddenFields.tsx'
import { correspondenceTexts as texts } from '../correspondence-texts.ts'
import { action } from './Correspondence.tsx'

export interface OwnResultsProps {
  orderId: string
  results: readonly {
    id: string
    /** Title of the quiz; null if it is deleted. */
    quiz: string | null
    /** Name of the band; null if there is none. */
    band: string | null
    completedAt: Date
    isAdded: boolean
  }[]
}

/** Lists the client's quiz results, each with a button that adds it to the order or removes it; nothing without results. */
export function OwnResults({ orderId, results }: OwnResultsProps) {
  if (results.length === 0) return null
  return (
    <section id="rezultatai" className="flex flex-col gap-4">
      <h2 className="heading">{texts.resultsHeading}</h2>
      <p>{texts.resultsText}</p>
      <ul className="flex flex-col divide-y divide-line">
        {results.map(({ id, quiz, band, completedAt, isAdded }) => {
          const title = quiz ?? texts.deletedQuiz
          const label = isAdded ? texts.removeResult : texts.addResult
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
            >
              <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
                <strong>{title}</strong>
                {band === null ? null : <span>{band}</span>}
                <span className="text-sm text-muted">
                  {[
                    texts.resultOf(formatLongDay(completedAt)),
                    ...(isAdded ? [texts.resultAdded] : []),
                  ].join(' · ')}
                </span>
              </div>
              <form method="post" data-in-place>
                <HiddenFields values={{ uzsakymas: orderId, testas: id }} />
                <Button
                  quiet
                  aria-label={`${label}: ${title}`}
                  {...action(isAdded ? 'pasalinti' : 'prideti')}
                >
                  {label}
                </Button>
              </form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
