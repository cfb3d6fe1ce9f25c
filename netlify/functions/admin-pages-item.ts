import type { Config } from '@netlify/functions'

import {
  deletePage as remove,
  getAdminPage as get,
  updatePage as update,
} from '#src/contracts/posts.ts'
import { handle, operation } from '../http/handle.ts'
import { readPost, removePost, replacePost } from '../services/posts.ts'

export default handle(
  operation(get, async ({ params }, { db }) => ({
    answer: await readPost(db, { id: params.id, type: 'page' }),
  })),
  operation(update, async ({ params, body }, saving) => ({
    answer: await replacePost(saving, params.id, body),
  })),
  operation(remove, async ({ params }, saving) => ({
    answer: await removePost(saving, { id: params.id, type: 'page' }),
  })),
)

export const config: Config = { path: '/api/admin/pages/:id' }
