import { hasStatus } from '#src/client/request.ts'
import { LIMITS } from '#src/core/fields.ts'
import type { createLocalCopy } from './local-copies.ts'
import type { ServerDrafts } from './server-drafts.ts'

/** Milliseconds from the last change to the call. */
export const SEND_DELAY = 10_000

/** Longest delay in milliseconds while the typing goes on. With a slow call, at most 30 s of input can be lost. */
export const LONGEST_DELAY = 25_000

interface SenderOptions<Values> {
  local: ReturnType<typeof createLocalCopy<Values>>
  server: ServerDrafts<Values>
  draftId: () => string
  /** Whether sending is suspended. */
  isHeld: () => boolean
  /** Called if the server has a state that this browser has neither seen nor sent. */
  onConflict: () => Promise<void>
}

/** Creates the functions that send the local copy of a draft to the server, one state at a time. */
export function createDraftSender<Values>({
  local,
  server,
  draftId,
  isHeld,
  onConflict,
}: SenderOptions<Values>) {
  /** Running call. The next one waits for its answer, which has the row version to send. */
  let underWay: ReturnType<ServerDrafts<Values>['put']> | null = null
  /** Whether the server's last answer said that the new record was saved. */
  let isSaved = false
  /** Time of the first change that was not sent. */
  let since: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Sends the copy after a delay. */
  function schedule(): void {
    since ??= Date.now()
    clearTimeout(timer)
    timer = setTimeout(() => void send(), Math.min(SEND_DELAY, since + LONGEST_DELAY - Date.now()))
  }

  function stop(): void {
    clearTimeout(timer)
    since = null
  }

  /**
   * Sends the copy unless the server has it already. If the call fails, shows nothing, because the browser still has
   * the copy. It is sent again after the next change and when the page is left.
   * @param again sends the copy even if the server has it already.
   */
  async function send(again = false): Promise<void> {
    while (underWay !== null) await underWay
    const copy = local.read()
    stop()
    if (copy === null || isHeld()) return
    if (copy.sent?.keptAt === copy.keptAt && !again) return
    const key = local.key()
    const state = crypto.randomUUID()
    local.mark(key, ({ sending = [] }) => ({ sending: [...sending, state].slice(-LIMITS.states) }))
    underWay = server.put(draftId(), copy, state)
    const result = await underWay
    underWay = null
    if (result.ok) {
      isSaved = result.data.saved
      local.markSent(key, result.data.updatedAt, copy.keptAt)
    } else if (hasStatus(result.failure, 409) && key === local.key()) await onConflict()
  }

  /**
   * Whether another device has saved a new record from this draft. Asks the server only if the draft may have reached
   * it.
   */
  async function wasSaved(): Promise<boolean> {
    const { sent, sending = [] } = local.read() ?? {}
    if (sent === undefined && sending.length === 0) return false
    await send(true)
    return isSaved
  }

  return { schedule, stop, send, wasSaved }
}
