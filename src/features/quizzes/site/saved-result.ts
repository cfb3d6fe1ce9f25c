import { atom } from 'nanostores'
import type { QuizResult } from '../contracts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { SAVED_RESULT } from '#src/features/safety/quick-exit.ts'
import { savedResultOf, type SavedResult } from '#src/features/quizzes/quiz-results.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import { readSavedResult } from './kept-result.ts'

interface SavedState {
  /** Whether the current result is saved in this browser. */
  saved: boolean
  /** Previously saved result, or null. */
  earlier: SavedResult | null
}

/**
 * Creates the store that saves a visitor's result in this browser, one per quiz. Saving replaces the previous result.
 * The tab's storage keeps the previous one while the box is ticked, so that a reload still shows it.
 */
export function createSavedResult({
  slug,
  result,
  local = browserStorage('localStorage'),
  tab = browserStorage('sessionStorage'),
  now = () => new Date(),
}: {
  slug: string
  result: QuizResult
  local?: KeyValueStorage
  tab?: KeyValueStorage
  now?: () => Date
}) {
  const key = SAVED_RESULT + slug
  const earlierKey = `quiz-earlier:${slug}`
  const $state = atom(restored())

  function restored(): SavedState {
    const stored = readSavedResult(local.getItem(key))
    const earlier = tab.getItem(earlierKey)
    const saved = stored !== null && earlier !== null && isOf(stored)
    return { saved, earlier: saved ? readSavedResult(earlier) : stored }
  }

  /** Whether an entry is the current result. */
  function isOf(entry: SavedResult): boolean {
    return JSON.stringify(entry) === JSON.stringify(savedResultOf(result, entry.day))
  }

  /** Saves the current result in place of the previous one; deletes it if not `wanted`. */
  function save(wanted: boolean): void {
    const { earlier } = $state.get()
    if (wanted) {
      local.setItem(key, JSON.stringify(savedResultOf(result, formatDay(now()))))
      tab.setItem(earlierKey, JSON.stringify(earlier))
    } else {
      forget()
    }
    // Reads the storage again, because nothing is saved if it is blocked.
    $state.set({ saved: local.getItem(key) !== null, earlier })
  }

  /** Deletes the saved result of this quiz and hides the previous result. */
  function erase(): void {
    forget()
    $state.set({ saved: false, earlier: null })
  }

  function forget(): void {
    local.removeItem(key)
    tab.removeItem(earlierKey)
  }

  return { $state, save, erase }
}
