import { browserStorage } from '#src/client/browser-storage.ts'

/** How the administrator writes: texts as they will look, or Markdown. */
export type Writing = 'rich' | 'markdown'

/** Storage key: how the administrator wrote last. */
const WRITING_KEY = 'writing'

const storage = browserStorage('localStorage')

/** How the administrator wrote last in this browser; rich text at first. */
export function keptWriting(): Writing {
  return storage.getItem(WRITING_KEY) === 'markdown' ? 'markdown' : 'rich'
}

export function keepWriting(writing: Writing): void {
  storage.setItem(WRITING_KEY, writing)
}
