import { type RawBuilder, sql } from 'kysely'
import {
  RATE_LIMITS,
  type RateLimitKind,
  maxCalls,
  NETWORK_RATE_LIMITS,
} from '#src/core/rate-limits.ts'
import { RATE_LIMIT_DAYS } from '#src/core/retention.ts'
import { type Database, violatedCheck } from '#db/client.ts'

// For each subject and kind, one row holds the instants of the last calls. Its lock makes concurrent calls wait for
// each other, so that a burst cannot exceed a limit.

/** Keyed hashes by which a call is limited. A call without any is not limited. */
export interface RateLimitKeys {
  /** The networks of the caller, the narrowest first. */
  networks?: readonly { hash: string; kind: RateLimitKind }[]
  /** The widest network, whose mails take turns with those of other networks (`queueEntries`). */
  turn?: string
  /** The mailbox that gets a mail. */
  mailbox?: string
}

/** A call or mail that a statement counts. */
interface Counted {
  kind: RateLimitKind
  subject: string | RawBuilder<string>
  /** Condition under which the call or mail counts; it always counts if this is left out. */
  when?: RawBuilder<unknown>
}

/**
 * Kinds whose limit refuses a call, so that nothing is stored. Beyond any other limit, the statement succeeds but does
 * not count the call.
 */
const REFUSED: readonly RateLimitKind[] = [
  ...NETWORK_RATE_LIMITS.mails,
  ...NETWORK_RATE_LIMITS.rows,
]

const isRefused = sql`counted.kind = any(${sql.val(REFUSED)}::text[])`

/**
 * Returns what `countCalls` counts for the caller and the address.
 * @param calls condition under which the call counts; always if left out.
 * @param mails condition under which a mail to the address counts.
 */
export function callsToCount(
  { networks = [], mailbox }: RateLimitKeys,
  { calls, mails }: { calls?: RawBuilder<unknown>; mails: RawBuilder<unknown> },
): Counted[] {
  return [
    ...networks.map(({ hash, kind }) => ({ kind, subject: hash, ...(calls && { when: calls }) })),
    ...(mailbox === undefined ? [] : [{ kind: 'mailbox' as const, subject: mailbox, when: mails }]),
  ]
}

/**
 * Builds the CTE `refused`, which makes a statement fail (`isRateLimitError`) once a network has used up its limit.
 * It must be the first CTE. Later ones use `isAllowed` or `ifAllowed`, so that it runs before they write anything.
 * @param repeats condition that the call was stored before; such a call is not refused.
 */
export function refuseOverLimit(
  { networks = [] }: RateLimitKeys,
  repeats: RawBuilder<unknown> = sql`false`,
): RawBuilder<object> {
  if (networks.length === 0) return sql`(select where false)`
  const rows = networks.map(({ hash, kind }) => sql`(${hash}::text, ${kind}::text)`)
  return sql`(
    insert into call_times (subject, kind, times)
    select subject, kind, array[null::timestamptz]
    from call_times as known
    where (subject, kind) in (${sql.join(rows)}) and ${nextOf(networks)} > now() and not ${repeats}
    returning subject)`
}

/** Condition for CTEs after `refuseOverLimit`. */
export const isAllowed = sql`not exists (select from refused)`

/** Selects the id of a row to write after `refuseOverLimit`; null if the call is refused. */
export function ifAllowed(id: string): RawBuilder<string> {
  return sql`(select ${id}::uuid where ${isAllowed})`
}

/**
 * Builds the CTE `counted`, which counts calls. It has a row for each call within its limit. Beyond a limit in
 * `REFUSED` the statement fails (`isRateLimitError`). Beyond any other limit the CTE neither writes nor locks a row,
 * unless a concurrent call has just used up the limit.
 * @param waits whether a mail beyond the limit of its address is counted at a later due time, instead of being left
 *   out.
 */
export function countCalls(
  counted: readonly Counted[],
  { waits = false }: { waits?: boolean } = {},
): RawBuilder<{ kind: RateLimitKind; due: Date }> {
  if (counted.length === 0) return sql`(select null as kind, now() as due where false)`
  const rows = counted.map(
    ({ kind, subject, when }) => sql`(${subject}::text, ${kind}::text, ${when ?? sql`true`})`,
  )
  const next = sql`greatest(now(), ${nextOf(counted)})`
  const allowed = waits
    ? sql`case when known.kind = 'mailbox' or ${next} <= now() then ${next} end`
    : sql`case when ${next} <= now() then ${next} end`
  // Rows are locked in a fixed order, so that two statements cannot deadlock.
  return sql`(
    insert into call_times as known (subject, kind, times)
    select counted.subject, counted.kind, array[case when ${isRefused} then ${allowed} else now() end]
    from (values ${sql.join(rows)}) as counted (subject, kind, counts)
      left join call_times as known on known.subject = counted.subject and known.kind = counted.kind
    where counts and (${isRefused} or ${allowed} is not null)
    order by counted.subject, counted.kind
    on conflict (subject, kind) do update
      set times = (known.times || ${allowed})[greatest(1, cardinality(known.times) + 2 - ${mostOf(counted)}):]
      where known.kind = any(${sql.val(REFUSED)}::text[]) or ${allowed} is not null
    returning kind, times[cardinality(times)] as due)`
}

type Kinds = readonly { kind: RateLimitKind }[]

/**
 * Returns when the limits of a row allow one more call. A limit of n calls allows it when its period has passed since
 * the n-th last call.
 */
function nextOf(kinds: Kinds): RawBuilder<unknown> {
  return byKind(kinds, (kind) => {
    const instants = RATE_LIMITS[kind].map(
      ({ calls, seconds }) => sql`known.times[cardinality(known.times) + 1 - ${sql.lit(calls)}]
        + make_interval(secs => ${sql.lit(seconds)})`,
    )
    return sql`greatest(${sql.join(instants)})`
  })
}

/** Returns how many instants a row needs to keep. */
function mostOf(kinds: Kinds): RawBuilder<unknown> {
  return byKind(kinds, (kind) => sql.lit(maxCalls(kind)))
}

function byKind(
  kinds: Kinds,
  each: (kind: RateLimitKind) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const cases = [...new Set(kinds.map(({ kind }) => kind))].map(
    (kind) => sql`when ${sql.lit(kind)} then ${each(kind)}`,
  )
  return sql`case known.kind ${sql.join(cases, sql` `)} end`
}

/** Builds the condition that the limit of a subject, given as SQL, is used up. */
export function isLimitReached(
  kind: RateLimitKind,
  subject: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`exists (
    select from call_times as known
    where known.subject = ${subject} and known.kind = ${sql.lit(kind)} and ${nextOf([{ kind }])} > now())`
}

/** Selects the instant at which a subject, given as SQL, was last counted; null if never. */
export function lastCountedAt(
  kind: RateLimitKind,
  subject: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select known.times[cardinality(known.times)] from call_times as known
    where known.subject = ${subject} and known.kind = ${sql.lit(kind)})`
}

/** Builds a condition for use after `countCalls`: a call of this kind was within its limit. */
export function isCounted(kind: RateLimitKind): RawBuilder<unknown> {
  return sql`exists (select from counted where counted.kind = ${sql.lit(kind)})`
}

/**
 * Builds the condition, after `countCalls`, to send a mail: `when` holds, and the limit of its address is not used up.
 */
export function mayMail(
  { mailbox }: RateLimitKeys,
  when: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return mailbox === undefined ? when : isCounted('mailbox')
}

/** Whether a statement failed because its caller's network has used up its limit; nothing of it was stored. */
export function isRateLimitError(error: unknown): boolean {
  return violatedCheck(error) === 'call_times_limit'
}

/** Deletes the rows of subjects that were last counted more than `RATE_LIMIT_DAYS` ago. */
export async function deleteOldRateLimits(db: Database): Promise<void> {
  await sql`
    delete from call_times where (subject, kind) in (
      select subject, kind from call_times
      where times[cardinality(times)] < now() - make_interval(days => ${sql.lit(RATE_LIMIT_DAYS)})
      for update skip locked)`.execute(db.write)
}
