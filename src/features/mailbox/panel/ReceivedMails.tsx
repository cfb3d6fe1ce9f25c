import { formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import type { ReceivedMail } from '../contracts.ts'
import { mailboxTexts as texts } from '../texts.ts'

interface ReceivedMailsProps {
  mails: readonly ReceivedMail[]
  /** Name of the client; null if it is not known. */
  client: string | null
  /** Whether a reply can become a message. */
  canAccept: boolean
  isBusy: boolean
  /** Makes a reply a message, or decides against it. */
  onDecided: (id: string, decision: 'accept' | 'dismiss') => void
}

/** Shows the mails about an order that did not become messages: replies that wait, and mails of ours that came back. */
export function ReceivedMails({ mails, ...of }: ReceivedMailsProps) {
  const shown = mails.filter(({ state }) => state === 'waiting' || state === 'shown')
  return (
    <ul className="flex flex-col gap-3 empty:hidden">
      {shown.map((mail) => (
        <li key={mail.id} data-mail={mail.id} className="rounded-xl bg-blush p-4">
          {mail.kind === 'bounce' ? (
            <p>
              {texts.bounce(formatMinute(mail.receivedAt), texts.causes[mail.cause ?? 'other'])}
            </p>
          ) : (
            <Reply mail={mail} {...of} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Reply({
  mail: { id, reason, email, content, quoted, attachments, receivedAt },
  client,
  canAccept,
  isBusy,
  onDecided,
}: Omit<ReceivedMailsProps, 'mails'> & { mail: ReceivedMail }) {
  const isHidden = content === '' && email === ''
  const isOffered = canAccept && reason !== 'notices' && !isHidden
  return (
    <>
      <p className="text-sm text-muted">
        {texts.heading(client ?? email, formatMinute(receivedAt))}
      </p>
      {reason === null ? null : <p className="mt-1 text-sm">{texts.reasons[reason]}</p>}
      {email === '' ? null : <p className="mt-1 text-sm wrap-anywhere">{texts.from(email)}</p>}
      <p className="mt-2 wrap-anywhere whitespace-pre-line">
        {isHidden ? texts.inMailbox : content}
      </p>
      {attachments.length === 0 ? null : (
        <p className="mt-1 text-sm wrap-anywhere">{texts.attachments(attachments)}</p>
      )}
      <Quoted text={quoted} />
      <div className="mt-3 flex flex-wrap gap-3">
        {isOffered ? (
          <Button quiet aria-disabled={isBusy} onClick={() => onDecided(id, 'accept')}>
            {texts.accept}
          </Button>
        ) : null}
        <Button quiet aria-disabled={isBusy} onClick={() => onDecided(id, 'dismiss')}>
          {isOffered ? texts.dismiss : texts.seen}
        </Button>
      </div>
    </>
  )
}

/** Shows the mail that a reply quotes, folded; nothing if there is none. */
export function Quoted({ text }: { text: string | undefined }) {
  if (text === undefined || text === '') return null
  return (
    <details className="mt-1 text-sm">
      <summary className="link min-h-11 w-fit cursor-pointer py-2">{texts.quoted}</summary>
      <p className="wrap-anywhere whitespace-pre-line text-muted">{text}</p>
    </details>
  )
}
