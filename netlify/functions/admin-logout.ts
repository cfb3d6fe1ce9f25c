import type { Config } from '@netlify/functions'

import { deleteSession } from '#db/queries/sessions.ts'
import { logout } from '#src/contracts/session.ts'
import { handle, operation } from '../http/handle.ts'

export default handle(
  operation(logout, async (_input, { db, tokenHash }) => {
    if (tokenHash !== null) await deleteSession(db, tokenHash)
    return { answer: { success: true as const } }
  }),
)

export const config: Config = { path: '/api/admin/logout' }
