import { logFault } from '#src/server/log.ts'
import { objectStore, withinDeadline } from '#src/server/object-store.ts'

/** Maximum length of the stored words. */
const WORDS_LENGTH = 200

/** Report of a mail service that took no mails. */
export interface MailReport {
  /** ISO instant of the attempt. */
  at: string
  words: string
}

const KEY = 'unreachable'
const store = () => objectStore('mail-reports')

/**
 * Returns a service's words without e-mail addresses and long strings that may be secrets, on one line.
 * @param words message of an error from the mail client.
 */
export function safeWords(words: string): string {
  const safe = words
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/[\w+/=-]{32,}/g, '…')
    .replaceAll(/\s+/g, ' ')
  return safe.trim().slice(0, WORDS_LENGTH)
}

/** Stores why the mail service could not be reached. A failure is only logged, as the next attempt stores again. */
export async function noteReport(words: string, now = new Date()): Promise<void> {
  const report: MailReport = { at: now.toISOString(), words: safeWords(words) }
  try {
    await withinDeadline(store().setJSON(KEY, report))
  } catch (error) {
    logFault('mail-report-not-noted', error)
  }
}

/** Returns the last report, unless it is older than `since` or cannot be read. */
export async function readReport(since: Date): Promise<MailReport | null> {
  try {
    const report = (await withinDeadline(store().get(KEY, { type: 'json' }))) as MailReport | null
    return report !== null && new Date(report.at) >= since ? report : null
  } catch {
    return null
  }
}
