import type { Config } from '@netlify/functions'

import { downloadSubscribers } from '#src/contracts/inbox.ts'
import { handle, operation } from '../http/handle.ts'
import { subscribersTable } from '../services/inbox-tables.ts'

export default handle(
  operation(downloadSubscribers, async ({ query }, { db }) => ({
    file: await subscribersTable(db, query),
  })),
)

export const config: Config = { path: '/api/admin/subscribers.csv' }
