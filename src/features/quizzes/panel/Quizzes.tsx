import { Items } from '#src/features/publishing/panel/Items.tsx'
import { copyQuiz } from './quiz-kind.ts'

/** Shows the quizzes, each of which can be copied. */
export function Quizzes() {
  return <Items kind="quiz" onCopy={(id) => void copyQuiz(id)} />
}
