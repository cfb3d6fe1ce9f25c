import { z } from 'zod'
import type { Database } from '#db/client.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import type { Private } from '#src/core/private.ts'
import { confirm } from '#src/features/account/server/confirmation.ts'
import type { OpenSession } from '#src/features/account/server/session-queries.ts'
import { environment } from '#src/server/environment.ts'
import { done, RequestError } from '#src/server/errors.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { readVisitorLink, visitorLink } from '#src/server/signing.ts'
import type { NoticesMove } from '../contracts.ts'
import * as queries from './notices-queries.ts'
import { addressIn, noticesLinkEnd, readSettings } from './settings.ts'

/**
 * Asks for another address of notices. Notices go there once it is confirmed by the mailed link.
 * @throws RequestError 400 for the present address, 409 in a preview, which sends no mail; also the errors of `confirm`.
 */
export async function moveNotices(
  caller: OutboxContext & { session: OpenSession },
  { confirmation, noticeEmail }: NoticesMove,
): Promise<{ success: true }> {
  if (environment().inPreview) throw new RequestError(409, errorTexts.noticesOfPreview)
  await confirm(caller, confirmation)
  if (noticeEmail === (await readSettings(caller.db)).noticeEmail) {
    const fields = { noticeEmail: errorTexts.noticesSame }
    throw new RequestError(400, errorTexts.noticesSame, { fields })
  }
  await queries.requestNotices(caller.db, noticeEmail)
  deliverSoon(caller)
  return { success: true }
}

/** Mails the link again. @throws RequestError 404 if no address waits for its confirmation. */
export async function resendNotices(caller: OutboxContext): Promise<{ success: true }> {
  const answer = await done(queries.renewNotices(caller.db), errorTexts.noticesNotPending)
  deliverSoon(caller)
  return answer
}

/** Returns the link that confirms a request; null once it is used, withdrawn, replaced or expired. */
export async function noticesLink(db: Database, id: string): Promise<Private | null> {
  const pending = await queries.findPendingNotices(db, id)
  if (pending === undefined) return null
  return visitorLink('notices-address', [id], noticesLinkEnd(pending.askedAt))
}

/** @throws RequestError 403 for a forged or expired link. */
function requestIn(token: string): string {
  const [id] = readVisitorLink('notices-address', token)
  return z.uuid().parse(id)
}

/**
 * Returns the address that a link confirms, without using the link; null if it is used, withdrawn or replaced.
 * @throws RequestError 403 for a forged or expired link.
 */
export async function awaitedNotices(db: Database, token: string): Promise<Private | null> {
  return (await queries.findPendingNotices(db, requestIn(token)))?.email ?? null
}

/**
 * Moves the notices to the address of a link, and mails the former and the new address.
 * @returns the new address; null if the link is used, withdrawn or replaced.
 * @throws RequestError 403 for a forged or expired link.
 */
export async function confirmNotices(
  sending: OutboxContext,
  token: string,
): Promise<Private | null> {
  const former = addressIn(environment().mail?.owner ?? '')
  const email = await queries.confirmNotices(sending.db, requestIn(token), former)
  if (email === undefined) return null
  deliverSoon(sending)
  return email
}
