import type { Config } from '@netlify/functions'

import { getLoginLimit } from '#src/contracts/session.ts'
import { handle, operation } from '../http/handle.ts'
import { describeLoginLimit } from '../services/auth.ts'

export default handle(
  operation(getLoginLimit, async (_input, { db }) => ({ answer: await describeLoginLimit(db) })),
)

export const config: Config = { path: '/api/admin/login-limit' }
