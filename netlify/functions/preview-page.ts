import type { Config } from '@netlify/functions'

import { database } from '../services/database.ts'
import { answerPreviewPage } from '../services/previews.ts'

/** The pages behind preview links. */
export default answerPreviewPage(database)

export const config: Config = { path: '/perziura/:token' }
