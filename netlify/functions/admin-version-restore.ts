import type { Config } from '@netlify/functions'

import { restoreVersion as contract } from '#src/contracts/versions.ts'
import { handle, operation } from '../http/handle.ts'
import { restoreVersion } from '../services/versions.ts'

export default handle(
  operation(contract, async ({ params }, saving) => ({
    answer: await restoreVersion(saving, params.id),
  })),
)

export const config: Config = { path: '/api/admin/version/:id/restore' }
