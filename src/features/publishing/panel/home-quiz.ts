import { GENERAL_QUIZ_SLUG } from '#src/features/quizzes/quiz.ts'
import type { ConfirmOptions } from '#src/panel/frame/confirm-dialog.ts'
import { homeQuizTexts } from './texts.ts'

interface StoredQuiz {
  title: string
  slug: string
  published: boolean
}

/** The warning before a quiz is taken down that the home page links to; null for any other. */
export function homeQuizWarning({ slug, published }: StoredQuiz): string | null {
  return published && slug === GENERAL_QUIZ_SLUG ? homeQuizTexts.warning : null
}

/**
 * Asked before a stored quiz becomes a draft that the home page links to; null when there is nothing to ask. A
 * changed slug breaks no link: it leaves a redirect.
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
