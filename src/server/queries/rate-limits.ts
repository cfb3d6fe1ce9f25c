import { type RawBuilder, sql } from 'kysely'
import {
  RATE_LIMITS,
  type RateLimitKind,
  maxCalls,
  NETWORK_RATE_LIMITS,
} from '#src/core/rate-limits.ts'
import { RATE_LIMIT_DAYS } from '#src/core/retention.ts'
import { type Database, violatedCheck } from '#db/client.ts'

// One row holds the instants of the last calls, and its lock makes concurrent calls wait for each other: a burst
// cannot get past a limit.

/** Keyed hashes by which a call is limited. A call without any is not limited. */
export interface RateLimitKeys {
  /** The networks of the caller, the narrowest first. */
  networks?: readonly { hash: string; kind: RateLimitKind }[]
  /** The widest of them, by which mails are sent in turn (`queueEntries`). */
  turn?: string
  /** The address that gets a mail. */
  mailbox?: string
}

/** A call or mail that a statement counts. */
interface Counted {
  kind: RateLimitKind
  subject: string | RawBuilder<string>
  /** Condition under which it counts; always if left out. */
  when?: RawBuilder<unknown>
}

/** Kinds whose limit refuses a call, so that nothing is stored. Beyond the others, a call only sends no mail. */
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
 * Builds the CTE `counted`, which counts calls. It has a row for each that is within its limit, and the statement
 * fails beyond the limit of a network (`isRateLimitError`). Beyond a limit it neither writes nor locks a row,
 * except where concurrent calls use it up.
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
  // In a fixed order, so that no two statements wait for each other.
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

/** Builds the condition that the limit of a subject is used up. The subject is SQL. */
export function isLimitReached(
  kind: RateLimitKind,
  subject: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`exists (
    select from call_times as known
    where known.subject = ${subject} and known.kind = ${sql.lit(kind)} and ${nextOf([{ kind }])} > now())`
}

/** Selects the instant at which a subject was last counted; null if never. The subject is SQL. */
export function lastCountedAt(
  kind: RateLimitKind,
  subject: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select known.times[cardinality(known.times)] from call_times as known
    where known.subject = ${subject} and known.kind = ${sql.lit(kind)})`
}

/** Builds a condition for use after `countCalls`: a limit of this kind is not used up. */
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

/** Deletes the instants of callers and addresses that had none for a day. */
export async function deleteOldRateLimits(db: Database): Promise<void> {
  await sql`
    delete from call_times where (subject, kind) in (
      select subject, kind from call_times
      where times[cardinality(times)] < now() - make_interval(days => ${sql.lit(RATE_LIMIT_DAYS)})
      for update skip locked)`.execute(db.write)
}
