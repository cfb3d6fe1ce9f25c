import { createRoot } from 'react-dom/client'
import type { PostSummary } from '#src/features/articles/contracts.ts'
import type { QuizSummary } from '#src/features/quizzes/contracts.ts'
import { freshPage, type ListPlace } from '#src/features/articles/article-lists.ts'
import { PostPage } from '#src/features/articles/site/PostPage.tsx'
import { QuizList } from '#src/features/quizzes/site/QuizList.tsx'

interface LiveListMount {
  kind: 'posts' | 'quizzes'
  /** Element whose prebuilt list is replaced. */
  target: HTMLElement
  /** Response of the call that lists articles or quizzes. */
  items: unknown
}

/** Replaces the prebuilt list with a newer one, on the same page number. Ignores a response that is not an array. */
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

/** Reads the topic and page number that `FreshList` wrote into the markup. */
function placeOf(target: HTMLElement): ListPlace {
  return JSON.parse(target.dataset.place ?? '') as ListPlace
}
