import type { ReactElement } from 'react'
import type { Database } from '#db/client.ts'
import { findBooking } from '#db/queries/bookings.ts'
import type { OutboxEntry } from '#db/queries/outbox.ts'
import { findWithdrawal } from '#db/queries/withdrawals.ts'
import { ANSWER_HOURS } from '#src/domain/consultations.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { DATA_LINK_HOURS } from '#src/domain/own-data.ts'
import type { OUTBOX_KINDS, OutboxKind } from '#src/domain/outbox.ts'
import { consultationTitle } from '#src/texts/consultations.ts'
import { mailTexts } from '#src/texts/mails.ts'
import { receiptFacts } from '#src/texts/withdrawal.ts'
import { BookingNotice } from '../mails/BookingNotice.tsx'
import { BookingReceipt } from '../mails/BookingReceipt.tsx'
import { DataLink } from '../mails/DataLink.tsx'
import { WithdrawalNotice } from '../mails/WithdrawalNotice.tsx'
import { WithdrawalReceipt } from '../mails/WithdrawalReceipt.tsx'
import { environment } from './environment.ts'
import { visitorLink } from './visitor-links.ts'

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
  'booking-receipt': async (db, { subjectId }) => {
    const booking = await findBooking(db, subjectId)
    if (booking === undefined) return null
    return { subject: mailTexts.bookingReceipt.subject, body: <BookingReceipt /> }
  },
  'data-link': (_db, { id }) => {
    const expiresAt = new Date(Date.now() + DATA_LINK_HOURS * 3_600_000)
    const href = visitorLink('own-data', [id], expiresAt)
    const body = <DataLink href={href} hours={DATA_LINK_HOURS} />
    return Promise.resolve({ subject: mailTexts.dataLink.subject, body })
  },
  'withdrawal-notice': async (db, { subjectId }) => {
    const withdrawal = await findWithdrawal(db, subjectId)
    if (withdrawal === undefined) return null
    return {
      subject: mailTexts.withdrawalNotice.subject(withdrawal.name),
      replyTo: withdrawal.email,
      body: (
        <WithdrawalNotice
          facts={receiptFacts(withdrawal, formatMinute(withdrawal.createdAt))}
          inboxUrl={`${environment().origin}/admin#atsisakymai`}
        />
      ),
    }
  },
  'withdrawal-receipt': async (db, { subjectId }) => {
    const withdrawal = await findWithdrawal(db, subjectId)
    if (withdrawal === undefined) return null
    const facts = receiptFacts(withdrawal, formatMinute(withdrawal.createdAt))
    return {
      subject: mailTexts.withdrawalReceipt.subject,
      body: <WithdrawalReceipt facts={facts} />,
    }
  },
}
