import type {
  Booking,
  deleteBooking,
  deleteSubmission,
  deleteSubscriber,
  listBookings,
  listSubmissions,
  listSubscribers,
  Submission,
  Subscriber,
} from '#src/contracts/inbox.ts'
import type { ResponseOf } from '#src/contracts/contract.ts'
import * as routes from '#src/contracts/routes.ts'
import type { BookingStatus } from '#src/domain/consultations.ts'
import { inboxViewTexts } from './texts.ts'
import type { Session } from '../frame/session.ts'
import { createPagedList, type PagedChoice, type PagedList } from './paged-list.ts'

type InboxSession = Pick<Session, 'call' | 'download' | 'loginAgain'>

export type BookingsPage = ResponseOf<typeof listBookings>
type SubscribersPage = ResponseOf<typeof listSubscribers>
type SubmissionsPage = ResponseOf<typeof listSubmissions>
export type BookingsList = PagedList<Booking, BookingsPage, BookingStatus>
export type SubscribersList = PagedList<Subscriber, SubscribersPage, never>
/** Filtered by the id of a quiz. */
export type SubmissionsList = PagedList<Submission, SubmissionsPage, string>

/** The bookings, filtered by status. */
export function createBookingsList(session: InboxSession): BookingsList {
  const searched = ({ search, filter }: PagedChoice<BookingStatus>) => ({
    search,
    ...(filter === null ? {} : { status: filter }),
  })
  return createPagedList<Booking, BookingsPage, BookingStatus>({
    session,
    kind: {
      load: (choice, signal) =>
        session.call<typeof listBookings>(routes.listBookings, {
          query: { ...searched(choice), page: String(choice.page) },
          signal,
        }),
      download: (choice) => session.download(routes.downloadBookings, { query: searched(choice) }),
      remove: (id) => session.call<typeof deleteBooking>(routes.deleteBooking, { params: { id } }),
      ...wordsOf('bookings'),
    },
  })
}

/** The subscribers of the newsletter. */
export function createSubscribersList(session: InboxSession): SubscribersList {
  return createPagedList<Subscriber, SubscribersPage, never>({
    session,
    kind: {
      load: ({ search, page }, signal) =>
        session.call<typeof listSubscribers>(routes.listSubscribers, {
          query: { search, page: String(page) },
          signal,
        }),
      download: ({ search }) => session.download(routes.downloadSubscribers, { query: { search } }),
      remove: (id) =>
        session.call<typeof deleteSubscriber>(routes.deleteSubscriber, { params: { id } }),
      ...wordsOf('subscribers'),
    },
  })
}

/** What visitors have answered to quizzes. */
export function createSubmissionsList(session: InboxSession): SubmissionsList {
  const searched = ({ search, filter }: PagedChoice<string>) => ({
    search,
    ...(filter === null ? {} : { quiz: filter }),
  })
  return createPagedList<Submission, SubmissionsPage, string>({
    session,
    kind: {
      load: (choice, signal) =>
        session.call<typeof listSubmissions>(routes.listSubmissions, {
          query: { ...searched(choice), page: String(choice.page) },
          signal,
        }),
      download: (choice) =>
        session.download(routes.downloadSubmissions, { query: searched(choice) }),
      remove: (id) =>
        session.call<typeof deleteSubmission>(routes.deleteSubmission, { params: { id } }),
      ...wordsOf('submissions'),
    },
  })
}

function wordsOf(list: keyof typeof inboxViewTexts.removed) {
  return {
    nameOf: ({ name, email }: { name: string | null; email: string }) =>
      inboxViewTexts.person(name, email),
    removeText: inboxViewTexts.removeText[list],
    removed: inboxViewTexts.removed[list],
    removeFailed: inboxViewTexts.removeFailed[list],
  }
}
