import type { Database } from '#db/client.ts'
import type { Submission } from '#src/features/quizzes/server/submission-queries.ts'
import { type BotSigns, looksLikeBot } from '#src/core/visitor-forms.ts'
import { DATA_SESSION_MINUTES } from '#src/core/retention.ts'
import type { Private } from '#src/core/private.ts'
import { submissionListTexts } from '#src/features/quizzes/list-texts.ts'
import { ownDataTexts } from '#src/features/clients/own-data-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import {
  type FormCall,
  mailboxHash,
  mailRateLimitKeys,
  withRateLimit,
} from '#src/server/rate-limits.ts'
import { soldOf } from '#src/features/orders/sold.ts'
import { deleteSealedCopies } from '#src/features/orders/server/payment-events.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import {
  suppressionKeys,
  keyedHash,
  readToken,
  signToken,
  readVisitorLink,
} from '#src/server/signing.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import {
  answersInWords,
  isReadable,
  storedBand,
  storedShares,
} from '#src/features/quizzes/server/stored-results.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import * as ownData from './own-data-queries.ts'

/** Purpose of the signature on the token in the page's forms. */
const SESSION = 'own-data-session'

/**
 * Sends a data link to a known address. For an unknown address or a suspected bot, the response and its timing are the
 * same.
 * @throws RequestError 429
 */
export async function requestDataLink(
  call: FormCall,
  email: Private,
  signs: BotSigns,
): Promise<void> {
  const limits = mailRateLimitKeys(call, email)
  const suspicious = looksLikeBot(signs)
  const queued = ownData.queueDataLink(call.db, hashed(email), { suspicious }, limits)
  await withRateLimit(limits, queued)
  deliverSoon(call)
}

function hashed(email: Private): ownData.HashedAddress {
  return { email, hash: keyedHash('address', email), mailbox: mailboxHash(email) }
}

/**
 * Checks a mailed link without using it up.
 * @throws RequestError 403 for a forged or expired link.
 */
export function checkDataLink(token: string): void {
  readVisitorLink('own-data', token)
}

/**
 * Uses up a mailed link.
 * @returns the address, and the token for actions on its data.
 * @throws RequestError 403 for a forged, expired or used link.
 */
export async function openDataLink(
  db: Database,
  token: string,
): Promise<{ email: Private; session: Private }> {
  const [id = ''] = readVisitorLink('own-data', token)
  const email = await ownData.consumeDataLink(db, id)
  if (email === undefined) throw new RequestError(403, ownDataTexts.linkUsed)
  const expiresAt = new Date(Date.now() + DATA_SESSION_MINUTES * 60_000)
  return { email, session: signToken(SESSION, [email], expiresAt) }
}

/** Returns the address of a session token. @throws RequestError 403 for a forged or expired token. */
export function readDataSession(session: string): Private {
  const read = readToken(SESSION, session)
  const email = read.state === 'valid' ? read.claims[0] : undefined
  if (email === undefined) throw new RequestError(403, ownDataTexts.sessionEnded)
  return email
}

/** Returns all stored data of an address. Questions, answers and consents have the wording that the visitor saw. */
export async function describeOwnData(db: Database, email: Private) {
  const stored = await ownData.readOwnData(db, hashed(email))
  const { subscriptions, submissions, results, orders, ...rows } = stored
  return {
    email,
    newsletter: subscriptions[0] ?? null,
    ...rows,
    orders: orders.map(({ sold, ...order }) => {
      return { ...order, title: soldOf({ ...order, sold }).title }
    }),
    quizzes: submissions.map((submission) => ({
      ...withOutcome(submission),
      answers: isReadable(submission)
        ? answersInWords(submission.answers)
        : [{ question: submissionListTexts.unreadable, answer: submission.answers }],
    })),
    mailedResults: results.map(withOutcome),
  }
}

/**
 * Replaces the stored result with the band's name and the shares of the dimensions. Results with and without a warning
 * have the same form.
 */
function withOutcome<Stored extends Pick<Submission, 'category' | 'breakdown'>>({
  breakdown,
  ...stored
}: Stored) {
  return {
    ...stored,
    category: storedBand(stored.category)?.name ?? null,
    dimensions: storedShares(breakdown),
  }
}

/** Withdraws the consent to keep quiz submissions: deletes the address and the name from them. */
export async function withdrawQuizConsent(sending: OutboxContext, email: Private): Promise<void> {
  await ownData.detachSubmissions(sending.db, email)
  copyErasuresSoon(sending)
  deliverSoon(sending)
}

/** Deletes all data of an address here and in the marketing service, except `KEPT_AFTER_ERASURE`. */
export async function deleteOwnData(sending: OutboxContext, email: Private): Promise<void> {
  await ownData.deleteOwnData(sending.db, hashed(email), suppressionKeys())
  await deleteSealedCopies(sending.db, email)
  copyErasuresSoon(sending)
  deliverSoon(sending)
}

/** Returns the stored data of an address as a JSON file for its owner, without locked messages. */
export async function ownDataFile(db: Database, email: Private): Promise<Response> {
  const stored = await describeOwnData(db, email)
  const data = {
    ...stored,
    // Anyone with access to the mailbox can open this file, so messages behind a passphrase are left out.
    orderLetters: stored.orderLetters.filter(({ isLocked }) => !isLocked),
  }
  const name = `${ownDataTexts.file}-${formatDay(new Date())}.json`
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
