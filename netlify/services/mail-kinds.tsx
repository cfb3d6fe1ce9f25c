import type { ReactElement } from 'react'
import type { Database } from '#db/client.ts'
import { findBooking } from '#db/queries/bookings.ts'
import { findLetter } from '#db/queries/letters.ts'
import type { OutboxEntry } from '#db/queries/outbox.ts'
import { ANSWER_HOURS } from '#src/domain/consultations.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { OUTBOX_KINDS, type OutboxKind } from '#src/domain/outbox.ts'
import { consultationTitle } from '#src/texts/consultations.ts'
import { mailTexts } from '#src/texts/mails.ts'
import { BookingNotice } from '../mails/BookingNotice.tsx'
import { BookingReceipt } from '../mails/BookingReceipt.tsx'
import { environment } from './environment.ts'
import { letterMail } from './letter-mail.tsx'

/** What a kind of mail is made of. */
export interface MailContent {
  subject: string
  body: ReactElement
  replyTo?: string
  /** Address for leaving with one click. */
  unsubscribeUrl?: string
}

/** Makes a mail when it is sent; null when what it is about is gone or no longer wants it. */
type MailMaker = (db: Database, entry: OutboxEntry) => Promise<MailContent | null>

type MailKind = {
  [Kind in OutboxKind]: (typeof OUTBOX_KINDS)[Kind] extends 'mail' ? Kind : never
}[OutboxKind]

export function isMailKind(kind: OutboxKind): kind is MailKind {
  return OUTBOX_KINDS[kind] === 'mail'
}

/** Every kind of mail. */
export const mailKinds: Record<MailKind, MailMaker> = {
  'booking-notice': async (db, { subjectId }) => {
    const booking = await findBooking(db, subjectId)
    if (booking === undefined) return null
    const deadline = new Date(booking.createdAt.getTime() + ANSWER_HOURS * 3_600_000)
    return {
      subject: mailTexts.bookingNotice.subject(booking.name),
      replyTo: booking.email,
      body: (
        <BookingNotice
          booking={booking}
          consultation={consultationTitle(booking.consultationType)}
          deadline={formatMinute(deadline)}
          inboxUrl={`${environment().origin}/admin#uzklausos`}
        />
      ),
    }
  },
  letter: async (db, { subjectId, recipient }) => {
    const letter = await findLetter(db, subjectId)
    const subscription = recipient === null ? undefined : await findSubscription(db, recipient)
    if (letter === undefined || subscription?.subscribed !== true) return null
    const unsubscribeUrl = leavingLink(subscription)
    return { ...letterMail(letter, unsubscribeUrl), unsubscribeUrl }
  },
  'letter-trial': async (db, { subjectId }) => {
    const letter = await findLetter(db, subjectId)
    if (letter === undefined) return null
    const { body } = letterMail(letter, `${environment().origin}/newsletter`)
    return { subject: mailTexts.letter.trialSubject(letter.subject), body }
  },
  'booking-receipt': async (db, { subjectId }) => {
    const booking = await findBooking(db, subjectId)
    if (booking === undefined) return null
    return { subject: mailTexts.bookingReceipt.subject, body: <BookingReceipt /> }
  },
}
