import type { Database } from '#db/client.ts'
import { eraseRow } from '#src/server/queries/erasures.ts'
import { findResult } from './submission-queries.ts'
import type { QuizResult } from '../contracts.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import type { OutboxContext } from '#src/server/outbox-trigger.ts'
import { shownResult } from './submissions.ts'
import { readVisitorLink } from '#src/server/signing.ts'

/** A stored result for its private page. */
interface KeptResult {
  quizTitle: string
  result: QuizResult
  expiresAt: Date
}

/**
 * Opens the result of a private link; null if it was deleted or has expired.
 * @throws RequestError 403 if the link is forged or expired.
 */
export async function openResult(db: Database, token: string): Promise<KeptResult | null> {
  const stored = await findResult(db, idOf(token))
  if (stored === undefined) return null
  const { quizTitle, expiresAt } = stored
  return { quizTitle, result: await shownResult(db, stored), expiresAt }
}

/** Deletes the result of a private link. @throws RequestError 403 if the link is forged or expired. */
export async function removeResult(
  sending: Pick<OutboxContext, 'db' | 'waitUntil'>,
  token: string,
): Promise<void> {
  await eraseRow(sending.db, 'result', idOf(token))
  copyErasuresSoon(sending)
}

function idOf(token: string): string {
  const [id = ''] = readVisitorLink('quiz-result', token)
  return id
}
