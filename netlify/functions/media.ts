import type { Config } from '@netlify/functions'

import { answerMedia } from '../http/media-file.ts'
import { logged } from '../http/logged.ts'
import { secured } from '../http/security-headers.ts'

/** The bytes of uploaded images. */
export default logged(['/media/:name'], secured(answerMedia))

export const config: Config = { path: '/media/:name' }
