import type { Config } from '@netlify/functions'

import { downloadSubmissions } from '#src/contracts/inbox.ts'
import { handle, operation } from '../http/handle.ts'
import { submissionsTable } from '../services/inbox-tables.ts'

export default handle(
  operation(downloadSubmissions, async ({ query }, { db }) => ({
    file: await submissionsTable(db, query),
  })),
)

export const config: Config = { path: '/api/admin/submissions.csv' }
