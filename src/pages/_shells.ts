import { type ItemKind, PREVIEW_DAYS } from '#src/core/items.ts'
import type { Section } from '#src/site/section.ts'
import { blogTexts, pageTexts } from '#src/features/articles/texts.ts'
import { previewTexts } from '#src/features/publishing/preview-texts.ts'
import { quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { quizPageTexts } from '#src/features/quizzes/texts.ts'

/** Content of a shell for a missing item. */
export interface MissingView {
  title: string
  text: string
  href: string
  label: string
}

interface ItemShell {
  kind: ItemKind
  section?: Section
  /** Texts for a missing item. */
  missing: MissingView
}

/** Shells of items. Functions fill them with items for which the build has no page. */
export const ITEM_SHELLS: readonly ItemShell[] = [
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
      title: quizPageTexts.notFoundTitle,
      text: quizPageTexts.notFoundText,
      href: '/',
      label: quizEndingTexts.toHome,
    },
  },
]

/** Content for an invalid or expired preview link. */
export const PREVIEW_REFUSED: MissingView = {
  title: previewTexts.refusedTitle,
  text: previewTexts.refusedText(PREVIEW_DAYS),
  href: '/',
  label: previewTexts.toHome,
}
