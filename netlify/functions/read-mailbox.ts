import type { Config, Context } from '@netlify/functions'
import { recordRun } from '#src/features/health/server/schedule-runs.ts'
import { readMailbox, RUN_MS } from '#src/features/mailbox/server/read-mailbox.ts'
import { database } from '#src/server/database.ts'
import { deployUrl } from '#src/server/deploy-url.ts'
import { loggedWork } from '#src/server/logged.ts'

/** Every five minutes: reads the mailbox of the sender, if it is configured. */
export default loggedWork('read-mailbox', async (_request: Request, context: Context) => {
  await readMailbox({
    open: () => database({ leftMs: RUN_MS }),
    deployUrl: deployUrl(context),
    waitUntil: (work) => context.waitUntil(work),
  })
  await recordRun('read-mailbox')
})

export const config: Config = { schedule: '*/5 * * * *' }
