import type { Config } from '@netlify/functions'

import { listMedia } from '#src/contracts/images.ts'
import { handle, operation } from '../http/handle.ts'
import * as media from '../services/media.ts'

export default handle(
  operation(listMedia, async ({ query }, { db }) => ({
    answer: await media.listMedia(db, query),
  })),
)

export const config: Config = { path: '/api/admin/media' }
