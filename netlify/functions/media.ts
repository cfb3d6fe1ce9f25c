import type { Config } from '@netlify/functions'

import { answerMedia } from '#src/features/images/server/media-file.ts'
import { logged } from '#src/server/logged.ts'
import { secured } from '#src/server/page-headers.ts'

/** Serves the bytes of stored images. */
export default logged(['/media/:name'], secured(answerMedia))

export const config: Config = { path: '/media/:name' }
