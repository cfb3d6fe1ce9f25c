import { fetchInTime } from '#src/core/fetch-in-time.ts'
import type { Public } from '#src/core/private.ts'
import { environment } from './environment.ts'

/** Timeout of the webhook. */
const TIMEOUT_MS = 3000

/** Faults of one kind are reported at most once in this time, by each instance of a function. */
const QUIET_MS = 60_000

/** When each kind of fault was last reported; there are as many kinds as events and routes. */
const reported = new Map<string, number>()

/**
 * Sends a line of the log to `ERROR_WEBHOOK_URL`, if there is one. Never fails and keeps nobody waiting: a lost
 * report is still in the log.
 */
export function reportFault<Line extends { event: string; route?: string }>(
  line: Line & Public<Line>,
  waitUntil: (work: Promise<unknown>) => void,
): void {
  const url = webhookUrl()
  const kind = `${line.event} ${line.route ?? ''}`
  const now = Date.now()
  if (url === null || now - (reported.get(kind) ?? -Infinity) < QUIET_MS) return
  reported.set(kind, now)
  waitUntil(post(url, JSON.stringify(line)))
}

async function post(url: string, body: string): Promise<void> {
  try {
    const answer = await fetchInTime(url, TIMEOUT_MS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      redirect: 'error',
    })
    await answer.body?.cancel()
  } catch {
    // The log has the line.
  }
}

function webhookUrl(): string | null {
  try {
    return environment().errorWebhookUrl
  } catch {
    return null
  }
}
