import { correspondenceTexts } from '#src/texts/correspondence.ts'
import { mailTexts } from '#src/texts/mails.ts'
import { Action, MailFrame, Paragraph } from './MailFrame.tsx'

interface OrderNewsProps {
  heading: string
  text: string
  inboxUrl: string
}

/** Tells the owner that something is about an order, and nothing of what a client has written. */
export function OrderNews({ heading, text, inboxUrl }: OrderNewsProps) {
  return (
    <MailFrame preview={text} heading={heading} footer={mailTexts.fromYourSite}>
      <Paragraph>{text}</Paragraph>
      <Action href={inboxUrl} label={correspondenceTexts.newsOpen} />
    </MailFrame>
  )
}
