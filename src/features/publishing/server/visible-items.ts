import type { AuthoredPost } from '#src/features/articles/server/post-queries.ts'
import type { FullQuiz } from '#src/features/quizzes/server/quiz-queries.ts'
import { publicPage, type PublicPage, type PublicPost } from '#src/features/articles/contracts.ts'
import { publicQuiz, type PublicQuiz } from '#src/features/quizzes/contracts.ts'
import type { PostType } from '#src/core/items.ts'
import { toPublicPost } from '#src/features/articles/server/posts.ts'

/** An item as stored. */
export type StoredItem = { kind: PostType; post: AuthoredPost } | { kind: 'quiz'; quiz: FullQuiz }

/** An item as visitors read it. */
export type VisibleItem =
  | { kind: 'post'; post: PublicPost }
  | { kind: 'page'; page: PublicPage }
  | { kind: 'quiz'; quiz: PublicQuiz }

/** Removes what visitors must not see, above all the weights and bands of a quiz. */
export function visibleItem(item: StoredItem): VisibleItem {
  switch (item.kind) {
    case 'post':
      return { kind: 'post', post: toPublicPost(item.post) }
    case 'page':
      return { kind: 'page', page: publicPage.parse(toPublicPost(item.post)) }
    case 'quiz':
      return { kind: 'quiz', quiz: publicQuiz.parse(item.quiz) }
  }
}
