import { browserStorage } from '#src/client/browser-storage.ts'

/** Whether the administrator is logged in here, whose attempts are not counted. */
export function isTrial(): boolean {
  // `ADMINISTRATOR_KEY`, written out: a module shared with the panel would be one more file for visitors.
  return browserStorage('localStorage').getItem('adminHere') !== null
}
