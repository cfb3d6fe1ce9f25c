import type { Overview } from '#src/features/quizzes/statistics-contracts.ts'
import { answerTimeTexts } from '#src/features/clients/answer-time-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { ComparedTable, Count } from './FigureTable.tsx'
import { completionRate, monthName, monthRows } from './quiz-figures.ts'
import { statisticsTexts } from './statistics-texts.ts'

/** Shows figures of this month beside the previous one, of all quizzes, and of the last letters. */
export function OverviewTables({
  overview: { quizzes, months, letters, recentAnswers },
}: {
  overview: Overview
}) {
  const [now, before] = months
  const { rows, zeros } = now && before ? monthRows(now, before) : { rows: [], zeros: [] }
  const started = quizzes.filter(({ starts, completions }) => starts + completions > 0)
  const unstarted = quizzes.filter((quiz) => !started.includes(quiz))
  const mostSent = Math.max(...letters.map(({ sent }) => sent))
  const isEmpty = rows.length + started.length + letters.length === 0
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      {isEmpty ? (
        <p className="panel text-muted lg:col-span-2">{statisticsTexts.nothingYet}</p>
      ) : null}
      {now === undefined || before === undefined || rows.length === 0 ? null : (
        <div className="flex flex-col gap-3">
          <ComparedTable
            caption={statisticsTexts.monthsHeading}
            headings={[
              statisticsTexts.happened,
              statisticsTexts.soFar(monthName(now.month)),
              monthName(before.month),
            ]}
            rows={rows}
          />
          {zeros.length === 0 ? null : (
            <p className="text-sm text-muted">{statisticsTexts.zeros(zeros)}</p>
          )}
          <p className="text-sm text-muted">{statisticsTexts.monthsHint}</p>
          {recentAnswers.total === 0 ? null : <p>{answerTimeTexts.line(recentAnswers)}</p>}
        </div>
      )}
      <div className="flex flex-col gap-10 empty:hidden">
        {started.length === 0 ? null : (
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
                share: mostSent === 0 ? 0 : sent / mostSent,
                cells: [sent, unreached, left],
              }))}
            />
            <p className="text-sm text-muted">{statisticsTexts.leftHint}</p>
          </div>
        )}
        {unstarted.length === 0 ? null : (
          <div className="flex flex-col gap-2">
            <h3 id="nepradeti" className="subheading">
              {statisticsTexts.unstarted}
            </h3>
            <ul aria-labelledby="nepradeti" className="flex flex-wrap items-center gap-x-4">
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
