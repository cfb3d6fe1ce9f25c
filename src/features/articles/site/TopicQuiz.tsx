import { countForm } from '#src/core/lithuanian.ts'
import { quizMinutes } from '#src/features/quizzes/quiz-cards.ts'
import { itemPath } from '#src/features/search/seo.ts'
import type { OfferedQuiz } from '../topic-quizzes.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { blogTexts } from '../texts.ts'
import { quizListTexts } from '#src/features/quizzes/texts.ts'

/** The quiz of an article's topic, offered below the article. */
export function TopicQuiz({ quiz: { slug, title, questionCount } }: { quiz: OfferedQuiz }) {
  const count = quizListTexts.questionCount(questionCount, countForm(questionCount))
  return (
    <section aria-labelledby="temos-testas" className="topic-quiz">
      <div>
        <h2 id="temos-testas" className="subheading">
          {bindSpaces(title)}
        </h2>
        <p>{blogTexts.topicQuiz}</p>
        <p className="text-sm text-muted">
          {blogTexts.topicQuizFacts(count, quizMinutes(questionCount))}
        </p>
      </div>
      <a href={itemPath('quiz', slug)} className="button" aria-describedby="temos-testas">
        {quizListTexts.start}
      </a>
    </section>
  )
}
