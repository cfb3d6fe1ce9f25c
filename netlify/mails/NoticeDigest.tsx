import { mailTexts } from '#src/texts/mails.ts'
import { Action, Facts, MailFrame, Paragraph } from './MailFrame.tsx'

interface NoticeDigestProps {
  counts: { bookings: number; withdrawals: number }
  /** Since when they were counted, in words. */
  since: string
  /** Address of the bookings in the panel. */
  inboxUrl: string
}

/** Tells the owner how many came beyond those that are told one by one, and nothing about a visitor. */
export function NoticeDigest({ counts, since, inboxUrl }: NoticeDigestProps) {
  const texts = mailTexts.noticeDigest
  return (
    <MailFrame preview={texts.preview} heading={texts.heading} footer={mailTexts.fromYourSite}>
      <Paragraph>{texts.intro(since)}</Paragraph>
      <Facts
        facts={[
          [texts.bookings, String(counts.bookings)],
          [texts.withdrawals, String(counts.withdrawals)],
        ]}
      />
      <Action href={inboxUrl} label={texts.open} />
    </MailFrame>
  )
}
