import { browserStorage, type KeyValueStorage } from '#src/stores/browser-storage.ts'

/** The entry of browser storage that holds notes of bookings which are typed and not saved. */
const KEPT_NOTES_KEY = 'bookingNotes'

/** Typed notes by the id of their booking. */
export type NotesById = Readonly<Record<string, string>>

/** What this browser holds of notes that are typed and not saved. */
export function readKeptNotes(
  storage: KeyValueStorage = browserStorage('localStorage'),
): NotesById {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEPT_NOTES_KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}

/** Keeps the notes of one booking, or forgets them when there are none; another tab's stay. */
export function keepNotes(storage: KeyValueStorage, id: string, text: string | undefined): void {
  const others = Object.entries(readKeptNotes(storage)).filter(([other]) => other !== id)
  const kept = text === undefined ? others : [...others, [id, text]]
  if (kept.length === 0) storage.removeItem(KEPT_NOTES_KEY)
  else storage.setItem(KEPT_NOTES_KEY, JSON.stringify(Object.fromEntries(kept)))
}

/** Deletes all kept notes. */
export function forgetKeptNotes(storage: KeyValueStorage): void {
  storage.removeItem(KEPT_NOTES_KEY)
}
