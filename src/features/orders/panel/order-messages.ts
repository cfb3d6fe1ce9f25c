import { atom } from 'nanostores'
import { failureText, type RequestResult } from '#src/client/request.ts'
import type { Correspondence } from '#src/features/orders/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { fromVilniusTime } from '#src/core/vilnius-time.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { keepNotes, readKeptNotes } from '#src/features/inbox/panel/kept-notes.ts'
import { inboxViewTexts as texts } from '#src/features/inbox/panel/texts.ts'

/** Milliseconds between an answer and each look at whether it was mailed, which happens after the call. */
export const MAILED_AFTER_MS = [3_000, 12_000] as const

type Answered = RequestResult<Correspondence>

/** Message draft. It is kept in the browser until the server has stored the message. */
export interface MessageDraft {
  draft: string
  /** Why the message was not stored; null if sending has not failed. */
  message: string | null
  sending: boolean
}

/**
 * Creates the store of an order's messages, with the draft of an answer and the draft of a message that the client has
 * sent in another way.
 */
export function createOrderMessages({
  orderId,
  onAnswered,
  storage = browserStorage('localStorage'),
  ...given
}: Tools & { orderId: string; onAnswered: () => void; storage?: KeyValueStorage }) {
  const { session, toasts, confirmDialog, hasEnded } = toolsOf(given)
  const acts = createActs(given)
  const params = { id: orderId }
  /** `message`: why the messages were not loaded; null if they were. */
  const $state = atom<{ correspondence: Correspondence | null; message: string | null }>({
    correspondence: null,
    message: null,
  })

  let page = 1

  async function loadOlder(): Promise<void> {
    page += 1
    await load()
  }

  async function load(): Promise<void> {
    $state.set({ ...$state.get(), message: null })
    const result = await session.call(routes.getCorrespondence, {
      params,
      query: { page: String(page) },
    })
    if (result.ok) show(result.data)
    else if (!hasEnded(result.failure)) {
      const message = failureText(result.failure, texts.messagesFailed)
      $state.set({ ...$state.get(), message })
    }
  }

  /** Loads the messages again and, if an answer was not mailed, the list, whose row then says so. */
  async function lookAtMail(): Promise<void> {
    await load()
    const letters = $state.get().correspondence?.letters ?? []
    if (letters.some(({ unsent }) => unsent !== null)) onAnswered()
  }

  function show(correspondence: Correspondence): void {
    $state.set({ correspondence, message: null })
  }

  function writing<Facts extends unknown[]>(
    key: string,
    { done, failed }: { done: string; failed: string },
    call: (written: { id: string; content: string }, ...facts: Facts) => Promise<Answered>,
  ) {
    const $writing = atom<MessageDraft>({
      draft: readKeptNotes(storage)[key] ?? '',
      message: null,
      sending: false,
    })
    const set = (change: Partial<MessageDraft>) => $writing.set({ ...$writing.get(), ...change })
    /**
     * Id of the message. It stays the same until the message is stored, so that resending it after a lost response
     * creates no second message.
     */
    let id = crypto.randomUUID()

    function type(draft: string): void {
      set({ draft, message: null })
      keepNotes(storage, key, draft === '' ? undefined : draft)
    }

    /**
     * Stores the typed message, which stays in the field on failure.
     * @returns the id of the stored message, the newest one if it is not among those shown; null if it was not stored.
     */
    async function send(...facts: Facts): Promise<string | null> {
      const { draft, sending } = $writing.get()
      if (sending || draft.trim() === '') return null
      set({ sending: true, message: null })
      const result = await call({ id, content: draft }, ...facts)
      set({ sending: false })
      if (!result.ok) {
        if (!hasEnded(result.failure)) set({ message: failureText(result.failure, failed) })
        return null
      }
      id = crypto.randomUUID()
      const before = $state.get().correspondence?.letters ?? []
      const { letters } = result.data
      show(result.data)
      // Keeps text that was typed while the message was being sent.
      if ($writing.get().draft === draft) type('')
      toasts.show({ title: done })
      onAnswered()
      const isNew = ({ id: each }: { id: string }) => before.every((letter) => letter.id !== each)
      return (letters.findLast(isNew) ?? letters.at(-1))?.id ?? ''
    }

    return { $writing, type, send }
  }

  /** Sends an answer. While the client can still get a full refund, asks the coach to confirm the answer first. */
  async function answer(written: { id: string; content: string }): Promise<Answered> {
    const result = await session.call(routes.answerOrder, { params, body: written })
    const failure = !result.ok && result.failure.kind === 'http' ? result.failure : null
    const text = failure?.fields.isSure
    if (text === undefined) return result
    const { answerEarlyTitle: title, answerEarly: confirm } = texts
    if (!(await confirmDialog.ask({ title, text, confirm, dangerous: true }))) return result
    return session.call(routes.answerOrder, { params, body: { ...written, isSure: true } })
  }

  async function act(
    call: () => Promise<Answered>,
    { done, failed, takeBack }: { done: string; failed: string; takeBack?: () => Promise<void> },
  ): Promise<void> {
    const action = takeBack && { text: texts.takeBack, run: () => void takeBack() }
    const isDone = await acts.act(orderId, {
      call,
      done: { title: done, ...(action && { action }) },
      failed,
      elsewhere: [409],
    })
    if (!isDone) return
    await load()
    onAnswered()
  }

  /** Undoes the mark of a message, and of the messages that were marked by the same call. */
  const reopen = (letterId: string) =>
    act(() => session.call(routes.reopenMessages, { params, body: { letterId } }), {
      done: texts.reopened.letter,
      failed: texts.settleFailed,
    })

  return {
    $state,
    $busy: acts.$busy,
    loadOlder,
    load,

    answer: writing(
      orderId,
      { done: texts.answerSent, failed: texts.answerFailed },
      async (written) => {
        const result = await answer(written)
        if (result.ok) for (const wait of MAILED_AFTER_MS) setTimeout(() => void lookAtMail(), wait)
        return result
      },
    ),

    /**
     * Draft of a message that the client has sent in another way. `local` is the time in Vilnius when it came, in the
     * format of `datetime-local`.
     */
    received: writing(
      `${orderId}/gautas`,
      { done: texts.recorded, failed: texts.recordFailed },
      (written, local: string) => {
        const body = { ...written, receivedAt: fromVilniusTime(local) ?? '' }
        return session.call(routes.recordMessage, { params, body })
      },
    ),

    /** Marks a message and all earlier ones as needing no answer. A toast offers to undo the mark. */
    resolve: (letterId: string) =>
      act(() => session.call(routes.resolveMessages, { params, body: { letterId } }), {
        done: texts.messagesResolved,
        failed: texts.settleFailed,
        takeBack: () => reopen(letterId),
      }),

    reopen,

    /** Deletes the passphrase after a confirmation. The client then sets a new one. */
    async resetPassphrase(): Promise<void> {
      const {
        resetPassphraseTitle: title,
        resetPassphraseText: text,
        resetPassphrase: confirm,
      } = texts
      if (!(await confirmDialog.ask({ title, text, confirm, dangerous: true }))) return
      await act(() => session.call(routes.resetPassphrase, { params }), {
        done: texts.passphraseReset,
        failed: texts.resetPassphraseFailed,
      })
    },

    /** Mails a request for confirmation to a new e-mail address of the order. */
    askAddress: (email: string) =>
      act(() => session.call(routes.changeOrderAddress, { params, body: { email } }), {
        done: texts.addressAsked,
        failed: texts.askAddressFailed,
      }),

    /** Switches the client to notices (mails without the text of messages), after a confirmation. */
    async sendNoticesOnly(): Promise<void> {
      const { noticesOnlyTitle: title, noticesOnlyText: text, noticesOnly: confirm } = texts
      if (!(await confirmDialog.ask({ title, text, confirm, dangerous: true }))) return
      await act(() => session.call(routes.sendNoticesOnly, { params }), {
        done: texts.noticesChosen,
        failed: texts.noticesOnlyFailed,
      })
    },
  }
}

export type OrderMessagesStore = ReturnType<typeof createOrderMessages>
