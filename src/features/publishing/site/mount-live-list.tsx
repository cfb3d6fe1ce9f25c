import { createRoot } from 'react-dom/client'
import type { PostSummary } from '#src/features/articles/contracts.ts'
import type { QuizSummary } from '#src/features/quizzes/contracts.ts'
import { freshPage, type ListPlace } from '#src/features/articles/article-lists.ts'
import { PostPage } from '#src/features/articles/site/PostPage.tsx'
import { QuizList } from '#src/features/quizzes/site/QuizList.tsx'

interface LiveListMount {
  kind: 'posts' | 'quizzes'
  /** The element whose content, the prebuilt list, is replaced. */
  target: HTMLElement
  /** The response of the list's call. */
  items: unknown
}

/**
 * Replaces the page's list with a newer one. The list of articles stays on its page number. Ignores data that is not an
 * array.
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

/** Reads topic and page number of the list, as written by `FreshList`. */
function placeOf(target: HTMLElement): ListPlace {
  return JSON.parse(target.dataset.place ?? '') as ListPlace
}
