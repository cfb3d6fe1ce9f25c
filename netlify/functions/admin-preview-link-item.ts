import type { Config } from '@netlify/functions'

import { revokePreviewLinks } from '#src/contracts/previews.ts'
import { handle, operation } from '../http/handle.ts'
import { revokePreviewLinks as revoke } from '../services/previews.ts'

export default handle(
  operation(revokePreviewLinks, async ({ params }, { db }) => ({
    answer: await revoke(db, params),
  })),
)

export const config: Config = { path: '/api/admin/preview-link/:kind/:id' }
