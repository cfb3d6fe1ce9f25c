import type { Config, Context } from '@netlify/functions'
import { deployUrl } from '#src/server/deploy-url.ts'
import { loggedWork } from '#src/server/logged.ts'
import { callDeadline, database } from '#src/server/database.ts'
import { deleteExpired } from '#src/server/erasures.ts'
import { recordRun } from '#src/features/health/server/schedule-runs.ts'
import { rereadPaymentEvents } from '#src/features/orders/server/payment-events.ts'

/**
 * Every night: deletes data older than their retention period, and reads payment events that an earlier release could
 * not read.
 */
export default loggedWork('delete-expired', async (_request: Request, context: Context) => {
  const db = database(callDeadline())
  await deleteExpired(db)
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work)
  await rereadPaymentEvents({ db, deployUrl: deployUrl(context), waitUntil })
  await recordRun('delete-expired')
})

export const config: Config = { schedule: '17 3 * * *' }
