import type { Config } from '@netlify/functions'

import { createUpload } from '#src/contracts/images.ts'
import { handle, operation } from '../http/handle.ts'
import { openUpload, sweepUploads } from '../services/uploads.ts'

export default handle(
  operation(createUpload, async ({ body }, { db, waitUntil }) => {
    const uploadURL = await openUpload(db, body?.name ?? null)
    waitUntil(sweepUploads(db))
    return { answer: { uploadURL } }
  }),
)

export const config: Config = { path: '/api/objects/upload' }
