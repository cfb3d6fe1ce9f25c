import { type RawBuilder, sql } from 'kysely'

// An erased address may get the newsletter again only if its owner subscribes. Since its row is deleted, a keyed hash
// is kept. The erasing statement computes the hash, because only that statement knows the address.

/** Key of an HMAC-SHA256 (`src/server/signing.ts`). `inner` and `outer` are its padded blocks in hex. */
interface SuppressionKey {
  id: string
  inner: string
  outer: string
}

/** Keys of suppression hashes. The first makes new hashes; the others may have made older ones. */
export type SuppressionKeys = readonly [SuppressionKey, ...SuppressionKey[]]

const EMAIL = sql`email`

function hashOf({ inner, outer }: SuppressionKey, email = EMAIL): RawBuilder<string> {
  const block = (hex: string) => sql`decode(${hex}::text, 'hex')`
  return sql`encode(sha256(${block(outer)} || sha256(${block(inner)} || convert_to(${email}, 'UTF8'))), 'hex')`
}

/** Builds the statement that stores the hashes of addresses. @param rows SQL after `from`, with the column `email`. */
export function insertSuppressions(
  rows: RawBuilder<unknown>,
  [key]: SuppressionKeys,
): RawBuilder<unknown> {
  return sql`
    insert into departed_subscribers (hash, key_id)
    select distinct ${hashOf(key)}, ${key.id}::text from ${rows}
    on conflict (hash) do nothing`
}

/** Builds the CTE that stores the hashes of addresses in the column `email` of an earlier CTE. */
export function recordSuppressions(cause: string, keys: SuppressionKeys): RawBuilder<object> {
  return sql<object>`(${insertSuppressions(sql.table(cause), keys)})`
}

/**
 * Builds the CTE that deletes the hashes of addresses in the column `email` of an earlier CTE, because their owners
 * have subscribed again.
 */
export function deleteSuppressions(cause: string, keys: SuppressionKeys): RawBuilder<object> {
  const hashes = keys.map((key) => sql`select ${hashOf(key)} from ${sql.table(cause)}`)
  return sql<object>`(
    delete from departed_subscribers where hash in (${sql.join(hashes, sql` union all `)}))`
}

/** Builds the condition that an address is suppressed. */
export function isSuppressed(
  email: RawBuilder<string>,
  keys: SuppressionKeys,
): RawBuilder<boolean> {
  const hashes = keys.map((key) => hashOf(key, email))
  return sql`exists (select from departed_subscribers where hash in (${sql.join(hashes)}))`
}

/** Builds the condition that there are hashes of an unknown key, which cannot be compared with addresses. */
export function hasUnreadableSuppressions(keys: SuppressionKeys): RawBuilder<boolean> {
  const ids = keys.map(({ id }) => sql`${id}::text`)
  return sql`exists (select from departed_subscribers where key_id not in (${sql.join(ids)}))`
}
