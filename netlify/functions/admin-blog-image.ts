import type { Config } from '@netlify/functions'

import { attachImage } from '#src/contracts/images.ts'
import { handle, operation } from '../http/handle.ts'
import { attachUpload } from '../services/uploads.ts'

export default handle(
  operation(attachImage, async ({ body }, { db }) => ({
    answer: await attachUpload(db, body.imageURL),
  })),
)

export const config: Config = { path: '/api/admin/blog-image' }
