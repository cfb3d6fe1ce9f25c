import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { Correspondence, Order } from '#src/features/orders/contracts.ts'
import { newestFrom, ORDER_MESSAGE_MAX, takesMails } from '#src/features/orders/correspondence.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { endReason, isOver } from '#src/features/orders/orders.ts'
import { isOpen } from '#src/features/orders/withdrawals.ts'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import { ConfirmedForm } from '#src/features/account/panel/ConfirmedForm.tsx'
import { ConfirmingPassword } from '#src/features/account/panel/ConfirmingPassword.tsx'
import { createPasskeys } from '#src/features/account/panel/passkeys.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { isTyping, restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { Elsewhere, PostponedNotice } from '#src/panel/kit/Elsewhere.tsx'
import { Quoted, ReceivedMails } from '#src/features/mailbox/panel/ReceivedMails.tsx'
import { inboxViewTexts as texts } from '#src/features/inbox/panel/texts.ts'
import { AddedResults, OrderNotes } from './OrderNotes.tsx'
import { InsertParagraph } from './InsertParagraph.tsx'
import { createAnswer } from './answer.ts'
import { answerTexts } from './texts.ts'
import { Unsent } from './Unsent.tsx'
import { createOrderMessages, type OrderMessagesStore } from './order-messages.ts'

interface OrderMessagesProps {
  order: Order
  /** Whether another part of the screen shows the choices of the start form. */
  hidesChoices?: boolean
  /** Called after a change that affects the list in which the order is shown. */
  onAnswered: () => void
}

export function OrderMessages(props: OrderMessagesProps) {
  const { order } = props
  if (order.startedAt === null) {
    // A client who withdraws is not asked to begin.
    if (order.withdrawal !== null && isOpen(order.withdrawal)) return null
    return isOver(order) ? (
      <p>{overText(order)}</p>
    ) : (
      <>
        <p className="text-sm text-muted">{texts.notStarted}</p>
        <Unstarted {...props} />
      </>
    )
  }
  return <Messages {...props} />
}

/**
 * Returns a sentence on why nothing more can be written about an order. If the client can still be mailed, the sentence
 * says so.
 */
function overText(order: Order): string {
  const reason = endReason(order)
  const over = texts.orderOver(texts.endReasons[reason])
  const isMailed = order.delivery !== 'notice' && (reason === 'withdrawn' || reason === 'refunded')
  return isMailed ? `${over} ${texts.orderOverMail}` : over
}

/**
 * Shows the messages of an order, the earlier ones collapsed, with the form for an answer, further actions, the notes,
 * and the results that the client has added. The form is below the messages; on a wide screen it stays beside them.
 */
function Messages({ order, hidesChoices = false, onAnswered }: OrderMessagesProps) {
  const [store] = useState(() => createOrderMessages({ orderId: order.id, onAnswered }))
  useEffect(() => void store.load(), [store])
  const { correspondence, message } = useStore(store.$state)
  const busy = useStore(store.$busy) !== null
  const list = useRef<HTMLOListElement>(null)
  if (correspondence === null) {
    return message === null ? (
      <p role="status" className="py-3 text-muted">
        {texts.messagesLoading}
      </p>
    ) : (
      <div className="flex flex-wrap items-center gap-3 py-3">
        <p role="alert">{message}</p>
        <Button quiet onClick={() => void store.load()}>
          {texts.messagesRetry}
        </Button>
      </div>
    )
  }
  const { start, letters, mails } = correspondence
  const unanswered = letters.findLast(({ isUnanswered }) => isUnanswered)
  const newest = newestFrom(letters)
  const reopen = (letterId: string) =>
    void store.reopen(letterId).then(() => restoreFocus(list.current))
  const shown = (some: Correspondence['letters']) =>
    some.map((letter) => (
      <Letter
        key={letter.id}
        letter={letter}
        client={order.name}
        quoted={mails.find(({ messageId }) => messageId === letter.id)?.quoted}
        onReopen={reopen}
      />
    ))
  const isClosed = start?.withdrawnAt !== null || isOver(order)
  return (
    <div className="flex max-w-3xl flex-col gap-4 xl:grid xl:max-w-none xl:grid-cols-2 xl:grid-rows-[auto_1fr] xl:items-start xl:gap-x-8">
      <div className="flex flex-col gap-4">
        {newest === 0 && !correspondence.hasOlder ? null : (
          <Earlier hasOlder={correspondence.hasOlder} loadOlder={store.loadOlder}>
            {shown(letters.slice(0, newest))}
          </Earlier>
        )}
        <ol ref={list} tabIndex={-1} className="flex flex-col gap-3 empty:hidden">
          {shown(letters.slice(newest))}
        </ol>
        <ReceivedMails
          mails={mails}
          client={order.name}
          canAccept={!isClosed && takesMails(start)}
          isBusy={busy}
          onDecided={(id, decision) =>
            void store.decideMail(id, decision).then(() => restoreFocus(list.current))
          }
        />
      </div>
      {isClosed ? (
        <p>{overText({ ...order, ...start })}</p>
      ) : (
        <AnswerForm orderId={order.id} client={order.name} messages={store} onAnswered={onAnswered}>
          {unanswered === undefined ? null : (
            <Button
              quiet
              aria-disabled={busy}
              onClick={() =>
                void store.resolve(unanswered.id).then(() => restoreFocus(list.current))
              }
            >
              {texts.asksNothing}
            </Button>
          )}
        </AnswerForm>
      )}
      <div className="flex flex-col gap-4 empty:hidden">
        {start === null || isOver(order) || hidesChoices ? null : (
          <p className="text-sm text-muted">
            {wholeDays([beginsText(order), texts.deliveries[start.delivery]].join(' '))}
          </p>
        )}
        {isClosed ? null : (
          <div className="flex flex-wrap items-start gap-x-8">
            <Received store={store} />
            <details className="open:w-full">
              <summary className="link min-h-11 w-fit cursor-pointer py-2">
                {texts.moreActs}
              </summary>
              <div className="flex flex-wrap items-start gap-x-8 pt-2">
                <ChangeAddress store={store} />
                {start.hasWord ? (
                  <Act
                    busy={busy}
                    label={texts.resetPassphrase}
                    onClick={() =>
                      void store.resetPassphrase().then(() => restoreFocus(list.current))
                    }
                  />
                ) : null}
                {start.delivery === 'letter' ? (
                  <Act
                    busy={busy}
                    label={texts.noticesOnly}
                    onClick={() =>
                      void store.sendNoticesOnly().then(() => restoreFocus(list.current))
                    }
                  />
                ) : null}
              </div>
            </details>
          </div>
        )}
        {start?.withdrawnAt === null ? (
          <OrderNotes
            orderId={order.id}
            notes={correspondence.notes}
            onChanged={async () => {
              await store.load()
              onAnswered()
            }}
          />
        ) : null}
        <AddedResults results={correspondence.results} />
      </div>
    </div>
  )
}

interface AnswerFormProps extends Pick<OrderMessagesProps, 'onAnswered'> {
  orderId: string
  client: string | null
  messages: OrderMessagesStore
  children?: ReactNode
}

/** Renders the box for an answer, whose draft follows to other devices. */
function AnswerForm({ children, ...of }: AnswerFormProps) {
  const { messages } = of
  const [answer] = useState(() => createAnswer(of))
  useEffect(() => {
    void answer.open()
    return answer.close
  }, [answer])
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void answer.refresh()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [answer])
  const from = useStore(answer.$from)
  const isAnswered = useStore(answer.$isAnswered)
  return (
    <div className="flex flex-col gap-3 xl:sticky xl:top-4 xl:row-span-2">
      {isAnswered ? (
        <p role="status" className="rounded-xl bg-blush px-5 py-4 text-sm">
          {answerTexts.answered}
        </p>
      ) : null}
      {from === null ? null : (
        <p role="status" className="text-sm text-muted">
          {wholeDays(answerTexts.from(formatMinute(from.at), from.device))}
        </p>
      )}
      <MessageForm
        writing={answer}
        label={texts.answer}
        hint={texts.answerHint}
        submit={texts.answerSend}
        onSubmit={() => answer.send()}
        onBlur={answer.leave}
      >
        <InsertParagraph paragraphs={useStore(messages.$paragraphs)} />
        {children}
      </MessageForm>
      <PostponedNotice form={answer} />
      <Elsewhere form={answer} textOf={answerTexts.meets} />
    </div>
  )
}

/** Shows a message with its author: the coach, or the client by name if the name is known. */
function Letter({
  letter: { id, author, content, createdAt, isLate, isResolved, unsent },
  client,
  quoted,
  onReopen,
}: {
  letter: Correspondence['letters'][number]
  client: string | null
  /** The mail that a message by mail quotes. */
  quoted: string | undefined
  /** Undoes the mark that the message needs no answer. */
  onReopen: (letterId: string) => void
}) {
  const isOwn = author === 'coach'
  const name = isOwn ? texts.messageAuthors.coach : (client ?? texts.messageAuthors.client)
  return (
    <li
      data-letter={id}
      tabIndex={-1}
      className={`rounded-xl p-4 ${isOwn ? 'bg-mist' : 'bg-sand'}`}
    >
      <p className="text-sm text-muted">{wholeDays(`${name}, ${formatMinute(createdAt)}`)}</p>
      {isLate ? <p className="mt-1 text-sm">{texts.lateMessage}</p> : null}
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{content}</p>
      <Quoted text={quoted} />
      {unsent === null ? null : <Unsent state={unsent} />}
      {isResolved ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {texts.messagesResolved}
          <button type="button" className="link min-h-11" onClick={() => onReopen(id)}>
            {texts.takeBack}
          </button>
        </p>
      ) : null}
    </li>
  )
}

/** Shows the earlier messages in a collapsed part. */
function Earlier({
  hasOlder,
  loadOlder,
  children,
}: {
  hasOlder: boolean
  loadOlder: () => Promise<void>
  children: ReactNode
}) {
  const list = useRef<HTMLOListElement>(null)
  return (
    <details>
      <summary className="link min-h-11 w-fit cursor-pointer py-2">{texts.messagesEarlier}</summary>
      <div className="flex flex-col items-start gap-4 pt-2">
        {hasOlder ? (
          <Button quiet onClick={() => void loadOlder().then(() => restoreFocus(list.current))}>
            {texts.messagesOlder}
          </Button>
        ) : null}
        <ol ref={list} tabIndex={-1} className="flex w-full flex-col gap-3">
          {children}
        </ol>
      </div>
    </details>
  )
}

/** Returns a sentence on when the work begins or began. */
export function beginsText({ beginsOn: day }: Pick<Order, 'beginsOn'>): string {
  if (day === null) return texts.beginsEarly
  return day > formatDay(new Date()) ? texts.beginsOn(day) : texts.begunOn(day)
}

function Act({ busy, label, onClick }: { busy: boolean; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-disabled={busy}
      className="link min-h-11 cursor-pointer py-2"
      onClick={busy ? undefined : onClick}
    >
      {label}
    </button>
  )
}

/** Shows the action on an order whose client has not sent the start form yet. */
function Unstarted({ order, onAnswered }: OrderMessagesProps) {
  const [store] = useState(() => createOrderMessages({ orderId: order.id, onAnswered }))
  return <ChangeAddress store={store} />
}

/** Shows the form for another e-mail address of the order. The owner of the new address must confirm it. */
function ChangeAddress({ store: { newAddress } }: { store: OrderMessagesStore }) {
  const { busy, faults } = useStore(newAddress.$form)
  const [passkeys] = useState(() => createPasskeys())
  useStore(passkeys.$state)
  const hasPasskey = passkeys.areUsable()
  const headingId = useId()
  return (
    <details
      className="open:w-full"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void passkeys.load()
      }}
    >
      <summary id={headingId} className="link min-h-11 w-fit cursor-pointer py-2">
        {texts.changeAddress}
      </summary>
      <ConfirmedForm
        form={newAddress}
        hasPasskey={hasPasskey}
        buttons={{
          act: texts.askAddress,
          acting: texts.askingAddress,
          byPasskey: texts.askAddressByPasskey,
        }}
        aria-labelledby={headingId}
        className="flex max-w-sm flex-col gap-3 pt-2"
        onDone={() => undefined}
      >
        <p className="text-sm text-muted">{texts.changeAddressHint}</p>
        <Field label={texts.newAddress} message={faults.email}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              readOnly={busy !== null}
            />
          )}
        </Field>
        <ConfirmingPassword form={newAddress} label={texts.password} hasPasskey={hasPasskey} />
      </ConfirmedForm>
    </details>
  )
}

/** Renders the form for recording a message that the client has sent in another way, such as by mail. */
function Received({ store: { received } }: { store: OrderMessagesStore }) {
  const [local, setLocal] = useState(() => toVilniusTime(Date.now()))
  const [open, setOpen] = useState(false)
  return (
    <details
      open={open}
      className="open:w-full"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !open) setLocal(toVilniusTime(Date.now()))
        setOpen(currentTarget.open)
      }}
    >
      <summary className="link min-h-11 w-fit cursor-pointer py-2">{texts.record}</summary>
      <div className="pt-2">
        <MessageForm
          writing={received}
          label={texts.receivedMessage}
          hint={texts.receivedHint}
          submit={texts.recordSend}
          quiet
          onSubmit={async () => {
            const stored = await received.send(local)
            if (stored !== null) setOpen(false)
            return stored
          }}
          fields={
            <Field label={texts.receivedAt}>
              {({ className, ...control }) => (
                <input
                  {...control}
                  type="datetime-local"
                  required
                  className={`${className} max-w-xs`}
                  value={local}
                  onChange={(event) => setLocal(event.target.value)}
                />
              )}
            </Field>
          }
        />
      </div>
    </details>
  )
}

interface MessageFormProps {
  writing: Pick<OrderMessagesStore['received'], '$writing' | 'type'>
  label: string
  hint: string
  submit: string
  quiet?: boolean
  /** Returns the id of the stored message; null if it was not stored. */
  onSubmit: () => Promise<string | null>
  /** Called when the field loses the focus. */
  onBlur?: () => void
  /** Further fields of the form. */
  fields?: ReactNode
  /** Shown beside the button. */
  children?: ReactNode
}

/** Returns the element of a message, and expands the earlier messages if it is among them. */
function shownLetter(id: string): HTMLElement | null {
  const letter = document.querySelector<HTMLElement>(`[data-letter="${id}"]`)
  const earlier = letter?.closest<HTMLDetailsElement>('details:not([open])')
  if (earlier) earlier.open = true
  return letter
}

function MessageForm(props: MessageFormProps) {
  const { writing, label, hint, submit, quiet = false, onSubmit, onBlur, fields, children } = props
  const { draft, message, sending } = useStore(writing.$writing)
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit().then((stored) => {
          // Waits until a dialog has restored the focus. If somebody types in a field, the focus stays there; it leaves any
          // other place, to which a load that ended meanwhile may have taken it.
          setTimeout(() => {
            const next = stored === null ? field.current : shownLetter(stored)
            if (next === null) restoreFocus(next)
            else if (!isTyping()) next.focus()
          })
        })
      }}
    >
      <Field label={label} hint={hint} message={message}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            ref={field}
            rows={6}
            maxLength={ORDER_MESSAGE_MAX}
            className={`${className} field-sizing-content min-h-36 xl:max-h-[60vh]`}
            value={draft}
            onChange={(event) => writing.type(event.target.value)}
            onBlur={onBlur}
          />
        )}
      </Field>
      {fields}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" quiet={quiet} busy={sending} disabled={draft.trim() === ''}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
