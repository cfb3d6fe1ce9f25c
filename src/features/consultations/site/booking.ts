import { atom } from 'nanostores'
import { refusalText, request, type Fetch } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import {
  BOOKING_NAME_MIN,
  packageAction,
  type ConsultationPackage,
  type PackageId,
} from '../consultations.ts'
import { consultationTexts } from '../texts.ts'
import { fieldMessages, toastTexts } from '#src/core/form-texts.ts'
import { newAttemptId, isEmailAddress, waitForFillingTime } from '#src/client/visitor-forms.ts'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'

export interface BookingFields {
  name: string
  email: string
  phone: string
  /** Id of a package, or '' while none is chosen. */
  consultationType: string
  preferredDate: string
  message: string
}

/** Messages of invalid fields. */
export type BookingMessages = Readonly<Partial<Record<keyof BookingFields, string>>>

export interface BookingState {
  status: 'idle' | 'submitting'
  /** Fields of the accepted booking; null before it, and while a form is open again. */
  booked: BookingFields | null
  fields: BookingFields
  messages: BookingMessages
}

const EMPTY: BookingState = {
  status: 'idle',
  booked: null,
  fields: { name: '', email: '', phone: '', consultationType: '', preferredDate: '', message: '' },
  messages: {},
}

/** Validates the fields; returns no messages when the form may be sent. */
export function bookingMessages(fields: BookingFields): BookingMessages {
  return {
    ...(fields.name.trim().length < BOOKING_NAME_MIN ? { name: fieldMessages.nameTooShort } : {}),
    ...(isEmailAddress(fields.email) ? {} : { email: fieldMessages.invalidEmail }),
    ...(fields.consultationType === ''
      ? { consultationType: fieldMessages.consultationTypeRequired }
      : {}),
  }
}

/** Creates the store of the selected package and the booking form (specification, section 2). */
export function createBooking({
  packages,
  fetch,
  toasts = documentToasts,
}: {
  packages: readonly ConsultationPackage[]
  fetch?: Fetch
  toasts?: Pick<Toasts, 'show'>
}) {
  const $selected = atom<ConsultationPackage | null>(null)
  const $state = atom(EMPTY)
  /**
   * Attempt id. It stays the same until a field is edited or the form is accepted, so that a booking is stored once
   * even if it is sent again after a lost response.
   */
  let attemptId: string | null = null

  /** Selects an available package. If it has no payment link, the booking form opens for the package. */
  function select(id: PackageId): void {
    const item = packages.find((candidate) => candidate.id === id)
    if (!item || packageAction(item) === 'none') return
    $selected.set(item)
    if (packageAction(item) === 'booking-form') {
      edit('consultationType', item.id)
      toasts.show({ title: consultationTexts.linkComing })
    }
  }

  function clearSelection(): void {
    $selected.set(null)
  }

  function edit(field: keyof BookingFields, value: string): void {
    const { status, fields, messages } = $state.get()
    attemptId = null
    $state.set({
      status,
      booked: null,
      fields: { ...fields, [field]: value },
      messages: Object.fromEntries(Object.entries(messages).filter(([name]) => name !== field)),
    })
  }

  /**
   * Sends the form. The fields are kept on failure; success clears the form and the selection.
   * @param website value of the field hidden from people.
   */
  async function submit(website = ''): Promise<void> {
    const { status, fields } = $state.get()
    if (status === 'submitting') return
    const messages = bookingMessages(fields)
    if (Object.keys(messages).length > 0) {
      $state.set({ ...EMPTY, fields, messages })
      return
    }
    $state.set({ ...EMPTY, status: 'submitting', fields })
    attemptId ??= newAttemptId()
    const openMs = await waitForFillingTime()
    const result = await request(
      routes.bookConsultation,
      {
        body: {
          name: fields.name.trim(),
          email: fields.email.trim(),
          phone: fields.phone.trim(),
          consultationType: fields.consultationType,
          preferredDate: fields.preferredDate.trim(),
          message: fields.message.trim(),
          attemptId,
          website,
          openMs,
        },
      },
      { fetch },
    )
    if (result.ok) {
      attemptId = null
      $state.set({ ...EMPTY, booked: fields })
      $selected.set(null)
      toasts.show({ title: consultationTexts.bookedTitle, description: result.data.message })
      return
    }
    const named = result.failure.kind === 'http' ? result.failure.fields : {}
    $state.set({ ...$state.get(), status: 'idle', messages: knownMessages(named) })
    toasts.show({
      title: toastTexts.errorTitle,
      description: refusalText(result.failure, consultationTexts.bookingFailed),
      variant: 'destructive',
    })
  }

  return { $selected, $state, select, clearSelection, edit, submit }
}

function knownMessages(named: Readonly<Record<string, string>>): BookingMessages {
  return Object.fromEntries(
    Object.entries(named).filter(([field]) => Object.hasOwn(EMPTY.fields, field)),
  )
}

export type Booking = ReturnType<typeof createBooking>
