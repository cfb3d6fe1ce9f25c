import type { ReactElement } from 'react'
import { letterHtml } from '#src/features/newsletter/letters.ts'
import { renderMail } from '#src/server/mails/render-mail.tsx'
import { environment } from '#src/server/environment.ts'
import { readBuiltOwner } from '#src/server/site-files.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { MailFrame, MailLink } from '#src/server/mails/MailFrame.tsx'
import { styles } from '#src/server/mails/mail-styles.ts'

/** Footer of every mail to subscribers: why they get it, and how to leave. */
export function NewsletterFooter({ leavingUrl }: { leavingUrl: string }) {
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

interface WrittenLetter {
  subject: string
  /** Markdown source. */
  content: string
}

/** A letter as a mail. @param leavingUrl where its reader leaves the newsletter. */
export function letterMail(
  { subject, content }: WrittenLetter,
  leavingUrl: string,
): { subject: string; body: ReactElement } {
  const html = letterHtml(content, environment().origin)
  return { subject, body: <Letter subject={subject} html={html} leavingUrl={leavingUrl} /> }
}

/** A letter as mail programs show it; its link for leaving leads to the newsletter's page. */
export async function previewLetter(
  letter: WrittenLetter,
): Promise<{ html: string; text: string }> {
  const { body } = letterMail(letter, `${environment().origin}/newsletter`)
  return await renderMail(body, await readBuiltOwner())
}
