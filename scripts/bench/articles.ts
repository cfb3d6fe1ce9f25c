import type { Database } from '#db/client.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { sampleArticle } from '../tools/sample-articles.ts'
import { insertArticles } from '../tools/sample-site.ts'

/** Stores the sample articles `from` to `to` (exclusive), one a day, in all categories. */
export async function storeArticles(db: Database, from: number, to: number): Promise<void> {
  const articles = Array.from({ length: to - from }, (_, index) => ({
    ...sampleArticle(from + index),
    category: ARTICLE_CATEGORIES[index % ARTICLE_CATEGORIES.length] ?? null,
    createdAt: new Date(Date.UTC(2020, 0, 1 + from + index)).toISOString(),
  }))
  await insertArticles(db, articles)
}
