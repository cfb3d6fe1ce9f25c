import { mailTexts } from '#src/texts/mails.ts'
import { Action, MailFrame, Paragraph } from './MailFrame.tsx'

interface NewsletterConfirmationProps {
  confirmationUrl: string
  /** How long the address is valid. */
  days: number
}

/**
 * Asks the reader of an address to confirm the subscription. It repeats nothing that was written: anybody
 * could have given this address.
 */
export function NewsletterConfirmation({ confirmationUrl, days }: NewsletterConfirmationProps) {
  const texts = mailTexts.newsletterConfirmation
  return (
    <MailFrame preview={texts.preview} heading={texts.heading} footer={mailTexts.becauseYouWrote}>
      <Paragraph>{texts.text}</Paragraph>
      <Action href={confirmationUrl} label={texts.confirm} />
      <Paragraph>{texts.expires(days)}</Paragraph>
      <Paragraph>{texts.wrongPerson}</Paragraph>
    </MailFrame>
  )
}
