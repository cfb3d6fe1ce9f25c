import { z } from 'zod'
import { POST_TYPES, ITEM_KINDS } from '#src/core/items.ts'
import { MADE_UP } from '#src/features/settings/claims.ts'
import { SELLER_DETAILS } from '#src/features/settings/seller.ts'
import { contract, READ_RATE_LIMIT, type ResponseOf } from '#src/core/contract.ts'
import { instant, success, LIMITS } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

const owner = z.object({
  legalName: z.string(),
  legalForm: z.string().nullable(),
  code: z.string().nullable(),
  vatCode: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  answerHours: z.object({ from: z.number(), to: z.number() }).nullable(),
  /** The quiz that articles of a topic offer, by the topic's name. */
  topicQuizzes: z.record(
    z.string(),
    z.object({ slug: z.string(), title: z.string(), questionCount: z.number() }),
  ),
  /** Details of the seller that the law requires but that are missing. */
  missing: z.array(z.enum(SELLER_DETAILS)),
  /** Kinds of claims of which visitors see a made-up one. */
  madeUp: z.array(z.enum(MADE_UP)),
})

export const buildState = z.object({
  contentVersion: z.number(),
  builtAt: instant,
  /** Articles and pages that the site shows as plain Markdown source, since they exceed the Markdown limits. */
  plainItems: z.array(z.object({ kind: z.enum(POST_TYPES), id: z.uuid(), title: z.string() })),
  /** The owner's settings, which pages rendered for a visitor need. */
  owner,
  /** Whether a local stand-in replaces the AI service. */
  aiStandIn: z.boolean().optional(),
})

/** Returns which content has changed since the last build (`src/features/publishing/changes.ts`). */
export const getChanges = contract(routes.getChanges, {
  response: z.object({ since: z.number(), changed: z.record(z.string(), z.number()) }),
  rateLimit: READ_RATE_LIMIT,
})

const publishing = z.object({
  /** `preview`: this deploy is a preview, so saves start no build. */
  status: z.enum(['waiting', 'building', 'live', 'failed', 'preview']),
  contentVersion: z.number(),
  liveVersion: z.number(),
  /**
   * Time of the last change of published content, of the last request for a build, and of the last build that went
   * live. The last two are null while there is none.
   */
  changedAt: instant,
  requestedAt: instant.nullable(),
  liveAt: instant.nullable(),
  /** Message for the administrator if the last attempt has failed; null if it has not. */
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
/** The owner's settings as a build contains them. */
export type BuiltOwner = BuildState['owner']
export type PlainItem = BuildState['plainItems'][number]
export type Publishing = ResponseOf<typeof getPublishing>

/** Creates a preview link of an item, published or not. The link is valid for 7 days. */
export const createPreviewLink = contract(routes.createPreviewLink, {
  access: 'admin',
  act: 'createPreviewLink',
  body: z.strictObject({ kind: z.enum(ITEM_KINDS), id: z.uuid() }),
  response: z.object({ url: z.string(), expiresAt: instant }),
})

/** Revokes all preview links of an item that were created so far. */
export const revokePreviewLinks = contract(routes.revokePreviewLinks, {
  access: 'admin',
  act: 'revokePreviewLinks',
  params: z.object({ kind: z.enum(ITEM_KINDS), id: z.uuid() }),
  response: success,
})

export type PreviewLink = ResponseOf<typeof createPreviewLink>

/** Returns whether an item may have this slug. An article and a page cannot have the same slug. */
export const slugAvailability = contract(routes.slugAvailability, {
  access: 'admin',
  query: z.object({
    kind: z.enum(ITEM_KINDS),
    /** Any text. A slug in a wrong format is not available. */
    slug: z.string().trim().max(LIMITS.address),
    /** Id of the edited item, whose own slug is available to it. */
    id: z.uuid().optional(),
  }),
  response: z.object({ free: z.boolean(), slug: z.string() }),
})

export type SlugAvailability = ResponseOf<typeof slugAvailability>
