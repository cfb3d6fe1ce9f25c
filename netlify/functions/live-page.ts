import type { Config } from '@netlify/functions'

import { answerLivePage } from '#src/features/publishing/server/live-page.ts'
import { logged } from '#src/server/logged.ts'
import { secured } from '#src/server/page-headers.ts'
import { callDeadline, database } from '#src/server/database.ts'

/** Serves live pages. The function answers an item's own address only if the build has no file for it. */
export default logged(
  [
    '/blog/:slug',
    '/p/:slug',
    '/testas/:slug',
    '/experts/:slug',
    '/gyvai/:folder/:slug',
    '/gyvai/experts',
  ],
  secured(answerLivePage(() => database(callDeadline()))),
)

export const config: Config = {
  path: [
    '/blog/:slug',
    '/p/:slug',
    '/testas/:slug',
    '/experts/:slug',
    '/gyvai/:folder/:slug',
    '/gyvai/experts',
  ],
  preferStatic: true,
  rateLimit: { windowLimit: 1200, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
