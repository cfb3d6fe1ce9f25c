import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { OutboxGroup } from '#src/domain/outbox.ts'
import type { Database } from '../client.ts'
import type { LettersTable } from '../schema/tables.ts'
import { isListed, type Slice } from './lists.ts'
import { isOf, queueEntries } from './outbox.ts'

/** A letter with how many of its mails wait, and how many need the administrator. */
export type Letter = Selectable<LettersTable> & { waiting: number; failed: number }

const mailsOf = (group: OutboxGroup) => sql<number>`(
  select count(*)::integer from outbox
  where outbox.subject_id = letters.id and outbox.kind = 'letter' and ${isOf(group)})`

/** The letters, newest first. */
function foundLetters(db: Database) {
  return db.read
    .selectFrom('letters')
    .selectAll()
    .select([mailsOf('waiting').as('waiting'), mailsOf('attention').as('failed')])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
}

/** One page of the letters, newest first, their number, and that of the subscribers. */
export async function listLetters(
  db: Database,
  { limit, offset }: Slice,
): Promise<{ items: Letter[]; total: number; subscribers: number }> {
  const rows = await db.read
    .selectFrom(
      db.read
        .selectNoFrom([
          sql<number>`(select count(*)::integer from letters)`.as('total'),
          sql<number>`(
            select count(*)::integer from newsletter_subscriptions where subscribed
          )`.as('subscribers'),
        ])
        .as('counts'),
    )
    .leftJoin(foundLetters(db).limit(limit).offset(offset).as('item'), (join) => join.onTrue())
    .selectAll(['counts', 'item'])
    .orderBy('item.createdAt', 'desc')
    .orderBy('item.id', 'desc')
    .execute()
  const [first] = rows
  return {
    items: rows.flatMap(({ total: _, subscribers: __, ...row }) =>
      isListed<Letter>(row) ? [row] : [],
    ),
    total: first?.total ?? 0,
    subscribers: first?.subscribers ?? 0,
  }
}

/** A letter; undefined when there is none. */
export async function findLetter(db: Database, id: string | null): Promise<Letter | undefined> {
  return foundLetters(db).where('id', '=', id).executeTakeFirst()
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

/** A letter of a version, while nobody has got it. */
export interface UnsentLetter {
  id: string
  /** The row version that the administrator saw. */
  expected: Date
}

function unsent({ id, expected }: UnsentLetter): RawBuilder<boolean> {
  return sql`(id = ${id} and updated_at = ${expected} and state in ('draft', 'scheduled'))`
}

/** Changes the text, or the time of sending, null for a draft. @returns whether there was such a letter. */
export async function updateLetter(
  db: Database,
  letter: UnsentLetter,
  change: { subject: string; content: string } | { sendAt: Date | null },
): Promise<boolean> {
  const state = 'sendAt' in change ? { state: stateAt(change.sendAt) } : {}
  const updated = await db.write
    .updateTable('letters')
    .set({ ...change, ...state, updatedAt: newVersion })
    .where(unsent(letter))
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

function stateAt(sendAt: Date | null) {
  return sendAt === null ? ('draft' as const) : ('scheduled' as const)
}

/**
 * Queues letters for every subscriber, in the statement that marks them as sent.
 * @param which a letter, or every scheduled one that is due.
 * @returns how many letters were begun.
 */
export async function beginLetters(db: Database, which: UnsentLetter | 'due'): Promise<number> {
  const chosen = which === 'due' ? sql`state = 'scheduled' and send_at <= now()` : unsent(which)
  const { rows } = await sql<{ begun: number }>`
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
    select count(*)::integer as begun from begun`.execute(db.write)
  return rows[0]?.begun ?? 0
}

/** Has the marketing service get a letter as a campaign. @returns whether there was such a letter. */
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

/** Queues a letter for the owner alone. @returns whether it exists. */
export async function queueTrial(db: Database, id: string): Promise<boolean> {
  const queued = await db.write
    .with('chosen', (query) => query.selectFrom('letters').select('id').where('id', '=', id))
    .with('queued', () => queueEntries('chosen', [{ kind: 'letter-trial', recipient: null }]))
    .selectFrom('chosen')
    .select('id')
    .executeTakeFirst()
  return queued !== undefined
}

/** Deletes a letter, and its mails that were not sent. @returns whether it existed. */
export async function deleteLetter(db: Database, id: string): Promise<boolean> {
  const deleted = await db.write
    .with('gone', (query) => query.deleteFrom('letters').where('id', '=', id).returning('id'))
    .with('unsent', (query) =>
      query
        .deleteFrom('outbox')
        .where('subjectId', 'in', (inner) => inner.selectFrom('gone').select('id'))
        .where('state', 'in', ['waiting', 'failed', 'unclear']),
    )
    .selectFrom('gone')
    .select('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** When the next letter is due; null when none is scheduled. */
export async function nextLetterDue(db: Database): Promise<Date | null> {
  const next = await db.read
    .selectFrom('letters')
    .select(sql<Date | null>`min(send_at)`.as('instant'))
    .where('state', '=', 'scheduled')
    .executeTakeFirst()
  return next?.instant ?? null
}
