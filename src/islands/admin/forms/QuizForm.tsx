export function QuizForm(_props: { id: string | null }) {
  return <p>QuizForm</p>
}
