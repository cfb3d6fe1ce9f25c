import type { QuizStatistics } from '../../statistics-contracts.ts'
import { DIMENSION_LEVELS } from '../../quiz-dimensions.ts'
import { quizFormTexts } from '../texts.ts'
import { ComparedTable } from './ComparedTable.tsx'
import { Count } from './FigureTable.tsx'
import { statisticsTexts } from './texts.ts'

/** Averages and levels of dimensions. */
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
        shares: [(average ?? 0) / 100],
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
