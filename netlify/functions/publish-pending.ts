import type { Config } from '@netlify/functions'

import { database } from '../services/database.ts'
import { publishChanges } from '../services/publishing.ts'

/** Every minute: purges and builds what a save left pending, and retries what failed. */
export default async function publishPending(): Promise<void> {
  await publishChanges(database())
}

export const config: Config = { schedule: '* * * * *' }
