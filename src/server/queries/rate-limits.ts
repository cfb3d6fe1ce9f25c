import { type RawBuilder, sql } from 'kysely'
import {
  RATE_LIMITS,
  type RateLimitKind,
  maxCalls,
  NETWORK_RATE_LIMITS,
} from '#src/core/rate-limits.ts'
import { RATE_LIMIT_DAYS } from '#src/core/retention.ts'
import { type Database, violatedCheck } from '#db/client.ts'

// Each network, mailbox or other subject has one row per kind of limit, with the instants of its last calls. Concurrent
// calls wait for the row's lock, so that a burst cannot exceed a limit.

/** Keyed hashes for rate limits. A call without any is not limited. */
export interface RateLimitKeys {
  /** Networks of the caller, narrowest first. */
  networks?: readonly { hash: string; kind: RateLimitKind }[]
  /** Widest network. Its mails take turns with those of others (`queueEntries`). */
  turn?: string
  /** Mailbox that will get a mail. */
  mailbox?: string
}

/** A call or mail that a statement counts. */
interface Counted {
  kind: RateLimitKind
  subject: string | RawBuilder<string>
  /** Condition for counting; always if omitted. */
  when?: RawBuilder<unknown>
}

/**
 * Kinds whose limit makes the whole statement fail. Beyond other limits, the statement succeeds and does not count the
 * call.
 */
const REFUSED: readonly RateLimitKind[] = [
  ...NETWORK_RATE_LIMITS.mails,
  ...NETWORK_RATE_LIMITS.rows,
]

const isRefused = sql`counted.kind = any(${sql.val(REFUSED)}::text[])`

/**
 * Returns the calls of a caller and the mails to an address in the format of `countCalls`.
 * @param calls condition for counting the call; always if omitted.
 * @param mails condition for counting a mail.
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
 * Builds the CTE `refused`. It makes the statement fail (`isRateLimitError`) if a network has reached its limit. Must
 * be the first CTE. Later ones use `isAllowed` or `ifAllowed`, so that it runs before they write.
 * @param repeats condition that the call was already stored. It is then not refused.
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

/** Condition of the CTEs after `refuseOverLimit`. */
export const isAllowed = sql`not exists (select from refused)`

/** Selects the id of a row to write after `refuseOverLimit`; null if the call is refused. */
export function ifAllowed(id: string): RawBuilder<string> {
  return sql`(select ${id}::uuid where ${isAllowed})`
}

/**
 * Builds the CTE `counted`, which counts calls and has a row for each call within its limit. Beyond a limit in
 * `REFUSED`, the statement fails (`isRateLimitError`). Beyond another limit, nothing is written or locked, except if a
 * concurrent call has just reached the limit.
 * @param waits whether a mail beyond its limit is counted at a later time instead of not at all.
 */
export function countCalls(
  counted: readonly Counted[],
  { waits = false }: { waits?: boolean } = {},
): RawBuilder<{ kind: RateLimitKind; due: Date }> {
  if (counted.length === 0) return sql`(select null as kind, now() as due where false)`
  const rows = counted.map(
    ({ kind, subject, when }) => sql`(${subject}::text, ${kind}::text, ${when ?? sql`true`})`,
  )
  const next = nextOf(counted)
  const within = sql`case when ${next} > now() then null else now() end`
  const allowed = waits
    ? sql`case when known.kind = 'mailbox' then greatest(now(), ${next}) else ${within} end`
    : within
  // In a fixed order, so that two statements cannot deadlock.
  return sql`(
    insert into call_times as known (subject, kind, times)
    select counted.subject, counted.kind, array[${allowed}]
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

// Both are repeated in a statement and consist of constants, so they are text: Kysely visits each part of an expression
// several times.

/**
 * Builds the instant at which the limits of a row allow the next call. A limit of n calls allows it once its period has
 * passed since the n-th last call.
 */
function nextOf(kinds: Kinds): RawBuilder<unknown> {
  return byKind(kinds, (kind) => {
    const instants = RATE_LIMITS[kind].map(
      ({ calls, seconds }) =>
        `known.times[cardinality(known.times) + 1 - ${calls}] + interval '${seconds} seconds'`,
    )
    return `greatest(${instants.join()})`
  })
}

/** Builds the number of instants that a row has to keep. */
function mostOf(kinds: Kinds): RawBuilder<unknown> {
  return byKind(kinds, (kind) => String(maxCalls(kind)))
}

function byKind(kinds: Kinds, each: (kind: RateLimitKind) => string): RawBuilder<unknown> {
  const cases = [...new Set(kinds.map(({ kind }) => kind))].map(
    (kind) => `when '${kind}' then ${each(kind)}`,
  )
  return sql.raw(`case known.kind ${cases.join(' ')} end`)
}

/** Builds the condition that a subject has reached its limit. */
export function isLimitReached(
  kind: RateLimitKind,
  subject: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`exists (
    select from call_times as known
    where known.subject = ${subject} and known.kind = ${sql.lit(kind)} and ${nextOf([{ kind }])} > now())`
}

/** Selects the instant at which a subject was last counted; null if never. */
export function lastCountedAt(
  kind: RateLimitKind,
  subject: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select known.times[cardinality(known.times)] from call_times as known
    where known.subject = ${subject} and known.kind = ${sql.lit(kind)})`
}

/** Builds the condition, after `countCalls`, that a call of this kind was within its limit. */
export function isCounted(kind: RateLimitKind): RawBuilder<unknown> {
  return sql`exists (select from counted where counted.kind = ${sql.lit(kind)})`
}

/** Builds the condition, after `countCalls`, for sending a mail: `when` holds and the address is within its limit. */
export function mayMail(
  { mailbox }: RateLimitKeys,
  when: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return mailbox === undefined ? when : isCounted('mailbox')
}

/** Whether a statement has failed because a network has reached its limit. It has stored nothing. */
export function isRateLimitError(error: unknown): boolean {
  return violatedCheck(error) === 'call_times_limit'
}

/** Deletes rows that were last counted more than `RATE_LIMIT_DAYS` ago. */
export async function deleteOldRateLimits(db: Database): Promise<void> {
  await sql`
    delete from call_times where (subject, kind) in (
      select subject, kind from call_times
      where times[cardinality(times)] < now() - make_interval(days => ${sql.lit(RATE_LIMIT_DAYS)})
      for update skip locked)`.execute(db.write)
}
