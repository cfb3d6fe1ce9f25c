import type { Config } from '@netlify/functions'

import {
  deletePost as remove,
  getAdminPost as get,
  updatePost as update,
} from '#src/contracts/posts.ts'
import { handle, operation } from '../http/handle.ts'
import { readPost, removePost, replacePost } from '../services/posts.ts'

export default handle(
  operation(get, async ({ params }, { db }) => ({
    answer: await readPost(db, { id: params.id, type: 'post' }),
  })),
  operation(update, async ({ params, body }, saving) => ({
    answer: await replacePost(saving, params.id, body),
  })),
  operation(remove, async ({ params }, saving) => ({
    answer: await removePost(saving, { id: params.id, type: 'post' }),
  })),
)

export const config: Config = { path: '/api/admin/blog/:id' }
