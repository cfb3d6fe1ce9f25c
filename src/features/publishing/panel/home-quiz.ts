import { GENERAL_QUIZ_SLUG } from '#src/features/quizzes/quiz.ts'
import type { ConfirmOptions } from '#src/panel/frame/confirm-dialog.ts'
import { homeQuizTexts } from './texts.ts'

interface StoredQuiz {
  title: string
  slug: string
  published: boolean
}

/**
 * Returns the warning to show before the quiz that the home page links to is taken down. Returns null for other quizzes
 * and for drafts.
 */
export function homeQuizWarning({ slug, published }: StoredQuiz): string | null {
  return published && slug === GENERAL_QUIZ_SLUG ? homeQuizTexts.warning : null
}

/**
 * Returns the question to ask before the quiz that the home page links to becomes a draft; null if none is needed. A
 * changed slug needs none, since the old slug redirects.
 */
export function unpublishOptions(
  stored: StoredQuiz,
  { published }: { published: boolean },
): ConfirmOptions | null {
  const text = homeQuizWarning(stored)
  if (published || text === null) return null
  return {
    title: homeQuizTexts.unpublishTitle(stored.title),
    text,
    confirm: homeQuizTexts.unpublish,
    dangerous: true,
  }
}
