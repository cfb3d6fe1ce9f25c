import type { VersionListed } from '#src/features/publishing/version-contracts.ts'
import { statusOf } from './item-list.ts'
import { itemFormTexts } from './texts.ts'
import { versionTexts } from './version-texts.ts'

/** Labels of an item's fields in its form, by field name, in the order of the form. */
export type FieldLabels = Readonly<Record<string, string>>

/** Row of the list of versions. */
export interface VersionEntry {
  /** Null for the state that is saved now. */
  id: string | null
  savedAt: string
  status: keyof typeof itemFormTexts.statuses
  /** Sentence about the changes since the state before it. */
  changes: string
  /** The size. If the item's title has changed since, the version's title comes before it. */
  facts: string[]
  /** Whether loading it would change nothing but the status. */
  isAsNow: boolean
}

type State = Pick<VersionListed, 'published' | 'publishAt'>

/** Most fields that a row names. */
const NAMED = 3

/** Returns the rows of a list of versions: the state that is saved now, then the versions, newest first. */
export function entriesOf(versions: readonly VersionListed[], labels: FieldLabels): VersionEntry[] {
  const present = versions[0]?.next ?? null
  const entries = versions.map((version, index): VersionEntry => {
    const { id, savedAt, title, words, questionCount, isAsNow } = version
    return {
      id,
      savedAt,
      status: statusOf(version),
      changes: changesOf(versions[index + 1], version, labels),
      facts: [
        ...(present === null || present.title === title ? [] : [versionTexts.titled(title)]),
        words === null ? versionTexts.questions(questionCount ?? 0) : versionTexts.words(words),
      ],
      isAsNow,
    }
  })
  if (present === null) return entries
  const { savedAt } = present
  const now = {
    id: null,
    savedAt,
    status: statusOf(present),
    changes: changesOf(versions[0], present, labels),
    facts: [],
    isAsNow: true,
  }
  return [now, ...entries]
}

/** Describes in a few words how a state differs from the one before it. */
function changesOf(before: VersionListed | undefined, state: State, labels: FieldLabels): string {
  if (!before?.next) return versionTexts.oldest
  const { changed } = before.next
  const names = Object.entries(labels).flatMap(([name, label]) =>
    changed.includes(name) && name !== 'publishAt' ? [label] : [],
  )
  const [from, to] = [statusOf(before), statusOf(state)]
  const status = from === to ? null : versionTexts.status(statuses[from], statuses[to])
  if (names.length === 0) {
    if (status !== null) return versionTexts.onlyStatus(status)
    return changed.includes('publishAt') ? versionTexts.onlyTime : versionTexts.otherChanges
  }
  const fields = versionTexts.fields(names.slice(0, NAMED), names.length - NAMED)
  return status === null ? fields : versionTexts.alsoStatus(fields, status)
}

const { statuses } = itemFormTexts
