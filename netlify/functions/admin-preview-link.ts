import type { Config } from '@netlify/functions'

import { createPreviewLink as contract } from '#src/contracts/previews.ts'
import { handle, operation } from '../http/handle.ts'
import { createPreviewLink } from '../services/previews.ts'

export default handle(
  operation(contract, async ({ body }, { db }) => ({ answer: await createPreviewLink(db, body) })),
)

export const config: Config = { path: '/api/admin/preview-link' }
