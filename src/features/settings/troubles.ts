import { itemAt } from '#src/core/item-at.ts'
import type { ArticleCategory } from '#src/features/articles/articles.ts'

/** What may have happened to a visitor of the home page, with the topic of the articles about it. */
export const TROUBLES = {
  betrayed: 'Pasitikėjimas',
  silent: 'Bendravimas',
  quarrelling: 'Konfliktai',
  cold: 'Intymumas',
  home: 'Santykių patarimai',
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
