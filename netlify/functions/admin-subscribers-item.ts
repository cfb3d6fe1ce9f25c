import type { Config } from '@netlify/functions'

import { deleteSubscriber } from '#src/contracts/inbox.ts'
import { handle, operation } from '../http/handle.ts'
import { removeSubscriber } from '../services/inbox.ts'

export default handle(
  operation(deleteSubscriber, async ({ params }, { db }) => ({
    answer: await removeSubscriber(db, params.id),
  })),
)

export const config: Config = { path: '/api/admin/subscribers/:id' }
