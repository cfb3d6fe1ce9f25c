import { z } from 'zod'
import type { Database } from '#db/client.ts'
import * as subscribers from './subscriber-queries.ts'
import type { SubscriptionInput } from '../subscriber-contracts.ts'
import { looksLikeBot } from '#src/core/visitor-forms.ts'
import { CONFIRMATION_DAYS, LEAVING_YEARS } from '../newsletter.ts'
import type { Private } from '#src/core/private.ts'
import { consents } from '#src/features/consent/texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { messageTexts } from '#src/core/form-texts.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import { done } from '#src/server/errors.ts'
import { type FormCall, mailRateLimitKeys, withRateLimit } from '#src/server/rate-limits.ts'
import { suppressionKeys, readVisitorLink, visitorLink } from '#src/server/signing.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Stores a visitor's request for the newsletter; the response is the same for every address, so that nobody learns who
 * is subscribed.
 * @throws RequestError 429
 */
export async function subscribe(
  call: FormCall,
  { email, name, ...signs }: SubscriptionInput,
): Promise<{ message: string }> {
  const limits = mailRateLimitKeys(call, email)
  const suspicious = looksLikeBot(signs)
  const request = {
    id: crypto.randomUUID(),
    email,
    name,
    suspicious,
    consent: consents.newsletter,
  }
  await withRateLimit(limits, subscribers.requestSubscription(call.db, request, limits))
  deliverSoon(call)
  return { message: suspicious ? messageTexts.subscriptionHeld : messageTexts.subscribed }
}

/** Accepts a suspicious subscription as genuine and sends its confirmation mail. @throws RequestError 404 */
export async function approveSubscription(
  sending: OutboxContext,
  id: string,
): Promise<{ success: true }> {
  const admitting = subscribers.approveSubscription(sending.db, id)
  const answer = await done(admitting, errorTexts.subscriberNotFound)
  deliverSoon(sending)
  return answer
}

/** Returns the link to the page that confirms only this request. */
export function confirmationLink({ id }: { id: string }): string {
  const expiresAt = new Date(Date.now() + CONFIRMATION_DAYS * DAY_MS)
  return visitorLink('newsletter-confirmation', [id], expiresAt)
}

/**
 * Returns the id of the request that a confirmation link confirms; null for a link of an earlier release, which
 * contains an address instead.
 * @throws RequestError 403 for a forged or an expired link.
 */
function requestIn(token: string): string | null {
  const [id] = readVisitorLink('newsletter-confirmation', token)
  return z.uuid().safeParse(id).data ?? null
}

/**
 * Returns the address that a confirmation link confirms; null if the request no longer waits for a confirmation, or for
 * a link of an earlier release.
 * @throws RequestError 403 for a forged or an expired link.
 */
export async function awaitedAddress(db: Database, token: string): Promise<Private | null> {
  const id = requestIn(token)
  const request = id === null ? undefined : await subscribers.findRequest(db, id)
  return request?.email ?? null
}

/**
 * Confirms a request.
 * @returns the address that is now subscribed; null if the request no longer waits for a confirmation, or for a link
 *   of an earlier release.
 * @throws RequestError 403 for a forged or an expired link.
 */
export async function confirm(sending: OutboxContext, token: string): Promise<Private | null> {
  const id = requestIn(token)
  const email =
    id === null
      ? undefined
      : await subscribers.confirmSubscription(sending.db, id, suppressionKeys())
  if (email === undefined) return null
  deliverSoon(sending)
  return email
}

/** Returns the link to the page that ends a subscription, also used for one-click unsubscribe. */
export function leavingLink({ email }: { email: string }): string {
  const expiresAt = new Date(Date.now() + LEAVING_YEARS * 365 * DAY_MS)
  return visitorLink('newsletter-leaving', [email], expiresAt)
}

/** Returns the state of an address; null when the address has no subscription. */
export async function stateOf(db: Database, email: Private) {
  const subscription = await subscribers.findSubscription(db, email)
  return subscription?.state ?? null
}

/** Ends a subscription, drops its waiting mails and informs the marketing service. */
export async function leave(sending: OutboxContext, email: Private): Promise<void> {
  await subscribers.endSubscription(sending.db, email)
  copyErasuresSoon(sending)
  deliverSoon(sending)
}
