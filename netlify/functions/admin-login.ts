import type { Config } from '@netlify/functions'

import * as account from '#src/features/account/contracts.ts'
import { deviceOf } from '#src/features/account/devices.ts'
import { type CallContext, handle, operation } from '#src/server/handle.ts'
import { type Caller, logIn, refuseThrottledLogin } from '#src/features/account/server/auth.ts'
import { createLoginChallenge, logInByPasskey } from '#src/features/account/server/passkeys.ts'
import { describeLink, mailPasswordLink, recover } from '#src/features/account/server/recovery.ts'

export default handle(
  operation(
    account.login,
    async ({ body }, context) => ({ sessionToken: await logIn(callerOf(context), body.password) }),
    refuseThrottledLogin,
  ),
  operation(account.startPasskeyLogin, (_, { db }) => createLoginChallenge(db, 'login')),
  operation(account.loginByPasskey, async ({ body }, context) => ({
    sessionToken: await logInByPasskey(callerOf(context), body),
  })),
  operation(account.sendPasswordLink, (_, context) => mailPasswordLink(context)),
  operation(account.checkPasswordLink, ({ body }, { db }) => describeLink(db, body.link)),
  operation(account.recoverPassword, ({ body }, context) =>
    recover({ ...context, ...callerOf(context) }, body),
  ),
)

function callerOf({ db, address, request }: CallContext): Caller {
  return { db, address, device: deviceOf(request.headers.get('User-Agent')) }
}

export const config: Config = {
  path: [
    '/api/admin/login',
    '/api/admin/login/passkey-options',
    '/api/admin/login/passkey',
    '/api/admin/login/recovery',
    '/api/admin/login/recovery/link',
    '/api/admin/login/recovery/check',
  ],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
