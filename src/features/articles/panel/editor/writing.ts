import { browserStorage } from '#src/client/browser-storage.ts'

/** Editing mode: rich text or Markdown. */
export type Writing = 'rich' | 'markdown'

/** Storage key of the last editing mode. */
const WRITING_KEY = 'writing'

const storage = browserStorage('localStorage')

/** Returns the last editing mode in this browser; rich text at first. */
export function keptWriting(): Writing {
  return storage.getItem(WRITING_KEY) === 'markdown' ? 'markdown' : 'rich'
}

export function keepWriting(writing: Writing): void {
  storage.setItem(WRITING_KEY, writing)
}
