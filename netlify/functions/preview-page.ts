import type { Config } from '@netlify/functions'

import { answerPreviewPage } from '#src/features/publishing/server/preview-page.ts'
import { logged } from '#src/server/logged.ts'
import { secured } from '#src/server/page-headers.ts'
import { callDeadline, database } from '#src/server/database.ts'

/** Serves the pages behind preview links. */
export default logged(
  ['/perziura/:token'],
  secured(answerPreviewPage(() => database(callDeadline()))),
)

export const config: Config = { path: '/perziura/:token' }
