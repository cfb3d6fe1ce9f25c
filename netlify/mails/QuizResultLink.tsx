import { mailTexts } from '#src/texts/mails.ts'
import { Action, MailFrame, Paragraph } from './MailFrame.tsx'

interface QuizResultLinkProps {
  href: string
  /** Until when the link works, in words. */
  expires: string
}

/** A private link; the mail says nothing of a quiz, as somebody else may see it too. */
export function QuizResultLink({ href, expires }: QuizResultLinkProps) {
  const texts = mailTexts.quizResult
  return (
    <MailFrame preview={texts.preview} heading={texts.heading} footer={mailTexts.becauseYouWrote}>
      <Paragraph>{texts.greeting}</Paragraph>
      <Paragraph>{texts.text}</Paragraph>
      <Action href={href} label={texts.open} />
      <Paragraph>{texts.expires(expires)}</Paragraph>
      <Paragraph>{texts.wrongPerson}</Paragraph>
    </MailFrame>
  )
}
