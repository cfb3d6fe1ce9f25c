import type { ReactNode } from 'react'
import type { QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import { DIMENSION_LEVELS } from '#src/features/quizzes/quiz-dimensions.ts'
import { type Month, monthHeadings, monthRows } from './quiz-figures.ts'
import { statisticsTexts } from './statistics-texts.ts'
import { quizFormTexts } from './texts.ts'

interface FigureTableProps {
  caption: string
  /** Heading of the name column, then of the numbers. */
  headings: readonly [string, ...string[]]
  rows: readonly {
    key: string
    name: ReactNode
    /** Length of a decorative bar, from 0 to 1; no bar if omitted. */
    share?: number
    /** Bar colour as `#rrggbb`; green if omitted. */
    color?: string
    cells: readonly ReactNode[]
  }[]
  /** Whether the names are short enough to be beside the bars. */
  short?: boolean
}

/** Renders a table with a line of numbers per name. The bars of its rows have one scale, the percentage. */
export function FigureTable({
  caption,
  headings: [name, ...others],
  rows,
  short = false,
}: FigureTableProps) {
  return (
    <table className="w-full text-left max-sm:text-sm">
      <caption className="subheading pb-3 text-left font-serif font-semibold">{caption}</caption>
      <thead className="align-bottom text-sm text-muted">
        <tr className="border-b border-edge">
          <th scope="col" className="w-full py-2.5 font-semibold">
            {name}
          </th>
          {others.map((words) => (
            <th key={words} scope="col" className={`${NUMBER} text-balance`}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, share, color, cells }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-2.5 font-normal">
              <span className={`flex ${short ? 'items-center gap-4' : 'flex-col gap-1.5'}`}>
                <span className={short ? 'w-14 shrink-0 tabular-nums' : 'wrap-anywhere'}>
                  {name}
                </span>
                {share === undefined ? null : <Bar share={share} color={color} />}
              </span>
            </th>
            {cells.map((cell, index) => (
              <td key={index} className={`${NUMBER} whitespace-nowrap`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const NUMBER = 'py-2.5 pl-2 text-right font-semibold tabular-nums sm:min-w-22 sm:pl-4'

/** Shows a count with its percentage, which is omitted if `whole` is 0 or smaller than the count. */
export function Count({
  count,
  whole,
  beside = false,
  isOf = false,
}: {
  count: number
  whole: number
  /** Whether `whole` is shown too. */
  isOf?: boolean
  /** Whether the percentage is beside the count, not below it. */
  beside?: boolean
}) {
  const isPart = whole > 0 && count <= whole
  return (
    <span className={`flex ${beside ? 'items-baseline justify-end gap-2' : 'flex-col'}`}>
      <span>{isOf && isPart ? statisticsTexts.of(count, whole) : count}</span>
      {isPart ? (
        <span className={`text-sm font-normal text-muted ${beside ? 'w-12' : ''}`.trim()}>
          {statisticsTexts.percent(count / whole)}
        </span>
      ) : null}
    </span>
  )
}

/** Shows a decorative bar. @param share length of the bar, from 0 to 1. */
export function Bar({ share, color }: { share: number; color?: string | undefined }) {
  return (
    <span aria-hidden="true" className="flex h-2 w-full rounded-full bg-sand">
      {share === 0 ? null : (
        <span
          className="min-w-1.5 rounded-full border border-edge bg-forest"
          style={{
            width: `${100 * Math.min(1, share)}%`,
            ...(color === undefined ? {} : { backgroundColor: color }),
          }}
        />
      )}
    </span>
  )
}

/** Shows the average share of each dimension, and how many results are at each level. */
export function DimensionTable({ dimensions }: Pick<QuizStatistics, 'dimensions'>) {
  return (
    <FigureTable
      caption={statisticsTexts.dimensionsHeading}
      headings={[
        statisticsTexts.dimension,
        statisticsTexts.average,
        ...DIMENSION_LEVELS.map((level) => quizFormTexts.levels[level]),
      ]}
      rows={dimensions.map(({ id, name, average, ...counts }) => ({
        key: id,
        name,
        share: (average ?? 0) / 100,
        cells: [
          average === null ? statisticsTexts.unknown : statisticsTexts.percent(average / 100),
          ...DIMENSION_LEVELS.map((level) => (
            <Count
              key={level}
              count={counts[level]}
              whole={counts.low + counts.middle + counts.high}
            />
          )),
        ],
      }))}
    />
  )
}

const ARROWS = {
  more: ['▲', statisticsTexts.more],
  less: ['▼', statisticsTexts.less],
} as const

/**
 * Compares this month with the same days of the month before, each figure with itself. Renders nothing while there are
 * none.
 */
export function MonthTable({ months }: { months: readonly Month[] }) {
  const { rows, zeros } = monthRows(months)
  if (rows.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <FigureTable
        caption={statisticsTexts.monthsHeading}
        headings={[statisticsTexts.happened, ...monthHeadings(months)]}
        rows={rows.map(({ key, name, cells: [now, ...others], change, isGood }) => ({
          key,
          name,
          cells: [
            <span key="now" className="flex items-baseline justify-end gap-1.5">
              {change === null ? null : (
                <>
                  <span
                    aria-hidden="true"
                    className={`text-xs ${isGood === null ? 'text-muted' : isGood ? 'text-forest' : 'text-clay'}`}
                  >
                    {ARROWS[change][0]}
                  </span>
                  <span className="sr-only">{ARROWS[change][1]}</span>
                </>
              )}
              <span>{now}</span>
            </span>,
            ...others,
          ],
        }))}
      />
      {zeros.length === 0 ? null : (
        <p className="text-sm text-muted">{statisticsTexts.zeros(zeros)}</p>
      )}
    </div>
  )
}
