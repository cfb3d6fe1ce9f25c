import type { Config } from '@netlify/functions'

import { cancelImageJob, getImageJob } from '#src/contracts/assistance.ts'
import { handle, operation } from '../http/handle.ts'
import { cancelImage, reportImage } from '../services/image-jobs.ts'

export default handle(
  operation(getImageJob, async ({ params }, { db }) => ({
    answer: await reportImage(db, params.id),
  })),
  operation(cancelImageJob, async ({ params }, { db }) => ({
    answer: await cancelImage(db, params.id),
  })),
)

export const config: Config = { path: '/api/admin/generate-blog-image/:id' }
