import type { Config } from '@netlify/functions'

import { listPublishedExperts } from '#src/features/experts/server/expert-queries.ts'
import { listPublishedPosts } from '#src/features/articles/server/post-queries.ts'
import { readUnbuiltChanges } from '#src/features/publishing/server/publishing-queries.ts'
import { listPublishedQuizzes } from '#src/features/quizzes/server/quiz-queries.ts'
import { listExperts } from '#src/features/experts/contracts.ts'
import { getPage, getPost, listPosts } from '#src/features/articles/contracts.ts'
import { getChanges } from '#src/features/publishing/contracts.ts'
import { getQuiz, listQuizzes } from '#src/features/quizzes/contracts.ts'
import { CHANGES_TAG, summarizeChanges } from '#src/features/publishing/changes.ts'
import { EXPERTS_TAG } from '#src/features/experts/experts.ts'
import { listTag, withShownDate } from '#src/core/items.ts'
import { handle, operation, reply } from '#src/server/handle.ts'
import * as published from '#src/features/publishing/server/visible-items.ts'

/** Public reads. The CDN caches them until one of their cache tags is purged. */
export default handle(
  operation(listPosts, async (_, { db }) => {
    const { contentVersion, posts } = await listPublishedPosts(db)
    return reply(posts.map(withShownDate), {
      cache: { tags: [listTag('post')], etag: `"${contentVersion}"` },
    })
  }),
  operation(getPost, async ({ params: { slug } }, { db }) =>
    reply(await published.readPost(db, { type: 'post', slug }), {
      cache: { tags: [`post:${slug}`] },
    }),
  ),
  operation(getPage, async ({ params: { slug } }, { db }) =>
    reply(await published.readPost(db, { type: 'page', slug }), {
      cache: { tags: [`page:${slug}`] },
    }),
  ),
  operation(listQuizzes, async (_, { db }) => {
    const { contentVersion, quizzes } = await listPublishedQuizzes(db)
    return reply(quizzes.map(withShownDate), {
      cache: { tags: [listTag('quiz')], etag: `"${contentVersion}"` },
    })
  }),
  operation(getQuiz, async ({ params: { slug } }, { db }) =>
    reply(await published.readQuiz(db, slug), { cache: { tags: [`quiz:${slug}`] } }),
  ),
  operation(listExperts, async (_, { db }) => {
    const { contentVersion, experts } = await listPublishedExperts(db)
    return reply(experts, { cache: { tags: [EXPERTS_TAG], etag: `"${contentVersion}"` } })
  }),
  operation(getChanges, async (_, { db }) =>
    reply(summarizeChanges(await readUnbuiltChanges(db)), { cache: { tags: [CHANGES_TAG] } }),
  ),
)

export const config: Config = {
  path: [
    '/api/blog',
    '/api/blog/:slug',
    '/api/pages/:slug',
    '/api/quizzes',
    '/api/quiz/:slug',
    '/api/experts',
    '/api/changes',
  ],
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
