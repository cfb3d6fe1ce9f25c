import type { OfferedQuiz } from '#src/features/articles/related-content.ts'
import { PackageTerms } from '#src/features/consultations/site/PackageTerms.tsx'
import { countForm } from '#src/core/lithuanian.ts'
import { quizMinutes } from '#src/features/quizzes/quiz-cards.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { softHyphens } from '#src/core/hyphenation.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { quizListTexts } from '#src/features/quizzes/texts.ts'
import { ArticleView, type ArticleViewProps } from './ArticleView.tsx'

/** Shows the quiz of an article's topic, below the article. */
export function TopicQuiz({ quiz: { slug, title, questionCount } }: { quiz: OfferedQuiz }) {
  const count = quizListTexts.questionCount(questionCount, countForm(questionCount))
  return (
    <section aria-labelledby="temos-testas" className="topic-quiz">
      <div>
        <h2 id="temos-testas" className="subheading">
          {bindSpaces(title)}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {blogTexts.topicQuizFacts(count, quizMinutes(questionCount))}
        </p>
      </div>
      <a href={itemPath('quiz', slug)} className="button" aria-describedby="temos-testas">
        {quizListTexts.start}
      </a>
    </section>
  )
}

interface ArticlePageProps extends ArticleViewProps {
  /** Quiz of the article's topic; null if there is none. */
  quiz: OfferedQuiz | null
}

/**
 * Shows an article with soft hyphens, the quiz of its topic, also linked at the start, and the terms of the offered
 * packages. The panel's preview shows none of them.
 */
export function ArticlePage({ quiz, post, ...article }: ArticlePageProps) {
  return (
    <ArticleView
      {...article}
      post={{ ...post, content: softHyphens(post.content) }}
      terms={<PackageTerms renewed />}
      besideByline={
        quiz && (
          <p>
            {blogTexts.topicQuiz}
            <a href={itemPath('quiz', quiz.slug)} className="link inline-block">
              {bindSpaces(quiz.title)}
            </a>
          </p>
        )
      }
    >
      {quiz === null ? null : <TopicQuiz quiz={quiz} />}
    </ArticleView>
  )
}
