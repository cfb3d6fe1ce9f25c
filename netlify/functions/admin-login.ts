import type { Config } from '@netlify/functions'

import { login } from '#src/contracts/session.ts'
import { handle, operation } from '../http/handle.ts'
import { logIn, refuseThrottledLogin } from '../services/auth.ts'

export default handle(
  operation(
    login,
    async ({ body }, { db, address }) => ({
      sessionToken: await logIn(db, body.password, address),
    }),
    refuseThrottledLogin,
  ),
)

export const config: Config = {
  path: '/api/admin/login',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
