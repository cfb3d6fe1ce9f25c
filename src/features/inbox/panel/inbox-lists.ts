import { shownEmail } from '#src/core/shown-email.ts'
import type { ResponseOf } from '#src/core/contract.ts'
import * as routes from '#src/core/routes.ts'
import type { BookingsQuery, listBookings } from '#src/features/consultations/contracts.ts'
import type { Order } from '#src/features/orders/contracts.ts'
import { submissionListTexts } from '#src/features/quizzes/list-texts.ts'
import { session } from '#src/panel/frame/session.ts'
import { keepChoice } from '#src/panel/kit/left-list.ts'
import {
  callsOf,
  createPagedList,
  type ListPage,
  type PagedList,
} from '#src/panel/kit/paged-list.ts'
import { inboxViewTexts } from './texts.ts'

export type BookingsPage = ResponseOf<typeof listBookings>
export type BookingFilters = Pick<BookingsQuery, 'status' | 'package'>
export type BookingsList = ReturnType<typeof createBookingsList>
export type SubscribersList = ReturnType<typeof createSubscribersList>
export type SubmissionsList = ReturnType<typeof createSubmissionsList>

export const createBookingsList = () =>
  kept(
    createPagedList({
      kind: {
        ...callsOf(
          { list: routes.listBookings, table: routes.downloadBookings },
          { order: 'waiting' },
        ),
        remove: (id) => session.call(routes.deleteBooking, { params: { id } }),
        ...wordsOf('bookings'),
      },
    }),
  )

export const createSubscribersList = () =>
  kept(
    createPagedList({
      kind: {
        ...callsOf({
          list: routes.listSubscribers,
          table: routes.downloadSubscribers,
        }),
        remove: (id) => session.call(routes.deleteSubscriber, { params: { id } }),
        ...wordsOf('subscribers'),
      },
    }),
  )

/** Creates the list of quiz results and answers. */
export const createSubmissionsList = () =>
  kept(
    createPagedList({
      kind: {
        ...callsOf({
          list: routes.listSubmissions,
          table: routes.downloadSubmissions,
        }),
        remove: (id) => session.call(routes.deleteSubmission, { params: { id } }),
        ...wordsOf('submissions'),
      },
    }),
  )

/** Creates the list of clients: all e-mail addresses about which data is stored. */
export const createClientsList = () =>
  kept(createPagedList({ kind: callsOf({ list: routes.listClients }) }))

/**
 * Creates the list of a client's entries, on one page. The list's download is the file that the client can also
 * download in "Mano duomenys".
 */
export const createClientList = (email: string) =>
  createPagedList({
    kind: {
      load: (_, signal) => session.call(routes.getClient, { query: { email }, signal }),
      download: () => session.download(routes.downloadClient, { query: { email } }),
    },
  })

/**
 * Creates the list of orders. They are accounting documents, so they cannot be deleted.
 * @param only number of the order to search for at first.
 */
export function createOrdersList(only: string | undefined) {
  return kept(
    createPagedList({
      kind: callsOf(
        { list: routes.listOrders, table: routes.downloadOrders },
        { order: 'waiting' },
      ),
    }),
    only,
  )
}

/** Returns an order as it is now; as it was given if it cannot be read. */
export async function readOrder(order: Order): Promise<Order> {
  const query = { page: '1', search: order.id }
  const found = await session.call(routes.listOrders, { query })
  return (found.ok ? found.data.items.find(({ id }) => id === order.id) : undefined) ?? order
}

/**
 * Creates the list of withdrawals. The law requires keeping them, so they cannot be deleted.
 * @param only number of the order to search for at first.
 */
export const createWithdrawalsList = (only: string | undefined) =>
  kept(createPagedList({ kind: callsOf({ list: routes.listWithdrawals }) }), only)

/** Makes a list come back as it was left. @param search what to search for at first. */
function kept<Page extends ListPage<{ id: string }>, Filters extends object>(
  list: PagedList<Page, Filters>,
  search = '',
): PagedList<Page, Filters> {
  if (search !== '') list.$choice.set({ ...list.$choice.get(), search })
  keepChoice(list.$choice)
  return list
}

/** Returns the name of an entry for questions and labels. */
export function nameOf({ name, email }: { name: string | null; email: string | null }): string {
  return inboxViewTexts.person(
    name,
    email === null ? submissionListTexts.noEmail : shownEmail(email),
  )
}

function wordsOf(list: keyof typeof inboxViewTexts.removed) {
  return {
    nameOf,
    removeText: () => inboxViewTexts.removeText[list],
    removed: { title: inboxViewTexts.removed[list] },
    removeFailed: inboxViewTexts.removeFailed[list],
  }
}
