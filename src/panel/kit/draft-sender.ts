import { hasStatus } from '#src/client/request.ts'
import { LIMITS } from '#src/core/fields.ts'
import type { createLocalCopy } from './local-copies.ts'
import type { ServerDrafts } from './server-drafts.ts'

/** Milliseconds from the last keystroke to the call. */
export const SEND_DELAY = 10_000

/** Longest delay in milliseconds during continuous typing: even if the call is slow, at most 30 s of input are lost. */
export const LONGEST_DELAY = 25_000

interface SenderOptions<Values> {
  local: ReturnType<typeof createLocalCopy<Values>>
  server: ServerDrafts<Values>
  draftId: () => string
  /** Whether nothing is sent for now. */
  isHeld: () => boolean
  /** Called when the server has a state that this browser has neither seen nor sent. */
  onConflict: () => Promise<void>
}

/** Sends the local copy of a draft to the server, one state at a time. */
export function createDraftSender<Values>({
  local,
  server,
  draftId,
  isHeld,
  onConflict,
}: SenderOptions<Values>) {
  /** The call under way. The next call waits for the answer, because it must name the row version in it. */
  let underWay: ReturnType<ServerDrafts<Values>['put']> | null = null
  /** Whether a new record was saved under the draft's id, as the last answer says. */
  let isSaved = false
  /** Time of the first change that is not sent yet. */
  let since: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Sends the copy some time after the last change. */
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
   * Sends the copy, unless the server already has its state. A failed call is silent, since the browser has the copy,
   * and is repeated with the next change or when the page is left.
   * @param again sends the copy even if the server already has its state.
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
   * Whether another device has saved a new record from this draft; asks the server only if the draft may have reached
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
