import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { MailFrame } from '#src/server/mails/MailFrame.tsx'
import { styles } from '#src/server/mails/mail-styles.ts'
import { NewsletterFooter } from './NewsletterFooter.tsx'

interface LetterProps {
  subject: string
  /** Sanitised HTML, with absolute addresses. */
  html: string
  /** Where its reader leaves the newsletter. */
  leavingUrl: string
}

/** A letter of the newsletter. */
export function Letter({ subject, html, leavingUrl }: LetterProps) {
  const texts = mailTexts.letter
  return (
    <MailFrame
      preview={texts.preview}
      heading={subject}
      footer={<NewsletterFooter leavingUrl={leavingUrl} />}
    >
      <div className="prose ink" style={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </MailFrame>
  )
}
