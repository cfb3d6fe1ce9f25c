import type { Config } from '@netlify/functions'

import { uploadObject } from '#src/contracts/images.ts'
import { handle, operation } from '../http/handle.ts'
import { receiveUpload } from '../services/images.ts'

export default handle(
  operation(uploadObject, async ({ params }, { db, request }) => {
    await receiveUpload(db, params.token, request)
    return { answer: { success: true as const } }
  }),
)

export const config: Config = { path: '/api/objects/upload/:token' }
