import { createRoot } from 'react-dom/client'
import type { PostSummary } from '#src/contracts/posts.ts'
import type { QuizSummary } from '#src/contracts/quizzes.ts'
import { PostList } from './views/PostList.tsx'
import { QuizList } from './views/QuizList.tsx'

interface LiveListMount {
  kind: 'posts' | 'quizzes'
  /** Its content, the list of the last build, is replaced. */
  target: HTMLElement
  /** The answer of the list's call. */
  items: unknown
}

/** Shows a list that is newer than the page's own. What is not a list changes nothing. */
export function mountLiveList({ kind, target, items }: LiveListMount): void {
  if (!Array.isArray(items)) return
  createRoot(target).render(
    kind === 'posts' ? (
      <PostList posts={items as PostSummary[]} />
    ) : (
      <QuizList quizzes={items as QuizSummary[]} />
    ),
  )
}
