import { sql } from 'kysely'
import { firstPublished } from '#src/core/items.ts'
import { type Database, openDatabase, violatedUniqueConstraint } from '../client.ts'
import type { SeedPost, SeedQuiz } from './seed-content.ts'

/**
 * Fills a database that has no articles, pages or quizzes with the seed content, in one transaction.
 * @returns whether anything was stored; false when the database has content or another process seeds it meanwhile.
 */
export async function seedWhenEmpty(databaseUrl: string): Promise<boolean> {
  const db = openDatabase(databaseUrl)
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from blog_posts) or exists (select from quizzes) as filled`.execute(
    db.write,
  )
  if (rows[0]?.filled === true) return false
  const [{ articles }, { pages }, { quizzes }] = await Promise.all([
    import('./articles/index.ts'),
    import('./pages/index.ts'),
    import('./quizzes/index.ts'),
  ])
  try {
    await db.batch([
      ...articles.map((article) => insertSeedPost(db, article, 'post')),
      ...pages.map((page) => insertSeedPost(db, page, 'page')),
      ...quizzes.flatMap((quiz) => insertSeedQuiz(db, quiz)),
    ])
    return true
  } catch (error) {
    // Slugs are unique: another process has seeded the database meanwhile.
    if (violatedUniqueConstraint(error) !== null) return false
    throw error
  }
}

function insertSeedPost(db: Database, post: SeedPost, type: 'post' | 'page') {
  return db.write.insertInto('blogPosts').values({
    ...post,
    id: crypto.randomUUID(),
    type,
    // Trimmed, as content from a form is.
    content: post.content.trim(),
    tags: [...post.tags],
    metaKeywords: [...post.metaKeywords],
    publishedAt: firstPublished(post),
    updatedAt: post.createdAt,
  })
}

function insertSeedQuiz(
  db: Database,
  { questions, categories, dimensions: seeded = [], ...quiz }: SeedQuiz,
) {
  const quizId = crypto.randomUUID()
  const dimensions = seeded.map((dimension) => ({ id: crypto.randomUUID(), ...dimension }))
  return [
    db.write.insertInto('quizzes').values({
      ...quiz,
      id: quizId,
      dimensions: JSON.stringify(dimensions),
      publishedAt: firstPublished(quiz),
      updatedAt: quiz.createdAt,
    }),
    db.write.insertInto('quizQuestions').values(
      questions.map(({ dimension, marks, ...question }, order) => {
        const optionMarks = [...(marks ?? question.options.map(() => null))]
        return {
          ...question,
          id: crypto.randomUUID(),
          quizId,
          order,
          options: [...question.options],
          weights: question.weights.map(String),
          warningOptions: optionMarks.flatMap((mark, index) =>
            mark === null || mark === 'sign' ? [] : [index],
          ),
          optionMarks,
          dimensionId: dimensions.find(({ name }) => name === dimension)?.id ?? null,
        }
      }),
    ),
    db.write
      .insertInto('quizCategories')
      .values(categories.map((category) => ({ ...category, id: crypto.randomUUID(), quizId }))),
  ]
}
