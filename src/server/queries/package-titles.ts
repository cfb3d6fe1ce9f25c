import { sql } from 'kysely'
import { PACKAGE_IDS, type PackageId } from '#src/features/consultations/consultations.ts'
import { consultationTitle } from '#src/features/consultations/starting-title-texts.ts'

const pairs = PACKAGE_IDS.map(
  (id) => sql`${sql.lit(id)}, coalesce(
    settings #>> array['packages', ${sql.lit(id)}, 'title'], ${sql.lit(consultationTitle(id))})`,
)

/** SQL expression for the titles of all packages, as they are offered now. */
export const packageTitles = sql<Record<PackageId, string>>`(
  select jsonb_build_object(${sql.join(pairs)}) from owner_settings)`
