import { atom, type ReadableAtom } from 'nanostores'
import { failureText, type RequestResult } from '#src/client/request.ts'
import type { Correspondence } from '#src/features/orders/contracts.ts'
import type { Paragraph } from '#src/features/settings/paragraphs.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { createConfirmedForm } from '#src/features/account/panel/confirming.ts'
import * as routes from '#src/core/routes.ts'
import { fromVilniusTime } from '#src/core/vilnius-time.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { keepNotes, readKeptNotes } from '#src/features/inbox/panel/kept-notes.ts'
import { mailboxTexts } from '#src/features/mailbox/texts.ts'
import { inboxViewTexts as texts } from '#src/features/inbox/panel/texts.ts'

/** Milliseconds between an answer and each look at whether it was mailed, which happens after the call. */
export const MAILED_AFTER_MS = [3_000, 12_000] as const

type Answered = RequestResult<Correspondence>

/** Message draft. It is kept until the server has stored the message. */
export interface MessageDraft {
  draft: string
  /** Why the message was not stored; null if sending has not failed. */
  message: string | null
  sending: boolean
}

interface WritingParts extends Tools {
  messages: {
    $state: ReadableAtom<{ correspondence: Correspondence | null }>
    show: (correspondence: Correspondence) => void
  }
  onAnswered: () => void
  /** Text at first. */
  first: string
  /** Keeps the typed text; '' if it was sent or deleted. */
  keep: (draft: string) => void
}

/** Creates the store of a message that is being written. */
export function createWriting<Facts extends unknown[]>(
  { messages, onAnswered, first, keep, ...given }: WritingParts,
  { done, failed }: { done: () => ToastInput; failed: string },
  call: (written: { id: string; content: string }, ...facts: Facts) => Promise<Answered>,
) {
  const { toasts, isHandled } = toolsOf(given)
  const $writing = atom<MessageDraft>({ draft: first, message: null, sending: false })
  const set = (change: Partial<MessageDraft>) => $writing.set({ ...$writing.get(), ...change })
  /**
   * Id of the message. It stays the same until the message is stored, so that resending it after a lost response creates
   * no second message.
   */
  let id = crypto.randomUUID()

  /** Shows a text that is kept already. */
  const show = (draft: string) => set({ draft, message: null })

  function type(draft: string): void {
    show(draft)
    keep(draft)
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
      if (!isHandled(result.failure)) set({ message: failureText(result.failure, failed) })
      return null
    }
    id = crypto.randomUUID()
    const before = messages.$state.get().correspondence?.letters ?? []
    const { letters } = result.data
    messages.show(result.data)
    // Keeps text that was typed while the message was being sent.
    const typed = $writing.get().draft
    keep('')
    if (typed === draft) show('')
    else keep(typed)
    toasts.show(done())
    onAnswered()
    const isNew = ({ id: each }: { id: string }) => before.every((letter) => letter.id !== each)
    return (letters.findLast(isNew) ?? letters.at(-1))?.id ?? ''
  }

  return { $writing, show, type, send }
}

/** Creates the store of an order's messages, with the draft of a message that the client has sent in another way. */
export function createOrderMessages({
  orderId,
  onAnswered,
  storage = browserStorage('localStorage'),
  ...given
}: Tools & { orderId: string; onAnswered: () => void; storage?: KeyValueStorage }) {
  const { session, confirmDialog, isHandled } = toolsOf(given)
  const acts = createActs(given)
  const params = { id: orderId }
  const receivedKey = `${orderId}/gautas`
  /** `message`: why the messages were not loaded; null if they were. */
  const $state = atom<{ correspondence: Correspondence | null; message: string | null }>({
    correspondence: null,
    message: null,
  })

  const $paragraphs = atom<readonly Paragraph[]>([])
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
    if (result.ok) {
      $paragraphs.set(result.data.paragraphs)
      show(result.data)
    } else if (!isHandled(result.failure)) {
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

  /** Looks whether an answer that was just stored is mailed. */
  function watchMail(): void {
    for (const wait of MAILED_AFTER_MS) setTimeout(() => void lookAtMail(), wait)
  }

  function show(correspondence: Correspondence): void {
    $state.set({ correspondence, message: null })
  }

  async function act(
    call: () => Promise<RequestResult<unknown>>,
    { done, failed, takeBack }: { done: string; failed: string; takeBack?: () => Promise<void> },
  ): Promise<void> {
    const action = takeBack && { text: texts.takeBack, run: () => void takeBack() }
    const isDone = await acts.act(orderId, {
      call,
      done: { title: done, ...(action && { action }) },
      failed,
      elsewhere: [404, 409],
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
    /** Saved paragraphs for an answer. */
    $paragraphs,
    $busy: acts.$busy,
    loadOlder,
    load,
    show,
    watchMail,

    /**
     * Draft of a message that the client has sent in another way. `local` is the time in Vilnius when it came, in the
     * format of `datetime-local`.
     */
    received: createWriting(
      {
        ...given,
        messages: { $state, show },
        onAnswered,
        first: readKeptNotes(storage)[receivedKey] ?? '',
        keep: (draft) => keepNotes(storage, receivedKey, draft === '' ? undefined : draft),
      },
      { done: () => ({ title: texts.recorded }), failed: texts.recordFailed },
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

    /** Makes a received mail a message, or decides against it. */
    decideMail: (id: string, decision: 'accept' | 'dismiss') =>
      decision === 'accept'
        ? act(() => session.call(routes.acceptMail, { params: { id } }), {
            done: mailboxTexts.accepted,
            failed: mailboxTexts.acceptFailed,
          })
        : act(() => session.call(routes.dismissMail, { params: { id } }), {
            done: mailboxTexts.dismissed,
            failed: mailboxTexts.dismissFailed,
          }),

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

    /** Form that mails a request for confirmation to a new e-mail address of the order. */
    newAddress: createConfirmedForm(toolsOf(given), {
      faultsOf: ({ email }: { email: string; password: string }) =>
        email.trim() === '' ? { email: errorTexts.invalidEmail } : {},
      call: async ({ email }, confirmation) => {
        const body = { confirmation, email }
        const result = await session.call(routes.changeOrderAddress, { params, body })
        if (result.ok) show(result.data)
        return result
      },
      failed: texts.askAddressFailed,
      done: { title: texts.addressAsked },
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
