import type { Section } from '#src/layouts/section.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { pageTexts } from '#src/texts/pages.ts'
import { quizTexts } from '#src/texts/quiz.ts'

export interface Shell {
  kind: 'post' | 'page' | 'quiz'
  section?: Section
  /** What the shell of an item that does not exist says. */
  missing: { title: string; text: string; href: string; label: string }
}

/** What a server function answers with for an item that has no file of its own yet. */
export const SHELLS: readonly Shell[] = [
  {
    kind: 'post',
    section: 'blog',
    missing: {
      title: blogTexts.notFoundTitle,
      text: blogTexts.notFoundText,
      href: '/blog',
      label: blogTexts.back,
    },
  },
  {
    kind: 'page',
    missing: {
      title: pageTexts.notFoundTitle,
      text: pageTexts.notFoundText,
      href: '/',
      label: pageTexts.toHome,
    },
  },
  {
    kind: 'quiz',
    section: 'tests',
    missing: {
      title: quizTexts.notFoundTitle,
      text: quizTexts.notFoundText,
      href: '/',
      label: quizTexts.toHome,
    },
  },
]
