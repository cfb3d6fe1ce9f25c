import { z } from 'zod'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import {
  botSigns,
  emailField,
  formRateLimit,
  idParams,
  instant,
  LIMITS,
  LIST_PAGE_SIZE,
  listCalls,
  messageAnswer,
  onRow,
  optionalText,
  privateField,
  requiredText,
  searchQuery,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { SUBSCRIPTION_STATES } from './newsletter.ts'
import {
  dayOf,
  IMPORT_INVITATIONS,
  IMPORT_ROWS,
  INVITATION_OUTCOMES,
  REFUSALS,
  SUBSCRIBER_OUTCOMES,
} from './subscribers.ts'

/** Body limit of calls that carry the rows of a file, in bytes. */
const IMPORT_BODY = 4 * 1024 * 1024

export const subscribeToNewsletter = contract(routes.subscribeToNewsletter, {
  body: z.object({
    email: emailField(),
    name: privateField(optionalText(LIMITS.name)),
    ...botSigns,
  }),
  response: messageAnswer,
  rateLimit: formRateLimit,
})

export const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  state: z.enum(SUBSCRIPTION_STATES),
  subscribed: z.boolean(),
  /** Time of the request. */
  subscribedAt: instant,
  /** Null while pending, and for a subscriber from before confirmations existed. */
  confirmedAt: instant.nullable(),
  leftAt: instant.nullable(),
  /** Time when the subscription was stopped because the address does not exist; null if it was not. */
  stoppedAt: instant.nullable(),
  /** Source of the consent of an imported subscriber; null for all others. */
  source: z.string().nullable(),
})

const { page, table } = listCalls({
  query: {
    /** Searches email and name. */
    search: searchQuery,
    /** State of the subscribers; all when absent. */
    state: z.enum(SUBSCRIPTION_STATES, { error: errorTexts.invalidValue }).optional(),
  },
  item: subscriber,
  more: {
    /** Number of all stopped subscribers, regardless of the search. */
    stopped: z.number(),
    /** Number of subscribers of each state that match the search. */
    counts: z.record(z.enum(SUBSCRIPTION_STATES), z.number()),
  },
})

export const listSubscribers = contract(routes.listSubscribers, page)

export const downloadSubscribers = contract(routes.downloadSubscribers, {
  ...table,
  isGrave: true,
  act: 'downloadSubscribers',
})

/** Accepts a suspicious subscription as genuine and sends its confirmation mail. */
export const approveSubscriber = contract(routes.approveSubscriber, {
  ...onRow,
  act: 'admitSubscriber',
})

/** Unsubscribes a person, with the same effect as the person's unsubscribe link; idempotent. */
export const endSubscription = contract(routes.endSubscription, {
  ...onRow,
  act: 'endSubscription',
})

/** Sends a confirmation mail to an address, or answers why none may be sent. */
export const addSubscriber = contract(routes.addSubscriber, {
  access: 'admin',
  act: 'addSubscriber',
  body: z.strictObject({ email: emailField(), name: privateField(optionalText(LIMITS.name)) }),
  /** `mailed-before`: the mail was sent within the last hour. */
  response: z.object({ outcome: z.enum(['mailed', 'mailed-before', ...REFUSALS]) }),
})

/** A subscriber from a file who has consented elsewhere. */
export const importedSubscriber = z.strictObject({
  email: emailField(),
  name: privateField(optionalText(LIMITS.name)),
  /** The day of the consent. */
  date: z
    .string({ error: errorTexts.consentDateRequired })
    .trim()
    .min(1, { error: errorTexts.consentDateRequired })
    .transform((text) => dayOf(text) ?? '')
    .refine((day) => day !== '', { error: errorTexts.invalidConsentDate, abort: true })
    .refine((day) => day <= formatDay(new Date()), {
      error: errorTexts.futureConsentDate,
    }),
  source: requiredText(LIMITS.consentSource, errorTexts.consentSourceRequired),
})

/** Person without a date of consent in the file. */
export const invitedSubscriber = importedSubscriber.pick({ email: true, name: true })

/** Returns the outcome that an import would have for each address, in the given order. Changes nothing. */
export const checkSubscribers = contract(routes.checkSubscribers, {
  access: 'admin',
  act: null,
  body: z.strictObject({
    emails: z.array(emailField()).max(IMPORT_ROWS),
    /** Addresses without a date of consent. */
    invitations: z.array(emailField()).max(IMPORT_ROWS).default([]),
  }),
  bodyLimit: IMPORT_BODY,
  response: z.object({
    fates: z.array(z.enum(SUBSCRIBER_OUTCOMES)),
    invitations: z.array(z.enum(INVITATION_OUTCOMES)),
  }),
})

/**
 * Subscribes the people of a file whose addresses may be added, and asks those without a date of consent to confirm.
 * Idempotent by its attempt id: a repeated call changes nothing and returns the same numbers.
 */
export const importSubscribers = contract(routes.importSubscribers, {
  access: 'admin',
  act: 'importSubscribers',
  body: z.strictObject({
    attemptId: z.uuid({ error: errorTexts.invalidAttempt }),
    subscribers: z.array(importedSubscriber).max(IMPORT_ROWS),
    invitations: z.array(invitedSubscriber).max(IMPORT_INVITATIONS).default([]),
  }),
  bodyLimit: IMPORT_BODY,
  response: z.object({
    added: z.number(),
    /** Number of addresses whose confirmation mail was queued. */
    invited: z.number(),
  }),
})

/** Options of calls that act only on stopped subscribers. They return the number of subscribers changed. */
const ofStopped = {
  access: 'admin',
  body: z.strictObject({ ids: z.array(idParams.shape.id).min(1).max(LIST_PAGE_SIZE) }),
  response: z.object({ count: z.number() }),
} as const

/** Resumes letters to stopped subscribers. */
export const resumeSubscribers = contract(routes.resumeSubscribers, {
  ...ofStopped,
  act: 'resumeSubscribers',
})

export const deleteStopped = contract(routes.deleteStopped, {
  ...ofStopped,
  isGrave: true,
  act: 'deleteStopped',
})

/** Deletes a subscriber, with all requests and unsent mails of the newsletter, and suppresses the address. */
export const deleteSubscriber = contract(routes.deleteSubscriber, {
  ...onRow,
  isGrave: true,
  act: 'deleteSubscriber',
})

/** A validated subscription. */
export type SubscriptionInput = z.output<typeof subscribeToNewsletter.body>
export type ImportedSubscriber = z.output<typeof importedSubscriber>
export type InvitedSubscriber = z.output<typeof invitedSubscriber>
export type AddedSubscriber = z.output<typeof addSubscriber.body>
export type Subscriber = ResponseOf<typeof listSubscribers>['items'][number]
