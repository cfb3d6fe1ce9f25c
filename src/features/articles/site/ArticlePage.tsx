import type { OfferedQuiz } from '../topic-quizzes.ts'
import { ArticleView, type ArticleViewProps } from './ArticleView.tsx'
import { PackageTerms } from '#src/features/consultations/site/PackageTerms.tsx'
import { TopicQuiz } from './TopicQuiz.tsx'

interface ArticlePageProps extends ArticleViewProps {
  /** The quiz of its topic. */
  quiz: OfferedQuiz | null
}

/** An article with the quiz of its topic and the terms of its offer, which the panel's preview does without. */
export function ArticlePage({ quiz, ...article }: ArticlePageProps) {
  return (
    <ArticleView {...article} terms={<PackageTerms renewed />}>
      {quiz === null ? null : <TopicQuiz quiz={quiz} />}
    </ArticleView>
  )
}
