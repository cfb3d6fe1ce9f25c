import { shownEmail } from '#src/core/shown-email.ts'
import type {
  Client,
  ClientEntry,
  ClientsPage,
  Duty,
  Today,
} from '#src/features/clients/contracts.ts'
import type { Booking, BookingsQuery, listBookings } from '#src/features/consultations/contracts.ts'
import type {
  listSubmissions,
  Submission,
  SubmissionsQuery,
} from '#src/features/quizzes/submission-contracts.ts'
import type {
  listSubscribers,
  Subscriber,
  SubscribersQuery,
} from '#src/features/newsletter/subscriber-contracts.ts'
import type { Order, OrdersPage, OrdersQuery } from '#src/features/orders/contracts.ts'
import type { listWithdrawals, OrderWithdrawal } from '#src/features/orders/withdrawal-contracts.ts'
import type { ResponseOf } from '#src/core/contract.ts'
import * as routes from '#src/core/routes.ts'
import { submissionListTexts } from '#src/features/quizzes/list-texts.ts'
import { session } from '#src/panel/frame/session.ts'
import { createPagedList, type PagedChoice } from '#src/panel/kit/paged-list.ts'
import { inboxViewTexts } from './texts.ts'

export type BookingsPage = ResponseOf<typeof listBookings>
export type BookingFilters = Pick<BookingsQuery, 'status' | 'package'>
export type BookingsList = ReturnType<typeof createBookingsList>
export type SubscribersList = ReturnType<typeof createSubscribersList>
export type SubmissionsList = ReturnType<typeof createSubmissionsList>

export const createBookingsList = () =>
  createPagedList<Booking, BookingsPage, BookingFilters>({
    kind: {
      load: (choice, signal) =>
        session.call(routes.listBookings, {
          query: { ...pageOf(choice), order: 'waiting' },
          signal,
        }),
      download: (choice) => session.download(routes.downloadBookings, { query: searched(choice) }),
      remove: (id) => session.call(routes.deleteBooking, { params: { id } }),
      ...wordsOf('bookings'),
    },
  })

export const createSubscribersList = () =>
  createPagedList<Subscriber, ResponseOf<typeof listSubscribers>, Pick<SubscribersQuery, 'state'>>({
    kind: {
      load: (choice, signal) =>
        session.call(routes.listSubscribers, {
          query: pageOf(choice),
          signal,
        }),
      download: (choice) =>
        session.download(routes.downloadSubscribers, { query: searched(choice) }),
      remove: (id) => session.call(routes.deleteSubscriber, { params: { id } }),
      ...wordsOf('subscribers'),
    },
  })

/** Creates the list of quiz results and answers. */
export const createSubmissionsList = () =>
  createPagedList<
    Submission,
    ResponseOf<typeof listSubmissions>,
    Pick<SubmissionsQuery, 'quiz' | 'band' | 'warned'>
  >({
    kind: {
      load: (choice, signal) =>
        session.call(routes.listSubmissions, {
          query: pageOf(choice),
          signal,
        }),
      download: (choice) =>
        session.download(routes.downloadSubmissions, { query: searched(choice) }),
      remove: (id) => session.call(routes.deleteSubmission, { params: { id } }),
      ...wordsOf('submissions'),
    },
  })

/** Creates the list of the work that waits for the administrator. */
export const createTodayList = () =>
  createPagedList<Duty, Today>({
    kind: {
      load: ({ page }, signal) =>
        session.call(routes.getToday, { query: { page: String(page) }, signal }),
    },
  })

/** Creates the list of all known addresses; a chosen one is shown in full. */
export const createClientsList = () =>
  createPagedList<ClientsPage['items'][number], ClientsPage>({
    kind: {
      load: ({ search, page }, signal) =>
        session.call(routes.listClients, { query: { search, page: String(page) }, signal }),
    },
  })

/** Creates the list of a client's entries, on one page; the download is the client's own file. */
export const createClientList = (email: string) =>
  createPagedList<ClientEntry, Client>({
    kind: {
      load: (_, signal) => session.call(routes.getClient, { query: { email }, signal }),
      download: () => session.download(routes.downloadClient, { query: { email } }),
    },
  })

/** Creates the list of orders. They are accounting documents, so they cannot be deleted. */
export const createOrdersList = () =>
  createPagedList<Order, OrdersPage, Pick<OrdersQuery, 'state' | 'package'>>({
    kind: {
      load: (choice, signal) =>
        session.call(routes.listOrders, {
          query: { ...pageOf(choice), order: 'waiting' },
          signal,
        }),
      download: (choice) => session.download(routes.downloadOrders, { query: searched(choice) }),
    },
  })

/** Creates the list of withdrawals. The law wants them kept, so they cannot be deleted. */
export const createWithdrawalsList = () =>
  createPagedList<OrderWithdrawal, ResponseOf<typeof listWithdrawals>>({
    kind: {
      load: ({ search, page }, signal) =>
        session.call(routes.listWithdrawals, {
          query: { search, page: String(page) },
          signal,
        }),
    },
  })

function searched<Filters>({ search, filters }: PagedChoice<Filters>) {
  return { search, ...filters }
}

function pageOf<Filters>(choice: PagedChoice<Filters>) {
  return { ...searched(choice), page: String(choice.page) }
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
