import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { MailLink } from '#src/server/mails/MailFrame.tsx'

/** Footer of every mail to subscribers: why they get it, and how to leave. */
export function NewsletterFooter({ leavingUrl }: { leavingUrl: string }) {
  return (
    <>
      {mailTexts.becauseYouSubscribed}{' '}
      <MailLink href={leavingUrl}>{mailTexts.leaveNewsletter}</MailLink>
    </>
  )
}
