import type { QuizStatistics } from '#src/contracts/statistics.ts'
import { DIMENSION_LEVELS } from '#src/domain/quiz-dimensions.ts'
import { quizFormTexts } from '../quizzes/texts.ts'
import { Bar, Count } from './FigureTable.tsx'
import { statisticsTexts } from './texts.ts'

/**
 * Averages and levels of dimensions. A name has a row of its own above its bar and numbers, so that the table
 * fits a phone.
 */
export function DimensionTable({ dimensions }: Pick<QuizStatistics, 'dimensions'>) {
  return (
    <table className="w-full text-left">
      <caption className="subheading pb-3 text-left font-serif font-semibold">
        {statisticsTexts.dimensionsHeading}
      </caption>
      <thead className="align-bottom text-sm text-muted">
        <tr className="border-b border-edge">
          <th scope="col" className="py-2.5 font-semibold max-[23rem]:hidden">
            {statisticsTexts.dimension}
          </th>
          {[
            statisticsTexts.average,
            ...DIMENSION_LEVELS.map((level) => quizFormTexts.levels[level]),
          ].map((words) => (
            <th key={words} scope="col" className={NUMBER}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      {dimensions.map(({ id, name, average, ...counts }) => (
        <tbody key={id}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={2 + DIMENSION_LEVELS.length}
              className="pt-3 font-normal wrap-anywhere"
            >
              {name}
            </th>
          </tr>
          <tr className="border-b border-line">
            <td className="w-full py-2.5 max-[23rem]:hidden">
              <Bar share={(average ?? 0) / 100} />
            </td>
            <td className={NUMBER}>
              {average === null ? statisticsTexts.unknown : statisticsTexts.percent(average / 100)}
            </td>
            {DIMENSION_LEVELS.map((level) => (
              <td key={level} className={NUMBER}>
                <Count
                  count={counts[level]}
                  whole={counts.low + counts.middle + counts.high}
                  share="below"
                />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

const NUMBER = 'py-2.5 pl-2 text-right font-semibold whitespace-nowrap tabular-nums sm:pl-4'
