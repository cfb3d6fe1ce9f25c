import type { Config } from '@netlify/functions'

import { createUpload } from '#src/contracts/assistance.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../http/errors.ts'
import { handle, operation } from '../http/handle.ts'

export default handle(
  operation(createUpload, () =>
    Promise.reject(new RequestError(503, errorTexts.uploadNotConfigured)),
  ),
)

export const config: Config = { path: '/api/objects/upload' }
