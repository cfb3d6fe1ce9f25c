import type { Config } from '@netlify/functions'

import { listSubmissions } from '#src/contracts/inbox.ts'
import { handle, operation } from '../http/handle.ts'
import { pageOfSubmissions } from '../services/inbox.ts'

export default handle(
  operation(listSubmissions, async ({ query }, { db }) => ({
    answer: await pageOfSubmissions(db, query),
  })),
)

export const config: Config = { path: '/api/admin/submissions' }
