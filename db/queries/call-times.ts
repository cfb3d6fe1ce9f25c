import { type RawBuilder, sql } from 'kysely'
import { CALL_LIMITS, type CallKind, MOST_CALLS } from '#src/domain/call-limits.ts'
import { CALL_TIMES_DAYS } from '#src/domain/retention.ts'
import { type Database, violatedCheck } from '../client.ts'

// The instants of the last calls stand in one row, whose lock makes calls at once wait for each other: a burst
// cannot get past a limit.

/** By whom a call is limited, as keyed hashes; without one it is not. */
export interface CallLimits {
  /** The network of the caller. */
  network?: { hash: string; kind: 'network-mails' | 'network-rows' }
  /** The address that gets a mail. */
  mailbox?: string
}

/** What a statement counts. */
interface Counted {
  kind: CallKind
  subject: string
  /** Must hold for it to count. */
  when?: RawBuilder<unknown>
}

/** Beyond these limits nothing at all is stored; beyond the others only nothing is sent. */
const REFUSED: readonly CallKind[] = ['network-mails', 'network-rows']

/**
 * What `countCalls` counts for the caller and the address.
 * @param calls must hold for the call to count, unless it always does.
 * @param mails must hold for a mail to be sent.
 */
export function countedFor(
  { network, mailbox }: CallLimits,
  { calls, mails }: { calls?: RawBuilder<unknown>; mails: RawBuilder<unknown> },
): Counted[] {
  return [
    ...(network === undefined
      ? []
      : [{ kind: network.kind, subject: network.hash, ...(calls && { when: calls }) }]),
    ...(mailbox === undefined ? [] : [{ kind: 'mailbox' as const, subject: mailbox, when: mails }]),
  ]
}

/**
 * A CTE of the name `counted` that counts calls; it has a row for each that is within its limit, and the
 * statement fails beyond the limit of a network (`isOverLimit`).
 * @param waits whether a mail beyond the limit of its address counts for when it is due, instead of being left out.
 */
export function countCalls(
  counted: readonly Counted[],
  { waits = false }: { waits?: boolean } = {},
): RawBuilder<{ kind: CallKind; due: Date }> {
  if (counted.length === 0) return sql`(select null as kind, now() as due where false)`
  const rows = counted.map(
    ({ kind, subject, when }) =>
      sql`(${sql.val(subject)}::text, ${sql.val(kind)}::text, ${when ?? sql`true`})`,
  )
  const next = sql`greatest(now(), case known.kind ${sql.join(
    [...new Set(counted.map(({ kind }) => kind))].map(nextOf),
    sql` `,
  )} end)`
  const allowed = waits
    ? sql`case when known.kind = 'mailbox' or ${next} <= now() then ${next} end`
    : sql`case when ${next} <= now() then ${next} end`
  // In one order, so that no two statements wait for each other.
  return sql`(
    insert into call_times as known (subject, kind, times)
    select subject, kind, array[now()]
    from (values ${sql.join(rows)}) as counted (subject, kind, counts)
    where counts
    order by subject, kind
    on conflict (subject, kind) do update
      set times = (known.times || ${allowed})[greatest(1, cardinality(known.times) + 2 - ${sql.lit(MOST_CALLS)}):]
      where known.kind = any(${sql.val(REFUSED)}::text[]) or ${allowed} is not null
    returning kind, times[cardinality(times)] as due)`
}

/** When the limits of a kind allow one more: after the call that is as many back as a limit has, and its time. */
function nextOf(kind: CallKind): RawBuilder<unknown> {
  const instants = CALL_LIMITS[kind].map(
    ({ calls, seconds }) => sql`known.times[cardinality(known.times) + 1 - ${sql.lit(calls)}]
      + make_interval(secs => ${sql.lit(seconds)})`,
  )
  return sql`when ${sql.lit(kind)} then greatest(${sql.join(instants)})`
}

/** Condition after `countCalls`: a limit of this kind is not used up. */
export function isCounted(kind: CallKind): RawBuilder<unknown> {
  return sql`exists (select from counted where counted.kind = ${sql.lit(kind)})`
}

/** Condition after `countCalls` for a mail to be sent: `when`, and the address gets no more than its share. */
export function mayMail({ mailbox }: CallLimits, when: RawBuilder<unknown>): RawBuilder<unknown> {
  return mailbox === undefined ? when : isCounted('mailbox')
}

/** Whether a statement failed because its caller's network has used up its limit; nothing of it was stored. */
export function isOverLimit(error: unknown): boolean {
  return violatedCheck(error) === 'call_times_limit'
}

/** Deletes the instants of callers and addresses of which there was none for a day. */
export async function deleteOldCalls(db: Database): Promise<void> {
  await sql`
    delete from call_times where (subject, kind) in (
      select subject, kind from call_times
      where times[cardinality(times)] < now() - make_interval(days => ${sql.lit(CALL_TIMES_DAYS)})
      for update skip locked)`.execute(db.write)
}
