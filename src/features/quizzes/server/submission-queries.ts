import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { TIME_ZONE } from '#src/core/lithuanian.ts'
import { RESULT_DAYS } from '#src/core/retention.ts'
import type { Database } from '#db/client.ts'
import type { QuizSubmissionsTable, QuizResultsTable } from '#db/schema/tables.ts'
import { recordErasures, WITHOUT_PERSON } from '#src/server/queries/erasures.ts'
import { queueContacts } from '#src/features/newsletter/server/marketing-queries.ts'
import {
  type RateLimitKeys,
  countCalls,
  callsToCount,
  isAllowed,
  mayMail,
  refuseOverLimit,
} from '#src/server/queries/rate-limits.ts'
import { queueEntries } from '#src/server/queries/outbox.ts'
import { contentState } from './quiz-queries.ts'
import { startSeries } from '#src/features/newsletter/server/series-queries.ts'
import { countingFinish, type FinishedAttempt } from './statistics-queries.ts'
import { requesting } from '#src/features/newsletter/server/subscriber-queries.ts'

export type Submission = Selectable<QuizSubmissionsTable>

/** A submission with its quiz's title, null if deleted. */
export type TitledSubmission = Submission & { quizTitle: string | null }

/** Finds a submission by its attempt id. */
export async function findSubmissionByAttempt(
  db: Database,
  attemptId: string,
): Promise<Submission | undefined> {
  return db.read
    .selectFrom('quizSubmissions')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .executeTakeFirst()
}

/** Text that a visitor has agreed to. */
interface Consent {
  version: string
  text: string
}

/** Optional parts of a submission. Null if the visitor did not tick the box. */
export interface SubmissionOptions {
  email: string
  /** Keyed hash of the email, for finding the result by address. */
  addressHash: string
  /** Request to store the result behind a private link. */
  result: (Consent & { id: string; quizTitle: string }) | null
  /**
   * Consent to letters. `segment` is the only fact that the marketing service may get; `bandId` chooses a series. Both
   * are null after a warning.
   */
  letters: (Consent & { id: string; segment: string | null; bandId: string | null }) | null
}

/** The part of a stored submission that its result shows. */
type StoredSubmission = Pick<Submission, 'id' | 'totalScore' | 'category' | 'warned' | 'breakdown'>

/** Conditions of a submission, and its effect on the statistics. */
interface SubmissionTerms {
  limits?: RateLimitKeys
  /** If set, nothing is stored unless it is still the state of the content (`contentState`). */
  scoredWith?: string | undefined
  /** The attempt as it counts in the statistics. */
  counts?: FinishedAttempt | undefined
}

/**
 * Stores a submission, once per attempt id, and counts the finished attempt. For the boxes that the visitor ticked, also
 * stores the result behind a link and queues a mail with the link, or stores the consent to letters and requests the
 * newsletter. All of it is one transaction.
 * @param submission if it has no email, only the day is stored, since the time would link it to rows with the address.
 * @returns the stored submission; for a repeated attempt id, the existing one; undefined if that one belongs to another
 *   quiz, or if the content has changed since `scoredWith`.
 * @throws an error that `isRateLimitError` recognises.
 */
export async function insertSubmission(
  db: Database,
  submission: Insertable<QuizSubmissionsTable>,
  wishes: SubmissionOptions,
  terms: SubmissionTerms = {},
): Promise<StoredSubmission | undefined> {
  const storing = storingSubmission(submission, wishes, terms)
  const { email, letters } = wishes
  if (letters === null) return (await storing.execute(db.write)).rows[0]
  const isStored = sql`exists (select from quiz_submissions where id = ${submission.id})`
  const request = { id: letters.id, email, name: null, consent: letters }
  // The submission itself counts against the network's limit, so the request for the newsletter must not count too.
  const asking = requesting(db, request, { ...terms.limits, networks: [] }, isStored)
  const [rows] = await db.batch([{ compile: () => storing.compile(db.write) }, asking])
  return rows[0]
}

function storingSubmission(
  submission: Insertable<QuizSubmissionsTable>,
  { email, addressHash, result, letters }: SubmissionOptions,
  { limits = {}, scoredWith, counts }: SubmissionTerms,
): RawBuilder<StoredSubmission> {
  const row = {
    ...submission,
    ...(submission.consentVersion ? { consentedAt: sql`now()` } : {}),
    ...(submission.email === null ? { completedAt: startOfDay } : {}),
  }
  const isCurrent =
    scoredWith === undefined ? sql`true` : sql`${contentState} is not distinct from ${scoredWith}`
  const repeats = sql`exists (
    select from quiz_submissions where attempt_id = ${submission.attemptId ?? null})`
  const isNew = sql`exists (select from kept where id = ${submission.id})`
  const counted = callsToCount(limits, {
    calls: isNew,
    mails: sql`${sql.lit(result !== null)} and ${isNew}`,
  })
  const parts = [
    sql`refused as ${refuseOverLimit(limits, sql`(${repeats} or not ${isCurrent})`)}`,
    // On a conflict, this update changes nothing but makes the statement return the existing row.
    sql`kept as (
      insert into quiz_submissions (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      select ${sql.join(Object.values(row))} where ${isAllowed} and ${isCurrent}
      on conflict (attempt_id) do update set attempt_id = excluded.attempt_id
        where quiz_submissions.quiz_id = excluded.quiz_id
      returning id, total_score, category, warned, breakdown)`,
    sql`counted as ${countCalls(counted)}`,
  ]
  // Parts without an effect are left out, since Postgres would plan them in each call.
  if (counts !== undefined) parts.push(sql`finished as (${countingFinish(counts, isNew)})`)
  if (result !== null) {
    parts.push(
      sql`result as (
        insert into quiz_results
          (id, quiz_title, total_score, category, breakdown, warned, address_hash, consent_version,
            consent_text, expires_at)
        select ${result.id}::uuid, ${result.quizTitle}, total_score, category, breakdown, warned,
          ${addressHash}, ${result.version}, ${result.text},
          now() + make_interval(days => ${sql.lit(RESULT_DAYS)})
        from kept
        where ${isNew} and ${mayMail(limits, sql`true`)}
        returning id)`,
      sql`mailed as ${queueEntries('result', [
        { kind: 'quiz-result', recipient: email, network: limits.turn },
      ])}`,
    )
  }
  if (letters !== null) {
    parts.push(
      sql`letters as (
        insert into marketing_consents (id, email, segment, band_id, consent_version, consent_text)
        select ${letters.id}::uuid, ${email}, ${letters.segment}, ${letters.bandId}::uuid,
          ${letters.version}, ${letters.text}
        where ${isNew}
        on conflict (email, segment) do update set consent_version = excluded.consent_version,
          consent_text = excluded.consent_text, consented_at = excluded.consented_at,
          band_id = excluded.band_id
        returning email, band_id)`,
      sql`synced as ${queueContacts('letters', 'subscribers')}`,
      // Others start a series with the confirmation of their subscription.
      sql`subscribers as (
        select subscription.id, letters.band_id
        from letters join newsletter_subscriptions as subscription using (email)
        where subscribed and letters.band_id in (select band_id from series where not paused))`,
      sql`started as ${startSeries('subscribers')}`,
    )
  }
  return sql`with ${sql.join(parts)} select * from kept`
}

const startOfDay = sql<Date>`date_trunc('day', now(), ${TIME_ZONE})`

/** SQL condition for an e-mail address that is stored without a recorded consent. */
export const lacksConsent = sql<boolean>`(email is not null and consented_at is null)`

/** Name of the band; null if there is none, after a warning, or if the JSON is unreadable. */
export const bandName = sql`case when not warned then json_or_null(category) ->> 'name' end`

/** Selects the names of bands that submissions of a quiz have, sorted by lowest total; empty if `quiz` is undefined. */
export function bandsOf(quiz: string | undefined): RawBuilder<string[]> {
  return sql`array(
    select ${bandName} from quiz_submissions
    where quiz_id = ${quiz ?? null}::uuid and ${bandName} is not null
    group by 1 order by min(total_score))`
}

/** Title of a submission's quiz; null if the quiz is deleted. */
export const quizTitle = sql<
  string | null
>`(select title from quizzes where quizzes.id = quiz_submissions.quiz_id)`

/**
 * Erases all data that identifies a person from submissions without a recorded consent.
 * @returns the number of these submissions.
 */
export async function anonymiseSubmissions(db: Database): Promise<number> {
  const { count } = await db.write
    .with(
      'anonymised',
      () => sql<{ id: string }>`(
        update quiz_submissions set ${WITHOUT_PERSON} where ${lacksConsent} returning id)`,
    )
    .with('recorded', () => recordErasures({ anonymised: 'submission-person' }))
    .selectFrom('anonymised')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type StoredResult = Selectable<QuizResultsTable>

/** Finds the result of a private link; undefined if it is deleted or has expired. */
export async function findResult(
  db: Database,
  id: string | null,
): Promise<StoredResult | undefined> {
  return db.read
    .selectFrom('quizResults')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}
