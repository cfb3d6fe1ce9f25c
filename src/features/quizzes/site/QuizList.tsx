import type { QuizSummary } from '../contracts.ts'
import { quizListTexts } from '../texts.ts'
import { EmptyList } from '#src/site/EmptyList.tsx'
import { QuizCard } from './QuizCard.tsx'

/** The quizzes as a grid of cards, or the sentence for an empty list. */
export function QuizList({ quizzes }: { quizzes: readonly QuizSummary[] }) {
  if (quizzes.length === 0) return <EmptyList text={quizListTexts.empty} />
  return (
    <ul className="quizzes">
      {quizzes.map((quiz) => (
        <li key={quiz.id}>
          <QuizCard quiz={quiz} />
        </li>
      ))}
    </ul>
  )
}
