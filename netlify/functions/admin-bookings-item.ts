import type { Config } from '@netlify/functions'

import { deleteBooking, updateBooking } from '#src/contracts/inbox.ts'
import { handle, operation } from '../http/handle.ts'
import { noteBooking, removeBooking } from '../services/inbox.ts'

export default handle(
  operation(updateBooking, async ({ params, body }, { db }) => ({
    answer: await noteBooking(db, params.id, body),
  })),
  operation(deleteBooking, async ({ params }, { db }) => ({
    answer: await removeBooking(db, params.id),
  })),
)

export const config: Config = { path: '/api/admin/bookings/:id' }
