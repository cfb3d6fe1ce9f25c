import type { QuizStatistics } from '#src/contracts/statistics.ts'
import { DIMENSION_LEVELS } from '#src/domain/quiz-dimensions.ts'
import { quizFormTexts } from '../quizzes/texts.ts'
import { Bar, Count } from './FigureTable.tsx'
import { statisticsTexts } from './texts.ts'

/**
 * Averages and levels of dimensions. Each has its name and the decorative bar of its average in a row above its
 * numbers, so that the table fits a phone.
 */
export function DimensionTable({ dimensions }: Pick<QuizStatistics, 'dimensions'>) {
  return (
    <table className="w-full table-fixed text-left">
      <caption className="subheading pb-3 text-left font-serif font-semibold">
        {statisticsTexts.dimensionsHeading}
      </caption>
      <thead className="align-bottom text-sm text-muted">
        <tr className="border-b border-edge">
          <th scope="col" className="py-2.5 font-semibold">
            {statisticsTexts.average}
          </th>
          {DIMENSION_LEVELS.map((level) => (
            <th key={level} scope="col" className={NUMBER}>
              {quizFormTexts.levels[level]}
            </th>
          ))}
        </tr>
      </thead>
      {dimensions.map(({ id, name, average, ...counts }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={1 + DIMENSION_LEVELS.length} className="pt-3 font-normal">
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <span className="grow basis-60 wrap-anywhere">{name}</span>
                <Bar share={(average ?? 0) / 100} />
              </div>
            </th>
          </tr>
          <tr className="border-b border-line align-baseline">
            <td className="py-2.5 font-semibold tabular-nums">
              {average === null ? statisticsTexts.unknown : statisticsTexts.percent(average / 100)}
            </td>
            {DIMENSION_LEVELS.map((level) => (
              <td key={level} className={NUMBER}>
                <Count count={counts[level]} whole={counts.low + counts.middle + counts.high} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

const NUMBER = 'py-2.5 pl-3 text-right font-semibold tabular-nums'
