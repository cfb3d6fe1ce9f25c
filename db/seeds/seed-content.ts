import type { ArticleCategory } from '#src/features/articles/articles.ts'
import type { QuestionType } from '#src/features/quizzes/quiz.ts'
import type { Dimension } from '#src/features/quizzes/quiz-dimensions.ts'
import type { OptionMark } from '#src/features/quizzes/warnings.ts'

/** Article or static page of a fresh installation. */
export interface SeedPost {
  slug: string
  title: string
  excerpt: string
  /** Markdown; blank lines separate paragraphs. */
  content: string
  published: boolean
  /** Minutes. */
  readingTime: number
  /** One of the offered categories for an article; null for a page. */
  category: ArticleCategory | null
  tags: readonly string[]
  /** At most 60 characters. */
  seoTitle: string
  /** 120 to 160 characters. */
  metaDescription: string
  focusKeyword: string
  /** 3 to 10 entries. */
  metaKeywords: readonly string[]
  /** Path of the cover in `public`; null without a cover. */
  imageUrl: string | null
  /** At most 120 characters. */
  imageAltText: string | null
  /** ISO 8601 instant. */
  createdAt: string
}

/** Quiz of a fresh installation. Questions and bands keep their order here. */
export interface SeedQuiz {
  slug: string
  title: string
  description: string
  instructions: string | null
  published: boolean
  /** Whether two visitors may compare their dimensions. */
  comparable?: boolean
  createdAt: string
  questions: readonly {
    question: string
    questionType: QuestionType
    options: readonly string[]
    /** Points of each option, parallel to `options`. */
    weights: readonly number[]
    /** Parallel to `options`; left out if no option is marked. */
    marks?: readonly (OptionMark | null)[]
    /** Name of the question's dimension. */
    dimension?: string
    required: boolean
  }[]
  dimensions?: readonly Omit<Dimension, 'id'>[]
  categories: readonly {
    name: string
    description: string
    minScore: number
    maxScore: number
    /** One step per line; the first line is the task for this week. */
    advice: string
    /** `#rrggbb` */
    color: string
  }[]
}
