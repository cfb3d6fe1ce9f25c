import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Order } from '#src/contracts/orders.ts'
import { ORDER_LETTER_MAX } from '#src/domain/correspondence.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { Field } from '../../islands/ui/Field.tsx'
import { createOrderLetters } from './order-letters.ts'
import { inboxViewTexts as texts } from './texts.ts'

interface OrderLettersProps {
  order: Order
  onAnswered: () => void
}

/** The letters of an order, loaded once they are opened. */
export function OrderLetters(props: OrderLettersProps) {
  const { order } = props
  const [open, setOpen] = useState(false)
  if (order.startedAt === null) return <p className="text-sm text-muted">{texts.notStarted}</p>
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link min-h-11 w-fit cursor-pointer py-2 font-semibold">
        {texts.counted(texts.letters, order.letters)}
      </summary>
      {open ? <Letters {...props} /> : null}
    </details>
  )
}

function Letters({ order, onAnswered }: OrderLettersProps) {
  const [store] = useState(() => createOrderLetters({ orderId: order.id, onAnswered }))
  useEffect(() => void store.load(), [store])
  const { correspondence, message, draft, sending } = useStore(store.$state)
  if (correspondence === null) {
    return message === null ? (
      <p role="status" className="py-3 text-muted">
        {texts.lettersLoading}
      </p>
    ) : (
      <div className="flex flex-wrap items-center gap-3 py-3">
        <p role="alert">{message}</p>
        <Button quiet onClick={() => void store.load()}>
          {texts.lettersRetry}
        </Button>
      </div>
    )
  }
  const { start, letters } = correspondence
  return (
    <div className="flex max-w-3xl flex-col gap-4 pt-3">
      {start === null ? null : (
        <p className="text-sm text-muted">
          {start.isEarly ? texts.beginsEarly : texts.beginsLate} {texts.deliveries[start.delivery]}
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {letters.map(({ id, author, content, createdAt }) => (
          <li key={id} className={`rounded-xl p-4 ${author === 'coach' ? 'bg-mist' : 'bg-sand'}`}>
            <p className="text-sm text-muted">
              {texts.letterAuthors[author]}, {formatMinute(createdAt)}
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{content}</p>
          </li>
        ))}
      </ol>
      {start?.withdrawnAt !== null ? (
        <p>{texts.consentWithdrawn}</p>
      ) : (
        <form
          className="flex flex-col items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void store.send()
          }}
        >
          <div className="w-full">
            <Field label={texts.answer} hint={texts.answerHint} message={message}>
              {({ className, ...control }) => (
                <textarea
                  {...control}
                  rows={6}
                  maxLength={ORDER_LETTER_MAX}
                  className={`${className} field-sizing-content min-h-36`}
                  value={draft}
                  onChange={(event) => store.type(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" busy={sending} disabled={draft.trim() === ''}>
            {texts.answerSend}
          </Button>
        </form>
      )}
    </div>
  )
}
