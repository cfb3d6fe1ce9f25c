import { mailTexts } from '#src/texts/mails.ts'
import { MailFrame, Paragraph } from './MailFrame.tsx'
import { NewsletterFooter } from './NewsletterFooter.tsx'

/** Welcomes a subscriber who has confirmed the address. */
export function NewsletterWelcome({ leavingUrl }: { leavingUrl: string }) {
  const texts = mailTexts.newsletterWelcome
  return (
    <MailFrame
      preview={texts.preview}
      heading={texts.heading}
      footer={<NewsletterFooter leavingUrl={leavingUrl} />}
    >
      <Paragraph>{texts.text}</Paragraph>
      <Paragraph>{texts.contents}</Paragraph>
      <Paragraph>{texts.question}</Paragraph>
    </MailFrame>
  )
}
