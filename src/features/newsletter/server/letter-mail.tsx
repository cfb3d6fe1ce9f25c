import type { ReactElement } from 'react'
import { letterHtml } from '#src/features/newsletter/letters.ts'
import { renderMail } from '#src/server/mails/render-mail.tsx'
import { environment } from '#src/server/environment.ts'
import { readBuiltOwner } from '#src/server/site-files.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { MailFrame, MailLink } from '#src/server/mails/MailFrame.tsx'
import { styles } from '#src/server/mails/mail-styles.ts'

/** Renders the footer of every mail to subscribers: why they get it, and how to unsubscribe. */
function NewsletterFooter({ leavingUrl }: { leavingUrl: string }) {
  return (
    <>
      {mailTexts.becauseYouSubscribed}{' '}
      <MailLink href={leavingUrl}>{mailTexts.leaveNewsletter}</MailLink>
    </>
  )
}

interface LetterProps {
  subject: string
  /** Sanitised HTML, with absolute addresses. */
  html: string
  /** Unsubscribe link of the recipient. */
  leavingUrl: string
}

/** Renders a letter of the newsletter. */
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

interface WrittenLetter {
  subject: string
  /** Markdown source. */
  content: string
}

/** Renders a letter as a mail. @param leavingUrl unsubscribe link of the recipient. */
export function letterMail(
  { subject, content }: WrittenLetter,
  leavingUrl: string,
): { subject: string; body: ReactElement } {
  const html = letterHtml(content, environment().origin)
  return { subject, body: <Letter subject={subject} html={html} leavingUrl={leavingUrl} /> }
}

/** Renders a letter as mail programs show it. The unsubscribe link leads to the newsletter's page. */
export async function previewLetter(
  letter: WrittenLetter,
): Promise<{ html: string; text: string }> {
  const { body } = letterMail(letter, `${environment().origin}/newsletter`)
  const seller = await readBuiltOwner()
  return await renderMail(body, seller, mailTexts.answer.contact(seller.email))
}
