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
  /** Whether an option's points are a guess; by index of the question, then of the option. */
  guesses: boolean[][]
  /** Whether some questions had no points, and their options got points by order. */
  isRanked: boolean
  /** One message for each line that was not understood. */
  unclear: string[]
  /** Messages that say why the questions cannot be added. */
  refusals: string[]
}

/** Reads questions from a pasted text, to add them to a quiz. */
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

/** Maximum number of characters that a message quotes of an unclear line. */
const QUOTED = 40

function sentenceOf({ line, fault, words }: UnclearLine): string {
  const quoted = words.length > QUOTED ? `${words.slice(0, QUOTED).trim()}…` : words
  return quizFormTexts.pasteFault(
    line,
    quizFormTexts.pasteFaults[fault](quizFormTexts.quoted(quoted)),
  )
}

/** Returns the errors in the added questions as sentences. */
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
