import { z } from 'zod'
import { POST_TYPES } from '#src/domain/articles.ts'
import { contract, READ_RATE_LIMIT, type ResponseOf } from './contract.ts'
import { instant } from './fields.ts'
import * as routes from './routes.ts'

export const buildState = z.object({
  contentVersion: z.number(),
  builtAt: instant,
  /** Articles and pages shown unrendered because they exceed the Markdown limits. */
  plainItems: z.array(z.object({ kind: z.enum(POST_TYPES), id: z.uuid(), title: z.string() })),
  /** AI help is the local runtime's stand-in. */
  aiStandIn: z.boolean().optional(),
})

/** See `src/domain/changes.ts`. */
export const getChanges = contract(routes.getChanges, {
  response: z.object({ since: z.number(), changed: z.record(z.string(), z.number()) }),
  rateLimit: READ_RATE_LIMIT,
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
export type PlainItem = BuildState['plainItems'][number]
export type Publishing = ResponseOf<typeof getPublishing>
