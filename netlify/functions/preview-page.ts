import type { Config } from '@netlify/functions'

import { secured } from '../http/security-headers.ts'
import { database } from '../services/database.ts'
import { answerPreviewPage } from '../services/previews.ts'

/** The pages behind preview links. */
export default secured(answerPreviewPage(database))

export const config: Config = { path: '/perziura/:token' }
