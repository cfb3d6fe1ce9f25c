import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#db/client.ts'
import * as comparisons from '#db/queries/comparisons.ts'
import type { ComparisonInput, ComparisonLinks } from '#src/contracts/comparisons.ts'
import { type ComparedDimension, compareProfiles } from '#src/domain/comparisons.ts'
import { formatDay } from '#src/domain/lithuanian.ts'
import { COMPARISON_DAYS } from '#src/domain/retention.ts'
import { consents } from '#src/texts/consents.ts'
import { environment } from './environment.ts'
import { keepErasuresSoon } from './erasures.ts'
import type { Sending } from './outbox-orders.ts'
import { readToken } from './signing.ts'
import { scoreAttempt } from './submissions.ts'
import { visitorLink } from './visitor-links.ts'

// Whoever waits, was refused, has withdrawn or gave a warning answer looks the same to the other: what differs
// is decided inside one statement, and everything around it is done in every case.

const DAY_MS = 24 * 60 * 60_000

/** Bytes of an invitation's code. */
const INVITE_BYTES = 16

type SideName = 'first' | 'second'

/**
 * Starts a comparison or joins one; scores the answers and keeps the shares of the dimensions alone. After a
 * warning answer, for a quiz that is not to be compared and for a code that is used up it keeps nothing, and
 * answers the same.
 * @throws as `submitQuiz`.
 */
export async function compareQuiz(
  db: Database,
  slug: string,
  input: ComparisonInput,
): Promise<ComparisonLinks> {
  const { quiz, breakdown } = await scoreAttempt(db, slug, input)
  const code = input.invite ?? randomBytes(INVITE_BYTES).toString('base64url')
  const side = {
    quizId: quiz.id,
    inviteHash: createHash('sha256').update(code).digest('hex'),
    profile: breakdown.dimensions.map(({ id, name, share }) => ({ id, name, share })),
    consent: { ...consents.comparison, day: formatDay(new Date()) },
    allowed: breakdown.comparable,
  }
  const id = crypto.randomUUID()
  if (input.invite === undefined) {
    // Signed first: without a secret nothing is stored.
    const link = linkOf(id, 'first')
    await comparisons.insertComparison(db, id, side)
    return { link, invite: `${environment().origin}/palyginimas/kvietimas/${quiz.slug}/${code}` }
  }
  const joined = await comparisons.joinComparison(db, side)
  return { link: linkOf(joined ?? id, 'second'), invite: null }
}

/** A private link. Its end can be read from it, so it is rounded: it tells the day, and not the minute. */
function linkOf(id: string, side: SideName): string {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const expiresAt = new Date(today + (COMPARISON_DAYS + 1) * DAY_MS)
  return visitorLink('comparison', [id, side], expiresAt)
}

/** A comparison as one of the two sees it. */
export interface OpenedComparison {
  quizTitle: string
  dimensions: readonly ComparedDimension[]
  expiresAt: Date
}

/** The comparison behind a private link; null unless both have agreed, whatever the cause. */
export async function openComparison(
  db: Database,
  token: string,
): Promise<OpenedComparison | null> {
  const { id, side } = readLink(token) ?? { id: crypto.randomUUID(), side: 'first' }
  const found = await comparisons.findComparison(db, id)
  if (found === undefined) return null
  const { title, first, second, expiresAt } = found
  const profiles = side === 'first' ? ([first, second] as const) : ([second, first] as const)
  const dimensions = compareProfiles(...profiles, found.dimensions)
  return dimensions.length === 0 ? null : { quizTitle: title, dimensions, expiresAt }
}

/** Withdraws the consent of the visitor behind a private link: the comparison is deleted for both. */
export async function withdrawComparison(
  sending: Pick<Sending, 'db' | 'waitUntil'>,
  token: string,
): Promise<void> {
  const link = readLink(token)
  if (link === null) return
  await comparisons.deleteComparison(sending.db, link.id)
  keepErasuresSoon(sending)
}

/** Null for a forged or an expired link, which is no error: the page is the same. */
function readLink(token: string): { id: string; side: SideName } | null {
  const read = readToken('comparison', token)
  if (read.state !== 'valid') return null
  const [id = '', side] = read.claims
  return { id, side: side === 'second' ? 'second' : 'first' }
}
