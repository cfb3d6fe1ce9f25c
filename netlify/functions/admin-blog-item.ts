import type { Config } from '@netlify/functions'

import { deletePost as remove, updatePost as update } from '#src/contracts/posts.ts'
import { handle, operation } from '../http/handle.ts'
import { removePost, replacePost } from '../services/posts.ts'

export default handle(
  operation(update, async ({ params, body }, { db }) => ({
    answer: await replacePost(db, params.id, body),
  })),
  operation(remove, async ({ params }, { db }) => ({
    answer: await removePost(db, { id: params.id, type: 'post' }),
  })),
)

export const config: Config = { path: '/api/admin/blog/:id' }
