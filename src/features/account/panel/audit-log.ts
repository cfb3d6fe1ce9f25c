import type { RecordedAct } from '#src/features/account/contracts.ts'
import * as routes from '#src/core/routes.ts'
import type { Tools } from '#src/panel/frame/tools.ts'
import { callsOf, createPagedList } from '#src/panel/kit/paged-list.ts'
import { partNames } from '#src/features/settings/part-texts.ts'
import { PARTS } from '#src/features/settings/parts.ts'
import { securityTexts } from './texts.ts'

/** Creates the list of the administrator's actions, newest first. */
export const createAuditLog = (given: Tools = {}) =>
  createPagedList({ ...given, kind: callsOf({ list: routes.listActs }, given) })

export type AuditLog = ReturnType<typeof createAuditLog>

/**
 * Describes the subject of an act: the changed parts of the settings, the changed price, or its kind and slug. Null if
 * the act has no such subject; an id would say nothing to the administrator.
 */
export function subjectOf({
  act,
  subjectKind,
  subjectSlug,
  changed,
}: Pick<RecordedAct, 'act' | 'subjectKind' | 'subjectSlug' | 'changed'>): string | null {
  const [title, before, after] = changed
  if (act === 'setPrice' && title !== undefined) {
    return securityTexts.changedPrice(title, before ?? '', after ?? '')
  }
  const parts = PARTS.filter((part) => changed.includes(part)).map((part) => partNames[part])
  if (parts.length > 0) return parts.join(', ')
  const kind = subjectKind === null ? [] : [securityTexts.kinds[subjectKind]]
  const words = [...kind, ...(subjectSlug === null ? [] : [subjectSlug])]
  return words.length === 0 ? null : words.join(' ')
}
