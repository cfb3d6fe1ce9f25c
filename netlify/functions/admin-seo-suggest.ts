import type { Config } from '@netlify/functions'

import { suggestSeo } from '#src/contracts/assistance.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../http/errors.ts'
import { handle, operation } from '../http/handle.ts'

export default handle(
  operation(suggestSeo, () => Promise.reject(new RequestError(503, errorTexts.aiNotConfigured))),
)

export const config: Config = { path: '/api/admin/seo/suggest' }
