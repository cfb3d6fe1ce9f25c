import { z } from 'zod'
import { contract, type ResponseOf } from './contract.ts'
import { instant } from './fields.ts'
import * as routes from './routes.ts'

/** Where a build says what it carries. */
export const BUILD_STATE_PATH = '/build.json'

export const buildState = z.object({
  contentVersion: z.number(),
  builtAt: instant,
  /** Titles of the items whose text could only be shown as it was written. */
  plainTitles: z.array(z.string()),
})

const publishing = z.object({
  status: z.enum(['waiting', 'building', 'live', 'failed']),
  contentVersion: z.number(),
  liveVersion: z.number(),
  /** When published content changed last, when a build was asked for last, when one went live. */
  changedAt: instant,
  requestedAt: instant.nullable(),
  liveAt: instant.nullable(),
  /** One sentence for the administrator, when the last attempt failed. */
  failure: z.string().nullable(),
})

export const getPublishing = contract(routes.getPublishing, {
  access: 'admin',
  response: publishing,
})

/** Forgets earlier failures and asks for a build now. */
export const retryPublishing = contract(routes.retryPublishing, {
  access: 'admin',
  response: publishing,
})

export type BuildState = z.output<typeof buildState>
export type Publishing = ResponseOf<typeof getPublishing>
