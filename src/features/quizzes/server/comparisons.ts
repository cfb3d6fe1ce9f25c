import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#db/client.ts'
import * as comparisons from './comparison-queries.ts'
import { findPublishedQuizByAddress } from './quiz-queries.ts'
import type { ComparisonInput, ComparisonLinks } from '../comparison-contracts.ts'
import { type ComparedDimension, compareProfiles } from '../comparisons.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { COMPARISON_DAYS } from '#src/core/retention.ts'
import { consents } from '#src/features/consent/texts.ts'
import { environment } from '#src/server/environment.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import type { OutboxContext } from '#src/server/outbox-trigger.ts'
import { readToken, visitorLink } from '#src/server/signing.ts'
import { scoreAttempt } from './submissions.ts'

// To the other visitor it must look the same whether a visitor waits, was refused, has withdrawn or gave a warning
// answer. Therefore only one SQL statement tells these cases apart, and the code around it runs in every case.

const DAY_MS = 24 * 60 * 60_000

/** Bytes of an invitation's code. */
const INVITE_BYTES = 16

/**
 * Starts a comparison or joins one. Scores the answers and stores only the shares of the dimensions. After a warning,
 * for a quiz that may not be compared and for an invalid code it stores no shares, but returns links of the same
 * form. Each call returns a link with a new id. A valid code is used up even if no shares are stored.
 * @throws RequestError 404 for an unknown quiz, 409 when it was changed during the attempt, 400 when the answers do
 *   not fit it.
 */
export async function compareQuiz(
  db: Database,
  slug: string,
  input: ComparisonInput,
): Promise<ComparisonLinks> {
  const { quiz, breakdown } = await scoreAttempt(db, slug, input)
  const code = input.invite ?? randomBytes(INVITE_BYTES).toString('base64url')
  const side = {
    id: crypto.randomUUID(),
    quizId: quiz.id,
    inviteHash: createHash('sha256').update(code).digest('hex'),
    profile: breakdown.dimensions.map(({ id, name, share }) => ({ id, name, share })),
    consent: { ...consents.comparison, day: formatDay(new Date()) },
    allowed: breakdown.comparable,
  }
  // The link is signed first, so that nothing is stored when the secret is missing.
  const link = linkOf(side.id)
  if (input.invite === undefined) {
    await comparisons.insertComparison(db, side)
    return { link, invite: `${environment().origin}/palyginimas/kvietimas/${quiz.slug}/${code}` }
  }
  await comparisons.joinComparison(db, side)
  return { link, invite: null }
}

/**
 * Returns a side's private link. Its expiry is rounded to a day, so that it does not tell when somebody took part.
 */
function linkOf(sideId: string): string {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const expiresAt = new Date(today + (COMPARISON_DAYS + 1) * DAY_MS)
  return visitorLink('comparison', [sideId], expiresAt)
}

/** Returns the title of an invitation's quiz; null if unpublished. The code is not looked up. */
export async function invitedQuizTitle(db: Database, slug: string): Promise<string | null> {
  return (await findPublishedQuizByAddress(db, slug))?.title ?? null
}

/** A comparison as one side sees it. */
export interface OpenedComparison {
  quizTitle: string
  dimensions: readonly ComparedDimension[]
  expiresAt: Date
}

/**
 * Opens the comparison behind a private link; null whenever there is nothing to show, without telling why.
 */
export async function openComparison(
  db: Database,
  token: string,
): Promise<OpenedComparison | null> {
  const link = readLink(token) ?? { id: crypto.randomUUID(), side: null }
  const found = await comparisons.findComparison(db, link)
  if (found === undefined) return null
  const { title, first, second, isSecond, expiresAt } = found
  const profiles = isSecond ? ([second, first] as const) : ([first, second] as const)
  const dimensions = compareProfiles(...profiles, found.dimensions)
  return dimensions.length === 0 ? null : { quizTitle: title, dimensions, expiresAt }
}

/** Withdraws the consent of the visitor behind a private link, deleting the comparison for both. */
export async function withdrawComparison(
  sending: Pick<OutboxContext, 'db' | 'waitUntil'>,
  token: string,
): Promise<void> {
  const link = readLink(token)
  if (link === null) return
  await comparisons.deleteComparison(sending.db, link)
  copyErasuresSoon(sending)
}

/** Reads a private link; null if forged or expired. That is no error, because the page must look the same. */
function readLink(token: string): comparisons.SideLink | null {
  const read = readToken('comparison', token)
  if (read.state !== 'valid') return null
  const [id = '', side] = read.claims
  return { id, side: (['first', 'second'] as const).find((each) => each === side) ?? null }
}
