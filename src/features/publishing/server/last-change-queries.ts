import { type PostType, withShownDate } from '#src/core/items.ts'
import type { ChangedItems } from '#src/features/search/last-changes.ts'
import type { Database } from '#db/client.ts'

/** When each published item and each expert was last changed. */
export async function readChangedItems(db: Database): Promise<ChangedItems> {
  const [posts, pages, quizzes, experts] = await Promise.all([
    changedPosts(db, 'post'),
    changedPosts(db, 'page'),
    db.read
      .selectFrom('quizzes')
      .select(['slug', 'updatedAt'])
      .where('published', '=', true)
      .execute(),
    db.read.selectFrom('experts').select(['id', 'name', 'updatedAt']).execute(),
  ])
  return { posts, pages, quizzes, experts }
}

async function changedPosts(db: Database, type: PostType) {
  const posts = await db.read
    .selectFrom('blogPosts')
    .select(['id', 'slug', 'category', 'publishedAt', 'createdAt', 'updatedAt'])
    .where('type', '=', type)
    .where('published', '=', true)
    .execute()
  return posts.map((post) => ({
    ...post,
    publishedAt: withShownDate(post).publishedAt.toISOString(),
  }))
}
