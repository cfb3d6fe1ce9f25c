import type { Config } from '@netlify/functions'
import { database } from '../services/database.ts'
import { deleteExpired } from '../services/retention.ts'

/** Every night: deletes what is older than its retention period. */
export default async function run(): Promise<void> {
  await deleteExpired(database())
}

export const config: Config = { schedule: '17 3 * * *' }
