import {
  lacksPoints,
  readQuestions,
  type UnclearLine,
  type WrittenQuestion,
} from '../question-text.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { invalidFields } from '#src/panel/kit/record-kind.ts'
import { formTexts } from '#src/panel/kit/texts.ts'
import { newQuestion, partOfField, type QuestionValues, type QuizValues } from './quiz-form.ts'
import { quizKind } from './quiz-kind.ts'
import { quizFormTexts } from './texts.ts'

interface PastedQuestions {
  questions: QuestionValues[]
  /** Whether the points of an option are a guess; indexed by question, then by option. */
  guesses: boolean[][]
  /** Whether there are options without points, which then got points by their order. */
  isRanked: boolean
  /** One sentence for each unclear line. */
  unclear: string[]
  /** Sentences on why the questions cannot be added. */
  refusals: string[]
}

/** Reads the questions of a pasted text, which are to be added after those of a quiz. */
export function pastedQuestions(text: string, quiz: QuizValues): PastedQuestions {
  const { questions: written, unclear } = readQuestions(text)
  const questions = written.map(toValues)
  const guesses = questions.map(({ options }, index) =>
    options.map((_, place) => {
      const option = written[index]?.options[place]
      return option?.isGuess !== false || option.points === null
    }),
  )
  const negative = unclear.filter(({ fault }) => fault === 'negative')
  return {
    questions,
    guesses,
    isRanked: written.some(lacksPoints),
    unclear: unclear.filter((line) => !negative.includes(line)).map(sentenceOf),
    refusals: [...negative.map(sentenceOf), ...refusalsOf(questions, quiz)],
  }
}

function toValues(written: WrittenQuestion): QuestionValues {
  const { question, options } = written
  const isRanked = lacksPoints(written)
  const values = options.map(({ text, points }, index) => ({
    text,
    weight: points ?? String(isRanked ? index : 0),
    mark: '' as const,
  }))
  return { ...newQuestion(), question, ...(values.length === 0 ? {} : { options: values }) }
}

/** Longest part of an unclear line that a message quotes, in characters. */
const QUOTED = 40

function sentenceOf({ line, fault, words }: UnclearLine): string {
  const quoted = words.length > QUOTED ? `${words.slice(0, QUOTED).trim()}…` : words
  return quizFormTexts.pasteFault(
    line,
    quizFormTexts.pasteFaults[fault](quizFormTexts.quoted(quoted)),
  )
}

/** Returns the errors of the contract's schema about the added questions, as sentences. */
function refusalsOf(added: QuestionValues[], quiz: QuizValues): string[] {
  const values = { ...quiz, questions: [...quiz.questions, ...added] }
  const faults = Object.entries(invalidFields(quizKind, values)).filter(([field]) => {
    const [list, index = quiz.questions.length] = field.split('.')
    return list === 'questions' && Number(index) >= quiz.questions.length
  })
  // `readQuestions` has already reported the lines with negative points.
  const others = faults.filter(([, { message }]) => message !== errorTexts.weightsNotPositive)
  const sentences = others.map(([field, { message }]) => {
    return formTexts.faultAt(message, [partOfField(field, values) ?? quizFormTexts.questions])
  })
  return [...new Set(sentences)]
}
