import { mailTexts } from '#src/texts/mails.ts'
import { Action, MailFrame, Paragraph } from './MailFrame.tsx'

interface DataLinkProps {
  /** Address that opens the data once. */
  href: string
  /** For how long it is valid. */
  hours: number
}

/** The link to one's own data; says nothing of what they are. */
export function DataLink({ href, hours }: DataLinkProps) {
  const texts = mailTexts.dataLink
  return (
    <MailFrame preview={texts.preview} heading={texts.heading} footer={mailTexts.becauseYouWrote}>
      <Paragraph>{texts.text(hours)}</Paragraph>
      <Action href={href} label={texts.open} />
      <Paragraph>{texts.wrongPerson}</Paragraph>
    </MailFrame>
  )
}
