import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { type ConsultationPackage, packageAction } from '../consultations.ts'
import type { AnswerHours } from '../answer-hour-texts.ts'
import { consultationTexts } from '../texts.ts'
import { createBooking } from './booking.ts'
import { Booked, BookingForm, BookingPanels, type ShownTestimonial } from './BookingForm.tsx'
import { ConsultationCall } from './ConsultationCall.tsx'
import { PackageCard, TakenPackage } from './PackageCard.tsx'
import { Toaster } from '#src/ui/Toaster.tsx'

interface ConsultationPackagesProps {
  /** The packages that visitors see. */
  packages: readonly ConsultationPackage[]
  /** Hours in which messages are answered; null for day and night. */
  hours: AnswerHours | null
  /** Testimonial beside the booking form; null for none. */
  story: ShownTestimonial | null
  /** Shown below the packages that can be chosen, or below the form. */
  children?: ReactNode
}

/**
 * Shows the packages, and the form opened by a selection (specification, section 2). Fully booked packages come last
 * and are rows of a list.
 */
export function ConsultationPackages({
  packages,
  hours,
  story,
  children,
}: ConsultationPackagesProps) {
  const [booking] = useState(() => createBooking({ packages }))
  const selected = useStore(booking.$selected)
  const { booked } = useStore(booking.$state)
  const offered = packages.filter(({ available }) => available)
  const taken = packages.filter(({ available }) => !available)
  const heading = useRef<HTMLHeadingElement>(null)
  const books = selected !== null && packageAction(selected) === 'booking-form'
  const booksBefore = useRef(books)

  // The form opens and closes below the cards, so the heading that appears there gets the focus and the top of the window.
  useEffect(() => {
    if (booksBefore.current === books) return
    booksBefore.current = books
    heading.current?.focus()
    heading.current?.scrollIntoView()
  }, [books])

  return (
    <div className="packages">
      {offered.length === 0 ? null : (
        <ul id="paketai" className="offered">
          {offered.map((item) => (
            <li key={item.id}>
              <PackageCard
                item={item}
                hours={hours}
                selected={item === selected}
                onSelect={() => booking.select(item.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {books ? (
        <div className="booking">
          <BookingForm booking={booking} packages={packages} heading={heading} />
          <BookingPanels story={story} />
        </div>
      ) : null}
      {booked === null ? null : <Booked {...booked} packages={packages} heading={heading} />}
      {children}
      {taken.length === 0 ? null : (
        <>
          <h2 className="heading -mb-8">{consultationTexts.others(offered.length > 0)}</h2>
          <ul>
            {taken.map((item) => (
              <li key={item.id}>
                <TakenPackage {...item} />
              </li>
            ))}
          </ul>
        </>
      )}
      {books ? null : (
        <ConsultationCall
          packages={packages}
          heading={booked === null ? heading : null}
          onSelect={booking.select}
        />
      )}
      {/* Over the header, so that no field is covered. */}
      <Toaster place="top-2" />
    </div>
  )
}
