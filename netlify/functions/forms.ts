import type { Config } from '@netlify/functions'

import { bookConsultation } from '#src/features/consultations/contracts.ts'
import { subscribeToNewsletter } from '#src/features/newsletter/subscriber-contracts.ts'
import { getHealth } from '#src/features/health/contracts.ts'
import { handle, operation, reply } from '#src/server/handle.ts'
import { describeHealth } from '#src/features/health/server/health.ts'
import { subscribe } from '#src/features/newsletter/server/newsletter.ts'
import { book } from '#src/features/consultations/server/bookings.ts'

/**
 * Visitors' forms and the health check. They share a rate limit, since anybody can call them and each call queries the
 * database.
 */
export default handle(
  operation(subscribeToNewsletter, ({ body }, sending) => subscribe(sending, body)),
  operation(bookConsultation, ({ body }, sending) => book(sending, body)),
  operation(getHealth, async (_, { db, region }) => {
    const health = await describeHealth(db, region)
    return health.status === 'down' ? reply(health, { status: 503 }) : health
  }),
)

export const config: Config = {
  path: ['/api/newsletter/subscribe', '/api/consultation/book', '/api/health'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
