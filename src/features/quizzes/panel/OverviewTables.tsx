import type { Overview } from '#src/features/quizzes/statistics-contracts.ts'
import { answerTimeTexts } from '#src/features/clients/answer-time-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { Count, FigureTable, MonthTable } from './FigureTable.tsx'
import { completionRate, monthRows } from './quiz-figures.ts'
import { statisticsTexts } from './statistics-texts.ts'

/** Shows figures of this month beside the previous one, of all quizzes, and of the last letters. */
export function OverviewTables({
  overview: { quizzes, months, letters, recentAnswers },
}: {
  overview: Overview
}) {
  const hasMonths = monthRows(months).rows.length > 0
  const started = quizzes.filter(({ starts, completions }) => starts + completions > 0)
  const unstarted = quizzes.filter((quiz) => !started.includes(quiz))
  const isEmpty = !hasMonths && started.length + letters.length === 0
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[5fr_6fr]">
      {isEmpty ? (
        <p className="panel text-muted lg:col-span-2">{statisticsTexts.nothingYet}</p>
      ) : null}
      {hasMonths ? (
        <div className="flex flex-col gap-3">
          <MonthTable months={months} />
          <p className="text-sm text-muted">{statisticsTexts.monthsHint}</p>
          {recentAnswers.total === 0 ? null : <p>{answerTimeTexts.line(recentAnswers)}</p>}
        </div>
      ) : null}
      <div className="flex flex-col gap-10 empty:hidden">
        {started.length === 0 ? null : (
          <div className="flex flex-col gap-3">
            <FigureTable
              caption={statisticsTexts.quizzesHeading}
              headings={[
                statisticsTexts.quiz,
                statisticsTexts.completions,
                statisticsTexts.addresses,
                statisticsTexts.clients,
              ]}
              rows={started.map(
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
                  share: completionRate({ starts, completions }) ?? 0,
                  cells: [
                    <Count key="completions" count={completions} whole={starts} isOf />,
                    addresses,
                    <Count key="clients" count={clients} whole={addresses} />,
                  ],
                }),
              )}
            />
            <p className="text-sm text-muted">{statisticsTexts.quizzesHint}</p>
          </div>
        )}
        {letters.length === 0 ? null : (
          <FigureTable
            caption={statisticsTexts.lettersHeading}
            headings={[
              statisticsTexts.letter,
              statisticsTexts.sent,
              statisticsTexts.unreached,
              statisticsTexts.left,
            ]}
            rows={letters.map(({ id, subject, startedAt, sent, unreached, left }) => ({
              key: id,
              name: (
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <PanelLink
                    to={{ screen: 'letters', letter: { id } }}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {subject}
                  </PanelLink>
                  <span className="text-sm text-muted tabular-nums">{formatDay(startedAt)}</span>
                </span>
              ),
              cells: [sent, unreached, left],
            }))}
          />
        )}
        {unstarted.length === 0 ? null : (
          <div className="flex flex-col gap-2">
            <h3 id="nepradeti" className="subheading">
              {statisticsTexts.unstarted}
            </h3>
            <ul
              aria-labelledby="nepradeti"
              className="flex flex-wrap items-center gap-x-4 wrap-anywhere"
            >
              {unstarted.map(({ id, title }) => (
                <li key={id}>
                  <PanelLink
                    to={{ screen: 'statistics', quizId: id }}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {title}
                  </PanelLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}
