import type { Config, Context } from '@netlify/functions'
import { deployUrl } from '#src/server/deploy-url.ts'
import { loggedWork } from '#src/server/logged.ts'
import { callDeadline, database } from '#src/server/database.ts'
import { deliverDue } from '#src/server/outbox-trigger.ts'
import { advancePending } from '#src/features/publishing/server/publishing.ts'
import { isHourly } from '#src/server/pending-flag.ts'
import { restateEndedBookings } from '#src/features/settings/server/ended-bookings.ts'
import { recordRun } from '#src/features/health/server/schedule-runs.ts'

/**
 * Every five minutes: makes the purges and builds that saves have left pending, triggers due entries of the outbox, and
 * retries what failed. Once an hour: also replaces the texts about packages that are not fully booked any more.
 */
export default loggedWork('publish-pending', async (_request: Request, context: Context) => {
  const now = new Date()
  // The platform ends a scheduled run after 30 seconds, so the queries have the deadline of a call.
  const db = () => database(callDeadline())
  const publish = async () => {
    try {
      if (isHourly(now)) await restateEndedBookings(db(), now)
    } finally {
      await advancePending(db, now)
    }
  }
  await Promise.all([publish(), deliverDue(deployUrl(context), now)])
  await recordRun('publish-pending')
})

export const config: Config = { schedule: '*/5 * * * *' }
