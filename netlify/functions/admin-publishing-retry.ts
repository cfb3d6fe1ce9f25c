import type { Config } from '@netlify/functions'

import { retryPublishing as contract } from '#src/contracts/publishing.ts'
import { handle, operation } from '../http/handle.ts'
import { describePublishing, retryPublishing } from '../services/publishing.ts'

export default handle(
  operation(contract, async (_input, { db }) => {
    await retryPublishing(db)
    return { answer: await describePublishing(db) }
  }),
)

export const config: Config = { path: '/api/admin/publishing/retry' }
