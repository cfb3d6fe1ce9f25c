import { z } from 'zod'
import { BOOKING_NAME_MIN, BOOKING_STATUSES, PACKAGE_IDS } from './consultations.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import {
  attemptField,
  botSigns,
  emailField,
  expectedVersion,
  formRateLimit,
  instant,
  LIMITS,
  listCalls,
  listSort,
  messageAnswer,
  ofRow,
  onRow,
  optionalText,
  privateField,
  requiredText,
  searchQuery,
  text,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

export const bookConsultation = contract(routes.bookConsultation, {
  body: z.object({
    name: privateField(requiredText(LIMITS.name, errorTexts.nameTooShort, BOOKING_NAME_MIN)),
    email: emailField(errorTexts.invalidEmail),
    phone: privateField(optionalText(LIMITS.phone)),
    consultationType: requiredText(LIMITS.consultationType, errorTexts.consultationTypeRequired),
    preferredDate: privateField(optionalText(LIMITS.preferredDate)),
    message: privateField(optionalText(LIMITS.message)),
    /** Attempt id. A second booking with the same id is not stored. */
    attemptId: attemptField,
    ...botSigns,
  }),
  response: messageAnswer,
  rateLimit: formRateLimit,
})

const bookingStatus = z.enum(BOOKING_STATUSES, { error: errorTexts.invalidStatus })

export const booking = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Id of a package (`consultations.ts`), or free text from an API caller. */
  consultationType: z.string(),
  /** Title of the package at the time of the booking; null if it is a starting title, or free text. */
  packageTitle: z.string().nullable(),
  preferredDate: z.string().nullable(),
  message: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES),
  /** The administrator's notes. */
  notes: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
})

const { page, table } = listCalls({
  query: {
    /** Part of name, e-mail address, phone number, message or notes. */
    search: searchQuery,
    /** Status of the bookings; all when absent. */
    status: bookingStatus.optional(),
    /** Package of the bookings; all when absent. */
    package: z.enum(PACKAGE_IDS, { error: errorTexts.invalidValue }).optional(),
  },
  item: booking,
  /** Number of bookings of each status that match the search and the package filter. The status filter is ignored. */
  more: {
    counts: z.record(z.enum(BOOKING_STATUSES), z.number()),
    /** Titles of the packages, as they are offered now. */
    titles: z.record(z.enum(PACKAGE_IDS), z.string()),
  },
})

export const listBookings = contract(routes.listBookings, {
  ...page,
  query: page.query.extend({ order: listSort }),
})

export const downloadBookings = contract(routes.downloadBookings, {
  ...table,
  isGrave: true,
  act: 'downloadBookings',
})

export const updateBooking = contract(routes.updateBooking, {
  ...ofRow,
  act: 'updateBooking',
  body: z.strictObject({
    status: bookingStatus,
    /** Empty notes become null. The field is required, so that leaving it out cannot delete the notes. */
    notes: privateField(
      text(LIMITS.notes)
        .nullable()
        .transform((value) => (value === '' ? null : value)),
    ),
    updatedAt: expectedVersion,
  }),
  response: booking,
})

export const deleteBooking = contract(routes.deleteBooking, {
  ...onRow,
  isGrave: true,
  act: 'deleteBooking',
})

export type BookingInput = z.output<typeof bookConsultation.body>
export type Booking = ResponseOf<typeof updateBooking>
export type BookingsQuery = z.output<typeof listBookings.query>
/** Fields of a booking set by the administrator. */
export type BookingChanges = z.output<typeof updateBooking.body>
