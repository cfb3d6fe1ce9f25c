import { type RawBuilder, type Selectable, sql } from 'kysely'
import { SENDER_REFUSED_AT_LEAST, SENDER_REFUSED_PERCENT } from '../newsletter.ts'
import {
  type BounceCause,
  TEMPORARY_FAILURES,
  TEMPORARY_WEEKS,
} from '#src/features/mailbox/mailbox.ts'
import type { OutboxGroup } from '#src/core/outbox.ts'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'
import type { LettersTable } from '#db/schema/tables.ts'
import { queueContacts } from './marketing-queries.ts'
import { deleteUnsent, nextSteps, queuingSteps } from './series-queries.ts'
import { isInGroup, queueEntries } from '#src/server/queries/outbox.ts'

/**
 * A letter with counts of its mails. `failed` counts the mails that need the administrator; `cause` is why most of those
 * that came back did, null if none did.
 */
export type Letter = Selectable<LettersTable> & {
  waiting: number
  failed: number
  cause: BounceCause | null
}

const mailsOf = (group: OutboxGroup) => sql<number>`(
  select count(*)::integer from outbox
  where outbox.subject_id = letters.id and outbox.kind = 'letter' and ${isInGroup(group)})`

/** Selects all letters, with the counts of their mails. */
export function foundLetters(db: Database) {
  return db.read
    .selectFrom('letters')
    .selectAll()
    .select([mailsOf('waiting').as('waiting'), mailsOf('attention').as('failed')])
    .select(
      sql<BounceCause | null>`(
        select cause from received_mails where letter_id = letters.id
        group by cause order by count(*) desc, cause limit 1)`.as('cause'),
    )
}

/** Returns a letter; undefined when there is none. */
export async function findLetter(db: Database, id: string | null): Promise<Letter | undefined> {
  return foundLetters(db).where('id', '=', id).executeTakeFirst()
}

/** Returns a letter for one subscriber; undefined if there is none or the address is not subscribed. */
export async function findLetterTo(
  db: Database,
  email: Private,
  id: string,
): Promise<{ subject: string; content: string } | undefined> {
  return db.read
    .selectFrom('letters')
    .innerJoin('newsletterSubscriptions', (join) => join.on('email', '=', email))
    .select(['subject', 'content'])
    .where('letters.id', '=', id)
    .where('subscribed', '=', true)
    .executeTakeFirst()
}

/** Stores a draft, once per id. */
export async function insertLetter(
  db: Database,
  letter: { id: string; subject: string; content: string },
): Promise<void> {
  await db.write
    .insertInto('letters')
    .values(letter)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

const newVersion = sql<Date>`greatest(now(), updated_at + interval '1 millisecond')`

/** An unsent letter at a row version. */
export interface UnsentLetter {
  id: string
  /** The row version that the administrator saw. */
  expected: Date
}

function unsent({ id, expected }: UnsentLetter): RawBuilder<boolean> {
  return sql`(id = ${id} and updated_at = ${expected} and state in ('draft', 'scheduled'))`
}

/**
 * Changes the text or the sending time of a letter. A letter whose `sendAt` becomes null is a draft again.
 * @param onlyDraft whether a scheduled letter stays as it is.
 * @returns whether there was such a letter at that row version.
 */
export async function updateLetter(
  db: Database,
  letter: UnsentLetter,
  change: { subject: string; content: string } | { sendAt: Date | null },
  onlyDraft = false,
): Promise<boolean> {
  const state = 'sendAt' in change ? { state: stateAt(change.sendAt) } : {}
  const updated = await db.write
    .updateTable('letters')
    .set({ ...change, ...state, updatedAt: newVersion })
    .where(unsent(letter))
    .where(sql<boolean>`(state = 'draft' or not ${onlyDraft}::boolean)`)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

function stateAt(sendAt: Date | null) {
  return sendAt === null ? ('draft' as const) : ('scheduled' as const)
}

/** Queues the mails of a letter to every subscriber. @returns whether the letter is now being sent. */
export async function queueLetter(db: Database, letter: UnsentLetter): Promise<boolean> {
  const { rows } = await queuingLetters(unsent(letter)).execute(db.write)
  return rows.length > 0
}

/**
 * Queues the mails of every scheduled letter that is due, and the steps of series that are due.
 * @returns how many steps were queued. Readers may then wait for another one that is due.
 */
export async function queueDue(db: Database): Promise<number> {
  const batched = <Row>(query: RawBuilder<Row>) => ({ compile: () => query.compile(db.write) })
  const letters = queuingLetters(sql`state = 'scheduled' and send_at <= now()`)
  const [, steps] = await db.batch([batched(letters), batched(queuingSteps)])
  return steps[0]?.queued ?? 0
}

/** Builds the statement that queues the mails of letters, and marks the letters as being sent. */
const queuingLetters = (chosen: RawBuilder<unknown>) => sql<{ id: string }>`
  with reached as (
    select email from newsletter_subscriptions where subscribed
  ), begun as (
    update letters set state = 'sending', send_at = null, started_at = now(),
      updated_at = ${newVersion}, recipients = (select count(*) from reached)
    where ${chosen}
    returning id
  ), queued as (
    insert into outbox (id, channel, kind, recipient, subject_id)
    select gen_random_uuid(), 'mail', 'letter', reached.email, begun.id
    from begun, reached
    on conflict do nothing
  )
  select id from begun`

/** Condition on `outbox as mail`: the mail was refused at once because there is no such mailbox, or came back. */
const isRefused = sql<boolean>`(mail.state = 'failed' and (mail.fault = 'no-mailbox' or exists (
  select from received_mails as bounce where bounce.entry_id = mail.id)))`

/** Condition on `received_mails as bounce`: the letter's address will accept no further one either. */
const isFinal = sql<boolean>`(bounce.cause = 'address' or (bounce.status like '4.%' and ${sql.lit(TEMPORARY_FAILURES)} <= (
  select count(distinct earlier.letter_id) from received_mails as earlier
  where earlier.email = bounce.email and earlier.status like '4.%'
    and earlier.received_at > bounce.received_at - make_interval(weeks => ${sql.lit(TEMPORARY_WEEKS)}))))`

/**
 * Counts the refusals of one letter: the oldest that has no waiting mails and was not counted yet, or of which mails have
 * come back since. A subscriber whose address does not exist, or whose mailbox has taken no letter for weeks, is stopped.
 * If so many mails were refused that the sender is the likely cause, nobody is stopped, and the letter is marked instead.
 * @returns whether there was such a letter.
 */
export async function recordBounces(db: Database): Promise<boolean> {
  const { rows } = await sql`
    with finished as (
      select id, started_at, settled_at from letters
      where state = 'sending' and not exists (
          select from outbox
          where outbox.subject_id = letters.id and outbox.kind = 'letter' and ${isInGroup('waiting')})
        and (settled_at is null or exists (
          select from received_mails as bounce where bounce.letter_id = letters.id and bounce.state = 'waiting'))
      order by started_at, id limit 1
    ), mails as (
      select recipient, ${isRefused} as refused, fault is not distinct from 'no-mailbox' as missing from outbox as mail
      where kind = 'letter' and subject_id = (select id from finished)
        and state in ('sent', 'failed', 'unclear')
    ), settled as (
      update letters set settled_at = now(), sender_refused = sender_refused or (
        select count(*) filter (where refused) >= ${sql.lit(SENDER_REFUSED_AT_LEAST)}
          and 100 * count(*) filter (where refused) > ${sql.lit(SENDER_REFUSED_PERCENT)} * count(*)
        from mails)
      from finished
      where letters.id = finished.id and letters.settled_at is not distinct from finished.settled_at
      returning letters.id, sender_refused, finished.started_at, finished.settled_at
    ), counted as (
      update received_mails set state = 'shown'
      where letter_id = (select id from settled) and state = 'waiting' returning id
    ), stopped as (
      update newsletter_subscriptions as subscriber set subscribed = false, stopped_at = now()
      from settled
      where subscribed and not sender_refused and (
        -- Refusals at once are all known when the letter is first counted.
        settled.settled_at is null and email in (select recipient from mails where refused and missing)
        or email in (
          select bounce.email from received_mails as bounce
          where bounce.letter_id = settled.id and bounce.state = 'waiting' and ${isFinal}))
      returning email
    ), resumed as (
      update newsletter_subscriptions as subscriber set subscribed = true, stopped_at = null
      from settled
      where not subscribed and sender_refused and left_at is null and stopped_at >= settled.started_at
        and email in (select recipient from mails where refused)
      returning email
    ), changed as (
      select email from stopped union all select email from resumed
    ), synced as ${queueContacts('changed', 'known')}
    select id from settled`.execute(db.write)
  return rows.length > 0
}

/**
 * Marks a letter as handed over, and queues the call that creates its campaign in the marketing service.
 * @returns whether there was an unsent letter at that row version.
 */
export async function handOverLetter(db: Database, letter: UnsentLetter): Promise<boolean> {
  const handed = await db.write
    .with('handed', (query) =>
      query
        .updateTable('letters')
        .set({
          state: 'handed-over',
          sendAt: null,
          startedAt: sql<Date>`now()`,
          updatedAt: newVersion,
        })
        .where(unsent(letter))
        .returning('id'),
    )
    .with('queued', () => queueEntries('handed', [{ kind: 'letter-campaign', recipient: null }]))
    .selectFrom('handed')
    .select('id')
    .executeTakeFirst()
  return handed !== undefined
}

/** Queues a letter only for the owner. @returns whether it exists. */
export async function queueTestLetter(db: Database, id: string): Promise<boolean> {
  const queued = await db.write
    .with('chosen', (query) => query.selectFrom('letters').select('id').where('id', '=', id))
    .with('queued', () => queueEntries('chosen', [{ kind: 'letter-trial', recipient: null }]))
    .selectFrom('chosen')
    .select('id')
    .executeTakeFirst()
  return queued !== undefined
}

/** Deletes a letter and its unsent mails. @returns whether it existed. */
export async function deleteLetter(db: Database, id: string): Promise<boolean> {
  const deleted = await db.write
    .with('gone', (query) => query.deleteFrom('letters').where('id', '=', id).returning('id'))
    .with('unsent', () => deleteUnsent('gone'))
    .selectFrom('gone')
    .select('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Returns when the next letter or step of a series is due; null if there is none. */
export async function nextLetterDue(db: Database): Promise<Date | null> {
  const next = await db.read
    .selectNoFrom(
      sql<Date | null>`least(
        (select min(send_at) from letters where state = 'scheduled'),
        (select min(due_at) from (${nextSteps}) as next))`.as('instant'),
    )
    .executeTakeFirst()
  return next?.instant ?? null
}
