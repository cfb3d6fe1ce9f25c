import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { consultationPackages, packageAction, type PaymentLinks } from '../consultations.ts'
import type { AnswerHours } from '../answer-hour-texts.ts'
import { createBooking } from './booking.ts'
import { BookingForm, BookingPanels } from './BookingForm.tsx'
import { ConsultationCall } from './ConsultationCall.tsx'
import { PackageCard } from './PackageCard.tsx'
import { Toaster } from '#src/ui/Toaster.tsx'

interface ConsultationPackagesProps {
  /** Of this build. The packages are made from them, as the page has no room for them in its data. */
  links: PaymentLinks
  /** In which letters are answered. */
  hours: AnswerHours | null
  /** Says who answers. */
  answering: string
  /** Stands between the packages and the call to action, or below the form. */
  children?: ReactNode
}

/** The five packages, and the form that a selection opens (specification, section 2). */
export function ConsultationPackages({
  links,
  hours,
  answering,
  children,
}: ConsultationPackagesProps) {
  const [packages] = useState(() => consultationPackages(links))
  const [booking] = useState(() => createBooking({ packages }))
  const selected = useStore(booking.$selected)
  const heading = useRef<HTMLHeadingElement>(null)
  const books = selected !== null && packageAction(selected) === 'booking-form'
  const booked = useRef(books)

  // The form opens and closes below the cards: focus moves with it.
  useEffect(() => {
    if (booked.current === books) return
    booked.current = books
    heading.current?.focus()
  }, [books])

  return (
    <div className="packages">
      {/* What can be had today stands first and wider. */}
      <ul>
        {packages.map((item) => (
          <li key={item.id}>
            <PackageCard
              item={item}
              hours={hours}
              answering={answering}
              selected={item === selected}
              onSelect={() => booking.select(item.id)}
            />
          </li>
        ))}
      </ul>
      {books ? (
        <div className="booking">
          <BookingForm booking={booking} packages={packages} heading={heading} />
          <BookingPanels />
        </div>
      ) : null}
      {children}
      {books ? null : (
        <ConsultationCall packages={packages} heading={heading} onSelect={booking.select} />
      )}
      <Toaster />
    </div>
  )
}
