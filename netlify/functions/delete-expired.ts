import type { Config } from '@netlify/functions'
import { loggedWork } from '../http/logged.ts'
import { callPatience, database } from '../services/database.ts'
import { deleteExpired } from '../services/retention.ts'

/** Every night: deletes what is older than its retention period. */
export default loggedWork('delete-expired', () => deleteExpired(database(callPatience())))

export const config: Config = { schedule: '17 3 * * *' }
