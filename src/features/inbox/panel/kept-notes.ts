import type { KeptTexts } from '#src/panel/frame/logging-out.ts'
import { adminTexts, panelTexts } from '#src/panel/frame/texts.ts'
import { discardKind, isAnyUnsent } from '#src/panel/kit/local-copies.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'

/** Name of unsent answers in the storage keys of copies (`src/panel/kit/local-copies.ts`). Their record is the order. */
export const KEPT_ANSWERS = 'answer'

/** Storage key of unsaved notes and of drafts of recorded messages. */
const KEPT_NOTES_KEY = 'bookingNotes'

export type NotesById = Readonly<Record<string, string>>

/**
 * Reads the texts kept in this browser. Notes have a booking's id as their key. A message draft has a key that begins
 * with an order's id.
 */
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

/** Stores the text of a key, or removes it if the text is undefined. Texts that other tabs have stored stay. */
export function keepNotes(storage: KeyValueStorage, id: string, text: string | undefined): void {
  const others = Object.entries(readKeptNotes(storage)).filter(([other]) => other !== id)
  const kept = text === undefined ? others : [...others, [id, text]]
  if (kept.length === 0) storage.removeItem(KEPT_NOTES_KEY)
  else storage.setItem(KEPT_NOTES_KEY, JSON.stringify(Object.fromEntries(kept)))
}

/** Kept texts, which the logout deletes. Asks about an answer only if the server does not have all of it. */
export const keptNotes: KeptTexts = {
  screen: 'bookings',
  confirmOptions: {
    title: panelTexts.logoutNotesTitle,
    text: panelTexts.logoutNotesText,
    confirm: adminTexts.logout,
    cancel: panelTexts.cancel,
    dangerous: true,
  },
  any: (storage) => Object.keys(readKeptNotes(storage)).length > 0 || isAnyUnsent(KEPT_ANSWERS),
  forget: (storage) => {
    storage.removeItem(KEPT_NOTES_KEY)
    discardKind(KEPT_ANSWERS)
  },
}
