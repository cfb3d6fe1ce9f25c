import { createRoot } from 'react-dom/client'
import type { PostSummary } from '#src/contracts/posts.ts'
import type { QuizSummary } from '#src/contracts/quizzes.ts'
import { freshPage, type ListPlace } from '#src/domain/article-lists.ts'
import { PostPage } from '#src/views/PostPage.tsx'
import { QuizList } from '#src/views/QuizList.tsx'

interface LiveListMount {
  kind: 'posts' | 'quizzes'
  /** Its content, the list of the last build, is replaced. */
  target: HTMLElement
  /** The answer of the list's call. */
  items: unknown
}

/**
 * Shows a list that is newer than the page's own, of articles the same page of it. What is not a
 * list changes nothing.
 */
export function mountLiveList({ kind, target, items }: LiveListMount): void {
  if (!Array.isArray(items)) return
  createRoot(target).render(
    kind === 'posts' ? (
      <PostPage page={freshPage(items as PostSummary[], placeOf(target))} />
    ) : (
      <QuizList quizzes={items as QuizSummary[]} />
    ),
  )
}

/** Which page of the articles the page shows, as `FreshList` wrote it. */
function placeOf(target: HTMLElement): ListPlace {
  return JSON.parse(target.dataset.place ?? '') as ListPlace
}
