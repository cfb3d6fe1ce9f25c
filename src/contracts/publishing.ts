import { z } from 'zod'
import { contract, type ResponseOf } from './contract.ts'
import { instant } from './fields.ts'
import * as routes from './routes.ts'

export const buildState = z.object({
  contentVersion: z.number(),
  builtAt: instant,
  /** Titles of the items shown unrendered because they exceed the Markdown limits. */
  plainTitles: z.array(z.string()),
})

/** See `src/domain/changes.ts`. */
export const getChanges = contract(routes.getChanges, {
  response: z.object({ since: z.number(), changed: z.record(z.string(), z.number()) }),
})

const publishing = z.object({
  /** `preview`: saves go no further, since a preview is not rebuilt after one. */
  status: z.enum(['waiting', 'building', 'live', 'failed', 'preview']),
  contentVersion: z.number(),
  liveVersion: z.number(),
  /** Last change of published content, last request of a build, and last build that went live. */
  changedAt: instant,
  requestedAt: instant.nullable(),
  liveAt: instant.nullable(),
  /** A sentence for the administrator when the last attempt failed. */
  failure: z.string().nullable(),
})

export const getPublishing = contract(routes.getPublishing, {
  access: 'admin',
  polled: true,
  response: publishing,
})

/** Clears earlier failures and requests a build now. */
export const retryPublishing = contract(routes.retryPublishing, {
  access: 'admin',
  act: 'retryPublishing',
  response: publishing,
})

export type BuildState = z.output<typeof buildState>
export type Publishing = ResponseOf<typeof getPublishing>
