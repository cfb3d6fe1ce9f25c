import { mailTexts } from '#src/texts/mails.ts'
import { Action, MailFrame, Paragraph } from './MailFrame.tsx'

/** Tells the former address of the owner's notices that they go to another one. */
export function NoticesMoved({ settingsUrl }: { settingsUrl: string }) {
  const texts = mailTexts.noticesMoved
  return (
    <MailFrame preview={texts.preview} heading={texts.subject} footer={mailTexts.fromYourSite}>
      <Paragraph>{texts.text}</Paragraph>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={settingsUrl} label={texts.open} />
    </MailFrame>
  )
}
