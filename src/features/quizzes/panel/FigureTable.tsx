import { Fragment, type ReactNode, useState } from 'react'
import type { QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import { DIMENSION_LEVELS } from '#src/features/quizzes/quiz-dimensions.ts'
import { ROOMY, useMediaQuery } from '#src/panel/frame/use-media-query.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FEW, type Month, monthHeadings, monthRows, percentOf } from './quiz-figures.ts'
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
  /** Whether the names are short enough to be beside the bars. The rows are then as low as those of a chart. */
  short?: boolean
  /** Number of rows that a phone shows at first. */
  fold?: number
}

/** Renders a table with a line of numbers per name. The bars of its rows have one scale, the percentage. */
export function FigureTable({
  caption,
  headings: [name, ...others],
  rows,
  short = false,
  fold = rows.length,
}: FigureTableProps) {
  const isRoomy = useMediaQuery(ROOMY)
  const [open, setOpen] = useState(false)
  const shown = isRoomy || open ? rows : rows.slice(0, fold)
  const height = short ? 'py-1' : 'py-2.5'
  const table = (
    <table className="w-full text-left max-sm:text-sm">
      <caption className="subheading pb-3 text-left font-serif font-semibold">{caption}</caption>
      <thead className="align-bottom text-sm text-muted">
        <tr className="border-b border-edge">
          <th scope="col" className="w-full py-2.5 font-semibold">
            {name}
          </th>
          {others.map((words) => (
            <th key={words} scope="col" className={`${NUMBER} py-2.5 text-balance`}>
              {words.split(' ').map((word, index) => (
                <Fragment key={index}>
                  {index === 0 ? '' : ' '}
                  {/* Days such as "1–29" stay on one line. */}
                  <span className="whitespace-nowrap">{word}</span>
                </Fragment>
              ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, name, share, color, cells }) => (
          <tr key={key} className={short ? '' : 'border-b border-line'}>
            <th scope="row" className={`${height} font-normal`}>
              <span className={`flex ${short ? 'items-center gap-4' : 'flex-col gap-1.5'}`}>
                <span className={short ? 'w-14 shrink-0 tabular-nums' : 'wrap-anywhere'}>
                  {name}
                </span>
                {share === undefined ? null : <Bar share={share} color={color} />}
              </span>
            </th>
            {cells.map((cell, index) => (
              <td key={index} className={`${NUMBER} ${height} whitespace-nowrap`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (isRoomy || rows.length <= fold) return table
  return (
    <div className="flex flex-col items-start gap-3">
      {table}
      <Button quiet aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? statisticsTexts.showFewer : statisticsTexts.showAll(rows.length)}
      </Button>
    </div>
  )
}

const NUMBER = 'pl-2 text-right font-semibold tabular-nums sm:min-w-22 sm:pl-4'

/** Shows a count with its percentage, if it has one (`percentOf`). */
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
  const percent = percentOf(count, whole)
  return (
    <span className={`flex ${beside ? 'items-baseline justify-end gap-2' : 'flex-col'}`}>
      <span>{isOf && count <= whole ? statisticsTexts.of(count, whole) : count}</span>
      {percent === null && !(beside && whole >= FEW) ? null : (
        <span className={`text-sm font-normal text-muted ${beside ? 'w-12' : ''}`.trim()}>
          {percent}
        </span>
      )}
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

/** Shows how many results are at each level of each dimension and, unless they are few, the average share. */
export function DimensionTable({
  dimensions,
  results,
}: Pick<QuizStatistics, 'dimensions' | 'results'>) {
  const isFew = results < FEW
  return (
    <FigureTable
      caption={statisticsTexts.dimensionsHeading}
      headings={[
        statisticsTexts.dimension,
        ...(isFew ? [] : [statisticsTexts.average]),
        ...DIMENSION_LEVELS.map((level) => quizFormTexts.levels[level]),
      ]}
      rows={dimensions.map(({ id, name, average, ...counts }) => ({
        key: id,
        name,
        ...(isFew ? {} : { share: (average ?? 0) / 100 }),
        cells: [
          ...(isFew
            ? []
            : [
                average === null ? statisticsTexts.unknown : statisticsTexts.percent(average / 100),
              ]),
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

/** Returns the class of a figure: on a phone, sums in several currencies stand below each other. */
const wrapping = (key: string) =>
  key === 'received' || key === 'refunded' ? 'max-sm:whitespace-normal' : ''

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
              <span className={wrapping(key)}>{now}</span>
            </span>,
            ...others.map((text, index) => (
              <span key={index} className={wrapping(key)}>
                {text}
              </span>
            )),
          ],
        }))}
      />
      {zeros.length === 0 ? null : (
        <p className="text-sm text-muted">{statisticsTexts.zeros(zeros)}</p>
      )}
    </div>
  )
}
