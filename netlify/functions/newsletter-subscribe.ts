import type { Config } from '@netlify/functions'

import { saveSubscription } from '#db/queries/subscribers.ts'
import { subscribeToNewsletter } from '#src/contracts/forms.ts'
import { messageTexts } from '#src/texts/messages.ts'
import { handle, operation } from '../http/handle.ts'

export default handle(
  operation(subscribeToNewsletter, async ({ body }, { db }) => {
    await saveSubscription(db, { id: crypto.randomUUID(), ...body })
    return { answer: { message: messageTexts.subscribed } }
  }),
)

export const config: Config = {
  path: '/api/newsletter/subscribe',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
