import type { Config } from '@netlify/functions'

import { generateImage } from '#src/contracts/assistance.ts'
import { handle, operation } from '../http/handle.ts'
import { startImage } from '../services/image-jobs.ts'

export default handle(
  operation(generateImage, async ({ body }, context) => {
    const answer = await startImage(context, body)
    return 'jobId' in answer ? { answer, status: 202 } : { answer }
  }),
)

export const config: Config = { path: '/api/admin/generate-blog-image' }
