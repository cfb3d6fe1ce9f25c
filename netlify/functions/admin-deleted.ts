import type { Config } from '@netlify/functions'

import { listDeleted as contract } from '#src/contracts/versions.ts'
import { handle, operation } from '../http/handle.ts'
import { listDeleted } from '../services/versions.ts'

export default handle(
  operation(contract, async ({ params }, { db }) => ({
    answer: await listDeleted(db, params.kind),
  })),
)

export const config: Config = { path: '/api/admin/deleted/:kind' }
