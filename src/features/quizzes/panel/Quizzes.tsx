import { Items } from '#src/features/publishing/panel/Items.tsx'
import { copyQuiz } from './quiz-kind.ts'

/** Lists the quizzes, with a button to copy each. */
export function Quizzes() {
  return <Items kind="quiz" onCopy={(id) => void copyQuiz(id)} />
}
