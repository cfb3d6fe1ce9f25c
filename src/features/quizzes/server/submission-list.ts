import { sql } from 'kysely'
import type { listSubmissions } from '../submission-contracts.ts'
import { submissionListTexts } from '../list-texts.ts'
import type { CsvRow } from '#src/core/csv.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatDay, formatCell } from '#src/core/lithuanian.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import { done } from '#src/server/errors.ts'
import type { ListWithTable } from '#src/server/lists.ts'
import type { OutboxContext } from '#src/server/outbox-trigger.ts'
import { eraseRow } from '#src/server/queries/erasures.ts'
import { findsIn } from '#src/server/queries/search.ts'
import { answersInWords, isReadable, storedBand, storedShares } from './stored-results.ts'
import * as submissions from './submission-queries.ts'

/** Converts a stored submission for the API, with its answers as text. */
export function toSubmission(submission: submissions.TitledSubmission) {
  return {
    ...submission,
    category: storedBand(submission.category),
    dimensions: storedShares(submission.breakdown),
    answers: answersInWords(submission.answers),
    unreadable: !isReadable(submission),
  }
}

/** Erases all data that identifies a person from submissions without a recorded consent. */
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

/** The list of submissions, which can also be downloaded. */
export const submissionList: ListWithTable<typeof listSubmissions, submissions.TitledSubmission> = {
  rows: (db) =>
    db.read.selectFrom('quizSubmissions').selectAll().select(submissions.quizTitle.as('quizTitle')),
  time: 'completedAt',
  filters: {
    search: (search) => findsIn(['email', 'name'], search),
    quiz: (quiz) => sql`quiz_id = ${quiz}::uuid`,
    band: (band) => sql`${submissions.bandName} = ${band}`,
    warned: () => sql`warned`,
  },
  counts: (db, { quiz }) =>
    db.read
      .selectFrom('quizSubmissions')
      .select(sql<number>`count(*)::integer`.as('withoutConsent'))
      .select(submissions.bandsOf(quiz).as('bands'))
      .where(submissions.lacksConsent),
  toItem: toSubmission,
  file: submissionListTexts,
  toRow: submissionRow,
}

/** Formats the time of completion. Without an e-mail address, only the day is stored. */
function completionOf({ email, completedAt }: submissions.TitledSubmission): string {
  return email === null ? formatDay(completedAt) : formatCell(completedAt)
}

function consentOf({ email, consentedAt }: submissions.TitledSubmission): string | null {
  if (consentedAt !== null) return formatCell(consentedAt)
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
    submission.warned
      ? submissionListTexts.safetyResult
      : (storedBand(submission.category)?.name ?? null),
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
