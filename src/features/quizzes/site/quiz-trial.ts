import { browserStorage } from '#src/client/browser-storage.ts'

/** Whether the administrator is logged in on this browser. Such attempts do not count. */
export function isTrial(): boolean {
  // The value of `ADMINISTRATOR_KEY`. Importing it would make visitors load another file.
  return browserStorage('localStorage').getItem('adminHere') !== null
}
