import { sql } from 'kysely'
import type { Private } from '#src/core/private.ts'
import type { Database } from '#db/client.ts'
import { CAUSE_EMAIL, queueEntries, queueSecurityNotice } from '#src/server/queries/outbox.ts'
import { NOTICES_LINK_HOURS } from '../contracts.ts'

/** Another address of notices, and when it was asked for. */
export interface PendingNotices {
  email: Private
  askedAt: Date
}

const isFresh = sql<boolean>`(
  pending_notice_at > now() - make_interval(hours => ${sql.lit(NOTICES_LINK_HOURS)}))`

/**
 * Keeps another address of notices until it is confirmed, in place of an earlier request, and queues the link to it.
 * Also queues a notice to the present address.
 */
export async function requestNotices(db: Database, email: Private): Promise<void> {
  await db.write
    .with('asked', (query) =>
      query
        .updateTable('ownerSettings')
        .set({
          pendingNoticeId: sql<string>`gen_random_uuid()`,
          pendingNoticeEmail: email,
          pendingNoticeAt: sql<Date>`now()`,
        })
        .returning('pendingNoticeId as id'),
    )
    .with('mailed', () => queueEntries('asked', [{ kind: 'notices-address', recipient: email }]))
    .with('told', () => queueSecurityNotice('asked', 'moveNotices'))
    .selectNoFrom(sql`1`.as('done'))
    .execute()
}

/** Queues the link again. The earlier one is void. @returns whether an address waits for its confirmation. */
export async function renewNotices(db: Database): Promise<boolean> {
  const renewed = await db.write
    .with('asked', (query) =>
      query
        .updateTable('ownerSettings')
        .set({
          pendingNoticeId: sql<string>`gen_random_uuid()`,
          pendingNoticeAt: sql<Date>`now()`,
        })
        .where('pendingNoticeEmail', 'is not', null)
        .returning(['pendingNoticeId as id', 'pendingNoticeEmail as email']),
    )
    .with('mailed', () =>
      queueEntries('asked', [{ kind: 'notices-address', recipient: CAUSE_EMAIL }]),
    )
    .selectFrom('asked')
    .select('id')
    .executeTakeFirst()
  return renewed !== undefined
}

const NOTHING_PENDING = {
  pendingNoticeId: null,
  pendingNoticeEmail: null,
  pendingNoticeAt: null,
} as const

/** Withdraws the request for another address of notices. */
export async function cancelNotices(db: Database): Promise<void> {
  await db.write.updateTable('ownerSettings').set(NOTHING_PENDING).execute()
}

/** Returns the request with an id; undefined if it is used, withdrawn, replaced or expired. */
export async function findPendingNotices(
  db: Database,
  id: string,
): Promise<PendingNotices | undefined> {
  const found = await db.read
    .selectFrom('ownerSettings')
    .select(['pendingNoticeEmail as email', 'pendingNoticeAt as askedAt'])
    .where('pendingNoticeId', '=', id)
    .where(isFresh)
    .executeTakeFirst()
  if (!found?.email || !found.askedAt) return undefined
  return { email: found.email, askedAt: found.askedAt }
}

/**
 * Moves the notices to the address of a request, records that in the audit log, and queues a mail to the former and the new address.
 * @param environmentAddress former address if the owner has set none; '' if there is none.
 * @returns the new address; undefined if the request is used, withdrawn, replaced or expired.
 */
export async function confirmNotices(
  db: Database,
  id: string,
  environmentAddress: string,
): Promise<Private | undefined> {
  const moved = await db.write
    .with('previous', (query) =>
      query
        .selectFrom('ownerSettings')
        .select(['noticeEmail', 'pendingNoticeEmail'])
        .where('pendingNoticeId', '=', id)
        .where(isFresh)
        .forUpdate(),
    )
    .with('moved', (query) =>
      query
        .updateTable('ownerSettings')
        .from('previous')
        .set({ ...NOTHING_PENDING, noticeEmail: sql<string>`previous.pending_notice_email` })
        .returning(['ownerSettings.noticeEmail as email', 'previous.noticeEmail as former']),
    )
    .with(
      'addresses',
      () => sql<{ id: string; email: string }>`(
        select gen_random_uuid() as id, address as email
        from moved, unnest(array[coalesce(former, ${environmentAddress}::text), email]) as address
        where address <> '')`,
    )
    .with('told', () =>
      queueEntries('addresses', [{ kind: 'notices-moved', recipient: CAUSE_EMAIL }]),
    )
    .with(
      'recorded',
      () => sql`(
        insert into audit_log (id, act, session_id, device)
        select gen_random_uuid(), 'confirmNotices', null, '' from moved)`,
    )
    .selectFrom('moved')
    .select('email')
    .executeTakeFirst()
  return moved?.email ?? undefined
}
