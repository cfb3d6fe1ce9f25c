import type { Database } from '#db/client.ts'
import * as subscribers from '#db/queries/subscribers.ts'
import type { SubscriptionInput } from '#src/contracts/forms.ts'
import { looksLikeBot } from '#src/domain/bots.ts'
import { CONFIRMATION_DAYS, LEAVING_YEARS, subscriptionState } from '#src/domain/newsletter.ts'
import type { Private } from '#src/domain/private.ts'
import { consents } from '#src/texts/consents.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { messageTexts } from '#src/texts/messages.ts'
import { keepErasuresSoon } from './erasures.ts'
import { RequestError } from '../errors.ts'
import { type FormCall, mailboxHash, mailLimits, withinLimits } from './call-limits.ts'
import { deliverSoon, type Sending } from './outbox-orders.ts'
import { visitorLink } from './visitor-links.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Asks for the newsletter; everybody gets the same response, so that nobody learns who is subscribed.
 * @throws RequestError 429
 */
export async function subscribe(
  call: FormCall,
  { email, name, ...signs }: SubscriptionInput,
): Promise<{ message: string }> {
  const limits = mailLimits(call, email)
  const request = {
    id: crypto.randomUUID(),
    email,
    name,
    suspicious: looksLikeBot(signs),
    consent: consents.newsletter,
  }
  await withinLimits(limits, subscribers.requestSubscription(call.db, request, limits))
  deliverSoon(call)
  return { message: messageTexts.subscribed }
}

/** Takes a suspicious subscription for a real one: its address is asked for the confirmation. */
export async function admit(sending: Sending, id: string): Promise<{ success: true }> {
  const isAdmitted = await subscribers.admitSubscription(sending.db, id)
  if (!isAdmitted) throw new RequestError(404, errorTexts.subscriberNotFound)
  deliverSoon(sending)
  return { success: true }
}

/**
 * Asks for letters that fit the result of a quiz: the same newsletter, by another consent. The submission has
 * counted for the caller's network.
 */
export async function askForLetters(sending: Sending, email: Private): Promise<void> {
  await subscribers.requestSubscription(
    sending.db,
    { id: crypto.randomUUID(), email, name: null, consent: consents.resultLetters },
    { mailbox: mailboxHash(email) },
  )
  deliverSoon(sending)
}

/** The page that confirms a subscription. */
export function confirmationLink(email: string): string {
  const expiresAt = new Date(Date.now() + CONFIRMATION_DAYS * DAY_MS)
  return visitorLink('newsletter-confirmation', [email], expiresAt)
}

/** The page that ends a subscription, and the address for leaving with one click. */
export function leavingLink({ email }: { email: string }): string {
  const expiresAt = new Date(Date.now() + LEAVING_YEARS * 365 * DAY_MS)
  return visitorLink('newsletter-leaving', [email], expiresAt)
}

/** The state of an address; null when it has no subscription. */
export async function stateOf(db: Database, email: Private) {
  const subscription = await subscribers.findSubscription(db, email)
  return subscription === undefined ? null : subscriptionState(subscription)
}

/** Confirms a pending subscription. @returns whether the address is subscribed now. */
export async function confirm(sending: Sending, email: Private): Promise<boolean> {
  const before = await subscribers.confirmSubscription(sending.db, email)
  if (before === undefined || !['pending', 'subscribed'].includes(subscriptionState(before))) {
    return false
  }
  deliverSoon(sending)
  return true
}

/** Ends a subscription, and what waits to be sent; the marketing service is told. */
export async function leave(sending: Sending, email: Private): Promise<void> {
  await subscribers.endSubscription(sending.db, email)
  keepErasuresSoon(sending)
  deliverSoon(sending)
}
