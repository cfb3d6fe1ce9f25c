import type { Config } from '@netlify/functions'

import { secured } from '../http/security-headers.ts'
import { answerMedia } from '../services/media-file.ts'

/** The bytes of uploaded images. */
export default secured(answerMedia)

export const config: Config = { path: '/media/:name' }
