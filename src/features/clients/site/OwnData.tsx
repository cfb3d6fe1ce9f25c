import type { ReactNode } from 'react'
import { shownEmail } from '#src/core/shown-email.ts'
import type { Delivery } from '#src/features/orders/correspondence.ts'
import { formatMinute, formatMoney } from '#src/core/lithuanian.ts'
import type { OrderState } from '#src/features/orders/orders.ts'
import { DATA_LINK_HOURS, DATA_SESSION_MINUTES } from '#src/core/retention.ts'
import { bookedTitle } from '#src/features/consultations/starting-title-texts.ts'
import { correspondenceTexts } from '#src/features/orders/correspondence-texts.ts'
import { orderListTexts } from '#src/features/orders/list-texts.ts'
import { ownDataTexts } from '../own-data-texts.ts'
import { quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Honeypot } from '#src/ui/Honeypot.tsx'
import { EndSubscription } from '#src/features/orders/site/Order.tsx'
import { Facts } from '#src/site/Facts.tsx'
import { HiddenFields } from '#src/site/HiddenFields.tsx'
import { Notice } from '#src/site/Notice.tsx'

/** Path to which all forms post, including those of the page that the mailed link opens. */
export const OWN_DATA_PATH = '/mano-duomenys'
/** Names of the form fields for the action, and for the token that allows it. */
export const ACTION = 'veiksmas'
export const SESSION = 'seansas'
/** Name of the button that opens an order; its value is the order's id. */
export const OPENED_ORDER = 'uzsakymas'

/** Actions on the owner's own data. */
export type OwnDataAction =
  | 'rodyti'
  | 'atsakymai'
  | 'atsisiusti'
  | 'atsisakyti-naujienlaiskio'
  | 'atsaukti-testu-sutikima'
  | 'trinti'
  | 'istrinti'

const action = (value: OwnDataAction) => ({ type: 'submit', name: ACTION, value }) as const

/** Stored data of one email address. */
interface OwnData {
  email: string
  newsletter: {
    name: string | null
    subscribed: boolean
    subscribedAt: Date
    leftAt: Date | null
    stoppedAt: Date | null
  } | null
  requests: readonly { name: string | null; requestedAt: Date }[]
  bookings: readonly {
    name: string
    phone: string | null
    consultationType: string
    packageTitle: string | null
    preferredDate: string | null
    message: string | null
    createdAt: Date
  }[]
  quizzes: readonly {
    quiz: string | null
    name: string | null
    totalScore: number
    /** Name of the band. */
    category: string | null
    dimensions: readonly { name: string; share: number }[]
    answers: readonly { question: string; answer: string }[]
    completedAt: Date
  }[]
  mailedResults: readonly {
    quizTitle: string
    totalScore: number
    category: string | null
    dimensions: readonly { name: string; share: number }[]
    createdAt: Date
    expiresAt: Date
  }[]
  withdrawals: readonly { name: string; contract: string; note: string | null; createdAt: Date }[]
  orders: readonly {
    id: string
    title: string
    /** Whether the address is the order's current one. */
    isCurrent: boolean
    name: string | null
    state: OrderState
    /** In cents. */
    paidAmount: number
    refundedAmount: number
    currency: string
    createdAt: Date
    /** The client's consents; undefined before the client sends them, and if the order has another address now. */
    start:
      | {
          delivery: Delivery
          earlyText: string | null
          sensitiveText: string
          startedAt: Date
          withdrawnAt: Date | null
        }
      | undefined
    /** Number of messages. */
    letters: number
    /** Number of the coach's notes. */
    notes: number
    /** Whether the coach has begun an answer. */
    hasDraft: boolean
    /** Titles of the quizzes whose results the client has added; null if the quiz is deleted. */
    added: readonly (string | null)[]
  }[]
  letterConsents: readonly unknown[]
  removals: readonly unknown[]
  mails: readonly unknown[]
}

/** Asks for the address whose owner gets a link to the stored data. */
export function OwnDataRequest({ email, message }: { email: string; message: string | null }) {
  return (
    <Notice title={ownDataTexts.title} text={ownDataTexts.intro}>
      <DataLinkForm email={email} message={message} />
    </Notice>
  )
}

/** Asks, on any page, for the address whose owner gets a link to the stored data. */
export function DataLinkForm({ email, message }: { email: string; message: string | null }) {
  return (
    <form method="post" action={OWN_DATA_PATH} noValidate className="flex w-full flex-col gap-5">
      <Field label={ownDataTexts.emailLabel} hint={ownDataTexts.emailHint} message={message}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            required
            autoComplete="email"
            defaultValue={email}
          />
        )}
      </Field>
      <Honeypot />
      <div>
        <Button type="submit">{ownDataTexts.request}</Button>
      </div>
    </form>
  )
}

/** Confirms the request. The words are the same for known and unknown addresses. */
export function OwnDataRequested() {
  return (
    <Notice
      title={ownDataTexts.requestedTitle}
      text={ownDataTexts.requestedText(DATA_LINK_HOURS)}
    />
  )
}

/** Shows a button that opens the data. The link alone does not open them, since mail scanners follow links too. */
export function OwnDataOpening() {
  return (
    <Notice title={ownDataTexts.openTitle} text={ownDataTexts.openText(DATA_SESSION_MINUTES)}>
      <form method="post" data-in-place>
        <Button type="submit">{ownDataTexts.open}</Button>
      </form>
    </Notice>
  )
}

function SessionForm({ session, children }: { session: string; children: ReactNode }) {
  return (
    <form
      method="post"
      action={OWN_DATA_PATH}
      data-in-place
      className="flex w-full flex-col gap-10"
    >
      <HiddenFields values={{ [SESSION]: session }} />
      {children}
    </form>
  )
}

interface OwnDataPageProps {
  data: OwnData
  session: string
  /** Whether quiz answers are shown. */
  withAnswers: boolean
  /** Message about the last action; null if there was none. */
  done: string | null
}

/** Shows the stored data, and the actions on them. */
export function OwnDataPage({ data, session, withAnswers, done }: OwnDataPageProps) {
  const { email, newsletter, requests, bookings, quizzes, mailedResults, withdrawals } = data
  const { orders } = data
  const rows = [requests, bookings, quizzes, mailedResults, withdrawals, orders]
  const others = [data.letterConsents, data.removals, data.mails]
  const isEmpty = newsletter === null && [...rows, ...others].flat().length === 0
  return (
    <Notice
      title={ownDataTexts.openTitle}
      text={isEmpty ? ownDataTexts.nothing : ownDataTexts.dataIntro(shownEmail(email))}
    >
      {done === null ? null : <p className="w-full rounded-xl bg-mist px-5 py-4">{done}</p>}
      <SessionForm session={session}>
        <div>
          <Button data-file {...action('atsisiusti')}>
            {ownDataTexts.download}
          </Button>
        </div>
        {newsletter === null && requests.length === 0 ? null : (
          <Newsletter newsletter={newsletter} requests={requests} />
        )}
        {bookings.length === 0 ? null : <Bookings bookings={bookings} />}
        {quizzes.length === 0 ? null : <Quizzes quizzes={quizzes} withAnswers={withAnswers} />}
        {mailedResults.length === 0 ? null : (
          <MailedResults mailedResults={mailedResults} withAnswers={withAnswers} />
        )}
        {orders.length === 0 ? null : <Orders orders={orders} />}
        {withdrawals.length === 0 ? null : <Withdrawals withdrawals={withdrawals} />}
        {data.mails.length + data.removals.length === 0 ? null : (
          <Part heading={ownDataTexts.mailsHeading}>
            {data.mails.length === 0 ? null : <p>{ownDataTexts.mails(data.mails.length)}</p>}
            {data.removals.length === 0 ? null : <p>{ownDataTexts.removal}</p>}
          </Part>
        )}
        {isEmpty ? null : (
          <Part heading={ownDataTexts.deleteHeading}>
            <p>{ownDataTexts.deleteText}</p>
            {withdrawals.length + orders.length === 0 ? null : <p>{ownDataTexts.documentsKept}</p>}
            <Button quiet dangerous {...action('trinti')}>
              {ownDataTexts.delete}
            </Button>
          </Part>
        )}
      </SessionForm>
    </Notice>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="heading">{heading}</h2>
      {children}
    </section>
  )
}

function Newsletter({ newsletter, requests }: Pick<OwnData, 'newsletter' | 'requests'>) {
  const { subscribed, awaited, left, stopped } = ownDataTexts
  const ended = newsletter?.leftAt ? left : newsletter?.stoppedAt ? stopped : awaited
  const since = newsletter?.subscribed ? subscribed : ended
  return (
    <Part heading={ownDataTexts.newsletterHeading}>
      {newsletter === null ? null : (
        <Facts
          facts={[
            [ownDataTexts.name, newsletter.name],
            [since, formatMinute(newsletter.subscribedAt)],
          ]}
        />
      )}
      {requests.map(({ name, requestedAt }) => (
        <Facts
          key={requestedAt.getTime()}
          facts={[
            [ownDataTexts.name, name],
            [awaited, formatMinute(requestedAt)],
          ]}
        />
      ))}
      {newsletter !== null && (since === subscribed || since === stopped) ? (
        <Button quiet {...action('atsisakyti-naujienlaiskio')}>
          {ownDataTexts.leave}
        </Button>
      ) : null}
    </Part>
  )
}

function Bookings({ bookings }: Pick<OwnData, 'bookings'>) {
  return (
    <Part heading={ownDataTexts.bookingsHeading}>
      {bookings.map((booking) => (
        <Facts
          key={booking.createdAt.getTime()}
          facts={[
            [ownDataTexts.received, formatMinute(booking.createdAt)],
            [ownDataTexts.name, booking.name],
            [ownDataTexts.phone, booking.phone],
            [ownDataTexts.consultation, bookedTitle(booking)],
            [ownDataTexts.preferredDate, booking.preferredDate],
            [ownDataTexts.message, booking.message],
          ]}
        />
      ))}
    </Part>
  )
}

/** Returns the score, band and dimensions of a result. */
function outcomeFacts({
  totalScore,
  category,
  dimensions,
}: Pick<OwnData['quizzes'][number], 'totalScore' | 'category' | 'dimensions'>) {
  return [
    [ownDataTexts.score, totalScore.toLocaleString('lt-LT')],
    [ownDataTexts.category, category],
    ...dimensions.map(({ name, share }) => [name, quizEndingTexts.share(share)] as const),
  ] as const
}

function ShowAnswers() {
  return (
    <>
      <p className="text-muted">{ownDataTexts.answersHidden}</p>
      <Button quiet {...action('atsakymai')}>
        {ownDataTexts.showAnswers}
      </Button>
    </>
  )
}

function MailedResults({
  mailedResults,
  withAnswers,
}: Pick<OwnData, 'mailedResults'> & { withAnswers: boolean }) {
  return (
    <Part heading={ownDataTexts.resultsHeading}>
      {mailedResults.map((result) => (
        <Facts
          key={result.createdAt.getTime()}
          facts={[
            [ownDataTexts.quiz, result.quizTitle],
            [ownDataTexts.asked, formatMinute(result.createdAt)],
            [ownDataTexts.keptUntil, formatMinute(result.expiresAt)],
            ...(withAnswers ? outcomeFacts(result) : []),
          ]}
        />
      ))}
      {withAnswers ? null : <ShowAnswers />}
    </Part>
  )
}

function Quizzes({ quizzes, withAnswers }: Pick<OwnData, 'quizzes'> & { withAnswers: boolean }) {
  return (
    <Part heading={ownDataTexts.quizzesHeading}>
      {quizzes.map(({ quiz, name, completedAt, answers, ...outcome }) => (
        <Facts
          key={completedAt.getTime()}
          facts={[
            [ownDataTexts.quiz, quiz ?? ownDataTexts.deletedQuiz],
            [ownDataTexts.completed, formatMinute(completedAt)],
            [ownDataTexts.name, name],
            ...(withAnswers
              ? [
                  ...outcomeFacts(outcome),
                  ...answers.map(({ question, answer }) => [question, answer] as const),
                ]
              : []),
          ]}
        />
      ))}
      {withAnswers ? null : <ShowAnswers />}
      <p>{ownDataTexts.withdrawQuizzesText}</p>
      <Button quiet {...action('atsaukti-testu-sutikima')}>
        {ownDataTexts.withdrawQuizzes}
      </Button>
    </Part>
  )
}

/**
 * Returns labelled facts about a started order: the time of the start, the consents in their original wording, the
 * delivery of answers, the time of a withdrawn consent, the numbers of messages and notes, an unfinished answer, and the
 * added results.
 */
function startFacts({ start, letters, notes, hasDraft, added }: OwnData['orders'][number]) {
  if (start === undefined) return []
  return [
    [ownDataTexts.started, formatMinute(start.startedAt)],
    [ownDataTexts.agreed, [start.earlyText, start.sensitiveText].filter(Boolean).join('\n')],
    [ownDataTexts.delivery, correspondenceTexts.deliveries[start.delivery]],
    [ownDataTexts.withdrawn, start.withdrawnAt && formatMinute(start.withdrawnAt)],
    [ownDataTexts.letters, ownDataTexts.lettersOnPage(letters)],
    [ownDataTexts.notes, notes === 0 ? null : ownDataTexts.notesOnRequest(notes)],
    [ownDataTexts.draft, hasDraft ? ownDataTexts.draftOnRequest : null],
    [
      ownDataTexts.addedResults,
      added.map((quiz) => quiz ?? ownDataTexts.deletedQuiz).join(', ') || null,
    ],
  ] as const
}

function Orders({ orders }: Pick<OwnData, 'orders'>) {
  return (
    <Part heading={ownDataTexts.ordersHeading}>
      {orders.map((order) => (
        <div key={order.id} className="flex w-full flex-col items-start gap-4">
          <Facts
            facts={[
              [ownDataTexts.ordered, formatMinute(order.createdAt)],
              [ownDataTexts.package, order.title],
              [ownDataTexts.name, order.name],
              [ownDataTexts.state, orderListTexts.state[order.state]],
              [ownDataTexts.paid, formatMoney(order.paidAmount, order.currency)],
              [
                ownDataTexts.refunded,
                order.refundedAmount === 0
                  ? null
                  : formatMoney(order.refundedAmount, order.currency),
              ],
              ...startFacts(order),
            ]}
          />
          {order.isCurrent ? (
            <Button quiet type="submit" name={OPENED_ORDER} value={order.id}>
              {ownDataTexts.openOrder}
            </Button>
          ) : (
            <p>{ownDataTexts.movedOrder}</p>
          )}
        </div>
      ))}
    </Part>
  )
}

function Withdrawals({ withdrawals }: Pick<OwnData, 'withdrawals'>) {
  return (
    <Part heading={ownDataTexts.withdrawalsHeading}>
      {withdrawals.map(({ name, contract, note, createdAt }) => (
        <Facts
          key={createdAt.getTime()}
          facts={[
            [ownDataTexts.received, formatMinute(createdAt)],
            [ownDataTexts.name, name],
            [ownDataTexts.contract, contract],
            [ownDataTexts.message, note],
          ]}
        />
      ))}
    </Part>
  )
}

interface OwnDataDeletionProps {
  session: string
  /** Subscriptions that will be charged again. */
  subscriptions: readonly { id: string; price: string; nextPayment: string | null }[]
  /** Page on which clients end subscriptions; null if they must write to the owner. */
  portalUrl: string | null
  ownerEmail: string
}

/** Asks to end subscriptions first, and to confirm the deletion of everything. */
export function OwnDataDeletion({
  session,
  subscriptions,
  portalUrl,
  ownerEmail,
}: OwnDataDeletionProps) {
  return (
    <Notice title={ownDataTexts.confirmTitle} text={ownDataTexts.confirmText}>
      {subscriptions.length === 0 ? null : (
        <section className="panel flex w-full flex-col items-start gap-4 bg-blush">
          {subscriptions.map(({ id, price, nextPayment }) => (
            <p key={id}>{ownDataTexts.stillRenewed(price, nextPayment)}</p>
          ))}
          <EndSubscription portalUrl={portalUrl} ownerEmail={ownerEmail} />
        </section>
      )}
      <SessionForm session={session}>
        <div className="flex flex-wrap gap-3">
          <Button dangerous {...action('istrinti')}>
            {ownDataTexts.confirm}
          </Button>
          <Button quiet {...action('rodyti')}>
            {ownDataTexts.keep}
          </Button>
        </div>
      </SessionForm>
    </Notice>
  )
}
