import { mailTexts } from '#src/texts/mails.ts'
import { MailFrame, Paragraph } from './MailFrame.tsx'

/**
 * Tells a visitor that the booking has arrived. It repeats nothing that was written: anybody could have
 * given this address.
 */
export function BookingReceipt() {
  const texts = mailTexts.bookingReceipt
  return (
    <MailFrame preview={texts.preview} heading={texts.heading} footer={mailTexts.becauseYouWrote}>
      <Paragraph>{texts.greeting}</Paragraph>
      <Paragraph>{texts.text}</Paragraph>
      <Paragraph>{texts.question}</Paragraph>
      <Paragraph>{texts.wrongPerson}</Paragraph>
    </MailFrame>
  )
}
