import type { Client, ClientEntry, ClientsPage } from '#src/contracts/clients.ts'
import type {
  Booking,
  listBookings,
  listSubmissions,
  listSubscribers,
  Submission,
  Subscriber,
} from '#src/contracts/inbox.ts'
import type { Order, OrdersPage } from '#src/contracts/orders.ts'
import type { Duty, Today } from '#src/contracts/today.ts'
import type { listWithdrawals, OrderWithdrawal } from '#src/contracts/withdrawals.ts'
import type { ResponseOf } from '#src/contracts/contract.ts'
import * as routes from '#src/contracts/routes.ts'
import type { OrderState } from '#src/domain/orders.ts'
import type { BookingStatus } from '#src/domain/consultations.ts'
import type { SubscriptionState } from '#src/domain/newsletter.ts'
import { inboxTexts } from '#src/texts/inbox.ts'
import { session } from '../frame/session.ts'
import { createPagedList, type PagedChoice } from '../kit/paged-list.ts'
import { inboxViewTexts } from './texts.ts'

export type BookingsPage = ResponseOf<typeof listBookings>
export type BookingsList = ReturnType<typeof createBookingsList>
export type SubscribersList = ReturnType<typeof createSubscribersList>
export type SubmissionsList = ReturnType<typeof createSubmissionsList>

export const createBookingsList = () =>
  createPagedList<Booking, BookingsPage, BookingStatus>({
    kind: {
      load: (choice, signal) =>
        session.call(routes.listBookings, {
          query: { ...searched('status', choice), page: String(choice.page) },
          signal,
        }),
      download: (choice) =>
        session.download(routes.downloadBookings, { query: searched('status', choice) }),
      remove: (id) => session.call(routes.deleteBooking, { params: { id } }),
      ...wordsOf('bookings'),
    },
  })

export const createSubscribersList = () =>
  createPagedList<Subscriber, ResponseOf<typeof listSubscribers>, SubscriptionState>({
    kind: {
      load: (choice, signal) =>
        session.call(routes.listSubscribers, {
          query: { ...searched('state', choice), page: String(choice.page) },
          signal,
        }),
      download: (choice) =>
        session.download(routes.downloadSubscribers, { query: searched('state', choice) }),
      remove: (id) => session.call(routes.deleteSubscriber, { params: { id } }),
      ...wordsOf('subscribers'),
    },
  })

/** The results and answers of quizzes, filtered by the id of a quiz. */
export const createSubmissionsList = () =>
  createPagedList<Submission, ResponseOf<typeof listSubmissions>, string>({
    kind: {
      load: (choice, signal) =>
        session.call(routes.listSubmissions, {
          query: { ...searched('quiz', choice), page: String(choice.page) },
          signal,
        }),
      download: (choice) =>
        session.download(routes.downloadSubmissions, { query: searched('quiz', choice) }),
      remove: (id) => session.call(routes.deleteSubmission, { params: { id } }),
      ...wordsOf('submissions'),
    },
  })

/** All that waits for the administrator, on one page. */
export const createTodayList = () =>
  createPagedList<Duty, Today, never>({
    kind: { load: (_, signal) => session.call(routes.getToday, { signal }) },
  })

/** Everybody whose address is known; who is chosen is shown whole. */
export const createClientsList = () =>
  createPagedList<ClientsPage['items'][number], ClientsPage, never>({
    kind: {
      load: ({ search, page }, signal) =>
        session.call(routes.listClients, { query: { search, page: String(page) }, signal }),
    },
  })

/** All that is known of a client, on one page; the download is the client's own file. */
export const createClientList = (email: string) =>
  createPagedList<ClientEntry, Client, never>({
    kind: {
      load: (_, signal) => session.call(routes.getClient, { query: { email }, signal }),
      download: () => session.download(routes.downloadClient, { query: { email } }),
    },
  })

/** Orders are accounting documents, so nothing is deleted here either. */
export const createOrdersList = () =>
  createPagedList<Order, OrdersPage, OrderState>({
    kind: {
      load: (choice, signal) =>
        session.call(routes.listOrders, {
          query: { ...searched('state', choice), page: String(choice.page) },
          signal,
        }),
      download: (choice) =>
        session.download(routes.downloadOrders, { query: searched('state', choice) }),
    },
  })

/** Withdrawals from contracts: the law wants them kept, so nothing is deleted here. */
export const createWithdrawalsList = () =>
  createPagedList<OrderWithdrawal, ResponseOf<typeof listWithdrawals>, never>({
    kind: {
      load: ({ search, page }, signal) =>
        session.call(routes.listWithdrawals, {
          query: { search, page: String(page) },
          signal,
        }),
    },
  })

function searched<Filter>(
  name: 'status' | 'state' | 'quiz',
  { search, filter }: PagedChoice<Filter>,
) {
  return filter === null ? { search } : { search, [name]: filter }
}

/** What an entry is called in questions and labels. */
export function nameOf({ name, email }: { name: string | null; email: string | null }): string {
  return inboxViewTexts.person(name, email ?? inboxTexts.noEmail)
}

function wordsOf(list: keyof typeof inboxViewTexts.removed) {
  return {
    nameOf,
    removeText: () => inboxViewTexts.removeText[list],
    removed: { title: inboxViewTexts.removed[list] },
    removeFailed: inboxViewTexts.removeFailed[list],
  }
}
