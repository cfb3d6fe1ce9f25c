import type { Config } from '@netlify/functions'
import { database } from '../services/database.ts'
import { advancePending } from '../services/publishing.ts'

/** Every minute: purges and builds what a save left pending, and retries what failed. */
export default async function publishPending(): Promise<void> {
  await advancePending(database, new Date())
}

export const config: Config = { schedule: '* * * * *' }
