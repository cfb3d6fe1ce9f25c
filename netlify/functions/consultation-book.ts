import type { Config } from '@netlify/functions'

import { insertBooking } from '#db/queries/bookings.ts'
import { bookConsultation } from '#src/contracts/forms.ts'
import { messageTexts } from '#src/texts/messages.ts'
import { handle, operation } from '../http/handle.ts'

export default handle(
  operation(bookConsultation, async ({ body }, { db }) => {
    await insertBooking(db, { id: crypto.randomUUID(), ...body })
    return { answer: { message: messageTexts.booked } }
  }),
)

export const config: Config = {
  path: '/api/consultation/book',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
