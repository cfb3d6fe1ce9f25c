import type { Config } from '@netlify/functions'

import { login, loginByPasskey, startPasskeyLogin } from '#src/features/account/contracts.ts'
import { deviceOf } from '#src/features/account/devices.ts'
import { type CallContext, handle, operation } from '#src/server/handle.ts'
import { type Caller, logIn, refuseThrottledLogin } from '#src/features/account/server/auth.ts'
import { createLoginChallenge, logInByPasskey } from '#src/features/account/server/passkeys.ts'

export default handle(
  operation(
    login,
    async ({ body }, context) => ({ sessionToken: await logIn(callerOf(context), body.password) }),
    refuseThrottledLogin,
  ),
  operation(startPasskeyLogin, (_, { db }) => createLoginChallenge(db, 'login')),
  operation(loginByPasskey, async ({ body }, context) => ({
    sessionToken: await logInByPasskey(callerOf(context), body),
  })),
)

function callerOf({ db, address, request }: CallContext): Caller {
  return { db, address, device: deviceOf(request.headers.get('User-Agent')) }
}

export const config: Config = {
  path: ['/api/admin/login', '/api/admin/login/passkey-options', '/api/admin/login/passkey'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
