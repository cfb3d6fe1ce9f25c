import type { Overview } from '#src/features/quizzes/statistics-contracts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { ComparedTable, Count } from './FigureTable.tsx'
import { completionRate, monthName, monthRows } from './quiz-figures.ts'
import { statisticsTexts } from './statistics-texts.ts'

/** Shows figures of all quizzes, of this month and the previous one, and of the latest letters. */
export function OverviewTables({ overview: { quizzes, months, letters } }: { overview: Overview }) {
  const [now, before] = months
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      <div className="flex flex-col gap-10 empty:hidden">
        {quizzes.length === 0 ? null : (
          <div className="flex flex-col gap-3">
            <ComparedTable
              caption={statisticsTexts.quizzesHeading}
              headings={[
                statisticsTexts.quiz,
                statisticsTexts.starts,
                statisticsTexts.completions,
                statisticsTexts.addresses,
                statisticsTexts.clients,
              ]}
              rows={quizzes.map(
                ({ id, title, starts, completions, warned, addresses, clients }) => ({
                  key: id,
                  name: (
                    <span className="flex flex-wrap items-baseline gap-x-3">
                      <PanelLink
                        to={{ screen: 'statistics', quizId: id }}
                        className="link inline-flex min-h-11 items-center"
                      >
                        {title}
                      </PanelLink>
                      {warned === 0 ? null : (
                        <span className="text-sm text-muted">
                          {statisticsTexts.warnedOf(warned)}
                        </span>
                      )}
                    </span>
                  ),
                  shares: [completionRate({ starts, completions }) ?? 0],
                  cells: [
                    starts,
                    <Count key="completions" count={completions} whole={starts} share="below" />,
                    addresses,
                    <Count key="clients" count={clients} whole={addresses} share="below" />,
                  ],
                }),
              )}
            />
            <p className="text-sm text-muted">{statisticsTexts.quizzesHint}</p>
          </div>
        )}
        {letters.length === 0 ? null : (
          <div className="flex flex-col gap-3">
            <ComparedTable
              caption={statisticsTexts.lettersHeading}
              headings={[
                statisticsTexts.letter,
                statisticsTexts.sent,
                statisticsTexts.unreached,
                statisticsTexts.left,
              ]}
              rows={letters.map(
                ({ id, subject, startedAt, recipients, sent, unreached, left }) => ({
                  key: id,
                  name: (
                    <span className="flex flex-wrap items-baseline gap-x-3">
                      <PanelLink
                        to={{ screen: 'letters', letter: { id } }}
                        className="link inline-flex min-h-11 items-center"
                      >
                        {subject}
                      </PanelLink>
                      <span className="text-sm text-muted tabular-nums">
                        {formatDay(startedAt)}
                      </span>
                    </span>
                  ),
                  shares: [recipients === 0 ? 0 : sent / recipients],
                  cells: [sent, unreached, left],
                }),
              )}
            />
            <p className="text-sm text-muted">{statisticsTexts.leftHint}</p>
          </div>
        )}
      </div>
      {now === undefined || before === undefined ? null : (
        <div className="flex flex-col gap-3">
          <ComparedTable
            caption={statisticsTexts.monthsHeading}
            headings={[
              statisticsTexts.happened,
              statisticsTexts.soFar(monthName(now.month)),
              monthName(before.month),
            ]}
            rows={monthRows(now, before)}
          />
          <p className="text-sm text-muted">{statisticsTexts.monthsHint}</p>
        </div>
      )}
    </div>
  )
}
