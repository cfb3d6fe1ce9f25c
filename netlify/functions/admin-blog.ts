import type { Config } from '@netlify/functions'

import { listAllPosts } from '#db/queries/posts.ts'
import { createPost as create, listAdminPosts as list } from '#src/contracts/posts.ts'
import { handle, operation } from '../http/handle.ts'
import { createPost, toAdminPost } from '../services/posts.ts'

export default handle(
  operation(list, async (_input, { db }) => ({
    answer: (await listAllPosts(db, 'post')).map(toAdminPost),
  })),
  operation(create, async ({ body }, saving) => ({ answer: await createPost(saving, body) })),
)

export const config: Config = { path: '/api/admin/blog' }
