import type { QuizSummary } from '#src/features/quizzes/contracts.ts'
import { quizListTexts } from '#src/features/quizzes/texts.ts'
import { EmptyList } from '#src/site/EmptyList.tsx'
import { countForm } from '#src/core/lithuanian.ts'
import { quizMinutes, quizMotif } from '#src/features/quizzes/quiz-cards.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { bindSpaces } from '#src/core/typography.ts'

/** Shows a quiz as a card of the list (specification, section 2). */
export function QuizCard({ quiz }: { quiz: QuizSummary }) {
  const headingId = `testas-${quiz.slug}`
  const startId = `pradeti-${quiz.slug}`
  return (
    <article className="card">
      <img src={quizMotif(quiz.slug)} alt="" width="120" height="120" loading="lazy" />
      <div>
        <div className="meta">
          <span className="badge">
            {quizListTexts.questionCount(quiz.questionCount, countForm(quiz.questionCount))}
          </span>
          <span>{quizListTexts.duration(quizMinutes(quiz.questionCount))}</span>
          <span className="badge badge-clay">{quizListTexts.popular}</span>
        </div>
        <h2 id={headingId} className="subheading">
          {bindSpaces(quiz.title)}
        </h2>
        <p className="text-muted">{bindSpaces(quiz.description)}</p>
        <a
          id={startId}
          href={itemPath('quiz', quiz.slug)}
          aria-labelledby={`${startId} ${headingId}`}
          className="button"
        >
          {quizListTexts.start}
        </a>
      </div>
    </article>
  )
}

/** Shows quizzes as a grid of cards, or a message if there are none. */
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
