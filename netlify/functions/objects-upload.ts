import type { Config } from '@netlify/functions'

import { createUpload } from '#src/contracts/images.ts'
import { imageTexts } from '#src/texts/images.ts'
import { RequestError } from '../http/errors.ts'
import { handle, operation } from '../http/handle.ts'

export default handle(
  operation(createUpload, () => Promise.reject(new RequestError(503, imageTexts.storageDown))),
)

export const config: Config = { path: '/api/objects/upload' }
