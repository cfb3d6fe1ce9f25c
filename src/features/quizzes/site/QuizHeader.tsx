import type { PublicQuiz } from '../contracts.ts'
import { countForm } from '#src/core/lithuanian.ts'
import { quizMinutes, quizMotif } from '../quiz-cards.ts'
import { quizListTexts } from '../texts.ts'

/**
 * Shows picture, title, number of questions and duration of a quiz, on a phone only the title, so that the first question
 * is visible without scrolling. `QuizQuestion` shows the description.
 */
export function QuizHeader({ quiz }: { quiz: PublicQuiz }) {
  const count = quiz.questions.length
  return (
    <header>
      <img src={quizMotif(quiz.slug)} alt="" width="120" height="120" loading="lazy" />
      <h1 className="title">{quiz.title}</h1>
      <p className="meta">
        <span>{quizListTexts.questionCount(count, countForm(count))}</span>
        <span>{quizListTexts.duration(quizMinutes(count))}</span>
      </p>
    </header>
  )
}
