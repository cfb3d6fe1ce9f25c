import type { ItemKind } from '#src/core/items.ts'
import type { Database } from '#db/client.ts'

interface ItemReference {
  kind: ItemKind
  id: string
}

/** Revokes all preview links of an item issued so far. */
export async function revokePreviews(
  db: Database,
  { kind, id }: ItemReference,
  now: Date,
): Promise<void> {
  await db.write
    .insertInto('previewRevocations')
    .values({ kind, itemId: id, revokedAt: now })
    .onConflict((conflict) => conflict.columns(['kind', 'itemId']).doUpdateSet({ revokedAt: now }))
    .execute()
}

/** Preview links issued up to this instant are revoked; null when none are. */
export async function readPreviewsRevokedAt(
  db: Database,
  { kind, id }: ItemReference,
): Promise<Date | null> {
  const found = await db.read
    .selectFrom('previewRevocations')
    .select('revokedAt')
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .executeTakeFirst()
  return found?.revokedAt ?? null
}
