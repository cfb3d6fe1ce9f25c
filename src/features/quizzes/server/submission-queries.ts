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
  ifAllowed,
  mayMail,
  refuseOverLimit,
} from '#src/server/queries/rate-limits.ts'
import { queueEntries } from '#src/server/queries/outbox.ts'
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
  /** Consent to letters. `segment` is the only fact that the marketing service may get. */
  letters: (Consent & { id: string; segment: string | null }) | null
}

/**
 * Stores a submission, once per attempt id. For the boxes that the visitor ticked, also stores the result behind a link
 * and queues a mail with the link, or stores the consent to letters and requests the newsletter. All of it is one
 * transaction.
 * @param submission if it has no email, only the day is stored, since the time would link it to rows with the address.
 * @returns the stored submission; for a repeated attempt id, the existing one; undefined if that one belongs to another
 *   quiz.
 * @throws an error that `isRateLimitError` recognises.
 */
export async function insertSubmission(
  db: Database,
  submission: Insertable<QuizSubmissionsTable>,
  wishes: SubmissionOptions,
  limits: RateLimitKeys = {},
): Promise<Submission | undefined> {
  const storing = storingSubmission(db, submission, wishes, limits)
  const { email, letters } = wishes
  if (letters === null) return storing.executeTakeFirst()
  const isStored = sql`exists (select from quiz_submissions where id = ${submission.id})`
  const request = { id: letters.id, email, name: null, consent: letters }
  // The submission itself counts against the network's limit, so the request for the newsletter must not count too.
  const asking = requesting(db, request, { ...limits, networks: [] }, isStored)
  const [rows] = await db.batch([storing, asking])
  return rows[0]
}

function storingSubmission(
  db: Database,
  submission: Insertable<QuizSubmissionsTable>,
  { email, addressHash, result, letters }: SubmissionOptions,
  limits: RateLimitKeys,
) {
  const isNew = sql`kept.id = ${submission.id}`
  const repeats = sql`exists (
    select from quiz_submissions where attempt_id = ${submission.attemptId ?? null})`
  const isMailed = sql`${sql.lit(result !== null)} and exists (select from kept where ${isNew})`
  return (
    db.write
      .with('refused', () => refuseOverLimit(limits, repeats))
      // On a conflict, this update changes nothing but makes the statement return the existing row.
      .with('kept', (query) =>
        query
          .insertInto('quizSubmissions')
          .values({
            ...submission,
            id: ifAllowed(submission.id),
            ...(submission.consentVersion ? { consentedAt: sql<Date>`now()` } : {}),
            ...(submission.email === null ? { completedAt: startOfDay } : {}),
          })
          .onConflict((conflict) =>
            conflict
              .column('attemptId')
              .doUpdateSet((set) => ({ attemptId: set.ref('excluded.attemptId') }))
              .whereRef('quizSubmissions.quizId', '=', 'excluded.quizId'),
          )
          .returningAll(),
      )
      .with('counted', () =>
        countCalls(
          callsToCount(limits, {
            calls: sql`exists (select from kept where ${isNew})`,
            mails: isMailed,
          }),
        ),
      )
      .with(
        'result',
        () => sql<{ id: string }>`(
          insert into quiz_results
            (id, quiz_title, total_score, category, breakdown, warned, address_hash, consent_version,
              consent_text, expires_at)
          select wish.id, wish."quizTitle", kept.total_score, kept.category, kept.breakdown, kept.warned,
            ${addressHash}, wish.version, wish.text,
            now() + make_interval(days => ${sql.lit(RESULT_DAYS)})
          from kept, ${wished(result)} as wish (id uuid, "quizTitle" text, version text, text text)
          where ${isNew} and ${mayMail(limits, sql`true`)}
          returning id)`,
      )
      .with('mailed', () =>
        queueEntries('result', [{ kind: 'quiz-result', recipient: email, network: limits.turn }]),
      )
      .with(
        'letters',
        () => sql<object>`(
          insert into marketing_consents (id, email, segment, consent_version, consent_text)
          select wish.id, ${email}, wish.segment, wish.version, wish.text
          from kept, ${wished(letters)} as wish (id uuid, segment text, version text, text text)
          where ${isNew}
          on conflict (email, segment) do update set consent_version = excluded.consent_version,
            consent_text = excluded.consent_text, consented_at = excluded.consented_at
          returning email)`,
      )
      .with('synced', () => queueContacts('letters', 'subscribers'))
      .selectFrom('kept')
      .selectAll()
  )
}

const startOfDay = sql<Date>`date_trunc('day', now(), ${TIME_ZONE})`

/** Returns one part of the options as a row set: one row, or none for null. */
function wished(wish: object | null): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(wish === null ? [] : [wish])}::jsonb)`
}

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
