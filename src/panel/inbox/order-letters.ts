import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import type { Correspondence } from '#src/contracts/orders.ts'
import * as routes from '#src/contracts/routes.ts'
import { browserStorage, type KeyValueStorage } from '#src/stores/browser-storage.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { keepNotes, readKeptNotes } from './kept-notes.ts'
import { inboxViewTexts } from './texts.ts'

export interface OrderLettersState {
  /** Null while it is loaded. */
  correspondence: Correspondence | null
  /** Why it was not loaded, or the answer was not sent. */
  message: string | null
  draft: string
  sending: boolean
}

/**
 * The letters of an order and the answer that is written. A typed answer is kept in the browser, with the notes of
 * bookings, until it is sent.
 */
export function createOrderLetters({
  orderId,
  onAnswered,
  storage = browserStorage('localStorage'),
  ...given
}: Tools & { orderId: string; onAnswered: () => void; storage?: KeyValueStorage }) {
  const { session, toasts, hasEnded } = toolsOf(given)
  const $state = atom<OrderLettersState>({
    correspondence: null,
    message: null,
    draft: readKeptNotes(storage)[orderId] ?? '',
    sending: false,
  })
  const set = (change: Partial<OrderLettersState>) => $state.set({ ...$state.get(), ...change })
  /** The same until the answer is sent, so that sending it again after a lost response makes no second one. */
  let attempt = crypto.randomUUID()

  async function load(): Promise<void> {
    set({ message: null })
    const result = await session.call(routes.getCorrespondence, { params: { id: orderId } })
    if (result.ok) set({ correspondence: result.data })
    else if (!hasEnded(result.failure)) {
      set({ message: failureText(result.failure, inboxViewTexts.lettersFailed) })
    }
  }

  function type(draft: string): void {
    set({ draft, message: null })
    keepNotes(storage, orderId, draft === '' ? undefined : draft)
  }

  /** Sends the typed answer; it stays as it is when that fails. */
  async function send(): Promise<void> {
    const { draft, sending } = $state.get()
    if (sending || draft.trim() === '') return
    set({ sending: true, message: null })
    const body = { id: attempt, content: draft }
    const result = await session.call(routes.answerOrder, { params: { id: orderId }, body })
    set({ sending: false })
    if (!result.ok) {
      if (hasEnded(result.failure)) return
      set({ message: failureText(result.failure, inboxViewTexts.answerFailed) })
      return
    }
    attempt = crypto.randomUUID()
    set({ correspondence: result.data })
    // Keeps what was typed meanwhile.
    if ($state.get().draft === draft) type('')
    toasts.show({ title: inboxViewTexts.answerSent })
    onAnswered()
  }

  return { $state, load, type, send }
}
