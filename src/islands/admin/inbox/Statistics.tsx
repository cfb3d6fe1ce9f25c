import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { QuizStatistics } from '#src/contracts/statistics.ts'
import { createQuizChoice } from '#src/stores/admin/quiz-choice.ts'
import {
  completionRate,
  createQuizFigures,
  filledScores,
  questionSteps,
} from '#src/stores/admin/quiz-figures.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { panelTexts } from '#src/texts/panel.ts'
import { Button } from '../../ui/Button.tsx'
import { panel } from '../panel.ts'
import { session } from '../session.ts'
import { FigureTable } from './FigureTable.tsx'
import { QuizSelect } from './QuizSelect.tsx'

/** How a quiz fares: who begins, where they leave, and what comes out. */
export function Statistics({ quizId }: { quizId: string | null }) {
  const [quizzes] = useState(() => createQuizChoice(session))
  const [figures] = useState(() => createQuizFigures(session))
  const heading = useRef<HTMLHeadingElement>(null)
  const chosen = useStore(quizzes.$state)
  const state = useStore(figures.$state)

  useEffect(() => void figures.load(quizId), [figures, quizId])

  const empty = chosen.step === 'loaded' && chosen.quizzes.length === 0
  return (
    <section aria-labelledby="statistika" className="flex flex-col gap-6">
      <h2 ref={heading} id="statistika" tabIndex={-1} className="heading">
        {inboxTexts.statisticsHeading}
      </h2>
      {empty ? (
        <p className="panel text-muted">{inboxTexts.noQuizzes}</p>
      ) : (
        <div className="max-w-xl">
          <QuizSelect
            choice={quizzes}
            value={quizId}
            none={inboxTexts.chooseQuiz}
            onChoose={(id) => panel.settle({ screen: 'statistics', quizId: id })}
          />
        </div>
      )}
      {state.step === 'none' && !empty ? (
        <p className="panel text-muted">{inboxTexts.statisticsHint}</p>
      ) : null}
      {state.step === 'loading' ? <Skeletons /> : null}
      {state.step === 'error' ? (
        <div role="alert" className="panel flex flex-col items-start gap-4">
          <p>{state.message}</p>
          <Button
            onClick={() => {
              void figures.load(quizId)
              // The button is gone as soon as it is pressed.
              heading.current?.focus()
            }}
          >
            {panelTexts.retry}
          </Button>
        </div>
      ) : null}
      {state.step === 'loaded' ? <Figures figures={state.figures} /> : null}
    </section>
  )
}

function Figures({ figures }: { figures: QuizStatistics }) {
  const { starts, completions, averageScore, bands, scores } = figures
  const rate = completionRate(figures)
  const steps = questionSteps(figures)
  if (starts === 0 && completions === 0) {
    return <p className="panel text-muted">{inboxTexts.noStarts}</p>
  }
  return (
    <div className="flex flex-col gap-10">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Fact label={inboxTexts.starts} value={String(starts)} />
        <Fact label={inboxTexts.completions} value={String(completions)} />
        <Fact
          label={inboxTexts.completionRate}
          value={rate === null ? inboxTexts.unknown : inboxTexts.percent(rate)}
        />
        <Fact
          label={inboxTexts.averageScore}
          value={averageScore === null ? inboxTexts.unknown : averageScore.toLocaleString('lt-LT')}
        />
      </dl>
      {completions > starts ? <p className="text-sm text-muted">{inboxTexts.uncounted}</p> : null}
      {steps.length === 0 ? (
        <p className="panel text-muted">{inboxTexts.noQuestions}</p>
      ) : (
        <FigureTable
          caption={inboxTexts.reachedHeading}
          headings={{
            label: inboxTexts.question,
            count: inboxTexts.reached,
            lost: inboxTexts.lost,
          }}
          whole={starts}
          rows={steps.map(({ questionId, question, count, lost }, index) => ({
            key: questionId,
            label: inboxTexts.numbered(index + 1, question),
            count,
            lost,
          }))}
        />
      )}
      {completions === 0 ? (
        <p className="panel text-muted">{inboxTexts.noResults}</p>
      ) : (
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
          {bands.length === 0 ? null : (
            <FigureTable
              caption={inboxTexts.bandsHeading}
              headings={{ label: inboxTexts.band, count: inboxTexts.people }}
              whole={completions}
              rows={bands.map(({ name, color, count }, index) => ({
                key: String(index),
                label: name,
                count,
                color,
              }))}
            />
          )}
          <FigureTable
            short
            caption={inboxTexts.scoresHeading}
            headings={{ label: inboxTexts.scoreLabel, count: inboxTexts.people }}
            whole={completions}
            rows={filledScores(scores).map(({ score, count }) => ({
              key: String(score),
              label: score.toLocaleString('lt-LT'),
              count,
            }))}
          />
        </div>
      )}
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="card gap-1 p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
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
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className="skeleton h-24 rounded-2xl" />
          ))}
        </div>
        <div className="skeleton h-80 rounded-2xl" />
      </div>
    </>
  )
}
