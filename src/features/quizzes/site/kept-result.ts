import type { PublicQuiz, QuizResult } from '../contracts.ts'
import { DIMENSION_LEVELS } from '../quiz-dimensions.ts'
import { WARNING_KINDS } from '../warnings.ts'
import type { SavedResult } from '#src/features/quizzes/quiz-results.ts'

// Stored data may come from an older version of the site or be manipulated. The checks are written by hand, because zod
// schemas are too large for a public page.

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => Number.isFinite(value)
const isFlag: Check = (value) => typeof value === 'boolean'
const isWarning: Check = (value) => WARNING_KINDS.some((kind) => kind === value)
const isLevel: Check = (value) => DIMENSION_LEVELS.some((level) => level === value)

function orNull(check: Check): Check {
  return (value) => value === null || check(value)
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check)
}

/** Returns a check that an object has these fields. Further fields are allowed. */
function shape<Shape>(fields: Record<keyof Shape, Check>): (value: unknown) => value is Shape {
  return (value): value is Shape => {
    if (typeof value !== 'object' || value === null) return false
    const found = new Map(Object.entries(value))
    return Object.entries<Check>(fields).every(([name, check]) => check(found.get(name)))
  }
}

type Dimension = QuizResult['dimensions'][number]

const isResult = shape<QuizResult>({
  totalScore: isNumber,
  category: orNull(
    shape<NonNullable<QuizResult['category']>>({
      name: isText,
      color: isText,
      description: isText,
      advice: isText,
    }),
  ),
  warned: isFlag,
  warnings: listOf(isWarning),
  maximumScore: orNull(isNumber),
  bands: listOf(
    shape<QuizResult['bands'][number]>({
      name: isText,
      color: isText,
      minScore: isNumber,
      maxScore: isNumber,
    }),
  ),
  dimensions: listOf(
    shape<Dimension>({
      id: isText,
      name: isText,
      share: isNumber,
      level: isLevel,
      advice: isText,
      articles: listOf(shape<Dimension['articles'][number]>({ slug: isText, title: isText })),
    }),
  ),
  comparable: isFlag,
})

const isSaved = shape<SavedResult>({
  totalScore: isNumber,
  maximumScore: orNull(isNumber),
  band: orNull(isText),
  dimensions: listOf(shape<SavedResult['dimensions'][number]>({ id: isText, share: isNumber })),
  day: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
})

/** Reads the stored result of a finished attempt; null if it is damaged or the quiz has changed since. */
export function readKeptResult(text: string, quiz: PublicQuiz): QuizResult | null {
  return read(text, ({ result, questions }) =>
    isResult(result) && wordsOf(questions) === wordsOf(quiz.questions) ? result : null,
  )
}

/** Serializes ids and texts of questions and options, to compare them. */
function wordsOf(questions: unknown): string {
  const list = questions as PublicQuiz['questions']
  return JSON.stringify(list.map(({ id, question, options }) => [id, question, options]))
}

/** Reads a saved result from a storage entry; null if the entry is missing or damaged. */
export function readSavedResult(text: string | null): SavedResult | null {
  return read(text ?? '', (entry) => (isSaved(entry) ? entry : null))
}

/** Parses a storage entry and passes it to `reader`; null if parsing or reading fails. */
function read<Kept>(text: string, reader: (entry: Record<string, unknown>) => Kept): Kept | null {
  try {
    return reader(JSON.parse(text) as Record<string, unknown>)
  } catch {
    return null
  }
}
