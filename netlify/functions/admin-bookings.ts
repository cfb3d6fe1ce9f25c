import type { Config } from '@netlify/functions'

import { listBookings } from '#src/contracts/inbox.ts'
import { handle, operation } from '../http/handle.ts'
import { pageOfBookings } from '../services/inbox.ts'

export default handle(
  operation(listBookings, async ({ query }, { db }) => ({
    answer: await pageOfBookings(db, query),
  })),
)

export const config: Config = { path: '/api/admin/bookings' }
