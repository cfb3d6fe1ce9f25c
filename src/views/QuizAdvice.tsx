import type { QuizResult } from '#src/contracts/quizzes.ts'
import { quizEndingTexts } from '#src/texts/quiz-ending.ts'

/** The total of a quiz. */
export function QuizScore({ totalScore }: Pick<QuizResult, 'totalScore'>) {
  return (
    <p className="flex items-baseline gap-2.5">
      <strong className="font-serif text-6xl leading-none font-semibold text-forest" data-score>
        {totalScore.toLocaleString('lt-LT')}
      </strong>{' '}
      <span className="text-muted">{quizEndingTexts.score}</span>
    </p>
  )
}

interface QuizAdviceProps {
  category: NonNullable<QuizResult['category']>
  /** Level of its heading. */
  heading: 'h2' | 'h3'
}

/** What a band says. */
export function QuizAdvice({ category, heading: Heading }: QuizAdviceProps) {
  return (
    <>
      <p className="whitespace-pre-line">{category.description}</p>
      <div className="rounded-xl bg-mist p-5 sm:p-7">
        <Heading className="subheading">{quizEndingTexts.adviceHeading}</Heading>
        <p className="mt-2 whitespace-pre-line">{category.advice}</p>
      </div>
    </>
  )
}
