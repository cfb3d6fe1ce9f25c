import { shownEmail } from '#src/core/shown-email.ts'
import { hasStatus, type RequestFailure, type RequestResult } from '#src/client/request.ts'
import type { Subscriber } from '#src/features/newsletter/subscriber-contracts.ts'
import type { ToastInput } from '#src/client/toasts.ts'
import type { BookingStatus } from '#src/features/consultations/consultations.ts'
import type { Booking } from '#src/features/consultations/contracts.ts'
import { bookingListTexts } from '#src/features/consultations/list-texts.ts'
import { formatDayOfYear, formatMoney } from '#src/core/lithuanian.ts'
import * as routes from '#src/core/routes.ts'
import type {
  OrderWithdrawal,
  WithdrawalChanges,
} from '#src/features/orders/withdrawal-contracts.ts'
import {
  HELD_MINUTES,
  isMoneyDue,
  isOpen,
  isRejectable,
  isRejected,
  returnedSum,
} from '#src/features/orders/withdrawals.ts'
import { news } from '#src/panel/frame/news.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { nameOf } from './inbox-lists.ts'
import { inboxViewTexts } from './texts.ts'

const APPROVALS = { subscribers: routes.approveSubscriber, withdrawals: routes.approveWithdrawal }

/**
 * Returns the sum that was or is to be returned for a withdrawal; null if nothing was or is due, or the order is not
 * known.
 */
export function refundSum(withdrawal: OrderWithdrawal): string | null {
  const { state, order } = withdrawal
  if (order === null || !(state === 'refunded' || isMoneyDue(withdrawal))) return null
  const cents = state === 'refunded' ? returnedSum(order) : order.refundable
  return cents > 0 ? formatMoney(cents, order.currency) : null
}

/** Creates the actions on the entries of a list. Only one action runs at a time, and each reloads the list. */
export function createEntryActs({
  list,
  onDone,
  ...given
}: Tools & {
  list: { load: () => Promise<void> }
  onDone?: () => void
}) {
  const { session, confirmDialog, showError } = toolsOf(given)
  const acts = createActs(given)

  async function act<Answer>(
    id: string,
    call: () => Promise<RequestResult<Answer>>,
    {
      done,
      failed,
      onRefused,
    }: {
      done: string | ((answer: Answer) => ToastInput)
      failed: string
      onRefused?: (message: string, failure: RequestFailure) => void
    },
  ): Promise<void> {
    // Statuses of an entry that was deleted or changed elsewhere, for example in another tab.
    const elsewhere = [404, 409]
    const told = typeof done === 'string' ? { title: done } : done
    if (!(await acts.act(id, { call, done: told, failed, elsewhere, onRefused }))) return
    await list.load()
    onDone?.()
  }

  const takeBack = (run: () => Promise<void>) => {
    return { text: inboxViewTexts.takeBack, run: () => void run() }
  }

  /** Sets the status of a booking. A toast offers to undo the change. */
  async function setStatus(
    { id, notes, updatedAt, status: before }: Booking,
    status: BookingStatus,
  ): Promise<void> {
    const body = { status, notes, updatedAt }
    await act(id, () => session.call(routes.updateBooking, { params: { id }, body }), {
      done: (saved) => ({
        title: inboxViewTexts.statusChanged(bookingListTexts.status[status]),
        action: takeBack(() => setStatus(saved, before)),
      }),
      failed: inboxViewTexts.statusFailed,
    })
  }

  /** Undoes the mark of a payment event. */
  const reopenPayment = (id: string) =>
    act(id, () => session.call(routes.reopenPayment, { params: { id } }), {
      done: inboxViewTexts.reopened.payment,
      failed: inboxViewTexts.settleFailed,
    })

  /**
   * Sets the state of a withdrawal. A toast offers to undo the change.
   * @param onInvalid shows in the form why the changes are invalid (400); if omitted, a toast shows it.
   * @param isUndo whether this undoes a change. The toast then offers nothing more.
   */
  async function handle(
    { id, name, updatedAt, state, refundedOn, suspicious, told, mailDueAt }: OrderWithdrawal,
    changes: WithdrawalChanges,
    onInvalid?: (message: string) => void,
    isUndo = false,
  ): Promise<void> {
    const body = { ...changes, updatedAt }
    const before =
      state === 'refunded' && refundedOn !== null
        ? { state, refundedOn }
        : { state: state === 'refunded' ? ('confirmed' as const) : state, refundedOn: null }
    const isReopened = isOpen(changes.state)
    const isMailed = !isReopened && told !== changes.state && !suspicious
    await act(id, () => session.call(routes.updateWithdrawal, { params: { id }, body }), {
      done: (saved) => ({
        title: inboxViewTexts.withdrawalDone(
          name,
          isReopened && !isOpen(state)
            ? inboxViewTexts.withdrawalMarks.new
            : isUndo
              ? inboxViewTexts.withdrawalUndone
              : changes.state === 'refunded'
                ? inboxViewTexts.refundDone(refundSum(saved), formatDayOfYear(changes.refundedOn))
                : isRejected(saved)
                  ? inboxViewTexts.withdrawalRejected
                  : inboxViewTexts.withdrawalMarks[changes.state],
        ),
        ...(isMailed && {
          description: inboxViewTexts.withdrawalMail[news.mailState()](HELD_MINUTES),
        }),
        ...(isReopened && saved.told !== null
          ? { description: inboxViewTexts.toldBefore[saved.told] }
          : isReopened && mailDueAt !== null && { description: inboxViewTexts.mailStopped }),
        ...(!isUndo && {
          action: {
            // A settled withdrawal has a button that does the same.
            text:
              isOpen(state) && !isReopened
                ? inboxViewTexts.withdrawalActs.new
                : inboxViewTexts.undoState,
            run: () => void handle(saved, before, undefined, true),
          },
        }),
      }),
      failed: inboxViewTexts.withdrawalFailed,
      onRefused: (message, failure) => {
        const show = hasStatus(failure, 400) ? (onInvalid ?? showError) : showError
        show(message)
      },
    })
  }

  return {
    $busy: acts.$busy,

    /** Accepts a suspicious entry as real, so that its mails are sent. */
    approve: (of: keyof typeof APPROVALS, id: string) =>
      act(id, () => session.call(APPROVALS[of], { params: { id } }), {
        done: inboxViewTexts.admitted[of],
        failed: inboxViewTexts.admitFailed,
      }),

    /** Ends a subscription after a confirmation, as if the subscriber had unsubscribed. */
    async end(subscriber: Pick<Subscriber, 'id' | 'name' | 'email'>): Promise<void> {
      const isSure = await confirmDialog.ask({
        title: inboxViewTexts.endTitle(nameOf(subscriber)),
        text: inboxViewTexts.endText,
        confirm: inboxViewTexts.end,
        cancel: inboxViewTexts.endCancel,
        dangerous: true,
      })
      if (!isSure) return
      const { id } = subscriber
      await act(id, () => session.call(routes.endSubscription, { params: { id } }), {
        done: inboxViewTexts.endDone,
        failed: inboxViewTexts.endFailed,
      })
    },

    /** Marks the sender of a booking as contacted. */
    contacted: (booking: Booking) => setStatus(booking, 'contacted'),

    /** Marks a payment event, or the answer to a dispute, as dealt with. A toast offers to undo the mark. */
    resolvePayment: (id: string, isDispute: boolean) =>
      act(id, () => session.call(routes.resolvePayment, { params: { id } }), {
        done: () => ({
          title: inboxViewTexts.settled(isDispute),
          action: takeBack(() => reopenPayment(id)),
        }),
        failed: inboxViewTexts.settleFailed,
      }),

    reopenPayment,

    /** Deletes the data of an e-mail address after a confirmation. */
    async erase(email: string): Promise<void> {
      const { eraseTitle, eraseText, erase, erased, eraseFailed } = inboxViewTexts.client
      const isSure = await confirmDialog.ask({
        title: eraseTitle(shownEmail(email)),
        text: eraseText,
        confirm: erase,
        dangerous: true,
      })
      if (!isSure) return
      await act(email, () => session.call(routes.eraseClient, { query: { email } }), {
        done: erased,
        failed: eraseFailed,
      })
    },

    /**
     * Sets the state of a withdrawal, as `handle`. If money is due, asks before it is marked as needing no refund.
     */
    async handle(
      withdrawal: OrderWithdrawal,
      changes: WithdrawalChanges,
      onInvalid?: (message: string) => void,
    ): Promise<void> {
      const { order } = withdrawal
      if (changes.state === 'nothing-due' && order !== null && isMoneyDue(withdrawal)) {
        const { noRefund, reject } = inboxViewTexts
        const sum = formatMoney(order.refundable, order.currency)
        const question = isRejectable(order)
          ? reject
          : { title: noRefund.title(sum), text: noRefund.ended, confirm: noRefund.confirm }
        if (!(await confirmDialog.ask({ ...question, dangerous: true }))) return
      }
      await handle(withdrawal, changes, onInvalid)
    },
  }
}

export type EntryActs = ReturnType<typeof createEntryActs>
