import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Expert } from '#src/features/experts/contracts.ts'
import type { PostSummary } from '#src/features/articles/contracts.ts'
import type { BuiltOwner } from '../contracts.ts'
import { quizOfTopic } from '#src/features/articles/related-content.ts'
import { bindTexts } from '#src/core/typography.ts'
import { PreviewEnding } from '#src/features/quizzes/site/PreviewEnding.tsx'
import { QuizRunner } from '#src/features/quizzes/site/QuizRunner.tsx'
import { ArticlePage } from '#src/features/articles/site/ArticlePage.tsx'
import { ExpertView } from '#src/features/experts/site/ExpertView.tsx'
import { ExpertsIntroduction } from '#src/features/experts/site/ExpertsIntroduction.tsx'
import { PageView } from '#src/features/articles/site/PageView.tsx'
import { QuizHeader } from '#src/features/quizzes/site/QuizHeader.tsx'
import type { VisibleItem } from './visible-items.ts'

/** Renders the introduction of the experts' page as HTML. */
export function expertsHtml(experts: readonly Expert[]): string {
  return renderToStaticMarkup(<ExpertsIntroduction experts={experts} />)
}

/** Renders an expert's page as HTML. */
export function expertHtml(expert: Expert, posts: readonly PostSummary[]): string {
  return renderToStaticMarkup(<ExpertView expert={expert} posts={posts} />)
}

/**
 * Renders an item as HTML, with the views that its static page uses.
 * @param preview whether it is a preview, in which a quiz does not send its answers.
 * @param owner the settings at the time of the build.
 */
export function itemHtml(
  item: VisibleItem,
  { preview, owner }: { preview: boolean; owner: BuiltOwner },
): string {
  switch (item.kind) {
    case 'post': {
      return renderToStaticMarkup(
        <ArticlePage
          post={item.post}
          quiz={quizOfTopic(owner.topicQuizzes, item.post.category)}
          packages={owner.packages}
          hours={owner.answerHours}
        />,
      )
    }
    case 'page':
      return renderToStaticMarkup(<PageView page={item.page} />)
    case 'quiz': {
      const ending = preview ? PreviewEnding : undefined
      const quiz = bindTexts(item.quiz)
      // The browser hydrates this markup (`mount-quiz.tsx`), so it must be rendered from the same quiz.
      const runner = renderToString(<QuizRunner quiz={quiz} ending={ending} />)
      return renderToStaticMarkup(
        <>
          <QuizHeader quiz={quiz} />
          <div
            data-live-quiz={JSON.stringify(quiz)}
            data-preview={preview}
            dangerouslySetInnerHTML={{ __html: runner }}
          />
        </>,
      )
    }
  }
}
