import type { Config } from '@netlify/functions'

import { deleteSubmission } from '#src/contracts/inbox.ts'
import { handle, operation } from '../http/handle.ts'
import { removeSubmission } from '../services/inbox.ts'

export default handle(
  operation(deleteSubmission, async ({ params }, { db }) => ({
    answer: await removeSubmission(db, params.id),
  })),
)

export const config: Config = { path: '/api/admin/submissions/:id' }
