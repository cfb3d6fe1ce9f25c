import type { Config } from '@netlify/functions'

import { getPublishing } from '#src/contracts/publishing.ts'
import { handle, operation } from '../http/handle.ts'
import { describePublishing } from '../services/publishing.ts'

export default handle(
  operation(getPublishing, async (_input, { db }) => ({ answer: await describePublishing(db) })),
)

export const config: Config = { path: '/api/admin/publishing' }
