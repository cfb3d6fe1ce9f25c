import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { LoadError } from '#src/panel/frame/controls.tsx'
import { panel } from '#src/panel/frame/panel.ts'
import {
  completionRate,
  createQuizFigures,
  FEW,
  percentOf,
  questionSteps,
  scoreRows,
  worstStep,
} from './quiz-figures.ts'
import { statisticsTexts } from './statistics-texts.ts'
import { createQuizChoice } from './quiz-choice.ts'
import { QuizSelect } from './QuizSelect.tsx'
import { Bar, Count, DimensionTable, FigureTable, MonthTable } from './FigureTable.tsx'
import { OverviewTables } from './OverviewTables.tsx'

/**
 * Shows the starts, drop-off and results of one quiz. Without a chosen quiz, shows an overview of two months, of all
 * quizzes and of the last letters, which links to each quiz.
 */
export function Statistics({ quizId }: { quizId: string | null }) {
  const [quizzes] = useState(() => createQuizChoice())
  const [figures] = useState(() => createQuizFigures())
  const heading = useRef<HTMLHeadingElement>(null)
  const state = useStore(figures.$state)

  useEffect(() => void figures.load(quizId), [figures, quizId])

  return (
    <section aria-labelledby="statistika-antraste" className="flex flex-col gap-6">
      <h2 ref={heading} id="statistika-antraste" tabIndex={-1} className="heading">
        {statisticsTexts.statisticsHeading}
      </h2>
      {quizId === null ? null : (
        <div className="max-w-xl">
          <QuizSelect
            choice={quizzes}
            value={quizId}
            none={statisticsTexts.wholeSite}
            onChoose={(id) => panel.replaceView({ screen: 'statistics', quizId: id })}
          />
        </div>
      )}
      {state.step === 'loading' ? <Skeletons /> : null}
      {state.step === 'error' ? (
        <LoadError
          message={state.message}
          onRetry={() => {
            // The focused button disappears, so the heading gets the focus.
            heading.current?.focus()
            return figures.load(quizId)
          }}
        />
      ) : null}
      {state.step === 'all' ? <OverviewTables overview={state.overview} /> : null}
      {state.step === 'loaded' ? <Figures figures={state.figures} /> : null}
    </section>
  )
}

function Figures({ figures }: { figures: QuizStatistics }) {
  const { starts, completions, warned, addresses, results, bands, dimensions, months } = figures
  const { averageScore, maximumScore } = figures
  const rate = completionRate(figures)
  const steps = questionSteps(figures)
  const worst = worstStep(steps)
  if (starts === 0 && completions === 0) {
    return <p className="panel text-muted">{statisticsTexts.noStarts}</p>
  }
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="is-viso" className="flex flex-col gap-3">
        <h3 id="is-viso" className="subheading">
          {statisticsTexts.totals}
        </h3>
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
          <Fact label={statisticsTexts.starts} value={String(starts)} />
          <Fact
            label={statisticsTexts.completions}
            value={String(completions)}
            detail={
              rate === null
                ? undefined
                : statisticsTexts.finished(
                    percentOf(completions, starts) ?? statisticsTexts.of(completions, starts),
                  )
            }
            share={rate}
          />
          <Fact
            label={statisticsTexts.mostLost}
            value={worst ? statisticsTexts.atQuestion(worst.number) : statisticsTexts.unknown}
            detail={worst && statisticsTexts.of(worst.lost, worst.count)}
          />
          <Fact
            label={statisticsTexts.averageScore}
            value={
              averageScore === null
                ? statisticsTexts.unknown
                : statisticsTexts.scoreOf(inWords(averageScore), inWords(maximumScore))
            }
            detail={results === 0 ? undefined : statisticsTexts.fromResults(results)}
            share={averageScore === null || maximumScore === 0 ? null : averageScore / maximumScore}
          />
          <Fact label={statisticsTexts.addresses} value={String(addresses)} />
          <Fact label={statisticsTexts.warned} value={String(warned)} />
        </dl>
        {completions > starts ? (
          <p className="text-sm text-muted">{statisticsTexts.uncounted}</p>
        ) : null}
      </section>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="flex flex-col gap-10">
          {results === 0 ? (
            <p className="panel text-muted">
              {completions === 0 ? statisticsTexts.noResults : statisticsTexts.noneStored}
            </p>
          ) : (
            <>
              <div className="flex flex-col gap-3">
                {bands.length === 0 ? null : (
                  <FigureTable
                    caption={statisticsTexts.bandsHeading}
                    headings={[statisticsTexts.band, statisticsTexts.people]}
                    rows={bands.map(({ name, color, count }, index) => ({
                      key: String(index),
                      name,
                      color,
                      share: count / results,
                      cells: [<Count key="count" count={count} whole={results} />],
                    }))}
                  />
                )}
                <p className="text-sm text-muted">{statisticsTexts.resultsHint(results, FEW)}</p>
              </div>
              {dimensions.length === 0 ? null : (
                <DimensionTable dimensions={dimensions} results={results} />
              )}
              <FigureTable
                short
                caption={statisticsTexts.scoresHeading}
                headings={[statisticsTexts.scoreLabel, statisticsTexts.people]}
                rows={scoreRows(figures).map(({ from, to, count }) => ({
                  key: String(from),
                  name: from === to ? inWords(from) : `${inWords(from)}–${inWords(to)}`,
                  share: count / results,
                  cells: [<Count key="count" beside count={count} whole={results} />],
                }))}
              />
            </>
          )}
          <MonthTable months={months} />
        </div>
        {steps.length === 0 ? (
          <p className="panel text-muted">{statisticsTexts.noQuestions}</p>
        ) : (
          <FigureTable
            fold={5}
            caption={statisticsTexts.reachedHeading}
            headings={[statisticsTexts.question, statisticsTexts.reached, statisticsTexts.lost]}
            rows={steps.map(({ questionId, question, count, lost }, index) => ({
              key: questionId,
              name: statisticsTexts.numbered(index + 1, question),
              share: starts === 0 ? 0 : count / starts,
              cells: [
                <Count key="reached" count={count} whole={starts} />,
                <span key="lost" className={index + 1 === worst?.number ? 'text-clay' : undefined}>
                  <Count count={lost} whole={count} />
                </span>,
              ],
            }))}
          />
        )}
      </div>
    </div>
  )
}

const inWords = (score: number) => score.toLocaleString('lt-LT', { maximumFractionDigits: 1 })

interface FactProps {
  label: string
  value: string
  detail?: string | undefined
  /** Length of a decorative bar, from 0 to 1; null for no bar. */
  share?: number | null
}

function Fact({ label, value, detail, share = null }: FactProps) {
  return (
    <div className="card gap-1 p-4 max-sm:p-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex flex-col gap-1.5 text-2xl font-semibold tabular-nums">
        <span>{value}</span>
        {detail === undefined ? null : (
          <span className="text-sm font-normal text-muted">{detail}</span>
        )}
        {share === null ? null : <Bar share={share} />}
      </dd>
    </div>
  )
}

function Skeletons() {
  return (
    <>
      <p role="status" className="sr-only">
        {panelTexts.loadingView}
      </p>
      <div aria-hidden="true" className="flex flex-col gap-10">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="skeleton h-24 rounded-2xl" />
          ))}
        </div>
        <div className="skeleton h-80 rounded-2xl" />
      </div>
    </>
  )
}
