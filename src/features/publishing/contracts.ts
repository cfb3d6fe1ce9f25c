import { z } from 'zod'
import { POST_TYPES, ITEM_KINDS } from '#src/core/items.ts'
import { PACKAGE_IDS } from '#src/features/consultations/consultations.ts'
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
  /** The packages that visitors see. */
  packages: z.array(
    z.object({
      id: z.enum(PACKAGE_IDS),
      title: z.string(),
      description: z.string(),
      features: z.array(z.string()).readonly(),
      price: z.number(),
      available: z.boolean(),
      fullyBooked: z.string().nullable(),
      absence: z.string().nullable(),
      paymentType: z.enum(['one-off', 'subscription']),
      popular: z.boolean(),
      paymentLink: z.string().nullable(),
    }),
  ),
  /** Quiz that the articles of a topic recommend, by name of the topic. */
  topicQuizzes: z.record(
    z.string(),
    z.object({ slug: z.string(), title: z.string(), questionCount: z.number() }),
  ),
  /** Legally required details of the seller that are not set. */
  missing: z.array(z.enum(SELLER_DETAILS)),
  /** Kinds of claims of which visitors see a made-up one. */
  madeUp: z.array(z.enum(MADE_UP)),
})

export const buildState = z.object({
  contentVersion: z.number(),
  builtAt: instant,
  /** Articles and pages that exceed the Markdown limits. The site shows their Markdown as plain text. */
  plainItems: z.array(z.object({ kind: z.enum(POST_TYPES), id: z.uuid(), title: z.string() })),
  /** The owner's settings. Functions use them to render pages as the build does. */
  owner,
  /** Whether a simulated AI service is used, as on a local machine. */
  aiStandIn: z.boolean().optional(),
})

/** Returns the changes since the live build. */
export const getChanges = contract(routes.getChanges, {
  response: z.object({ since: z.number(), changed: z.record(z.string(), z.number()) }),
  rateLimit: READ_RATE_LIMIT,
})

const publishing = z.object({
  /** `preview`: this deploy is a preview, where a save starts no build. */
  status: z.enum(['waiting', 'building', 'live', 'failed', 'preview']),
  contentVersion: z.number(),
  liveVersion: z.number(),
  /**
   * `changedAt`: last change of published content. `requestedAt`: last request for a build, or null. `liveAt`: when the
   * last successful build went live, or null.
   */
  changedAt: instant,
  requestedAt: instant.nullable(),
  liveAt: instant.nullable(),
  /** Message to the administrator if the last build failed, otherwise null. */
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
/** The owner's settings at the time of the build. */
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

/** Revokes all existing preview links of an item. */
export const revokePreviewLinks = contract(routes.revokePreviewLinks, {
  access: 'admin',
  act: 'revokePreviewLinks',
  params: z.object({ kind: z.enum(ITEM_KINDS), id: z.uuid() }),
  response: success,
})

export type PreviewLink = ResponseOf<typeof createPreviewLink>

/** Returns whether an item can use a slug. Articles and pages share one set of slugs. */
export const slugAvailability = contract(routes.slugAvailability, {
  access: 'admin',
  query: z.object({
    kind: z.enum(ITEM_KINDS),
    /** Any text. A slug in a wrong format is not available. */
    slug: z.string().trim().max(LIMITS.address),
    /** Id of the edited item. Its current slug counts as free. */
    id: z.uuid().optional(),
  }),
  response: z.object({ free: z.boolean(), slug: z.string() }),
})

export type SlugAvailability = ResponseOf<typeof slugAvailability>
