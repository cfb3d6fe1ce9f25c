import { mailTexts } from '#src/texts/mails.ts'
import { Action, Facts, MailFrame, Paragraph } from './MailFrame.tsx'

interface WithdrawalNoticeProps {
  /** Everything the receipt says, each with its name. */
  facts: readonly (readonly [string, string | null])[]
  /** Address of the withdrawals in the panel. */
  inboxUrl: string
}

/** Tells the owner of a withdrawal from a contract. */
export function WithdrawalNotice({ facts, inboxUrl }: WithdrawalNoticeProps) {
  const texts = mailTexts.withdrawalNotice
  return (
    <MailFrame preview={texts.preview} heading={texts.heading} footer={mailTexts.fromYourSite}>
      <Paragraph>{texts.intro}</Paragraph>
      <Facts facts={facts} />
      <Paragraph>{texts.reply}</Paragraph>
      <Action href={inboxUrl} label={texts.open} />
    </MailFrame>
  )
}
