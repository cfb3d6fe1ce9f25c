import type { Database } from '#db/client.ts'
import type { SubmissionsQuery, SubmissionsTableQuery } from '../submission-contracts.ts'
import { submissionListTexts } from '../list-texts.ts'
import type { CsvRow, CsvTable } from '#src/core/csv.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import { done } from '#src/server/errors.ts'
import { pageOfList, tableOf } from '#src/server/lists.ts'
import type { OutboxContext } from '#src/server/outbox-trigger.ts'
import { eraseRow } from '#src/server/queries/erasures.ts'
import { answersInWords, isReadable, storedBand, storedShares } from './stored-results.ts'
import * as submissions from './submission-queries.ts'

/** Returns a stored submission with its answers as text. */
export function toSubmission(submission: submissions.TitledSubmission) {
  return {
    ...submission,
    category: storedBand(submission.category),
    dimensions: storedShares(submission.breakdown),
    answers: answersInWords(submission.answers),
    unreadable: !isReadable(submission),
  }
}

/** Returns a page of the submissions, newest first. */
export async function pageOfSubmissions(db: Database, { page, ...filter }: SubmissionsQuery) {
  const list = await pageOfList(page, (slice) => submissions.listSubmissions(db, filter, slice))
  return { ...list, items: list.items.map(toSubmission) }
}

/** Erases email and name of every submission without a recorded consent. */
export async function anonymiseSubmissions(sending: OutboxContext): Promise<{ count: number }> {
  const count = await submissions.anonymiseSubmissions(sending.db)
  copyErasuresSoon(sending)
  return { count }
}

export async function removeSubmission(
  sending: OutboxContext,
  id: string,
): Promise<{ success: true }> {
  const answer = await done(eraseRow(sending.db, 'submission', id), errorTexts.submissionNotFound)
  copyErasuresSoon(sending)
  return answer
}

/** Returns every submission that matches the query, as a table. */
export function submissionsTable(db: Database, filter: SubmissionsTableQuery): CsvTable {
  const file = { name: submissionListTexts.file, headings: submissionListTexts.headings }
  return tableOf(file, filter, {
    read: (batch) => submissions.readSubmissions(db, filter, batch),
    timeOf: ({ completedAt }) => completedAt,
    toRow: submissionRow,
  })
}

/** Formats the time of completion; without an email only its day is known. */
function completionOf({ email, completedAt }: submissions.TitledSubmission): string {
  return email === null ? formatDay(completedAt) : formatMinute(completedAt)
}

function consentOf({ email, consentedAt }: submissions.TitledSubmission): string | null {
  if (consentedAt !== null) return formatMinute(consentedAt)
  return email === null ? null : submissionListTexts.noConsent
}

function submissionRow(submission: submissions.TitledSubmission): CsvRow {
  return [
    completionOf(submission),
    submission.quizTitle ?? submissionListTexts.deletedQuiz,
    submission.email ?? submissionListTexts.noEmail,
    submission.name,
    consentOf(submission),
    submission.totalScore,
    storedBand(submission.category)?.name ?? null,
    submission.warned ? submissionListTexts.yes : null,
    storedShares(submission.breakdown)
      .map(({ name, share }) => `${name} ${share} %`)
      .join('; '),
    isReadable(submission)
      ? answersInWords(submission.answers)
          .map(({ question, answer }) => `${question} – ${answer}`)
          .join('\n')
      : submissionListTexts.unreadable,
  ]
}
