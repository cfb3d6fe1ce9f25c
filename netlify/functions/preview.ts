import type { Config } from '@netlify/functions'

import { getPreview } from '#src/contracts/previews.ts'
import { handle, operation } from '../http/handle.ts'
import { readPreview } from '../services/previews.ts'

export default handle(
  operation(getPreview, async ({ params }, { db }) => ({
    answer: await readPreview(db, params.token),
  })),
)

export const config: Config = { path: '/api/preview/:token' }
