import { z } from 'zod'
import { errorTexts } from '#src/texts/errors.ts'
import { contract, type ResponseOf } from './contract.ts'
import { instant, LIMITS } from './fields.ts'
import * as routes from './routes.ts'

export const login = contract(routes.login, {
  // Not trimmed: spaces are part of a password.
  body: z.strictObject({
    password: z
      .string({
        error: (issue) => (issue.input === undefined ? errorTexts.passwordRequired : undefined),
      })
      .min(1, { error: errorTexts.passwordRequired })
      .max(LIMITS.password, { error: errorTexts.tooLong(LIMITS.password) }),
  }),
  response: z.object({ sessionToken: z.string() }),
  rateLimit: { windowLimit: 60, windowSize: 60 },
})

export const logout = contract(routes.logout, {
  access: 'admin',
  response: z.object({ success: z.literal(true) }),
})

/** When the total login limit was last reached, which locked out everybody. */
export const getLoginLimit = contract(routes.getLoginLimit, {
  access: 'admin',
  response: z.object({ reachedAt: instant.nullable() }),
})

export type LoginLimit = ResponseOf<typeof getLoginLimit>
