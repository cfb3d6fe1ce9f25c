import { correspondenceTexts } from '#src/texts/correspondence.ts'
import { mailTexts } from '#src/texts/mails.ts'
import { Action, MailFrame, Paragraph } from './MailFrame.tsx'

interface OrderAnswerProps {
  /** The answer; null: its client wants to read it on the page alone. */
  content: string | null
  /** Private page of the order. */
  href: string
}

/** An answer to a client, or one neutral sentence that there is one. */
export function OrderAnswer({ content, href }: OrderAnswerProps) {
  const texts = correspondenceTexts
  if (content === null) {
    return (
      <MailFrame
        preview={texts.noticeText}
        heading={texts.noticeSubject}
        footer={mailTexts.becauseYouWrote}
      >
        <Paragraph>{texts.noticeText}</Paragraph>
        <Action href={href} label={texts.answerOpen} />
      </MailFrame>
    )
  }
  return (
    <MailFrame
      preview={texts.answerSubject}
      heading={texts.answerSubject}
      footer={mailTexts.becauseYouWrote}
    >
      {content.split(/\n{2,}/).map((paragraph, index) => (
        <Paragraph key={index}>{paragraph}</Paragraph>
      ))}
      <Paragraph>{texts.answerReply}</Paragraph>
      <Action href={href} label={texts.answerOpen} />
    </MailFrame>
  )
}
