import type { Config } from '@netlify/functions'

import { createPage as create, listAdminPages as list } from '#src/contracts/posts.ts'
import { handle, operation } from '../http/handle.ts'
import { listPosts, storePost } from '../services/posts.ts'

export default handle(
  operation(list, async ({ query }, { db }) => ({
    answer: await listPosts(db, 'page', query),
  })),
  operation(create, async ({ body }, saving) => ({ answer: await storePost(saving, body) })),
)

export const config: Config = { path: '/api/admin/pages' }
