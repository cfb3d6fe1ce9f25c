import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { LoadError } from '#src/panel/frame/controls.tsx'
import { panel } from '#src/panel/frame/panel.ts'
import { completionRate, createQuizFigures, questionSteps, scoreRows } from './quiz-figures.ts'
import { statisticsTexts } from './statistics-texts.ts'
import { createQuizChoice } from './quiz-choice.ts'
import { QuizSelect } from './QuizSelect.tsx'
import { Bar, DimensionTable, FigureTable } from './FigureTable.tsx'
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
    <section aria-labelledby="statistika" className="flex flex-col gap-6">
      <h2 ref={heading} id="statistika" tabIndex={-1} className="heading">
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
  const { starts, completions, warned, results, bands, dimensions } = figures
  const { averageScore, maximumScore } = figures
  const rate = completionRate(figures)
  const steps = questionSteps(figures)
  if (starts === 0 && completions === 0) {
    return <p className="panel text-muted">{statisticsTexts.noStarts}</p>
  }
  return (
    <div className="flex flex-col gap-10">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Fact label={statisticsTexts.starts} value={String(starts)} />
        <Fact label={statisticsTexts.completions} value={String(completions)} />
        <Fact
          label={statisticsTexts.completionRate}
          value={rate === null ? statisticsTexts.unknown : statisticsTexts.percent(rate)}
          share={rate}
        />
        <Fact
          label={statisticsTexts.averageScore}
          value={
            averageScore === null
              ? statisticsTexts.unknown
              : statisticsTexts.scoreOf(inWords(averageScore), inWords(maximumScore))
          }
          share={averageScore === null || maximumScore === 0 ? null : averageScore / maximumScore}
        />
        <Fact label={statisticsTexts.warned} value={String(warned)} />
      </dl>
      {completions > starts ? (
        <p className="text-sm text-muted">{statisticsTexts.uncounted}</p>
      ) : null}
      {steps.length === 0 ? (
        <p className="panel text-muted">{statisticsTexts.noQuestions}</p>
      ) : (
        <FigureTable
          caption={statisticsTexts.reachedHeading}
          headings={{
            label: statisticsTexts.question,
            count: statisticsTexts.reached,
            lost: statisticsTexts.lost,
          }}
          whole={starts}
          rows={steps.map(({ questionId, question, count, lost }, index) => ({
            key: questionId,
            label: statisticsTexts.numbered(index + 1, question),
            count,
            lost,
          }))}
        />
      )}
      {results === 0 ? (
        <p className="panel text-muted">
          {completions === 0 ? statisticsTexts.noResults : statisticsTexts.noneStored}
        </p>
      ) : (
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
          <p className="max-w-3xl text-muted lg:col-span-2">
            {statisticsTexts.resultsHint(results)}
          </p>
          <div className="flex flex-col gap-10 empty:hidden">
            {bands.length === 0 ? null : (
              <FigureTable
                caption={statisticsTexts.bandsHeading}
                headings={{ label: statisticsTexts.band, count: statisticsTexts.people }}
                whole={results}
                rows={bands.map(({ name, color, count }, index) => ({
                  key: String(index),
                  label: name,
                  count,
                  color,
                }))}
              />
            )}
            {dimensions.length === 0 ? null : <DimensionTable dimensions={dimensions} />}
          </div>
          <FigureTable
            short
            caption={statisticsTexts.scoresHeading}
            headings={{ label: statisticsTexts.scoreLabel, count: statisticsTexts.people }}
            whole={results}
            rows={scoreRows(figures).map(({ from, to, count }) => ({
              key: String(from),
              label: from === to ? inWords(from) : `${inWords(from)}–${inWords(to)}`,
              count,
            }))}
          />
        </div>
      )}
    </div>
  )
}

const inWords = (score: number) => score.toLocaleString('lt-LT')

interface FactProps {
  label: string
  value: string
  /** Length of a decorative bar, from 0 to 1; null for no bar. */
  share?: number | null
}

function Fact({ label, value, share = null }: FactProps) {
  return (
    <div className="card gap-1 p-4 max-lg:last:col-span-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex flex-col gap-2 text-2xl font-semibold tabular-nums">
        <span>{value}</span>
        {share === null ? null : (
          <span className="flex">
            <Bar share={share} />
          </span>
        )}
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
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} className="skeleton h-24 rounded-2xl" />
          ))}
        </div>
        <div className="skeleton h-80 rounded-2xl" />
      </div>
    </>
  )
}
