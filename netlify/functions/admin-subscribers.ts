import type { Config } from '@netlify/functions'

import { listSubscribers } from '#src/contracts/inbox.ts'
import { handle, operation } from '../http/handle.ts'
import { pageOfSubscribers } from '../services/inbox.ts'

export default handle(
  operation(listSubscribers, async ({ query }, { db }) => ({
    answer: await pageOfSubscribers(db, query),
  })),
)

export const config: Config = { path: '/api/admin/subscribers' }
