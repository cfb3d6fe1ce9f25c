import type { QuizSummary } from '../contracts.ts'
import { countForm } from '#src/core/lithuanian.ts'
import { quizMinutes, quizMotif } from '../quiz-cards.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { quizListTexts } from '../texts.ts'

/** A quiz in a list (specification, section 2, quiz list). */
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
          <span>{quizListTexts.popular}</span>
          <span>{quizListTexts.duration(quizMinutes(quiz.questionCount))}</span>
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
