import type { ReactNode } from 'react'
import type { QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import { DIMENSION_LEVELS } from '#src/features/quizzes/quiz-dimensions.ts'
import { statisticsTexts } from './statistics-texts.ts'
import { quizFormTexts } from './texts.ts'

interface Figure {
  key: string
  label: string
  count: number
  /** Bar colour as `#rrggbb`; green if omitted. */
  color?: string
  /** Number of the `count` visitors who left at this step. */
  lost?: number
}

interface FigureTableProps {
  caption: string
  headings: { label: string; count: string; lost?: string }
  /** Count that equals 100 %. */
  whole: number
  rows: readonly Figure[]
  /** Whether the labels are short enough to be beside the bars. */
  short?: boolean
}

/** Renders a table of counts. Each row has a decorative bar for its percentage. */
export function FigureTable({ caption, headings, whole, rows, short = false }: FigureTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="subheading pb-3 text-left font-serif font-semibold">{caption}</caption>
      <thead className="align-bottom text-sm text-muted">
        <tr className="border-b border-edge">
          <th scope="col" className="py-2.5 font-semibold">
            {headings.label}
          </th>
          <th scope="col" className={NUMBER}>
            {headings.count}
          </th>
          {headings.lost === undefined ? null : (
            <th scope="col" className={NUMBER}>
              {headings.lost}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count, color, lost }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-2.5 font-normal">
              <div
                className={`flex items-center gap-x-6 gap-y-2 ${short ? '' : 'flex-wrap'}`.trim()}
              >
                <span className={short ? 'w-16 shrink-0 tabular-nums' : 'grow basis-80'}>
                  <span className="wrap-anywhere">{label}</span>
                </span>
                <Bar share={whole === 0 ? 0 : Math.min(1, count / whole)} color={color} />
              </div>
            </th>
            <td className={short ? `${NUMBER} max-sm:w-24` : NUMBER}>
              <Count count={count} whole={whole} share={short ? 'beside' : 'responsive'} />
            </td>
            {lost === undefined ? null : (
              <td className={NUMBER}>
                <Count count={lost} whole={count} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const NUMBER = 'w-16 py-2.5 pl-3 text-right font-semibold tabular-nums sm:w-32'

const COUNT = {
  beside: ['items-baseline justify-end gap-2', 'w-12 sm:w-14'],
  below: ['flex-col', ''],
  responsive: ['flex-col sm:flex-row sm:items-baseline sm:justify-end sm:gap-2', 'sm:w-14'],
} as const

/**
 * Shows a count with its percentage. Omits the percentage if `whole` is 0 or smaller than the count.
 * @param share where the percentage is: `responsive` is below the count on a phone, otherwise beside it.
 */
export function Count({
  count,
  whole,
  share = 'responsive',
}: {
  count: number
  whole: number
  share?: keyof typeof COUNT
}) {
  const [row, percent] = COUNT[share]
  return (
    <span className={`flex ${row}`}>
      <span>{count}</span>
      {whole > 0 && count <= whole ? (
        <span className={`text-sm font-normal text-muted ${percent}`.trim()}>
          {statisticsTexts.percent(count / whole)}
        </span>
      ) : null}
    </span>
  )
}

/** Shows a decorative bar. @param share length of the bar, from 0 to 1. */
export function Bar({ share, color }: { share: number; color?: string | undefined }) {
  return (
    <span aria-hidden="true" className="flex h-3 min-w-14 grow basis-48 rounded-full bg-sand">
      {share === 0 ? null : (
        <span
          className="min-w-1.5 rounded-full border border-edge bg-forest"
          style={{
            width: `${100 * share}%`,
            ...(color === undefined ? {} : { backgroundColor: color }),
          }}
        />
      )}
    </span>
  )
}

interface ComparedTableProps {
  caption: string
  /** Heading of the name column, then of the other columns. */
  headings: readonly [string, ...string[]]
  rows: readonly {
    key: string
    name: ReactNode
    /** Length of the decorative bar below the name, from 0 to 1; null for no bar. */
    share: number | null
    cells: readonly ReactNode[]
  }[]
}

/**
 * Renders a table with several numbers per name. Each name has its own row above its numbers, so that the table fits a
 * phone.
 */
export function ComparedTable({ caption, headings: [name, ...others], rows }: ComparedTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="subheading pb-3 text-left font-serif font-semibold">{caption}</caption>
      <thead className="align-bottom text-sm text-muted">
        <tr className="border-b border-edge">
          <th scope="col" className="py-2.5 font-semibold max-[23rem]:hidden">
            {name}
          </th>
          {others.map((words) => (
            <th key={words} scope="col" className={`${COMPARED_NUMBER} text-balance`}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.key}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={1 + others.length}
              className="pt-3 font-normal wrap-anywhere"
            >
              {row.name}
            </th>
          </tr>
          <tr className="border-b border-line">
            <td className="w-full pt-4 pb-2.5 align-top max-[23rem]:hidden">
              {row.share === null ? null : (
                <span className="flex">
                  <Bar share={row.share} />
                </span>
              )}
            </td>
            {row.cells.map((cell, index) => (
              <td key={index} className={`${COMPARED_NUMBER} align-top whitespace-nowrap`}>
                {cell}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

const COMPARED_NUMBER = 'py-2.5 pl-2 text-right font-semibold tabular-nums sm:pl-4'

/** Shows the average share of each dimension, and how many results are at each level. */
export function DimensionTable({ dimensions }: Pick<QuizStatistics, 'dimensions'>) {
  return (
    <ComparedTable
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
              share="below"
            />
          )),
        ],
      }))}
    />
  )
}
