import type { Config } from '@netlify/functions'
import { loggedWork } from '#src/server/logged.ts'
import { database } from '#src/server/database.ts'
import { isDeliveryTrigger } from '#src/server/outbox-trigger.ts'
import { deliverOutbox } from '#src/features/outbox/server/outbox.ts'

/** Sends the due entries of the outbox. Does nothing unless `server/outbox-trigger.ts` has signed the trigger. */
export default loggedWork('deliver-outbox-background', async (request: Request) => {
  if (isDeliveryTrigger(await request.text())) await deliverOutbox(database())
})

export const config: Config = { background: true }
