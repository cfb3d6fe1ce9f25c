import type { ReactNode } from 'react'
import { bindSpaces } from '#src/core/typography.ts'
import { formatLongMinute } from '#src/core/lithuanian.ts'
import {
  DELIVERIES,
  type Delivery,
  INTAKE_ANSWER_MAX,
  type MessageAuthor,
  ORDER_MESSAGE_MAX,
  PASSPHRASE_MIN,
} from '../correspondence.ts'
import { ORDER_PATH } from '../orders.ts'
import { consents } from '#src/features/consent/texts.ts'
import { correspondenceTexts as texts } from '../correspondence-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { Field } from '#src/ui/Field.tsx'
import { FaultList } from '#src/site/FaultList.tsx'
import { HiddenFields } from '#src/site/HiddenFields.tsx'
import { Notice } from '#src/site/Notice.tsx'
import { PassphraseField } from './OrderLock.tsx'

/** Name of the field with the action on the order page. */
export const ORDER_ACTION = 'veiksmas'
export const ORDER_ACTIONS = [
  'pradeti',
  'rasyti',
  'atsaukti',
  'uzrakinti',
  'pranesimai',
  'laiskai',
  'zodis',
  'adresas',
  'prideti',
  'pasalinti',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** Typed values of the form, and their faults. */
export interface MessageForm {
  /** Id of the message, which stays the same when the form is sent again. */
  id: string
  content: string
  delivery: Delivery | null
  passphrase: string
  /** Answers to the questions of the start form. */
  answers: readonly string[]
  /** Null until the client has chosen when the work starts. */
  isEarly: boolean | null
  isSensitive: boolean
  messages: Readonly<
    Partial<
      Record<'early' | 'content' | 'delivery' | 'passphrase' | 'sensitive' | 'answers', string>
    >
  >
}

/** Form with the token `right`, which allows sending. */
export type WritableForm = MessageForm & { right: string }

/** Returns the field name of a start form question. */
export function intakeName(index: number): string {
  return `klausimas-${index + 1}`
}

export interface CorrespondenceProps {
  orderId: string
  start: { delivery: Delivery; hasWord: boolean; withdrawnAt: string | null } | null
  /**
   * Start day of the work, in words; null if the client has asked for an early start, if the work could start at once,
   * or if the order is over.
   */
  begins: string | null
  letters: readonly {
    id: string
    author: MessageAuthor
    signedBy: string | null
    content: string
    createdAt: string
    isLate: boolean
  }[]
  /** Sentence that says when the message that waits is answered; null if none waits. */
  answer: string | null
  /** Reason why no message can be written, with the way to go on; null if the form or the end of the paid time is shown. */
  noAnswer: NoAnswerProps | null
  /** Link to show older messages too; null if there are none. */
  olderUrl: string | null
  /** Null if no message can be begun any more. */
  form: WritableForm | null
  /** State after the end of the paid time; null before it. */
  ended: Ended | null
  /**
   * Sentence about the next payment of a subscription that starts after the withdrawal period; null if there is none.
   */
  paymentPlan: string | null
  /** Sentence about the reminder of the start form; null if none will come. */
  reminder: string | null
  /** Fault of the passphrase that was typed to change the delivery of answers or the passphrase itself. */
  passphraseFault: string | undefined
}

/**
 * Shows the messages about an order, the newest first, and the form of the next one: after the coach's messages that
 * follow the client's last one, or after the client's own.
 */
export function Correspondence({
  orderId,
  start,
  begins,
  letters,
  answer,
  noAnswer,
  olderUrl,
  form,
  ended,
  paymentPlan,
  passphraseFault,
}: CorrespondenceProps) {
  if (start === null) {
    if (noAnswer !== null) return <NoAnswer {...noAnswer} />
    return form === null ? null : <StartForm {...form} {...{ orderId, begins, paymentPlan }} />
  }
  const sinceClient = letters.findLastIndex(({ author }) => author === 'client') + 1
  const newest = letters.slice(Math.min(sinceClient, letters.length - 1))
  const earlier = letters.slice(0, letters.length - newest.length)
  return (
    <section id="laiskai" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="heading">{texts.heading}</h2>
        {/* Below the client's own last letter, the form follows at once. */}
        {form === null || sinceClient === letters.length ? null : (
          <a href={`#${FORM_ID}`} className="link py-2 font-semibold">
            {texts.write}
          </a>
        )}
      </div>
      {begins === null || noAnswer !== null ? null : <p>{texts.beginsOn(begins)}</p>}
      {answer === null ? null : (
        <div className={`${DONE} gap-2`}>
          <h3 className="subheading">{texts.sentTitle}</h3>
          <p className="font-semibold">{answer}</p>
        </div>
      )}
      {noAnswer === null ? null : <NoAnswer {...noAnswer} />}
      <Letters letters={newest} />
      {(form ?? ended) === null || start.withdrawnAt !== null ? null : (
        <>
          {ended === null ? null : <PaidTimeEnded {...ended} />}
          {ended?.draft ? (
            <NextMessage
              {...ended.draft}
              orderId={orderId}
              delivery={start.delivery}
              isLate
              hidden
            />
          ) : null}
          {form === null ? null : (
            <NextMessage
              {...form}
              orderId={orderId}
              delivery={start.delivery}
              isLate={ended !== null}
            />
          )}
        </>
      )}
      {earlier.length === 0 ? null : <h3 className="subheading mt-6">{texts.earlierHeading}</h3>}
      <Letters letters={earlier} />
      {olderUrl === null ? null : (
        <a href={olderUrl} className="button-quiet w-fit">
          {texts.olderMessages}
        </a>
      )}
      {(form ?? ended) === null || start.withdrawnAt !== null ? null : (
        <DeliveryChange {...start} orderId={orderId} passphraseFault={passphraseFault} />
      )}
      {start.withdrawnAt === null ? (
        <ConsentWithdrawal orderId={orderId} isWritable={form !== null} />
      ) : null}
    </section>
  )
}

const BOX = 'flex flex-col items-start rounded-2xl p-5 sm:p-6'

/** Classes of what the site says among the messages, so that it does not look like one of them. */
export const NOTE = `${BOX} border border-forest`

/** Classes of a notice that says that something is done. */
export const DONE = `${BOX} bg-mist`

/** Id of the form of the next message. */
const FORM_ID = 'rasyti'

/** Lists messages, the newest first. @param letters oldest first. */
function Letters({ letters }: Pick<CorrespondenceProps, 'letters'>) {
  if (letters.length === 0) return null
  return (
    <ol reversed className="flex flex-col gap-6">
      {letters.toReversed().map((letter) => {
        const isAnswer = letter.author === 'coach'
        return (
          <li key={letter.id} id={letter.id} className={isAnswer ? 'sheet' : 'own-letter'}>
            <p className="text-muted">
              {texts.writtenOn(texts.authors[letter.author], formatLongMinute(letter.createdAt))}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{bindSpaces(letter.content)}</p>
            {isAnswer ? (
              <p className="signature">{letter.signedBy ?? texts.authors.coach}</p>
            ) : null}
            {letter.isLate ? <p className="text-muted">{texts.lateMessage}</p> : null}
          </li>
        )
      })}
    </ol>
  )
}

interface NoAnswerProps {
  text: string
  /** Where the client goes on; null for the page of the packages. */
  email: string | null
}

/** Says, in place of the message form, that no answer will come, and offers what the client can do. */
function NoAnswer({ text, email }: NoAnswerProps) {
  return (
    <div className={`${NOTE} gap-4`}>
      <p>{text}</p>
      {email === null ? (
        <a href="/consultations" className="link -my-2 py-2 font-semibold">
          {texts.orderAgain}
        </a>
      ) : (
        <WriteMail email={email} />
      )}
    </div>
  )
}

/** Links to a mail to the owner. */
export function WriteMail({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="link -my-2 py-2 font-semibold">
      <WholeAddresses>{texts.writeMail(email)}</WholeAddresses>
    </a>
  )
}

/** Shows a text whose email addresses are divided only if they are longer than a line. */
export function WholeAddresses({ children }: { children: string }) {
  return children.split(/(\S+@\S+\w)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block max-w-full wrap-anywhere [text-decoration:inherit]">
        {part}
      </span>
    ),
  )
}

interface Ended {
  /** The last paid day. */
  paidUntil: string | null
  /** Whether the subscription continues, so that only a payment is missing. */
  isRenewed: boolean
  /** Whether a message waits for an answer. */
  isWaiting: boolean
  /**
   * Form for an unsent message that this tab may have stored; a script shows the form if there is one. Null if it is
   * too late to send a message.
   */
  draft: WritableForm | null
}

/**
 * Shows, in place of the message form, that the paid time has ended, whether an answer is still owed, and how to
 * continue.
 */
function PaidTimeEnded({ paidUntil, isRenewed, isWaiting }: Ended) {
  return (
    <div className={`${NOTE} gap-4`}>
      <h3 className="subheading">{texts.endedHeading}</h3>
      <p>
        {[
          ...(paidUntil === null ? [] : [texts.endedText(paidUntil)]),
          ...(isWaiting ? [texts.endedOwed] : []),
        ].join(' ')}
      </p>
      <p>{isRenewed ? texts.endedUnpaid : texts.endedOffer}</p>
      {isRenewed ? null : (
        <a href="/consultations" className="button">
          {texts.goOn}
        </a>
      )}
    </div>
  )
}

/** Shows the button that locks the page. */
export function LockPage() {
  return (
    <form method="post" data-in-place data-lock className="-my-3">
      <button {...action('uzrakinti')} className="link py-3 font-semibold">
        {texts.lock}
      </button>
    </form>
  )
}

/** Returns the attributes of the button of an action. */
export const action = (value: OrderAction) =>
  ({ type: 'submit', name: ORDER_ACTION, value }) as const

/** Asks for the first message, then for the delivery of answers and the consents, each with its own text. */
export function StartForm(
  form: WritableForm & {
    orderId: string
    begins: string | null
    paymentPlan: string | null
  },
) {
  const {
    begins,
    paymentPlan,
    id,
    right,
    orderId,
    delivery,
    passphrase,
    answers,
    isEarly,
    isSensitive,
    messages,
  } = form
  return (
    <section className="flex flex-col gap-5">
      <h2 className="heading">{texts.startHeading}</h2>
      <p>{texts.startIntro}</p>
      <Faults messages={messages} />
      <form
        method="post"
        noValidate
        data-in-place
        data-unsent-form={orderId}
        data-sent={texts.sentTitle}
        className="flex flex-col gap-8"
      >
        <HiddenFields values={{ id, teise: right, uzsakymas: orderId }} />
        <MessageField {...form} label={texts.firstMessage} hint={texts.firstMessageHint} />
        <details
          id={FAULT_IDS.answers}
          open={answers.some(Boolean) || messages.answers !== undefined}
        >
          <summary className="link w-fit cursor-pointer py-2 font-semibold">
            {texts.intakeHeading}
          </summary>
          <div className="flex flex-col gap-4 pt-3">
            {texts.intake.map((question, index) => (
              <Field key={question} label={question}>
                {({ className, ...control }) => (
                  <textarea
                    {...control}
                    name={intakeName(index)}
                    rows={2}
                    maxLength={INTAKE_ANSWER_MAX}
                    defaultValue={answers[index]}
                    className={`${className} field-sizing-content`}
                  />
                )}
              </Field>
            ))}
            <FaultText id={wordsOf(FAULT_IDS.answers)} text={messages.answers} />
          </div>
        </details>
        <StartPart field="delivery" heading={texts.deliveryHeading} fault={messages.delivery}>
          {DELIVERIES.map((each) => (
            <ChoiceCard
              key={each}
              name="budas"
              value={each}
              title={texts.deliveries[each]}
              isChosen={delivery === each}
              isFaulty={messages.delivery !== undefined}
            >
              {texts.deliveryTexts[each]}
            </ChoiceCard>
          ))}
          <details
            id={FAULT_IDS.passphrase}
            className="optional-word"
            open={passphrase !== '' || messages.passphrase !== undefined}
          >
            <summary className="link w-fit cursor-pointer py-2 font-semibold">
              {texts.passphraseSummary}
            </summary>
            <div className="pt-2">
              <PassphraseField
                required={false}
                hint={texts.passphraseHint(PASSPHRASE_MIN)}
                passphrase={passphrase}
                message={messages.passphrase}
              />
            </div>
          </details>
        </StartPart>
        {begins === null ? (
          <p className="text-sm text-muted empty:hidden">{paymentPlan}</p>
        ) : (
          <StartPart field="early" heading={texts.earlyHeading} fault={messages.early}>
            <ChoiceCard
              name="anksciau"
              value={EARLY}
              title={texts.startNow}
              isChosen={isEarly === true}
              isFaulty={messages.early !== undefined}
            >
              {bindSpaces(consents.order.early)}
            </ChoiceCard>
            <ChoiceCard
              name="anksciau"
              value={LATER}
              title={texts.startLater(begins)}
              isChosen={isEarly === false}
              isFaulty={messages.early !== undefined}
            >
              {texts.laterText} {paymentPlan}
            </ChoiceCard>
          </StartPart>
        )}
        <StartPart field="sensitive" heading={texts.sensitiveHeading} fault={messages.sensitive}>
          <CheckBox
            name="sutikimas"
            required
            defaultChecked={isSensitive}
            aria-invalid={messages.sensitive !== undefined}
          >
            {bindSpaces(consents.order.sensitive)}
          </CheckBox>
        </StartPart>
        <div>
          <Button {...action('pradeti')}>{texts.start}</Button>
        </div>
      </form>
    </section>
  )
}

/** Renders a part of the start form: its heading, what is wrong with it, and its fields. */
function StartPart({
  field,
  heading,
  fault,
  children,
}: {
  field: keyof typeof FAULT_IDS
  heading: string
  fault: string | undefined
  children: ReactNode
}) {
  const id = FAULT_IDS[field]
  return (
    <fieldset id={id} aria-describedby={wordsOf(id)} className="flex flex-col gap-3">
      <legend className="subheading mb-3 font-serif font-semibold">{heading}</legend>
      <FaultText id={wordsOf(id)} text={fault} />
      {children}
    </fieldset>
  )
}

/** Values of the field `anksciau`: the work starts at once, or after the withdrawal period. */
const EARLY = 'on'
export const LATER = 'ne'

/** Offers one of several choices; `children` say what it means, or what the client declares by choosing it. */
function ChoiceCard({
  name,
  value,
  title,
  isChosen,
  isFaulty,
  children,
}: {
  name: string
  value: string
  title: string
  isChosen: boolean
  isFaulty: boolean
  children: ReactNode
}) {
  return (
    <div className="rounded-2xl border border-edge bg-raised *:p-5 has-checked:border-forest has-checked:bg-mist">
      <CheckBox
        type="radio"
        name={name}
        value={value}
        required
        defaultChecked={isChosen}
        aria-invalid={isFaulty}
      >
        <strong className="block">{title}</strong>{' '}
        <span className="mt-1 block text-sm">{children}</span>
      </CheckBox>
    </div>
  )
}

function NextMessage(
  form: WritableForm & {
    orderId: string
    delivery: Delivery
    /** Whether the paid time has ended, so that no answer is owed. */
    isLate: boolean
    /** Whether to hide the form until a script finds an unsent message. */
    hidden?: boolean
  },
) {
  const [byMail, byNotice] = form.isLate
    ? [texts.keptByMail, texts.keptByNotice]
    : [texts.byMail, texts.byNotice]
  return (
    <form
      id={form.hidden ? undefined : FORM_ID}
      hidden={form.hidden}
      method="post"
      noValidate
      data-in-place
      data-unsent-form={form.orderId}
      data-sent={texts.sentTitle}
      className="mt-6 flex scroll-mt-6 flex-col gap-4 max-sm:[&_textarea]:min-h-28"
    >
      <HiddenFields values={{ id: form.id, teise: form.right, uzsakymas: form.orderId }} />
      <Faults messages={form.messages} />
      <MessageField {...form} label={form.hidden ? texts.keptMessage : texts.nextMessage} />
      <p className="text-sm text-muted">
        {[
          ...(form.hidden ? [texts.keptMessageText] : []),
          form.delivery === 'letter' ? byMail : byNotice,
        ].join(' ')}
      </p>
      <div>
        <Button {...action('rasyti')}>{texts.send}</Button>
      </div>
    </form>
  )
}

interface UnsentMessageProps {
  /** Reason why the message was not sent. */
  message: string
  letter: string
  /** The other fields of the form, by name. */
  fields: Readonly<Record<string, string>>
}

/** Shows a message that could not be sent, so that it can be sent again or copied. */
export function UnsentMessage({ message, letter, fields }: UnsentMessageProps) {
  return (
    <Notice title={texts.unsentTitle} text={message}>
      <form
        method="post"
        noValidate
        data-in-place
        data-unsent-form={fields.uzsakymas}
        data-sent={texts.sentTitle}
        className="flex w-full flex-col gap-4"
      >
        <HiddenFields values={fields} />
        <MessageField label={texts.unsentMessage} content={letter} messages={{}} />
        <div>
          <Button type="submit">{texts.sendAgain}</Button>
        </div>
      </form>
      <a href={ORDER_PATH} className="button-quiet">
        {texts.backToOrder}
      </a>
    </Notice>
  )
}

function MessageField({
  label,
  hint,
  content,
  messages,
}: Pick<MessageForm, 'content' | 'messages'> & { label: string; hint?: string }) {
  return (
    <div id={FAULT_IDS.content}>
      <Field label={label} {...(hint === undefined ? {} : { hint })} message={messages.content}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            name="laiskas"
            rows={10}
            maxLength={ORDER_MESSAGE_MAX}
            required
            defaultValue={content}
            className={`${className} field-sizing-content min-h-48`}
          />
        )}
      </Field>
    </div>
  )
}

/** Ids of the faulty parts of the form, in page order. Links lead there. */
const FAULT_IDS = {
  content: 'laiskas-klaida',
  answers: 'klausimai-klaida',
  delivery: 'budas-klaida',
  passphrase: 'zodis-klaida',
  early: 'pradzia-klaida',
  sensitive: 'sutikimas-klaida',
} as const satisfies Record<keyof MessageForm['messages'], string>

/** Returns the id of the fault of a group of choices. */
const wordsOf = (part: string) => `${part}-tekstas`

/** Lists the faults of a message. */
function Faults({ messages }: Pick<MessageForm, 'messages'>) {
  const faults = (Object.keys(FAULT_IDS) as (keyof typeof FAULT_IDS)[]).flatMap((field) => {
    const message = messages[field]
    return message === undefined ? [] : [{ href: `#${FAULT_IDS[field]}`, message }]
  })
  return <FaultList lead={texts.faults} faults={faults} />
}

function FaultText({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} role="alert" className="text-sm text-danger empty:hidden">
      {text}
    </p>
  )
}

/**
 * Offers to switch notices on or off with the passphrase. A client without a passphrase sets one here, with or without
 * switching to notices.
 */
function DeliveryChange({
  orderId,
  delivery,
  hasWord,
  passphraseFault,
}: {
  orderId: string
  delivery: Delivery
  hasWord: boolean
  passphraseFault: string | undefined
}) {
  const isToNotices = delivery === 'letter'
  return (
    <details open={passphraseFault !== undefined}>
      <summary className="link w-fit cursor-pointer py-2 font-semibold">
        {texts.changeSummary}
      </summary>
      <form method="post" noValidate data-in-place className="flex flex-col gap-4 pt-2">
        <HiddenFields values={{ uzsakymas: orderId }} />
        <p>{isToNotices ? texts.toNoticesText : texts.toFullMessagesText}</p>
        {isToNotices && hasWord ? <p>{texts.confirmByPassphrase}</p> : null}
        <PassphraseField
          {...(isToNotices && !hasWord ? { hint: texts.passphraseHint(PASSPHRASE_MIN) } : {})}
          passphrase=""
          message={passphraseFault}
        />
        <div>
          <Button quiet {...action(isToNotices ? 'pranesimai' : 'laiskai')}>
            {isToNotices ? texts.toNotices : texts.toFullMessages}
          </Button>
        </div>
        {isToNotices && !hasWord ? (
          <>
            <p>{texts.passphraseAloneText}</p>
            <div>
              <Button quiet {...action('zodis')}>
                {texts.passphraseAlone}
              </Button>
            </div>
          </>
        ) : null}
      </form>
    </details>
  )
}

function ConsentWithdrawal({ orderId, isWritable }: { orderId: string; isWritable: boolean }) {
  return (
    <details>
      <summary className="link w-fit cursor-pointer py-2 font-semibold">
        {texts.withdrawSummary}
      </summary>
      <form method="post" data-in-place className="flex flex-col items-start gap-3 pt-2">
        <HiddenFields values={{ uzsakymas: orderId }} />
        <p>{texts.withdrawText(isWritable)}</p>
        <Button quiet dangerous {...action('atsaukti')}>
          {texts.withdraw}
        </Button>
      </form>
    </details>
  )
}
