import type { Config } from '@netlify/functions'

import { deleteMedia } from '#src/contracts/images.ts'
import { handle, operation } from '../http/handle.ts'
import * as media from '../services/media.ts'

export default handle(
  operation(deleteMedia, async ({ params }, saving) => {
    await media.deleteMedia(saving, params.name)
    return { answer: { success: true as const } }
  }),
)

export const config: Config = { path: '/api/admin/media/:name' }
