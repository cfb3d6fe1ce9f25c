import { shownEmail } from '#src/core/shown-email.ts'
import { z } from 'zod'
import { chooseFullMessages, readClientsOrder } from './correspondence-queries.ts'
import { addResult, removeResult } from './result-queries.ts'
import { emailField, pageQuery } from '#src/core/fields.ts'
import { MESSAGES_PER_DAY, PASSPHRASE_TRUSTED_DAYS } from '../correspondence.ts'
import { formatDayOfYear, formatMoment } from '#src/core/lithuanian.ts'
import { isOver, isWritable, ORDER_PATH } from '../orders.ts'
import { asPrivate } from '#src/core/private.ts'
import { noonOf } from '#src/core/vilnius-time.ts'
import { correspondenceTexts } from '../correspondence-texts.ts'
import { formatDeadline } from '../deadline-texts.ts'
import { orderTexts } from '../texts.ts'
import {
  type CorrespondenceProps,
  type MessageForm,
  ORDER_ACTION,
  ORDER_ACTIONS,
  UnsentMessage,
  type WritableForm,
} from '../site/Correspondence.tsx'
import type { Lock } from '#src/features/orders/site/OrderLock.tsx'
import { Notice } from '#src/site/Notice.tsx'
import type { OrderAddressProps } from '../site/OrderAddress.tsx'
import { OrderView, StartAlone } from '../site/Order.tsx'
import { answerDueAt } from './answer-clock.ts'
import { DataLinkForm } from '#src/features/clients/site/OwnData.tsx'
import { RequestError } from '#src/server/errors.ts'
import {
  workStartText,
  chooseNotices,
  isStoredMessage,
  nextMessageTime,
  visibleToClient,
  setPassphrase,
  startOrder,
  withdrawConsent,
  storeClientMessage,
  type WrittenMessage,
} from './correspondence.ts'
import {
  isMessageTokenUsed,
  isForCurrentAddress,
  messageBegunAt,
  messageToken,
  type OrderSession,
  readMessageToken,
  requireOrder,
  consumeMessageToken,
} from './order-access.ts'
import { ENDING_SESSION, keepingSession, sessionOf } from './order-session.ts'
import { requestAddressChange } from './order-address.ts'
import {
  describeOrder,
  describeState,
  hasEnded,
  isWithdrawnLate,
  messagesEnd,
  paymentPlan,
} from './orders.ts'
import { describeFailure } from '#src/server/describe-failure.ts'
import { startFaults, withIntake, writtenIn } from './order-form.ts'
import {
  lockedPage,
  lockOf,
  newPassphraseFault,
  showLockOnRefusal,
  passphraseFault,
} from './order-opening.tsx'
import {
  showFormOnRefusal,
  PAGE_RATE_LIMIT,
  type Page,
  type PageAnswer,
  type PageCall,
  seeOther,
  type VisitorPage,
} from '#src/server/visitor-page.tsx'

/** The page of the order opened in this browser, and of its messages. */
export const orderPage: VisitorPage = {
  path: ORDER_PATH,
  rateLimit: PAGE_RATE_LIMIT,
  async get(call) {
    const opened = await open(call)
    if (opened === null) return closedPage()
    const { lock } = opened
    return keeping(
      opened,
      lock === null ? showOrder(call, opened) : lockedPage(lock, opened.order.id, call),
    )
  },
  async post(call) {
    try {
      return await act(call)
    } catch (error) {
      return unsentPage(call.form, error)
    }
  },
}

interface Opened {
  session: OrderSession
  order: Awaited<ReturnType<typeof requireOrder>>
  stored: Awaited<ReturnType<typeof readClientsOrder>>
  /** State of the order in words. */
  state: Awaited<ReturnType<typeof describeState>>
  lock: Lock | null
}

async function open({ db, owner, request }: PageCall): Promise<Opened | null> {
  const session = sessionOf(request)
  if (session === null) return null
  const order = await requireOrder(db, session.orderId)
  if (!isForCurrentAddress(order, session.begunAt)) return null
  const [stored, state] = await Promise.all([
    readClientsOrder(db, order.id, pageOf(request)),
    describeState(db, order, owner.email),
  ])
  return { session, order, stored, state, lock: lockOf(stored, session.passphraseAt) }
}

/** Returns how many pages of newest messages to show. */
function pageOf({ url }: Request): number {
  const page = pageQuery.safeParse(new URL(url).searchParams.get('puslapis') ?? undefined)
  return page.data ?? 1
}

async function act(call: PageCall): Promise<PageAnswer> {
  const sent = call.form.get(ORDER_ACTION)
  const action = ORDER_ACTIONS.find((each) => each === sent)
  // Only the passphrase form has no action.
  if (action === undefined && (sent !== null || call.form.has('laiskas'))) {
    throw new RequestError(400, correspondenceTexts.unknownAction)
  }
  if (action === 'uzrakinti') return seeOther(ORDER_PATH, ENDING_SESSION)
  const opened = await open(call)
  if (action === 'pradeti' || action === 'rasyti') return await sendMessage(call, action, opened)
  if (opened === null) return seeOther(ORDER_PATH)
  const { session, order, stored, lock } = opened
  // Another tab has opened another order since this form was served.
  if ((call.form.get('uzsakymas') ?? order.id) !== order.id) return seeOther(ORDER_PATH)
  if (lock !== null) {
    return await showLockOnRefusal(call, order.id, async () => {
      const fault = await passphraseFault(call, lock, stored)
      if (fault !== null) return keeping(opened, lockedPage(lock, order.id, call, fault))
      return shown({ ...session, passphraseAt: new Date() })
    })
  }
  if (action === 'atsaukti') await withdrawConsent(call, order.id)
  if (action === 'prideti' || action === 'pasalinti')
    return await changeResult(call, action, opened)
  if (action === 'adresas') return await askForAddress(call, opened)
  if (action === 'pranesimai' || action === 'zodis' || action === 'laiskai') {
    return await change(call, action, opened)
  }
  return shown(session)
}

/** Adds a quiz result of the client to the order, or removes it, if the page shows it. */
async function changeResult(
  { db, form }: PageCall,
  action: 'prideti' | 'pasalinti',
  opened: Opened,
): Promise<PageAnswer> {
  const id = z.guid().safeParse(form.get('testas')).data
  const result = resultsOf(opened).find((each) => each.id === id)
  if (result !== undefined) {
    await (action === 'prideti' ? addResult : removeResult)(db, opened.order.id, result.id)
  }
  return seeOther(`${ORDER_PATH}#rezultatai`, keepingSession(opened.session))
}

/**
 * Returns the quiz results that the client can add to the order or remove from it. None without the consent to the
 * messages, or if the session does not prove that the client reads the order's mailbox. To an order that is over none
 * can be added.
 */
function resultsOf({ order, session, stored: { start, results } }: Opened) {
  if (!session.isMailed || start?.withdrawnAt !== null) return []
  return isOver(order) ? results.filter(({ isAdded }) => isAdded) : results
}

/**
 * Mails a request for confirmation to another address. Once the order is started, this needs a passphrase that was set
 * at least `PASSPHRASE_TRUSTED_DAYS` ago.
 */
async function askForAddress(call: PageCall, opened: Opened): Promise<PageAnswer> {
  const { order, stored } = opened
  const change = addressChange(opened)
  const typed = call.form.get('adresas') ?? ''
  const email = emailField().safeParse(typed)
  const again = (fault: Faulty['address']) =>
    keeping(opened, showOrder(call, opened, { address: { typed, ...fault } }))
  if (change !== 'free' && change !== 'by-word') return again({})
  if (!email.success) return again({ fault: email.error.issues[0]?.message })
  if (email.data === order.email) return again({ fault: correspondenceTexts.addressSame })
  const ask = async (): Promise<PageAnswer> => {
    const wrong = change === 'free' ? null : await passphraseFault(call, 'passphrase', stored)
    if (wrong !== null) return again({ passphraseFault: wrong })
    await requestAddressChange(call, order, email.data, 'client')
    const { addressAskedTitle: title, addressAskedText, backToOrder } = correspondenceTexts
    const body = (
      <Notice title={title} text={addressAskedText(shownEmail(email.data))}>
        <a href={ORDER_PATH} className="button-quiet">
          {backToOrder}
        </a>
      </Notice>
    )
    return keeping(opened, { title: orderTexts.title, body })
  }
  return await showFormOnRefusal(ask(), (message) => again({ fault: message }))
}

function addressChange({
  order,
  stored: { start },
}: Pick<Opened, 'order' | 'stored'>): OrderAddressProps['change'] {
  if (isOver(order)) return 'no'
  if (start === null) return 'free'
  if (start.wordHash === null) return 'by-coach'
  const setAt = start.wordSetAt?.getTime() ?? 0
  return Date.now() - setAt < PASSPHRASE_TRUSTED_DAYS * 86_400_000 ? 'by-coach-yet' : 'by-word'
}

/**
 * Sets a passphrase, or changes how answers are delivered. A change of delivery requires the current passphrase; notices
 * chosen without one set a new one.
 */
async function change(
  call: PageCall,
  to: 'pranesimai' | 'zodis' | 'laiskai',
  opened: Opened,
): Promise<PageAnswer> {
  const { session, stored } = opened
  const { start } = stored
  if (start === null) return shown(session)
  const again = (message: string) =>
    keeping(opened, showOrder(call, opened, { passphraseFault: message }))
  if (to === 'laiskai' || (to === 'pranesimai' && start.wordHash !== null)) {
    const change = async () => {
      const fault = await passphraseFault(call, 'passphrase', stored)
      if (fault !== null) return again(fault)
      if (to === 'laiskai') {
        await chooseFullMessages(call.db, start.id)
        return shown(session)
      }
      const at = await chooseNotices(call, start, null)
      return shown({ ...session, passphraseAt: at ?? session.passphraseAt })
    }
    return await showFormOnRefusal(change(), again)
  }
  const passphrase = asPrivate((call.form.get('zodis') ?? '').trim())
  const fault = newPassphraseFault(passphrase)
  if (fault !== null) return again(fault)
  if (to === 'pranesimai') {
    const at = await chooseNotices(call, start, passphrase)
    return shown({ ...session, passphraseAt: at ?? session.passphraseAt })
  }
  const isSet = await setPassphrase(call.db, start.id, passphrase)
  return shown({ ...session, passphraseAt: isSet ? new Date() : session.passphraseAt })
}

/**
 * Stores a message, even one begun before the page locked itself. In that case the response shows no other messages.
 */
async function sendMessage(
  call: PageCall,
  action: 'pradeti' | 'rasyti',
  opened: Opened | null,
): Promise<PageAnswer> {
  const form = writtenIn(call.form)
  const teise = call.form.get('teise') ?? ''
  const right = readMessageToken(teise, form.id)
  const orderId = right?.orderId ?? (opened?.lock === null ? opened.order.id : null)
  if (orderId === null) throw new RequestError(403, correspondenceTexts.closedPage)
  const seen = opened?.lock === null && opened.order.id === orderId ? opened : null
  const order = seen?.order ?? (await requireOrder(call.db, orderId))
  if (seen === null && right !== null && !isForCurrentAddress(order, right.madeAt)) {
    throw new RequestError(403, correspondenceTexts.closedPage)
  }

  // A start form that comes after the paid time is handled like any other message.
  const starts = action === 'pradeti' && !hasEnded(order)
  const messages = { ...form.messages, ...(starts ? startFaults(form, workStartText(order)) : {}) }
  const isFaulty = Object.keys(messages).length > 0
  // A faulty start form for an order that has started meanwhile is handled like any other message.
  const isLate = starts && isFaulty && seen === null && order.startedAt !== null
  if (form.message === null || (isFaulty && !isLate)) {
    // The form keeps its token, which says when the message was begun.
    const faulty = { ...form, messages, ...(right === null ? {} : { right: teise }) }
    if (seen !== null) return keeping(seen, showOrder(call, seen, { form: faulty }))
    if (starts && !isLate) return startAlone(order, faulty)
    throw new RequestError(400, form.messages.content ?? correspondenceTexts.messageRequired)
  }

  const message = { ...form.message, content: withIntake(form.answers, form.message.content) }
  if (seen === null && !(await mayStillSend(call.db, teise, orderId, message))) {
    throw new RequestError(403, correspondenceTexts.closedPage)
  }
  await requireRoom(call, orderId, message)
  let { passphraseAt = null } = seen?.session ?? {}
  let isAfterEnd = false
  if (starts && !isLate) {
    const passphrase = form.passphrase === '' ? null : asPrivate(form.passphrase)
    const delivery = form.delivery ?? 'letter'
    const holds = await startOrder(call, order, {
      message,
      delivery,
      passphrase,
      isEarly: form.isEarly === true,
    })
    passphraseAt = holds && passphrase !== null ? new Date() : null
  } else isAfterEnd = await storeClientMessage(call, order, message, messageBegunAt(teise, form.id))
  if (seen !== null) return shown({ ...seen.session, passphraseAt })
  await consumeMessageToken(call.db, teise)
  const { sentTitle, sentText, lateText, lateByFailure } = correspondenceTexts
  const late = order.paymentFailedAt === null ? lateText : lateByFailure
  const answer = isAfterEnd
    ? late
    : answerText(await requireOrder(call.db, orderId), call.owner.email)
  const text = answer === null ? sentText : `${answer} ${sentText}`
  return { title: orderTexts.title, body: <Notice title={sentTitle} text={text} /> }
}

/**
 * Refuses a message beyond the limit of a day.
 * @throws RequestError 429; its sentence says when the next message is accepted.
 */
async function requireRoom(
  { db, owner }: PageCall,
  orderId: string,
  message: WrittenMessage,
): Promise<void> {
  const from = await nextMessageTime(db, orderId, message)
  if (from === null) return
  throw new RequestError(
    429,
    correspondenceTexts.messageLater(MESSAGES_PER_DAY, formatMoment(from), owner.email),
  )
}

/** Whether a token can send this message without a session: it has sent no message yet, or only this message. */
async function mayStillSend(
  db: PageCall['db'],
  right: string,
  orderId: string,
  message: WrittenMessage,
): Promise<boolean> {
  return !(await isMessageTokenUsed(db, right)) || (await isStoredMessage(db, orderId, message))
}

/** Redirects to the page with the stored messages, so that a reload sends nothing again. */
function shown(session: OrderSession): Response {
  return seeOther(`${ORDER_PATH}#laiskai`, keepingSession(session))
}

/** Adds the header that extends the session to a page. */
function keeping({ session }: Opened, page: Page): Page {
  return { ...page, headers: { ...page.headers, ...keepingSession(session) } }
}

/** Returns the page for a browser without a session. It says how to open the order, and mails a link. */
function closedPage(): PageAnswer {
  const { closedPageTitle: title, closedPageText: text } = correspondenceTexts
  const body = (
    <Notice title={title} text={text}>
      <DataLinkForm email="" message={null} />
    </Notice>
  )
  return { title: orderTexts.title, body }
}

/**
 * Shows the unsent message after any failure, so that it is not lost.
 * @throws the error itself if there is no message.
 */
function unsentPage(form: URLSearchParams, error: unknown): PageAnswer {
  // The passphrase is left out, since Back may show this page to somebody else.
  const { laiskas = '', zodis: _, ...others } = Object.fromEntries(form)
  if (laiskas === '') throw error
  const veiksmas = others.budas === undefined ? 'rasyti' : 'pradeti'
  const { status, message, headers } = describeFailure(error)
  const body = <UnsentMessage message={message} letter={laiskas} fields={{ ...others, veiksmas }} />
  return { status, headers, title: orderTexts.title, body }
}

/** Forms sent with faults. */
interface Faulty {
  form?: MessageForm & { right?: string }
  /** Fault of the passphrase that was typed to change the delivery of answers or the passphrase. */
  passphraseFault?: string
  address?: Pick<OrderAddressProps, 'typed' | 'fault' | 'passphraseFault'>
}

function showOrder(
  { owner, request }: PageCall,
  opened: Opened,
  { form, passphraseFault, address }: Faulty = {},
): Page {
  const { order, stored, state } = opened
  const { start, letters, hasOlder } = visibleToClient(stored)
  const words = { ...describeOrder(order), ...state }
  const paidUntil = words.paidUntil && formatDayOfYear(noonOf(words.paidUntil))
  const isWaiting = letters.some((message) => message.isWaiting)
  const isEnded = hasEnded(order)
  const id = crypto.randomUUID()
  const empty = { ...writtenIn(new URLSearchParams({ id })), messages: {} }
  const correspondence = {
    orderId: order.id,
    start,
    letters,
    answer: start === null ? null : answerText(order, owner.email),
    noAnswer: noAnswerFor({ order, stored }, owner.email),
    olderUrl: hasOlder
      ? `${ORDER_PATH}?puslapis=${pageOf(request) + 1}#${letters[0]?.id ?? 'laiskai'}`
      : null,
    begins: start?.isEarly === true || words.isOver ? null : workStartText(order),
    form:
      isWritable(order) && (!isEnded || form !== undefined)
        ? withRight(order.id, form ?? empty)
        : null,
    ended:
      isWritable(order) && isEnded
        ? {
            ...words,
            paidUntil,
            isWaiting,
            draft: form === undefined ? draftOf(order, empty) : null,
          }
        : null,
    reminder:
      stored.remindsAt === null
        ? null
        : correspondenceTexts.startReminder(formatDayOfYear(stored.remindsAt)),
    paymentPlan: paymentPlan(order, { startedAt: new Date(), isEarly: false }),
    passphraseFault,
  }
  return {
    ...((form ?? passphraseFault ?? address) === undefined ? {} : { status: 400 }),
    title: orderTexts.title,
    body: (
      <OrderView
        {...words}
        correspondence={correspondence}
        results={resultsOf(opened)}
        areResultsLater={
          isWritable(order) && !isEnded && (start === null || !opened.session.isMailed)
        }
        address={{
          orderId: order.id,
          email: order.email,
          paidEmail: order.paidEmail ?? order.email,
          change: addressChange({ order, stored }),
          ownerEmail: owner.email,
          ...address,
        }}
        ownerEmail={owner.email}
      />
    ),
  }
}

/** Says when the message that waits for an answer is answered; null if none waits. */
function answerText(order: Opened['order'], email: string): string | null {
  const dueAt = answerDueAt(order)
  if (dueAt === null) return null
  const { answerBy, answerOverdue } = correspondenceTexts
  return dueAt > new Date() ? answerBy(formatDeadline(dueAt)) : answerOverdue(email)
}

/**
 * Says why no message can be written about an order any more, and how its client can go on; null if one can be written,
 * could until the paid time ended, or the payment is not confirmed.
 */
function noAnswerFor(
  { order, stored }: Pick<Opened, 'order' | 'stored'>,
  email: string,
): CorrespondenceProps['noAnswer'] {
  const { state, erasedAt, hasWithdrawn, disputeState } = order
  const { erased, withdrawn, noAnswer, noAnswerYet } = correspondenceTexts
  if (erasedAt !== null) return { text: erased, email }
  if ((stored.start?.withdrawnAt ?? null) !== null) return { text: withdrawn, email }
  if (isWithdrawnLate(order)) return { text: noAnswerYet, email }
  if (state === 'disputed') {
    if (hasWithdrawn) return { text: noAnswer.withdrawn, email: null }
    return disputeState === 'lost'
      ? { text: noAnswer.lost, email: null }
      : { text: noAnswer.disputed, email }
  }
  if (state !== 'withdrawn' && state !== 'refunded') return null
  return { text: noAnswer[state], email: null }
}

/**
 * Returns the form for a message that this tab may have kept from the paid time; null if the paid time ended too long
 * ago.
 */
function draftOf(order: Opened['order'], form: MessageForm): WritableForm | null {
  const end = messagesEnd(order)
  if (end === null) return null
  const right = messageToken(order.id, form.id, new Date(end.getTime() - 1))
  return readMessageToken(right, form.id) === null ? null : { ...form, right }
}

/** Shows the start form with its faults when the page has locked itself meanwhile. */
function startAlone(order: Opened['order'], form: MessageForm & { right?: string }): PageAnswer {
  const { id } = order
  return {
    status: 400,
    title: orderTexts.title,
    // The passphrase is left out, since Back may show this page to somebody else.
    body: (
      <StartAlone
        form={withRight(id, { ...form, passphrase: '' })}
        orderId={id}
        begins={workStartText(order)}
      />
    ),
  }
}

function withRight(
  orderId: string,
  form: MessageForm & { right?: string },
): MessageForm & { right: string } {
  return { ...form, right: form.right ?? messageToken(orderId, form.id) }
}
