import type { Config } from '@netlify/functions'

import { suggestSeo } from '#src/contracts/assistance.ts'
import { handle, operation } from '../http/handle.ts'
import { proposeSeo } from '../services/assistance.ts'

export default handle(
  operation(suggestSeo, async ({ body }) => ({ answer: await proposeSeo(body) })),
)

export const config: Config = { path: '/api/admin/seo/suggest' }
