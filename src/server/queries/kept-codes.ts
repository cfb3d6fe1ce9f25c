import { sql } from 'kysely'

/** SQL expression that says whether the owner has kept the newest recovery codes. */
export const areCodesKept = sql<boolean>`coalesce(
  (select max(created_at) from recovery_codes)
    <= (select (confirmed->>'codes')::timestamptz from owner_settings), false)`
