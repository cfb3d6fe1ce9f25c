import type { FullQuiz, QuizInput } from '#src/features/quizzes/contracts.ts'
import type { ConfirmOptions } from '#src/panel/frame/confirm-dialog.ts'
import { maximumScore } from '../quiz.ts'
import { attainableTotals, findBandFaults } from '../quiz-editing.ts'
import { hasSampleWords } from './quiz-form.ts'
import { quizFormTexts } from './texts.ts'

type Checked = Pick<FullQuiz | QuizInput, 'questions' | 'categories'>

/** Returns one sentence for each gap between the bands and one for bands that still have sample texts. */
function faultsOf({ questions, categories }: Checked): string[] {
  // A quiz without bands deliberately shows only the score.
  if (questions.length === 0 || categories.length === 0) return []
  const scored = questions.map(({ weights, required }) => ({
    weights: weights.map(Number),
    required,
  }))
  const { gaps } = findBandFaults(categories, maximumScore(scored), attainableTotals(scored))
  const samples = categories.filter(hasSampleWords).map(({ name }) => name)
  return [
    ...gaps.map(({ minScore, maxScore }) => {
      const gap = quizFormTexts.gap(quizFormTexts.range(minScore, maxScore))
      return quizFormTexts.publishGap(gap)
    }),
    ...(samples.length === 0 ? [] : [quizFormTexts.sampleWords(samples)]),
  ]
}

/**
 * Returns the question to ask before a quiz with gaps or sample texts is published or scheduled; null if there is
 * nothing to ask. Ignores faults that the stored quiz has too, if it is published or scheduled already.
 */
export function publishOptions(stored: FullQuiz | null, quiz: QuizInput): ConfirmOptions | null {
  if (!isPublic(quiz)) return null
  const known = stored !== null && isPublic(stored) ? faultsOf(stored) : []
  const faults = faultsOf(quiz).filter((fault) => !known.includes(fault))
  if (faults.length === 0) return null
  return {
    title: quizFormTexts.publishTitle(quiz.title),
    text: faults.join(' '),
    confirm: quizFormTexts.publish,
    cancel: quizFormTexts.publishLater,
    prefersCancel: true,
  }
}

const isPublic = ({ published, publishAt }: Pick<QuizInput, 'published' | 'publishAt'>) =>
  published || typeof publishAt === 'string'
