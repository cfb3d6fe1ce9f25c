import type { Config } from '@netlify/functions'

import { listPublishedPosts } from '#db/queries/posts.ts'
import { listPosts } from '#src/contracts/posts.ts'
import { handle, operation } from '../http/handle.ts'
import { toPostSummary } from '../services/posts.ts'

export default handle(
  operation(listPosts, async (_input, { db }) => {
    const { contentVersion, posts } = await listPublishedPosts(db)
    return {
      answer: posts.map(toPostSummary),
      cache: { tags: ['posts'], etag: `"${contentVersion}"` },
    }
  }),
)

export const config: Config = { path: '/api/blog' }
