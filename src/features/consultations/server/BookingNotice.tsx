import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { Action, Facts, MailFrame, Paragraph } from '#src/server/mails/MailFrame.tsx'

interface BookingNoticeProps {
  booking: {
    name: string
    email: string
    phone: string | null
    preferredDate: string | null
    message: string | null
  }
  /** Title of the package, or the text that the visitor's form sent. */
  consultation: string
  /** Promised deadline of the answer, in words. */
  deadline: string
  /** Address of the bookings in the panel. */
  inboxUrl: string
  /**
   * Whether the visitor gets notices (mails without the text of messages), since somebody else may read the mailbox.
   */
  onlyNotices: boolean
}

/** Renders the mail that notifies the owner of a booking. It contains everything that the visitor wrote. */
export function BookingNotice(props: BookingNoticeProps) {
  const { booking, consultation, deadline, inboxUrl, onlyNotices } = props
  const texts = mailTexts.bookingNotice
  return (
    <MailFrame preview={texts.preview} heading={texts.heading} footer={mailTexts.fromYourSite}>
      <Paragraph>
        {texts.intro} <strong>{deadline}</strong>.
      </Paragraph>
      <Facts
        facts={[
          [texts.name, booking.name],
          [texts.email, booking.email],
          [texts.phone, booking.phone],
          [texts.type, consultation],
          [texts.date, booking.preferredDate],
          [texts.message, booking.message],
        ]}
      />
      <Paragraph>{onlyNotices ? mailTexts.onlyNotices : texts.reply}</Paragraph>
      <Action href={inboxUrl} label={texts.open} />
    </MailFrame>
  )
}
