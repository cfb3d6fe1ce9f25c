import type { Config } from '@netlify/functions'

import { getVersion as contract } from '#src/contracts/versions.ts'
import { handle, operation } from '../http/handle.ts'
import { readVersion } from '../services/versions.ts'

export default handle(
  operation(contract, async ({ params }, { db }) => ({ answer: await readVersion(db, params.id) })),
)

export const config: Config = { path: '/api/admin/version/:id' }
