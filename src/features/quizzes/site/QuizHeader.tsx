import type { PublicQuiz } from '../contracts.ts'
import { countForm } from '#src/core/lithuanian.ts'
import { quizMinutes, quizMotif } from '../quiz-cards.ts'
import { quizListTexts } from '../texts.ts'

/**
 * Shows motif, title, description and duration above the questions of a quiz. On a phone it shows only the title, so
 * that the first question is in sight. `QuizQuestion` shows the description and the instructions there on request.
 */
export function QuizHeader({ quiz }: { quiz: PublicQuiz }) {
  const count = quiz.questions.length
  return (
    <header>
      <img src={quizMotif(quiz.slug)} alt="" width="120" height="120" loading="lazy" />
      <h1 className="title">{quiz.title}</h1>
      <p className="lead">{quiz.description}</p>
      <p className="meta">
        <span>{quizListTexts.questionCount(count, countForm(count))}</span>
        <span>{quizListTexts.duration(quizMinutes(count))}</span>
      </p>
    </header>
  )
}
