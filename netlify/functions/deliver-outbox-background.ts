import type { Config } from '@netlify/functions'
import { loggedWork } from '../http/logged.ts'
import { database } from '../services/database.ts'
import { isOrder } from '../services/outbox-orders.ts'
import { deliverOutbox } from '../services/outbox.ts'

/** Sends what waits in the outbox; only `services/outbox-orders.ts` signs the orders that start it. */
export default loggedWork('deliver-outbox-background', async (request: Request) => {
  if (isOrder(await request.text())) await deliverOutbox(database())
})

export const config: Config = { background: true }
