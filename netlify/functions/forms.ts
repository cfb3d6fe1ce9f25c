import type { Config } from '@netlify/functions'

import { bookConsultation, subscribeToNewsletter } from '#src/contracts/forms.ts'
import { handle, operation } from '../http/handle.ts'
import { subscribe } from '../services/newsletter.ts'
import { book } from '../services/visitors.ts'

/** The forms of visitors; they share a rate limit. */
export default handle(
  operation(subscribeToNewsletter, ({ body }, sending) => subscribe(sending, body)),
  operation(bookConsultation, ({ body }, sending) => book(sending, body)),
)

export const config: Config = {
  path: ['/api/newsletter/subscribe', '/api/consultation/book'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
