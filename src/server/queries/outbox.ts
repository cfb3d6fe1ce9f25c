import { type QueryCreator, type RawBuilder, type Selectable, sql } from 'kysely'
import {
  CAPPED_KINDS,
  CAPPED_PER_HOUR,
  DIGEST_MINUTES,
  HELD_AFTER_HOURS,
  NEVER_HELD,
  OUTBOX_GROUPS,
  OUTBOX_KINDS,
  STUCK_AFTER_MINUTES,
  type NoticedAct,
  type OutboxChannel,
  type OutboxFault,
  type OutboxGroup,
  type OutboxKind,
  type OutboxState,
  type ShownOutboxState,
} from '#src/core/outbox.ts'
import { type Database, violatedUniqueConstraint } from '#db/client.ts'
import { countCalls, isCounted, isLimitReached, lastCountedAt } from './rate-limits.ts'
import type { OutboxTable, Tables } from '#db/schema/tables.ts'

export type OutboxEntry = Selectable<OutboxTable>

/** Outbox entry that a statement queues. */
export interface NewEntry {
  kind: OutboxKind
  /** Null for the owner. */
  recipient: string | null | typeof CAUSE_EMAIL
  /**
   * Group that takes turns with others in sending: a keyed hash of the caller's network, or one value for all
   * invitations of imports.
   */
  network?: string | undefined
  /** Act of a notice of security. */
  act?: NoticedAct
  /** Random if omitted. */
  id?: RawBuilder<string>
}

/** Recipient: the column `email` of the CTE that causes the entry. */
export const CAUSE_EMAIL = sql<string>`cause.email`

/**
 * Builds the CTE that queues entries for each row of an earlier CTE. As parts of one statement, both are stored or
 * neither.
 * @param cause name of the earlier CTE, with the column `id`.
 * @param when condition on `cause` and `entry`. Other entries are not queued.
 * @param queuedAt time from which the age of the entries counts. `dueTooLate` makes them wait for the administrator.
 *   Before an instant in the future they are not sent.
 * @returns a CTE with the ids of rows for which entries were queued.
 */
export function queueEntries(
  cause: string,
  entries: readonly NewEntry[],
  when: RawBuilder<unknown> = sql`true`,
  queuedAt: RawBuilder<unknown> = sql`now()`,
): RawBuilder<object> {
  const rows = entries.map(
    ({ kind, recipient, network = null, act = null, id = null }) =>
      sql`(${OUTBOX_KINDS[kind]}::text, ${kind}::text, ${recipient}::text, ${network}::text, ${act}::text, ${id}::uuid)`,
  )
  return sql<object>`(
    insert into outbox (id, channel, kind, recipient, network, act, subject_id, queued_at, due_at)
    select coalesce(entry.id, gen_random_uuid()), entry.channel, entry.kind, entry.recipient, entry.network, entry.act, cause.id,
      ${queuedAt}, greatest(now(), ${queuedAt})
    from ${sql.table(cause)} as cause
      cross join lateral (values ${sql.join(rows)}) as entry (channel, kind, recipient, network, act, id)
    where ${when}
    returning subject_id as id)`
}

/** Builds the CTE that queues a notice of security to the owner for each row of an earlier CTE. */
export function queueSecurityNotice(cause: string, act: NoticedAct, when?: RawBuilder<unknown>) {
  return queueEntries(cause, [{ kind: 'security-notice', recipient: null, act }], when)
}

/** Builds the condition for `countCalls` that an earlier CTE causes the entry. */
export function isCaused(
  cause: string,
  { kind, recipient }: NewEntry,
  when: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`exists (
    select from ${sql.table(cause)} as cause
      cross join lateral (values (${sql.val(kind)}::text, ${recipient}::text)) as entry (kind, recipient)
    where ${when})`
}

/** Returns a notice to the owner in the format of `countCalls`. */
export function countedNotice(cause: string, notice: NewEntry, when: RawBuilder<unknown>) {
  return { kind: 'owner-notices', subject: '', when: isCaused(cause, notice, when) } as const
}

/** Builds the CTE that queues a digest if a single notice would exceed the limit and no digest is waiting. */
export function queueDigest(cause: string, when: RawBuilder<unknown>): RawBuilder<object> {
  return sql<object>`(
    insert into outbox (id, channel, kind, due_at)
    select gen_random_uuid(), 'mail', 'notice-digest',
      now() + make_interval(mins => ${sql.lit(DIGEST_MINUTES)})
    from ${sql.table(cause)} as cause
    where ${when} and not ${isCounted('owner-notices')}
    on conflict (kind) where kind = 'notice-digest' and state = 'waiting' do nothing)`
}

/** Value of `queuedAt` for an entry that waits for the administrator from the beginning. */
export const dueTooLate = sql`now() - make_interval(hours => ${sql.lit(HELD_AFTER_HOURS)})`

/** Condition for `queueEntries`: no entry of this kind was queued for the address in the last hour. */
export const notInLastHour = sql`not exists (
  select from outbox where outbox.recipient = entry.recipient and outbox.kind = entry.kind
    and outbox.created_at > now() - interval '1 hour')`

const isYoung = sql`queued_at > ${dueTooLate}`

/** Whether an entry may be sent automatically: it is not too old, or its kind is never held. */
const isFresh = sql<boolean>`(
  ${isYoung}
  or kind = any(${sql.val(NEVER_HELD)}::text[]))`

/** Whether the hourly cap of an entry's kind is not reached. Evaluated once for all waiting entries. */
const isBelowCap = sql<boolean>`kind <> all(array(
  select sent.kind from outbox as sent
  where sent.kind = any(${sql.val(CAPPED_KINDS)}::text[]) and sent.state in ('sent', 'unclear')
    and sent.finished_at > now() - interval '1 hour'
  group by sent.kind having count(*) >= ${sql.lit(CAPPED_PER_HOUR)}))`

/** Whether no delivery has claimed an entry of the same channel. */
const isFree = sql<boolean>`not exists (
  select from outbox as sent where sent.channel = outbox.channel and sent.state = 'sending')`

/** Whether the mail server was unreachable for this mail, but a mail was sent after that. */
const isReachableAgain = sql<boolean>`((
  channel = 'mail' and fault = 'unreachable' and claimed_at < (
    select max(sent.finished_at) from outbox as sent
    where sent.channel = 'mail' and sent.state = 'sent')) is true)`

const network = sql`outbox.network`

/**
 * Sort key that makes networks take turns. A network whose mail was just sent comes after all other waiting networks.
 */
const turn = sql`greatest(
  due_at, case when ${network} is not null then ${lastCountedAt('network-turns', network)} end)`

/** Whether the network of an entry has not reached its share of the hour. */
const isWithinShare = sql<boolean>`(
  ${network} is null or not ${isLimitReached('network-turns', network)})`

/** Builds the statement that claims the next due entry of a channel, unless another one is being sent. */
function claiming(db: Database, channel: OutboxChannel) {
  return db.write
    .with('claimed', (query) =>
      query
        .updateTable('outbox')
        .set({
          state: 'sending',
          claimedAt: sql<Date>`now()`,
          attempts: sql<number>`attempts + 1`,
        })
        .where('state', '=', 'waiting')
        .where('id', '=', nextEntry(query, channel))
        .returningAll(),
    )
    .with('counted', () =>
      countCalls([
        {
          kind: 'network-turns',
          subject: sql`(select network from claimed)`,
          when: sql`exists (select from claimed where network is not null)`,
        },
      ]),
    )
    .selectFrom('claimed')
    .selectAll()
}

function nextEntry(query: QueryCreator<Tables>, channel: OutboxChannel) {
  return (
    query
      .selectFrom('outbox')
      .select('id')
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .where(isFree)
      .where(sql<boolean>`(due_at <= now() or ${isReachableAgain})`)
      .where(isFresh)
      .where(isBelowCap)
      .where(isWithinShare)
      // A mail for which the server always closes the connection must not block the others.
      .orderBy(isReachableAgain)
      // Mails that somebody is waiting for are sent before newsletter letters.
      .orderBy(sql`kind = 'letter'`)
      .orderBy(turn)
      .orderBy('dueAt')
      .orderBy('createdAt')
      .orderBy('id')
      .limit(1)
  )
}

/** Claims the next due entry of a channel. @returns null if none is due or another delivery is sending one. */
export async function claimEntry(
  db: Database,
  channel: OutboxChannel,
): Promise<OutboxEntry | null> {
  return (await unlessClaimed(claiming(db, channel).executeTakeFirst())) ?? null
}

/** @returns undefined if another delivery claimed an entry first. */
async function unlessClaimed<Claimed>(claim: Promise<Claimed>): Promise<Claimed | undefined> {
  try {
    return await claim
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'outbox_sending') return undefined
    throw error
  }
}

/** Result of an attempt. If `waiting`, the entry is due again after `waitMs`. */
export interface AttemptEnd {
  state: OutboxState
  fault: OutboxFault | null
  waitMs: number
}

/**
 * Ends the attempt of a claimed entry. Also counts a sent letter.
 */
function finishing(db: Database, id: string, { state, fault, waitMs }: AttemptEnd) {
  return db.write
    .with('finished', (query) =>
      query
        .updateTable('outbox')
        .set({
          state,
          fault,
          dueAt: sql<Date>`now() + make_interval(secs => ${waitMs / 1000})`,
          finishedAt: state === 'waiting' ? null : sql<Date>`now()`,
          ...(state === 'waiting' ? {} : { network: null }),
        })
        .where('id', '=', id)
        .where('state', '=', 'sending')
        .returning(['kind', 'state', 'subjectId']),
    )
    .updateTable('letters')
    .set({ sent: sql<number>`sent + 1` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('finished')
        .select('subjectId')
        .where('kind', '=', 'letter')
        .where('state', '=', 'sent'),
    )
}

/**
 * Ends the attempt of a claimed entry, or deletes it if `gone`. Then claims the next one of the channel, in the same
 * transaction and round trip.
 * @param goesOn whether to claim the next entry.
 * @returns the claimed entry; null if none is due, another delivery is sending one, or `goesOn` is false.
 */
export async function finishEntry(
  db: Database,
  { id, channel }: Pick<OutboxEntry, 'id' | 'channel'>,
  attempt: AttemptEnd | 'gone',
  goesOn: boolean,
): Promise<OutboxEntry | null> {
  const ending =
    attempt === 'gone'
      ? db.write.deleteFrom('outbox').where('id', '=', id).where('state', '=', 'sending')
      : finishing(db, id, attempt)
  if (!goesOn) {
    await ending.execute()
    return null
  }
  const outcome = await unlessClaimed(db.batch([ending, claiming(db, channel)]))
  return outcome?.[1][0] ?? null
}

/** Deletes an entry unless it is being sent. @returns whether it was deleted. */
export async function deleteEntry(db: Database, id: string): Promise<boolean> {
  const deleted = await db.write
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'unclear', 'failed', 'sent'])
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/**
 * Ends claims that are older than `leaseMs`. The entry becomes `unclear`, because it may have been sent. One of the
 * kind `contact` becomes `waiting`, because sending a contact twice does no harm.
 */
export async function endLostClaims(db: Database, leaseMs: number): Promise<void> {
  await db.write
    .updateTable('outbox')
    .set({
      state: sql<OutboxState>`case kind when 'contact' then 'waiting' else 'unclear' end`,
      finishedAt: sql<Date>`case kind when 'contact' then null else now() end`,
      network: null,
    })
    .where('state', '=', 'sending')
    .where('claimedAt', '<', sql<Date>`now() - make_interval(secs => ${leaseMs / 1000})`)
    .execute()
}

/**
 * Returns the channels with an entry that another delivery is sending. That delivery will also send the following
 * entries.
 */
export async function readBusyChannels(db: Database, leaseMs: number): Promise<OutboxChannel[]> {
  const sending = await db.read
    .selectFrom('outbox')
    .select('channel')
    .where('state', '=', 'sending')
    .where('claimedAt', '>=', sql<Date>`now() - make_interval(secs => ${leaseMs / 1000})`)
    .execute()
  return sending.map(({ channel }) => channel)
}

/**
 * Returns when the outbox has work next: now if an entry is being sent, otherwise the time at which the next one is
 * due.
 * @param channels with a configured service.
 * @returns null if no entry waits to be sent automatically.
 */
export async function nextDue(
  db: Database,
  channels: readonly OutboxChannel[],
): Promise<Date | null> {
  if (channels.length === 0) return null
  const next = await db.read
    .selectFrom('outbox')
    .select(
      sql<Date | null>`min(
        case when state = 'waiting' and not ${isReachableAgain} then due_at else now() end)`.as(
        'instant',
      ),
    )
    .where('channel', 'in', channels)
    .where(sql<boolean>`(state = 'sending' or (state = 'waiting' and ${isFresh}))`)
    .executeTakeFirst()
  return next?.instant ?? null
}

/**
 * Counts bookings and withdrawals without a notice of their own. Suspicious ones do not count.
 * @param since start of the counted period.
 */
export async function countUnnoticed(
  db: Database,
  since: Date,
): Promise<{ bookings: number; withdrawals: number }> {
  const unnoticed = (
    table: 'consultationBookings' | 'contractWithdrawals',
    isReal: RawBuilder<unknown>,
  ) =>
    sql<number>`(
      select count(*)::integer from ${sql.table(table)} as stored
      where created_at > ${since}::timestamptz and ${isReal} and not exists (
        select from outbox where subject_id = stored.id and kind in ('booking-notice', 'withdrawal-notice')))`
  return db.read
    .selectNoFrom([
      unnoticed('consultationBookings', sql`status <> 'suspicious'`).as('bookings'),
      unnoticed('contractWithdrawals', sql`not suspicious`).as('withdrawals'),
    ])
    .executeTakeFirstOrThrow()
}

const shownState = sql<ShownOutboxState>`(case
  when state <> 'waiting' then state
  when not ${isFresh} then 'held'
  when attempts = 0 and due_at > now() then 'planned'
  else state end)`

/** Builds the condition that an entry belongs to a group of the panel. */
export function isInGroup(group: OutboxGroup) {
  return sql<boolean>`${shownState} = any(${sql.val(OUTBOX_GROUPS[group])}::text[])`
}

/**
 * Builds the condition that an entry should have been sent by now. While the service can be reached, letters and
 * entries at an hourly limit do not count, because they wait for their turn.
 * @param channels with a configured service.
 */
export function isOverdue(channels: readonly OutboxChannel[]) {
  const long = sql`now() - make_interval(mins => ${sql.lit(STUCK_AFTER_MINUTES)})`
  return sql<boolean>`(
    ${isInGroup('waiting')} and channel = any(${sql.val(channels)}::text[]) and queued_at < ${long}
    and ((fault = 'unreachable' and not ${isReachableAgain})
      or (kind <> 'letter' and due_at < ${long} and ${isBelowCap} and ${isWithinShare})))`
}

/** Time since which mails are stuck, or null. */
export const standingSince = sql<
  string | null
>`min(queued_at) filter (where ${isOverdue(['mail'])})`

/** Number of mails that are due or were already attempted. */
export const waitingMails = sql<number>`(count(*) filter (
  where channel = 'mail' and ${isInGroup('waiting')}))::integer`

/** Condition on `outbox`: a mail that could not be sent yet and is tried again. */
const isTriedMail = sql<boolean>`(channel = 'mail' and ${isInGroup('waiting')} and fault is not null)`

/** Number of mails that could not be sent yet and are tried again. */
export const triedMails = sql<number>`(count(*) filter (where ${isTriedMail}))::integer`

/** Number of these mails for which the service could not be reached, and cannot be reached since. */
export const unreachableMails = sql<number>`(count(*) filter (
  where ${isTriedMail} and fault = 'unreachable' and not ${isReachableAgain}))::integer`

/** Earliest time at which a mail that should go out is due, or null. */
const nextTryAt = sql<string | null>`min(due_at) filter (
  where channel = 'mail' and ${isInGroup('waiting')})`

/** Whether sending an entry has failed: it waits after an attempt, or it is held but was not from the beginning. */
const isStuck = sql<boolean>`(
  state = 'waiting' and queued_at >= created_at and (attempts > 0 or fault is not null or not ${isFresh}))`

function countOf(group: OutboxGroup) {
  return sql<number>`count(*) filter (where ${isInGroup(group)})::integer`.as(group)
}

/** An entry with its state in the panel. */
export type ShownEntry = OutboxEntry & { shownState: ShownOutboxState }

/** Selects all entries with their state in the panel. */
export function shownEntries(db: Database) {
  return db.read.selectFrom('outbox').selectAll().select(shownState.as('shownState'))
}

/** Selects the number of entries by group and of stuck entries, and the facts for `mailTroubleOf`. */
export function entryCounts(db: Database) {
  return db.read
    .selectFrom('outbox')
    .select([countOf('attention'), countOf('waiting'), countOf('planned'), countOf('sent')])
    .select([standingSince.as('standingSince'), waitingMails.as('waitingMails')])
    .select(nextTryAt.as('nextTryAt'))
    .select([triedMails.as('triedMails'), unreachableMails.as('unreachableMails')])
    .select(sql<number>`(count(*) filter (where ${isStuck}))::integer`.as('stuck'))
}

// Until an entry is sent, it keeps its fault and its age: what was said of it before the retry is still true.
const requeued = {
  state: 'waiting',
  fault: sql<OutboxFault | null>`case when state = 'waiting' then fault end`,
  attempts: 0,
  queuedAt: sql<Date>`case when ${isYoung} then least(queued_at, now()) else now() end`,
  dueAt: sql<Date>`now()`,
  finishedAt: null,
} as const

/** Queues a waiting, unclear or failed entry again. @returns whether there was such an entry. */
export async function requeueEntry(db: Database, id: string): Promise<boolean> {
  const queued = await db.write
    .updateTable('outbox')
    .set(requeued)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'unclear', 'failed'])
    .returning('id')
    .executeTakeFirst()
  return queued !== undefined
}

/** Queues all stuck entries again. @returns their number. */
export async function requeueStuckEntries(db: Database): Promise<number> {
  const { numUpdatedRows } = await db.write
    .updateTable('outbox')
    .set(requeued)
    .where(isStuck)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
