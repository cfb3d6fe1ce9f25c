import type { Config } from '@netlify/functions'

import { downloadBookings } from '#src/contracts/inbox.ts'
import { handle, operation } from '../http/handle.ts'
import { bookingsTable } from '../services/inbox-tables.ts'

export default handle(
  operation(downloadBookings, async ({ query }, { db }) => ({
    file: await bookingsTable(db, query),
  })),
)

export const config: Config = { path: '/api/admin/bookings.csv' }
