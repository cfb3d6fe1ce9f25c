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

// To one visitor it must look the same whether the other has not answered yet, was refused, has withdrawn or gave a
// warning answer. So only one SQL statement distinguishes these cases, and all other code runs in each of them.

const DAY_MS = 24 * 60 * 60_000

/** Number of random bytes in an invitation code. */
const INVITE_BYTES = 16

/**
 * Starts or joins a comparison. Scores the answers and stores only the share of each dimension. Stores no shares after
 * a warning, for a quiz that cannot be compared, and for an invalid code, but returns links of the same form. Each call
 * returns a new link. A valid code is used up in any case.
 * @throws RequestError 404 for an unknown quiz, 409 if the quiz was changed during the attempt, 400 if the answers do
 *   not fit the quiz.
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
  // Signed before anything is stored, since signing throws if the secret is missing.
  const link = linkOf(side.id)
  if (input.invite === undefined) {
    await comparisons.insertComparison(db, side)
    return { link, invite: `${environment().origin}/palyginimas/kvietimas/${quiz.slug}/${code}` }
  }
  await comparisons.joinComparison(db, side)
  return { link, invite: null }
}

/**
 * Returns a visitor's private link. The expiry is rounded to a day, so that it does not reveal when the visitor took
 * part.
 */
function linkOf(sideId: string): string {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const expiresAt = new Date(today + (COMPARISON_DAYS + 1) * DAY_MS)
  return visitorLink('comparison', [sideId], expiresAt)
}

/** Returns the title of an invitation's quiz; null if the quiz is not published. Does not look up the code. */
export async function invitedQuizTitle(db: Database, slug: string): Promise<string | null> {
  return (await findPublishedQuizByAddress(db, slug))?.title ?? null
}

/** A comparison as one side sees it. */
export interface OpenedComparison {
  quizTitle: string
  dimensions: readonly ComparedDimension[]
  expiresAt: Date
}

/** Opens the comparison of a private link. Returns null if there is nothing to show, whatever the reason. */
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

/** Withdraws the consent of a private link's visitor. This deletes the comparison for both. */
export async function withdrawComparison(
  sending: Pick<OutboxContext, 'db' | 'waitUntil'>,
  token: string,
): Promise<void> {
  const link = readLink(token)
  if (link === null) return
  await comparisons.deleteComparison(sending.db, link)
  copyErasuresSoon(sending)
}

/** Reads a private link; null if it is forged or expired. Does not throw, because all failures must look the same. */
function readLink(token: string): comparisons.SideLink | null {
  const read = readToken('comparison', token)
  if (read.state !== 'valid') return null
  const [id = '', side] = read.claims
  return { id, side: (['first', 'second'] as const).find((each) => each === side) ?? null }
}
