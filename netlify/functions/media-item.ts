import type { Config } from '@netlify/functions'

import { answerMedia } from '../services/media-file.ts'

/** The bytes of uploaded images. */
export default answerMedia

export const config: Config = { path: '/media/:name' }
