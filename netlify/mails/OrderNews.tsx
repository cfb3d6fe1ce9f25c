import { mailTexts } from '#src/texts/mails.ts'
import { correspondenceTexts } from '#src/texts/correspondence.ts'
import { Action, MailFrame, Paragraph } from './MailFrame.tsx'

/** Tells the owner that something has come about an order, and nothing of what it says. */
export function OrderNews({ inboxUrl }: { inboxUrl: string }) {
  const { newsSubject, newsText, newsOpen } = correspondenceTexts
  return (
    <MailFrame preview={newsText} heading={newsSubject} footer={mailTexts.fromYourSite}>
      <Paragraph>{newsText}</Paragraph>
      <Action href={inboxUrl} label={newsOpen} />
    </MailFrame>
  )
}
