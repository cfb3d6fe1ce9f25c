import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { formatMoment } from '#src/core/lithuanian.ts'
import { shownEmail } from '#src/core/shown-email.ts'
import {
  bookingDueAt,
  packageAction,
  type ConsultationPackage,
} from '#src/features/consultations/consultations.ts'
import { BOOKING_MONTHS } from '#src/core/retention.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { consultationTexts } from '#src/features/consultations/texts.ts'
import { PrivacyNote } from '#src/site/PrivacyNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Field, type ControlProps } from '#src/ui/Field.tsx'
import { Honeypot, honeypotValue } from '#src/ui/Honeypot.tsx'
import type { Testimonial } from '#src/features/settings/claims.ts'
import type { Booking, BookingFields } from './booking.ts'

interface BookingFormProps {
  booking: Booking
  packages: readonly ConsultationPackage[]
  heading: RefObject<HTMLHeadingElement | null>
}

type BookedProps = Pick<BookingFields, 'consultationType' | 'email'> &
  Pick<BookingFormProps, 'heading' | 'packages'>

/** Says for which package a booking was accepted, what happens next, and until when. */
export function Booked({ consultationType, email, heading, packages }: BookedProps) {
  const [dueAt] = useState(() => bookingDueAt(new Date()))
  return (
    <section className="card booked gap-5 p-6">
      <h2 ref={heading} tabIndex={-1} className="heading">
        {consultationTexts.bookedHeading}
      </h2>
      <NamedPackage item={packages.find(({ id }) => id === consultationType)} />
      <ol className="lines -mb-5 gap-x-6 md:grid md:grid-cols-3">
        {consultationTexts
          .nextSteps(shownEmail(email.trim()), formatMoment(dueAt))
          .map(({ title, text }) => (
            <Step key={title} title={title} text={text} />
          ))}
      </ol>
    </section>
  )
}

/** Names a package with its duration and price. */
function NamedPackage({ item }: { item: ConsultationPackage | undefined }) {
  if (item === undefined) return null
  return (
    <p className="font-semibold">
      {bindSpaces(`${item.title}, `)}
      <span className="inline-block">
        {bindSpaces(
          `${consultationTexts.durations[item.id]}, ${consultationTexts.price(item.price, item.paymentType)}`,
        )}
      </span>
    </p>
  )
}

function Step({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <div>
        <strong className="block">{title}</strong>
        {text}
      </div>
    </li>
  )
}

/** Shows the form to request a package that has no payment link (specification, section 5). */
export function BookingForm({ booking, packages, heading }: BookingFormProps) {
  const { status, fields, messages } = useStore(booking.$state)
  const busy = status === 'submitting'
  const form = useRef<HTMLFormElement>(null)

  /** Set on submit, so that the first invalid field is focused only then. */
  const submitted = useRef(false)

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (!wrong || !submitted.current) return
    submitted.current = false
    wrong.focus()
  }, [messages])

  const control = (name: keyof BookingFields, given: ControlProps) => ({
    ...given,
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => booking.edit(name, event.target.value),
  })
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submitted.current = true
        void booking.submit(honeypotValue(event.currentTarget))
      }}
      className="card gap-5 p-6"
    >
      <h2 ref={heading} tabIndex={-1} className="heading">
        {consultationTexts.formHeading}
      </h2>
      <div>
        <NamedPackage item={packages.find(({ id }) => id === fields.consultationType)} />
        <p>{consultationTexts.formPromise}</p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={consultationTexts.nameLabel} message={messages.name}>
          {(given) => (
            <input
              {...control('name', given)}
              type="text"
              required
              autoComplete="name"
              readOnly={busy}
            />
          )}
        </Field>
        <Field label={consultationTexts.emailLabel} message={messages.email}>
          {(given) => (
            <input
              {...control('email', given)}
              type="email"
              required
              autoComplete="email"
              readOnly={busy}
            />
          )}
        </Field>
        <Field
          label={consultationTexts.phoneLabel}
          hint={consultationTexts.optional}
          message={messages.phone}
        >
          {(given) => (
            <input {...control('phone', given)} type="tel" autoComplete="tel" readOnly={busy} />
          )}
        </Field>
        <Field label={consultationTexts.typeLabel} message={messages.consultationType}>
          {(given) => (
            <select {...control('consultationType', given)} required disabled={busy}>
              <option value="">{consultationTexts.typePlaceholder}</option>
              {packages
                .filter((item) => packageAction(item) === 'booking-form')
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </select>
          )}
        </Field>
      </div>
      <Field
        label={consultationTexts.dateLabel}
        hint={consultationTexts.optional}
        message={messages.preferredDate}
      >
        {(given) => (
          <input
            {...control('preferredDate', given)}
            type="text"
            placeholder={consultationTexts.datePlaceholder}
            readOnly={busy}
          />
        )}
      </Field>
      <Field
        label={consultationTexts.messageLabel}
        hint={consultationTexts.optional}
        message={messages.message}
      >
        {(given) => (
          <textarea
            {...control('message', given)}
            rows={3}
            placeholder={consultationTexts.messagePlaceholder}
            readOnly={busy}
          />
        )}
      </Field>
      <Honeypot />
      <PrivacyNote {...consultationTexts.privacy(BOOKING_MONTHS)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? consultationTexts.submitting : consultationTexts.submit}
        </Button>
        <Button quiet disabled={busy} onClick={booking.clearSelection}>
          {consultationTexts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Testimonial beside the form, and the sentence that says whether it is checked. */
export interface ShownTestimonial {
  testimonial: Testimonial
  check: string
}

/** Shows the panels beside the booking form: process, reasons, and a client's testimonial if there is one. */
export function BookingPanels({ story }: { story: ShownTestimonial | null }) {
  return (
    <div className="flex flex-col gap-6">
      <section className="pt-6">
        <h2 className="subheading">{consultationTexts.stepsHeading}</h2>
        <ol className="lines mt-4">
          {consultationTexts.steps.map(({ title, text }) => (
            <Step key={title} title={title} text={text} />
          ))}
        </ol>
      </section>
      <section className="border-t border-line pt-5">
        <h2 className="subheading">{consultationTexts.reasonsHeading}</h2>
        <ul className="ticks mt-4 flex flex-col gap-2">
          {consultationTexts.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      {story === null ? null : (
        <section className="border-t border-line pt-5">
          <h2 className="subheading">{consultationTexts.testimonialHeading}</h2>
          <p className="mt-2 text-sm text-muted">{story.check}</p>
          <figure className="mt-4">
            <blockquote className="font-serif text-lg">{story.testimonial.text}</blockquote>
            <figcaption className="mt-3 text-sm text-muted">
              {[story.testimonial.name, story.testimonial.city].filter(Boolean).join(', ')}
            </figcaption>
          </figure>
        </section>
      )}
    </div>
  )
}
