export function Statistics(_props: { quizId: string | null }) {
  return <p>Statistics</p>
}
