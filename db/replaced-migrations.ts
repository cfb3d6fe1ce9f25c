import { sql } from 'kysely'

/** Name of the migration that makes the tables of the first release. */
export const INITIAL = '001-initial'

/** Migrations before the first release: together they make what `001-initial` makes. */
export const REPLACED: readonly string[] = `
  001-content 002-visitors 003-administration 004-versions 005-images 006-image-jobs 007-inbox
  008-limits 009-booking-attempts 010-warning-answers 011-outbox 012-newsletter 013-quiz-consent
  014-own-data 015-withdrawals 016-letters 017-marketing 018-published-at 019-unbuilt-changes
  020-deploy-marker 021-passkeys 022-sessions 023-audit-log 024-suspicious 025-erasures
  026-quiz-dimensions 027-comparisons 028-experts 029-option-marks 030-call-times 031-private-links
  032-owner-networks 033-stopped-subscriptions 034-handled-withdrawals 035-orders 036-agreed-orders
  037-correspondence 038-words 039-unfinished-texts 040-departed-subscribers 042-stored-password
  043-owner-settings 044-generated 045-untouched 046-no-jit`
  .trim()
  .split(/\s+/)

/**
 * Tells which migrations a database has: `current` ones begin with `001-initial`, or there are none yet;
 * `replaced` ones are all those before it; `unknown` ones can be continued by no migration.
 */
export function historyOf(applied: ReadonlySet<string>): 'current' | 'replaced' | 'unknown' {
  if (applied.size === 0 || applied.has(INITIAL)) return 'current'
  const isComplete = applied.size === REPLACED.length && REPLACED.every((name) => applied.has(name))
  return isComplete ? 'replaced' : 'unknown'
}

/** Records `001-initial` in place of the migrations that it replaces; changes nothing when run again. */
export const recordReplaced = sql`
    with replaced as (delete from schema_migrations where name in (${sql.join(REPLACED)}))
    insert into schema_migrations (name) values (${INITIAL}) on conflict do nothing`
