import type { Config, Context } from '@netlify/functions'
import { recordRun } from '#src/features/health/server/schedule-runs.ts'
import { readMailbox } from '#src/features/mailbox/server/read-mailbox.ts'
import { callDeadline, database } from '#src/server/database.ts'
import { deployUrl } from '#src/server/deploy-url.ts'
import { loggedWork } from '#src/server/logged.ts'

/** Every five minutes: reads the mailbox of the sender, if it is configured. */
export default loggedWork('read-mailbox', async (_request: Request, context: Context) => {
  await readMailbox({
    // The platform ends a scheduled run after 30 seconds, so the queries have the deadline of a call.
    open: () => database(callDeadline()),
    deployUrl: deployUrl(context),
    waitUntil: (work) => context.waitUntil(work),
  })
  await recordRun('read-mailbox')
})

export const config: Config = { schedule: '*/5 * * * *' }
