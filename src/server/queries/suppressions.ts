import { type RawBuilder, sql } from 'kysely'

// An erased address returns to the newsletter only when its owner subscribes. The row is gone, so a keyed hash of the
// address remains. The statement that erases the address makes the hash, since only that statement knows the address.

/** An HMAC-SHA256 key (`src/server/signing.ts`): `inner` and `outer` are its padded blocks in hex. */
interface SuppressionKey {
  id: string
  inner: string
  outer: string
}

/** Suppression keys. New hashes are made with the first key; earlier hashes may have been made with the others. */
export type SuppressionKeys = readonly [SuppressionKey, ...SuppressionKey[]]

const EMAIL = sql`email`

function hashOf({ inner, outer }: SuppressionKey, email = EMAIL): RawBuilder<string> {
  const block = (hex: string) => sql`decode(${hex}::text, 'hex')`
  return sql`encode(sha256(${block(outer)} || sha256(${block(inner)} || convert_to(${email}, 'UTF8'))), 'hex')`
}

/**
 * Builds the statement that records the addresses of rows.
 * @param rows the SQL after `from`.
 */
export function insertSuppressions(
  rows: RawBuilder<unknown>,
  [key]: SuppressionKeys,
): RawBuilder<unknown> {
  return sql`
    insert into departed_subscribers (hash, key_id)
    select distinct ${hashOf(key)}, ${key.id}::text from ${rows}
    on conflict (hash) do nothing`
}

/** Builds a CTE that records the addresses of an earlier CTE, which has the column `email`. */
export function recordSuppressions(cause: string, keys: SuppressionKeys): RawBuilder<object> {
  return sql<object>`(${insertSuppressions(sql.table(cause), keys)})`
}

/**
 * Builds a CTE that deletes the hashes of the addresses in an earlier CTE with the column `email`, since their owners
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

/** Builds the condition that a hash was made with another key, so that no address can be matched with it. */
export function hasUnreadableSuppressions(keys: SuppressionKeys): RawBuilder<boolean> {
  const ids = keys.map(({ id }) => sql`${id}::text`)
  return sql`exists (select from departed_subscribers where key_id not in (${sql.join(ids)}))`
}
