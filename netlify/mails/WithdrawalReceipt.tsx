import { mailTexts } from '#src/texts/mails.ts'
import { withdrawalTexts } from '#src/texts/withdrawal.ts'
import { Facts, MailFrame, Paragraph } from './MailFrame.tsx'

interface WithdrawalReceiptProps {
  /** Everything the receipt says, each with its name. */
  facts: readonly (readonly [string, string | null])[]
}

/** Confirms to a consumer that the withdrawal from a contract has arrived, and when. */
export function WithdrawalReceipt({ facts }: WithdrawalReceiptProps) {
  const texts = mailTexts.withdrawalReceipt
  return (
    <MailFrame
      preview={texts.preview}
      heading={withdrawalTexts.receiptTitle}
      footer={mailTexts.becauseYouWrote}
    >
      <Paragraph>{withdrawalTexts.statement}</Paragraph>
      <Facts facts={facts} />
      <Paragraph>{texts.text}</Paragraph>
      <Paragraph>{texts.wrongPerson}</Paragraph>
    </MailFrame>
  )
}
