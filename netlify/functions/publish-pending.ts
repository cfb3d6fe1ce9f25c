import type { Config, Context } from '@netlify/functions'
import { deployUrl } from '../http/deploy-url.ts'
import { loggedWork } from '../http/logged.ts'
import { database } from '../services/database.ts'
import { deliverDue } from '../services/outbox-orders.ts'
import { advancePending } from '../services/publishing.ts'

/** Every five minutes: purges and builds what a save left pending, sends what is due, and retries what failed. */
export default loggedWork('publish-pending', async (_request: Request, context: Context) => {
  const now = new Date()
  await Promise.all([advancePending(database, now), deliverDue(deployUrl(context), now)])
})

export const config: Config = { schedule: '*/5 * * * *' }
