import { z } from 'zod'
import { BOOKING_STATUSES, PACKAGE_IDS } from '#src/features/consultations/consultations.ts'
import { SUBSCRIPTION_STATES } from '#src/features/newsletter/newsletter.ts'
import {
  dayOf,
  IMPORT_ROWS,
  REFUSALS,
  SUBSCRIBER_FATES,
} from '#src/features/newsletter/subscribers.ts'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import {
  emailField,
  expectedVersion,
  idParams,
  instant,
  LIMITS,
  listOrder,
  listPage,
  ofRow,
  onRow,
  optionalText,
  pageQuery,
  privately,
  requiredText,
  searchQuery,
  tableStart,
  text,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** Items on one page of an inbox list. */
export const INBOX_PAGE_SIZE = 25

/** Bytes of a call that carries the rows of a file. */
const IMPORT_BODY = 4 * 1024 * 1024

/** The answer of a call that succeeds with a file. */
const file = z.never()

const bookingStatus = z.enum(BOOKING_STATUSES, { error: errorTexts.invalidStatus })

export const booking = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Id of a package (`features/consultations/consultations.ts`), or free text from a caller of the API. */
  consultationType: z.string(),
  preferredDate: z.string().nullable(),
  message: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES),
  /** The administrator's notes. */
  notes: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
})

const bookingsQuery = z.strictObject({
  /** Searched in name, email, phone, message and notes. */
  search: searchQuery,
  /** All when absent. */
  status: bookingStatus.optional(),
  /** All when absent. */
  package: z.enum(PACKAGE_IDS, { error: errorTexts.invalidValue }).optional(),
  page: pageQuery,
})

export const listBookings = contract(routes.listBookings, {
  access: 'admin',
  query: bookingsQuery.extend({ order: listOrder }),
  response: z.object({
    items: z.array(booking),
    ...listPage,
    /** Search hits of the package by status, ignoring the status filter. */
    counts: z.record(z.enum(BOOKING_STATUSES), z.number()),
  }),
})

export const downloadBookings = contract(routes.downloadBookings, {
  access: 'admin',
  act: 'downloadBookings',
  query: bookingsQuery.extend(tableStart),
  response: file,
})

export const updateBooking = contract(routes.updateBooking, {
  ...ofRow,
  act: 'updateBooking',
  body: z.strictObject({
    status: bookingStatus,
    /** Empty notes become null; the key is required, so that none are lost by mistake. */
    notes: privately(
      text(LIMITS.notes)
        .nullable()
        .transform((value) => (value === '' ? null : value)),
    ),
    updatedAt: expectedVersion,
  }),
  response: booking,
})

export const deleteBooking = contract(routes.deleteBooking, { ...onRow, act: 'deleteBooking' })

export const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  state: z.enum(SUBSCRIPTION_STATES),
  subscribed: z.boolean(),
  /** When it was asked for. */
  subscribedAt: instant,
  /** Null while pending, and for a subscriber of before there was a confirmation. */
  confirmedAt: instant.nullable(),
  leftAt: instant.nullable(),
  /** When it was stopped, because the address does not exist. */
  stoppedAt: instant.nullable(),
  /** Where an imported one consented; null for all others. */
  source: z.string().nullable(),
})

const subscribersQuery = z.strictObject({
  /** Searched in email and name. */
  search: searchQuery,
  /** All when absent. */
  state: z.enum(SUBSCRIPTION_STATES, { error: errorTexts.invalidValue }).optional(),
  page: pageQuery,
})

export const listSubscribers = contract(routes.listSubscribers, {
  access: 'admin',
  query: subscribersQuery,
  response: z.object({
    items: z.array(subscriber),
    ...listPage,
    /** All that are stopped, whatever is searched. */
    stopped: z.number(),
  }),
})

export const downloadSubscribers = contract(routes.downloadSubscribers, {
  access: 'admin',
  act: 'downloadSubscribers',
  query: subscribersQuery.extend(tableStart),
  response: file,
})

/** Takes a suspicious subscription for a real one, and has its address confirmed. */
export const admitSubscriber = contract(routes.admitSubscriber, {
  ...onRow,
  act: 'admitSubscriber',
})

/** Ends a subscription as its own reader would; an ended one stays as it is. */
export const endSubscription = contract(routes.endSubscription, {
  ...onRow,
  act: 'endSubscription',
})

/** Has an address confirm its subscription, unless it must not be asked. */
export const addSubscriber = contract(routes.addSubscriber, {
  access: 'admin',
  act: 'addSubscriber',
  body: z.strictObject({ email: emailField(), name: privately(optionalText(LIMITS.name)) }),
  /** `mailed-before`: the mail was sent within the last hour. */
  response: z.object({ outcome: z.enum(['mailed', 'mailed-before', ...REFUSALS]) }),
})

/** A subscriber of a file, who has consented elsewhere. */
export const importedSubscriber = z.strictObject({
  email: emailField(),
  name: privately(optionalText(LIMITS.name)),
  /** The day of the consent. */
  date: z
    .string({ error: errorTexts.consentDateRequired })
    .trim()
    .min(1, { error: errorTexts.consentDateRequired })
    .transform((text) => dayOf(text) ?? '')
    .refine((day) => day !== '', { error: errorTexts.invalidConsentDate, abort: true })
    .refine((day) => day <= toVilniusTime(Date.now()).slice(0, 10), {
      error: errorTexts.futureConsentDate,
    }),
  source: requiredText(LIMITS.consentSource, errorTexts.consentSourceRequired),
})

/** What would become of each address, in their order; nothing is changed. */
export const checkSubscribers = contract(routes.checkSubscribers, {
  access: 'admin',
  act: null,
  body: z.strictObject({ emails: z.array(emailField()).min(1).max(IMPORT_ROWS) }),
  bodyLimit: IMPORT_BODY,
  response: z.object({ fates: z.array(z.enum(SUBSCRIBER_FATES)) }),
})

/** Subscribes those of a file who may be; sent again with its attempt id, it changes nothing and answers the same. */
export const importSubscribers = contract(routes.importSubscribers, {
  access: 'admin',
  act: 'importSubscribers',
  body: z.strictObject({
    attemptId: z.uuid({ error: errorTexts.invalidAttempt }),
    subscribers: z.array(importedSubscriber).min(1).max(IMPORT_ROWS),
  }),
  bodyLimit: IMPORT_BODY,
  response: z.object({ added: z.number() }),
})

/** Of several subscribers those that are stopped; answers how many there were. */
const ofStopped = {
  access: 'admin',
  body: z.strictObject({ ids: z.array(idParams.shape.id).min(1).max(INBOX_PAGE_SIZE) }),
  response: z.object({ count: z.number() }),
} as const

/** Has stopped subscribers get letters again. */
export const resumeSubscribers = contract(routes.resumeSubscribers, {
  ...ofStopped,
  act: 'resumeSubscribers',
})

export const deleteStopped = contract(routes.deleteStopped, { ...ofStopped, act: 'deleteStopped' })

/** Deletes the row, and with it everything stored about the subscriber. */
export const deleteSubscriber = contract(routes.deleteSubscriber, {
  ...onRow,
  act: 'deleteSubscriber',
})

export const submission = z.object({
  id: z.uuid(),
  /** Both null once the quiz is deleted. */
  quizId: z.uuid().nullable(),
  quizTitle: z.string().nullable(),
  /** Null without consent to store it. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  totalScore: z.number(),
  /** Whether the answers warn. */
  warned: z.boolean(),
  /** As shown to the visitor, who saw a safety result instead after a warning. */
  category: z.object({ name: z.string(), color: z.string() }).nullable(),
  /** In whole percent. */
  dimensions: z.array(z.object({ name: z.string(), share: z.number() })),
  /** As text, as worded when the visitor answered. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** When storing the email was consented to; null with an email: no consent is recorded. */
  consentedAt: instant.nullable(),
  /** Of a submission without email only the day. */
  completedAt: instant,
  /** Stored damaged: what cannot be read is left out. */
  unreadable: z.boolean(),
})

const submissionsQuery = z.strictObject({
  /** Id of the quiz; all quizzes when absent. */
  quiz: z.uuid().optional(),
  /** Name of a band; all when absent. */
  band: text(LIMITS.title).optional(),
  /** Those alone whose answers warn; all when absent. */
  warned: z.literal('yes', { error: errorTexts.invalidValue }).optional(),
  /** Searched in email and name. */
  search: searchQuery,
  page: pageQuery,
})

export const listSubmissions = contract(routes.listSubmissions, {
  access: 'admin',
  query: submissionsQuery,
  response: z.object({
    items: z.array(submission),
    ...listPage,
    /** All submissions with an email and no recorded consent, whatever is searched. */
    withoutConsent: z.number(),
    /** Names of the bands that the filtered quiz gave, the lowest first; none without that filter. */
    bands: z.array(z.string()),
  }),
})

export const downloadSubmissions = contract(routes.downloadSubmissions, {
  access: 'admin',
  act: 'downloadSubmissions',
  query: submissionsQuery.extend(tableStart),
  response: file,
})

/** Erases email and name of every submission without a recorded consent; answers and score stay. */
export const anonymiseSubmissions = contract(routes.anonymiseSubmissions, {
  access: 'admin',
  act: 'anonymiseSubmissions',
  response: z.object({ count: z.number() }),
})

export const deleteSubmission = contract(routes.deleteSubmission, {
  ...onRow,
  act: 'deleteSubmission',
})

export type ImportedSubscriber = z.output<typeof importedSubscriber>
export type AddedSubscriber = z.output<typeof addSubscriber.body>
export type Booking = ResponseOf<typeof updateBooking>
export type Subscriber = ResponseOf<typeof listSubscribers>['items'][number]
export type Submission = ResponseOf<typeof listSubmissions>['items'][number]
export type BookingsQuery = z.output<typeof bookingsQuery>
export type BookingsTableQuery = z.output<typeof downloadBookings.query>
export type BookingsListQuery = z.output<typeof listBookings.query>
export type SubscribersQuery = z.output<typeof subscribersQuery>
export type SubscribersTableQuery = z.output<typeof downloadSubscribers.query>
export type SubmissionsQuery = z.output<typeof submissionsQuery>
export type SubmissionsTableQuery = z.output<typeof downloadSubmissions.query>
/** What the administrator sets of a booking. */
export type BookingChanges = z.output<typeof updateBooking.body>
