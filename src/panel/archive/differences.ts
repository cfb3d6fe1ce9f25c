import type { ImportInput } from '#src/contracts/transfer.ts'
import { withUnknownParts } from '#src/domain/quiz-editing.ts'
import { differenceTexts } from './texts.ts'

/** What an import leaves as it is. */
const KEPT: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'publishedAt'])

/**
 * Names of the fields in which an item of an archive differs from the stored one, as an archive holds it.
 * What an older archive does not know stays and is no difference.
 */
export function differencesOf(archived: ImportInput, stored: ImportInput): string[] {
  const known =
    archived.kind === 'quiz' && stored.kind === 'quiz'
      ? withUnknownParts(archived.item, stored.item)
      : archived.item
  const fields = stored.item as Record<string, unknown>
  const differing = Object.entries(known).filter(
    ([field, value]) =>
      !KEPT.has(field) && value !== undefined && canonical(value) !== canonical(fields[field]),
  )
  const names: Record<string, string> = differenceTexts
  return differing.map(([field]) => names[field] ?? field)
}

/** JSON whose objects have their keys in order. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner !== 'object' || inner === null || Array.isArray(inner)
      ? inner
      : Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )
}
