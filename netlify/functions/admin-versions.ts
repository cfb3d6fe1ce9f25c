import type { Config } from '@netlify/functions'

import { listVersions as contract } from '#src/contracts/versions.ts'
import { handle, operation } from '../http/handle.ts'
import { listVersions } from '../services/versions.ts'

export default handle(
  operation(contract, async ({ params }, { db }) => ({ answer: await listVersions(db, params) })),
)

export const config: Config = { path: '/api/admin/versions/:kind/:id' }
