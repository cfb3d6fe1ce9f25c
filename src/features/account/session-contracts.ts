import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { z } from 'zod'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, onRow, passwordField, success } from '#src/core/fields.ts'
import { passkeyAnswer } from './passkey-contracts.ts'
import * as routes from '#src/core/routes.ts'

/** What every way to log in has in common. */
const loggedIn = z.object({ sessionToken: z.string() })
const loginRateLimit = { windowLimit: 60, windowSize: 60 }

export const login = contract(routes.login, {
  body: z.strictObject({ password: passwordField }),
  response: loggedIn,
  rateLimit: loginRateLimit,
})

/** Makes a challenge for any passkey of the administrator. */
export const startPasskeyLogin = contract(routes.startPasskeyLogin, {
  response: z.custom<PublicKeyCredentialRequestOptionsJSON>(),
  rateLimit: loginRateLimit,
})

/** Logs in by a passkey's answer to a challenge, whatever the throttles of the password say. */
export const loginByPasskey = contract(routes.loginByPasskey, {
  body: passkeyAnswer,
  response: loggedIn,
  rateLimit: loginRateLimit,
})

export const logout = contract(routes.logout, {
  access: 'admin',
  act: 'logOut',
  response: success,
})

/** When the total login limit of strangers was last reached, after which none of their passwords was looked at. */
export const getLoginLimit = contract(routes.getLoginLimit, {
  access: 'admin',
  response: z.object({ reachedAt: instant.nullable() }),
})

/** The sessions that have not ended, last used first. */
export const listSessions = contract(routes.listSessions, {
  access: 'admin',
  response: z.array(
    z.object({
      id: z.uuid(),
      /** Whether this call is made in it. */
      current: z.boolean(),
      /** Browser and system (`core/devices.ts`); '' when unknown. */
      device: z.string(),
      /** Name of the passkey that opened it; null: the password did. */
      passkey: z.string().nullable(),
      createdAt: instant,
      lastUsedAt: instant,
    }),
  ),
})

export const endSession = contract(routes.endSession, { ...onRow, act: 'endSession' })

/** Ends every session but the one in which it is called. */
export const endOtherSessions = contract(routes.endOtherSessions, {
  access: 'admin',
  act: 'endOtherSessions',
  response: z.object({ count: z.number() }),
})

export type ListedSession = ResponseOf<typeof listSessions>[number]
