import { itemAt } from '#src/core/item-at.ts'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#src/features/articles/articles.ts'

const [communication, trust, intimacy, conflicts, advice] = ARTICLE_CATEGORIES

/** Troubles of which a visitor of the home page can choose one, each with the topic of the articles about it. */
export const TROUBLES = {
  betrayed: trust,
  silent: communication,
  quarrelling: conflicts,
  cold: intimacy,
  home: advice,
} as const satisfies Record<string, ArticleCategory>

export type Trouble = keyof typeof TROUBLES

export const TROUBLE_NAMES = Object.keys(TROUBLES) as Trouble[]

/** Path of the article or quiz that each trouble leads to. Troubles without one lead to their topic. */
export type TroublePaths = Readonly<Partial<Record<Trouble, string>>>

/** Whether a path is that of an article or quiz. */
export function isHelpPath(path: string): boolean {
  const kind = itemAt(path)?.kind
  return kind === 'post' || kind === 'quiz'
}
