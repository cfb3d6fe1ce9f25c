import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Action, Facts, MailFrame, Paragraph } from './MailFrame.tsx'

/** A paragraph, what was written or chosen, or the one thing to do. */
type Part = string | ComponentProps<typeof Facts> | ComponentProps<typeof Action>

/** A mail of paragraphs, with facts and the one thing to do where they belong. */
export function plainMail(
  { subject, preview, heading }: { subject: string; preview: string; heading: string },
  footer: ReactNode,
  parts: readonly Part[],
): { subject: string; body: ReactElement } {
  const body = (
    <MailFrame preview={preview} heading={heading} footer={footer}>
      {parts.map((part, index) => {
        if (typeof part === 'string') return <Paragraph key={index}>{part}</Paragraph>
        return 'facts' in part ? <Facts key={index} {...part} /> : <Action key={index} {...part} />
      })}
    </MailFrame>
  )
  return { subject, body }
}
