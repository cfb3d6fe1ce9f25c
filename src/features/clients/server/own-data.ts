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

/** Purpose of the signature on the token that the page's forms carry. */
const SESSION = 'own-data-session'

/**
 * Has a link mailed to a known address; takes as long and answers nothing for any other, and for a bot.
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

/** Checks a mailed link without using it. @throws RequestError 403 for a forged or an expired one. */
export function checkDataLink(token: string): void {
  readVisitorLink('own-data', token)
}

/**
 * Uses a mailed link.
 * @returns the address, and the token for what is done with its data.
 * @throws RequestError 403 for a forged, an expired or a used one.
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

/** The address that such a token is for. @throws RequestError 403 for a forged or an expired one. */
export function readDataSession(session: string): Private {
  const read = readToken(SESSION, session)
  const email = read.state === 'valid' ? read.claims[0] : undefined
  if (email === undefined) throw new RequestError(403, ownDataTexts.sessionEnded)
  return email
}

/** Everything that is stored of an address, in the words of its time. */
export async function describeOwnData(db: Database, email: Private) {
  const stored = await ownData.readOwnData(db, hashed(email))
  const { subscriptions, submissions, results, ...rows } = stored
  return {
    email,
    newsletter: subscriptions[0] ?? null,
    ...rows,
    quizzes: submissions.map((submission) => ({
      ...withOutcome(submission),
      answers: isReadable(submission)
        ? answersInWords(submission.answers)
        : [{ question: submissionListTexts.unreadable, answer: submission.answers }],
    })),
    mailedResults: results.map(withOutcome),
  }
}

/** Alike for everybody: a band by its name, and nothing that tells of a warning. */
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

/** Withdraws the consent to keep quiz submissions: they lose the address and the name. */
export async function withdrawQuizConsent(sending: OutboxContext, email: Private): Promise<void> {
  await ownData.detachSubmissions(sending.db, email)
  copyErasuresSoon(sending)
  deliverSoon(sending)
}

/** Deletes everything of an address but what the law wants kept, here and in the marketing service. */
export async function deleteOwnData(sending: OutboxContext, email: Private): Promise<void> {
  await ownData.deleteOwnData(sending.db, hashed(email), suppressionKeys())
  await deleteSealedCopies(sending.db, email)
  copyErasuresSoon(sending)
  deliverSoon(sending)
}

/** Writes all that is stored about an address into a file for its owner. */
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
