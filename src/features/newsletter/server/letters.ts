import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import * as letters from './letter-queries.ts'
import type { LetterInput, LetterSending, listLetters, NewLetterInput } from '../contracts.ts'
import { requireProof } from '#src/features/account/server/auth.ts'
import type { OpenSession } from '#src/features/account/server/session-queries.ts'
import { markdownFaultText } from '#src/features/articles/markdown-field.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import type { LetterState } from '../letters.ts'
import { done, found, RequestError } from '#src/server/errors.ts'
import { environment } from '#src/server/environment.ts'
import { type List, readList } from '#src/server/lists.ts'
import { mailState } from '#src/server/mail.ts'
import { deliverSoon, outboxFlag, type OutboxContext } from '#src/server/outbox-trigger.ts'

const letterList: List<typeof listLetters, letters.Letter, { subscribers: number }> = {
  rows: letters.foundLetters,
  time: 'createdAt',
  filters: { state: (state) => sql`state = ${state}` },
  counts: (db) =>
    db.read
      .selectFrom('newsletterSubscriptions')
      .select(sql<number>`count(*)::integer`.as('subscribers'))
      .where('subscribed', '=', true),
  toItem: (letter) => letter,
}

/** Returns a page of the letters, newest first. */
export async function pageOfLetters(
  db: Database,
  query: { page: number; state?: LetterState | undefined },
) {
  return {
    ...(await readList(db, letterList, query)),
    mail: mailState(),
    marketingConfigured: environment().omnisend !== null,
  }
}

/** Returns a letter. @throws RequestError 404 when there is no such letter. */
export async function readLetter(db: Database, id: string) {
  return found(letters.findLetter(db, id), errorTexts.letterNotFound)
}

/** Stores a draft, once per attempt id. */
export async function storeLetter(db: Database, { attemptId, ...written }: NewLetterInput) {
  const id = attemptId ?? crypto.randomUUID()
  await letters.insertLetter(db, { id, ...written })
  return readLetter(db, id)
}

/**
 * Changes the text of an unsent letter. That of a scheduled letter goes to all readers, so it is a grave act.
 * @throws RequestError 403 for a scheduled letter in a session that was not confirmed lately; 404, or 409 when the
 *   letter was changed or sent meanwhile.
 */
export async function replaceLetter(
  { db, session }: { db: Database; session: OpenSession },
  id: string,
  { updatedAt, ...written }: LetterInput,
) {
  const letter = unsent(id, updatedAt)
  const isChanged = await letters.updateLetter(db, letter, written, !session.isProven)
  if (!isChanged && (await readLetter(db, id)).state === 'scheduled') requireProof(session)
  return changed(db, id, isChanged)
}

/**
 * Sends a letter to every subscriber, now or at a set time, or hands it over to the marketing service.
 * @throws RequestError 404 when there is no such letter; 409 when it was changed or sent meanwhile; 400 when its
 *   text, stored by an older release, cannot be rendered; 503 when it should be handed over but the marketing service
 *   is not configured.
 */
export async function sendLetter(
  sending: OutboxContext,
  id: string,
  { updatedAt, sendAt, handOver }: LetterSending,
) {
  const { db } = sending
  const fault = markdownFaultText((await readLetter(db, id)).content)
  if (fault !== null) throw new RequestError(400, fault)
  const letter = unsent(id, updatedAt)
  if (handOver) {
    if (environment().omnisend === null) {
      throw new RequestError(503, errorTexts.marketingNotConfigured)
    }
    const isHandedOver = await letters.handOverLetter(db, letter)
    deliverSoon(sending)
    return changed(db, id, isHandedOver)
  }
  if (sendAt === null) {
    const isBegun = await letters.queueLetter(db, letter)
    deliverSoon(sending)
    return changed(db, id, isBegun)
  }
  const instant = new Date(sendAt)
  const isScheduled = await letters.updateLetter(db, letter, { sendAt: instant })
  sending.waitUntil(outboxFlag.set(instant))
  return changed(db, id, isScheduled)
}

/**
 * Makes a scheduled letter a draft again.
 * @throws RequestError 404 when there is no such letter, 409 when it was changed or sent meanwhile.
 */
export async function unscheduleLetter(db: Database, id: string, updatedAt: string) {
  return changed(db, id, await letters.updateLetter(db, unsent(id, updatedAt), { sendAt: null }))
}

/** Sends a letter only to the owner. @throws RequestError 404 */
export async function sendTestLetter(
  sending: OutboxContext,
  id: string,
): Promise<{ success: true }> {
  const answer = await done(letters.queueTestLetter(sending.db, id), errorTexts.letterNotFound)
  deliverSoon(sending)
  return answer
}

function unsent(id: string, updatedAt: string): letters.UnsentLetter {
  return { id, expected: new Date(updatedAt) }
}

async function changed(db: Database, id: string, isChanged: boolean) {
  const letter = await readLetter(db, id)
  if (!isChanged) throw new RequestError(409, errorTexts.letterChanged)
  return letter
}
