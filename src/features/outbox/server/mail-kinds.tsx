import type { ReactElement } from 'react'
import type { Database } from '#db/client.ts'
import { findBooking } from '#src/features/consultations/server/booking-queries.ts'
import { getsOnlyNotices } from '#src/features/clients/server/client-queries.ts'
import {
  countOrderNews,
  findAnswer,
  findOrderMessage,
} from '#src/features/orders/server/correspondence-queries.ts'
import { findLetter, findLetterTo } from '#src/features/newsletter/server/letter-queries.ts'
import { findFirstStep, findStepTo } from '#src/features/newsletter/server/series-queries.ts'
import { countUnnoticed, type OutboxEntry } from '#src/server/queries/outbox.ts'
import {
  awaitsStart,
  findOrder,
  findPaymentNews,
  type Order,
} from '#src/features/orders/server/order-queries.ts'
import { findTerms } from '#src/features/orders/server/payment-queries.ts'
import { findResult } from '#src/features/quizzes/server/submission-queries.ts'
import { findRequestToMail } from '#src/features/newsletter/server/subscriber-queries.ts'
import {
  findOrderWithdrawal,
  findWithdrawal,
  type OrderWithdrawal,
  wasRefundTold,
  type Withdrawal,
} from '#src/features/orders/server/withdrawal-queries.ts'
import { bookingDueAt } from '#src/features/consultations/consultations.ts'
import { letterHtml } from '#src/features/newsletter/letters.ts'
import { formatDay, formatLongDay, formatMinute, formatMoney } from '#src/core/lithuanian.ts'
import { CONFIRMATION_DAYS } from '#src/features/newsletter/newsletter.ts'
import { isOver, isWritable } from '#src/features/orders/orders.ts'
import { DATA_LINK_HOURS } from '#src/core/retention.ts'
import { type NoticedAct, OUTBOX_KINDS, type OutboxKind } from '#src/core/outbox.ts'
import { unlinked, plainMail } from '#src/server/mails/render-mail.tsx'
import { noonOf } from '#src/core/vilnius-time.ts'
import { bookedTitle } from '#src/features/consultations/starting-title-texts.ts'
import { soldOf } from '#src/features/orders/sold.ts'
import { correspondenceTexts } from '#src/features/orders/correspondence-texts.ts'
import { takesMails } from '#src/features/orders/correspondence.ts'
import { replyAddress } from '#src/features/mailbox/server/reply-address.ts'
import { mailboxTexts } from '#src/features/mailbox/texts.ts'
import { findMail } from '#src/features/mailbox/server/mailbox-queries.ts'
import { waitingMails } from '#src/features/mailbox/server/received-queries.ts'
import { mailTexts } from '../mail-texts.ts'
import { orderTexts, paymentNewsFacts, paymentNewsWords } from '#src/features/orders/texts.ts'
import { findNewestPrice } from '#src/features/settings/server/price-queries.ts'
import { noticesLink } from '#src/features/settings/server/notices.ts'
import type { Seller } from '#src/features/settings/seller-texts.ts'
import { receiptFacts, withdrawalTexts } from '#src/features/orders/withdrawal-texts.ts'
import { BookingNotice } from '#src/features/consultations/server/BookingNotice.tsx'
import { letterMail } from '#src/features/newsletter/server/letter-mail.tsx'
import { OrderConfirmation } from '#src/features/orders/server/OrderConfirmation.tsx'
import { answerDueAt } from '#src/features/orders/server/answer-clock.ts'
import { environment } from '#src/server/environment.ts'
import { PASSWORD_LINK_MINUTES } from '#src/features/account/contracts.ts'
import { passwordLinkOf } from '#src/features/account/server/recovery.ts'
import { confirmationLink, leavingLink } from '#src/features/newsletter/server/newsletter.ts'
import { orderLink } from '#src/features/orders/server/order-access.ts'
import { addressLink } from '#src/features/orders/server/order-address.ts'
import { describeOrder, hasEnded, toOrder } from '#src/features/orders/server/orders.ts'
import { visitorLink } from '#src/server/signing.ts'
import { returnedSum } from '#src/features/orders/withdrawals.ts'
import { receiptMoney, toOrderWithdrawal } from '#src/features/orders/server/withdrawals.ts'

export interface MailContent {
  subject: string
  body: ReactElement
  replyTo?: string
  /**
   * How a visitor or client answers: by an answer to the mail, on the order's page, or as the mail has said already; by
   * default at the seller's contact address.
   */
  answer?: 'mail' | 'page' | 'said'
  /** Address of the one-click unsubscribe. */
  unsubscribeUrl?: string
}

/**
 * Maker of a mail, called at sending time. Returns null if the mail is no longer wanted, for example because the row
 * was deleted, the recipient has left or the message was answered.
 */
type MailMaker = (db: Database, entry: OutboxEntry, seller: Seller) => Promise<MailContent | null>

type MailKind = {
  [Kind in OutboxKind]: (typeof OUTBOX_KINDS)[Kind] extends 'mail' ? Kind : never
}[OutboxKind]

export function isMailKind(kind: OutboxKind): kind is MailKind {
  return OUTBOX_KINDS[kind] === 'mail'
}

/** Maker of each kind of mail. */
export const mailKinds: Record<MailKind, MailMaker> = {
  'booking-notice': async (db, { subjectId }) => {
    const booking = await findBooking(db, subjectId)
    if (booking === undefined) return null
    const deadline = bookingDueAt(booking.createdAt)
    const onlyNotices = await getsOnlyNotices(db, booking.email)
    return {
      subject: mailTexts.bookingNotice.subject(booking.name),
      ...(onlyNotices ? {} : { replyTo: booking.email }),
      body: (
        <BookingNotice
          booking={booking}
          consultation={bookedTitle(booking)}
          deadline={formatMinute(deadline)}
          inboxUrl={`${environment().origin}/admin#uzklausos`}
          onlyNotices={onlyNotices}
        />
      ),
    }
  },
  letter: (db, entry) => letterTo(db, entry, findLetterTo),
  'letter-trial': async (db, { subjectId }) => {
    const letter = await findLetter(db, subjectId)
    if (letter === undefined) return null
    const { body } = letterMail(letter, `${environment().origin}/newsletter`)
    return { subject: mailTexts.letter.trialSubject(letter.subject), body }
  },
  'booking-receipt': async (db, { subjectId }) => {
    const booking = await findBooking(db, subjectId)
    if (booking === undefined) return null
    const texts = mailTexts.bookingReceipt
    // Repeats nothing from the form, as anybody could have given this address.
    return plainMail(texts, mailTexts.becauseYouWrote, [
      texts.greeting,
      texts.text,
      texts.question,
      texts.wrongPerson,
    ])
  },
  'newsletter-confirmation': async (db, { subjectId }) => {
    const request = await findRequestToMail(db, subjectId)
    if (request === undefined) return null
    const texts = mailTexts.newsletterConfirmation
    // Repeats nothing from the form, as anybody could have given this address.
    return plainMail(texts, mailTexts.becauseYouWrote, [
      texts.text,
      { href: confirmationLink(request), label: texts.confirm },
      texts.expires(CONFIRMATION_DAYS),
      texts.wrongPerson,
    ])
  },
  'series-step': (db, entry) => letterTo(db, entry, findStepTo),
  'newsletter-welcome': async (db, { recipient }) =>
    letterTo(db, { recipient, subjectId: await findFirstStep(db) }, findStepTo),
  'quiz-result': async (db, { subjectId }) => {
    const result = await findResult(db, subjectId)
    if (result === undefined) return null
    const href = visitorLink('quiz-result', [result.id], result.expiresAt)
    const texts = mailTexts.quizResult
    // Does not mention a quiz, as somebody else may see the mail too.
    return plainMail(texts, mailTexts.becauseYouWrote, [
      texts.greeting,
      texts.text,
      { href, label: texts.open },
      texts.expires(formatLongDay(result.expiresAt)),
      texts.wrongPerson,
    ])
  },
  'data-link': (_db, { id }) => {
    const expiresAt = new Date(Date.now() + DATA_LINK_HOURS * 3_600_000)
    const href = visitorLink('own-data', [id], expiresAt)
    const texts = mailTexts.dataLink
    // Does not mention the kind of data, as somebody else may see the mail too.
    return Promise.resolve(
      plainMail(texts, mailTexts.becauseYouWrote, [
        texts.text(DATA_LINK_HOURS),
        { href, label: texts.open },
        texts.wrongPerson,
      ]),
    )
  },
  'withdrawal-notice': async (db, { subjectId }, seller) => {
    const withdrawal = await findWithdrawal(db, subjectId)
    if (withdrawal === undefined) return null
    const onlyNotices = await getsOnlyNotices(db, withdrawal.email)
    const texts = mailTexts.withdrawalNotice
    const words = { ...texts, subject: texts.subject(withdrawal.name) }
    const mail = plainMail(words, mailTexts.fromYourSite, [
      texts.intro,
      { facts: receiptFacts(withdrawal, formatMinute(withdrawal.createdAt), seller) },
      onlyNotices ? mailTexts.onlyNotices : texts.reply,
      { href: `${environment().origin}/admin#atsisakymai`, label: texts.open },
    ])
    return onlyNotices ? mail : { ...mail, replyTo: withdrawal.email }
  },
  'withdrawal-receipt': async (db, { subjectId }, seller) => {
    const withdrawal = await findOrderWithdrawal(db, subjectId)
    if (withdrawal === undefined) return null
    const facts = receiptFacts(withoutLinks(withdrawal), formatMinute(withdrawal.createdAt), seller)
    const texts = mailTexts.withdrawalReceipt
    const words = { ...texts, heading: withdrawalTexts.receiptTitle }
    return plainMail(words, mailTexts.becauseYouWrote, [
      receiptMoney(withdrawal),
      withdrawalTexts.statement,
      { facts },
      texts.text,
      texts.wrongPerson,
    ])
  },
  'withdrawal-refunded': async (db, entry) => {
    const withdrawal = await findOrderWithdrawal(db, entry.subjectId)
    const day = withdrawal?.refundedOn ?? null
    if (withdrawal === undefined || day === null) return null
    const texts = mailTexts.withdrawalRefunded
    const corrects = await wasRefundTold(db, entry)
    if (await getsOnlyNotices(db, withdrawal.email)) {
      const { subject, text } = texts.notice
      const words = { subject, preview: text, heading: subject }
      const parts = [text, ...(corrects ? [texts.notice.corrects] : []), texts.notice.question]
      return plainMail(words, mailTexts.becauseYouWrote, parts)
    }
    const said = refundSentence(withdrawal, formatLongDay(noonOf(day)))
    const words = { ...texts, preview: said, heading: texts.subject }
    return plainMail(words, mailTexts.becauseYouWrote, [
      said,
      ...(corrects ? [texts.corrects] : []),
      texts.takesDays,
      texts.question,
    ])
  },
  'withdrawal-nothing-due': async (db, { subjectId }) => {
    const withdrawal = await findOrderWithdrawal(db, subjectId)
    if (withdrawal?.state !== 'nothing-due') return null
    const { subject, unnamed, ended, late, question, notice } = mailTexts.withdrawalNothingDue
    if (await getsOnlyNotices(db, withdrawal.email)) {
      const words = { subject: notice.subject, preview: notice.text, heading: notice.subject }
      const parts = [notice.text, mailTexts.withdrawalRefunded.notice.question]
      return plainMail(words, mailTexts.becauseYouWrote, parts)
    }
    const { order } = toOrderWithdrawal(withdrawal)
    const { repeated } = withdrawalTexts.receiptMoney
    const settled = order?.isLate ? late : order?.isNamed ? ended : unnamed
    const said = order?.isRepeated ? repeated : settled
    const words = { subject, preview: said, heading: subject }
    return plainMail(words, mailTexts.becauseYouWrote, [said, question])
  },
  'order-confirmation': async (db, { subjectId }) => {
    const stored = await findOrder(db, subjectId)
    if (stored === undefined) return null
    const terms = await findTerms(db, stored.termsId)
    const order = describeOrder(stored)
    const { origin } = environment()
    const { href, expiresAt } = orderLink(order.id)
    return {
      ...answeringOrder(stored),
      subject: orderTexts.subject,
      body: (
        <OrderConfirmation
          order={order}
          isToStart={stored.startedAt === null && isWritable(stored)}
          withdrawalUrl={`${origin}/sutarties-atsisakymas`}
          href={href}
          linkUntil={formatLongDay(expiresAt)}
          terms={
            terms === undefined
              ? null
              : { html: letterHtml(terms.content, origin), day: formatDay(terms.changedAt) }
          }
        />
      ),
    }
  },
  'payment-news': async (db, { subjectId }) => {
    const news = await findPaymentNews(db, subjectId)
    if (news === undefined) return null
    const { type, amount, currency, clients } = news
    const { subject, text } = paymentNewsWords(type)
    const sum = amount === null || currency === null ? null : formatMoney(amount, currency)
    const order = news.order && {
      ...soldOf(news.order),
      lettersUntil: toOrder(news.order).lettersUntil,
    }
    return aboutOrders(subject, text, paymentNewsFacts({ type, clients, sum, order }))
  },
  'order-news': async (db, entry) => {
    const counts = await countOrderNews(db, entry)
    if (counts === null) return null
    const { newsSubject, newsText, lateNewsText, newsDigest } = correspondenceTexts
    if (counts.letters > 1) {
      return aboutOrders(newsSubject, newsDigest(counts.letters, counts.orders, counts.late))
    }
    return aboutOrders(newsSubject, counts.late > 0 ? lateNewsText : newsText)
  },
  'order-closed': () =>
    Promise.resolve(aboutOrders(correspondenceTexts.closedSubject, correspondenceTexts.closedText)),
  'order-reminder': async (db, { subjectId }) => {
    const letter = await findOrderMessage(db, subjectId)
    const order = letter && (await findOrder(db, letter.orderId))
    const dueAt = order && answerDueAt(order)
    // Only the message that has waited longest gets a reminder, and only while it has no answer.
    if (!dueAt || order.waitingSince?.getTime() !== letter.createdAt.getTime()) return null
    const { reminderSubject, reminderText } = correspondenceTexts
    return aboutOrders(reminderSubject, reminderText(formatMinute(dueAt)))
  },
  'order-answer': async (db, { subjectId }) => {
    const answer = await findAnswer(db, subjectId)
    const order = answer && (await findOrder(db, answer.orderId))
    if (answer === undefined || order === undefined) return null
    const { href } = orderLink(order.id)
    const texts = correspondenceTexts
    const link = { href, label: texts.answerOpen }
    if (answer.delivery !== 'letter') {
      // One neutral sentence: the client wants to read the answer only on the page.
      const [subject, text] = [texts.noticeSubject, texts.noticeText]
      const words = { subject, preview: text, heading: subject }
      return { ...plainMail(words, mailTexts.becauseYouWrote, [text, link]), answer: 'page' }
    }
    const subject = texts.answerSubject
    const words = { subject, preview: subject, heading: subject }
    const isEnded = hasEnded(order)
    const reply = isWritable(order) && !isEnded ? texts.answerReply : texts.answerRead
    const mail = plainMail(words, mailTexts.becauseYouWrote, [
      { letter: answer.content, signature: answer.signedBy ?? texts.authors.coach },
      reply,
      ...(isWritable(order) && isEnded ? [texts.answerEnded] : []),
      link,
    ])
    return { ...mail, ...answeringOrder(order) }
  },
  'mail-waits': async (db) =>
    (await waitingMails(db).limit(1).execute()).length > 0
      ? aboutOrders(mailboxTexts.waitsSubject, mailboxTexts.waitsText, [], {
          to: 'siandien',
          label: mailboxTexts.waitsOpen,
        })
      : null,
  'mail-partly': async (db, { subjectId }) => {
    const reply = await findMail(db, subjectId)
    const order = reply && (await findOrder(db, reply.orderId))
    if (!order || !takesMails(order)) return null
    const { partlySubject: subject, partlyText } = mailboxTexts
    const text = partlyText(reply.attachments.map(unlinked))
    const words = { subject, preview: subject, heading: subject }
    return { ...plainMail(words, mailTexts.becauseYouWrote, [text]), ...answeringOrder(order) }
  },
  'mail-unread': () => {
    const { unreadSubject: subject, unreadText: text } = mailboxTexts
    const words = { subject, preview: text, heading: subject }
    const mail = plainMail(words, mailTexts.becauseYouWrote, [text])
    return Promise.resolve({ ...mail, answer: 'said' })
  },
  'start-reminder': async (db, { subjectId }) => {
    if (subjectId === null || !(await awaitsStart(db, subjectId))) return null
    const { startReminderSubject: subject, startReminderText: text } = correspondenceTexts
    const words = { subject, preview: text, heading: subject }
    const link = { href: orderLink(subjectId).href, label: correspondenceTexts.answerOpen }
    return { ...plainMail(words, mailTexts.becauseYouWrote, [text, link]), answer: 'page' }
  },
  'passphrase-reset': async (db, { subjectId }, seller) => {
    const order = await findOrder(db, subjectId)
    if (order === undefined || isOver(order) || order.withdrawnAt !== null) return null
    const { noticeSubject: subject, resetText, answerOpen: label } = correspondenceTexts
    const words = { subject, preview: subject, heading: subject }
    const link = { href: orderLink(order.id).href, label }
    return plainMail(words, mailTexts.becauseYouWrote, [resetText(seller.email), link])
  },
  'order-link': async (db, { subjectId }) => {
    const order = await findOrder(db, subjectId)
    if (order === undefined) return null
    const { linkSubject, linkText, linkUnasked } = orderTexts
    const words = { subject: linkSubject, preview: linkText, heading: linkSubject }
    const link = { href: orderLink(order.id).href, label: correspondenceTexts.answerOpen }
    const mail = plainMail(words, mailTexts.becauseYouWrote, [linkText, link, linkUnasked])
    return { ...mail, ...answeringOrder(order) }
  },
  'order-address': async (db, { subjectId, recipient, createdAt }) => {
    const order = await findOrder(db, subjectId)
    if (order === undefined || recipient === null) return null
    const href = addressLink(order, recipient, createdAt)
    if (href === null) return null
    const { addressSubject, confirmAddressText, addressUnasked, confirmAddress } =
      correspondenceTexts
    const words = { subject: addressSubject, preview: confirmAddressText, heading: addressSubject }
    return plainMail(words, mailTexts.becauseYouWrote, [
      confirmAddressText,
      { href, label: confirmAddress },
      addressUnasked,
    ])
  },
  'order-moved': () => {
    const { movedSubject: subject, movedText: text } = correspondenceTexts
    const words = { subject, preview: text, heading: subject }
    return Promise.resolve(plainMail(words, mailTexts.becauseYouWrote, [text]))
  },
  'password-link': async (db, { subjectId }) => {
    const href = subjectId === null ? null : await passwordLinkOf(db, subjectId)
    if (href === null) return null
    const texts = mailTexts.passwordLink
    const text = texts.text(PASSWORD_LINK_MINUTES)
    return plainMail({ ...texts, heading: texts.subject }, mailTexts.fromYourSite, [
      text,
      { href, label: texts.open },
      texts.unasked,
    ])
  },
  'security-notice': (_, { act, createdAt }) =>
    Promise.resolve(act === null ? null : aboutSecurity(act, createdAt)),
  'password-changed': (_, { createdAt }) =>
    Promise.resolve(aboutSecurity('changePassword', createdAt)),
  'price-changed': async (db) => {
    const price = await findNewestPrice(db)
    if (price === undefined) return null
    const { facts, ...texts } = mailTexts.priceChanged
    return plainMail({ ...texts, heading: texts.subject }, mailTexts.fromYourSite, [
      texts.text,
      {
        facts: [
          [facts.package, price.titles[price.package]],
          [facts.price, formatMoney(price.price * 100, 'eur')],
          [facts.link, price.url],
        ],
      },
      texts.notYou,
      {
        href: `${environment().origin}/admin#nustatymai`,
        label: mailTexts.noticesMoved.open,
      },
    ])
  },
  'notices-address': async (db, { subjectId }) => {
    const href = subjectId === null ? null : await noticesLink(db, subjectId)
    if (href === null) return null
    const { text, open, unasked, ...words } = mailTexts.noticesAddress
    return plainMail({ ...words, heading: words.subject }, mailTexts.becauseYouWrote, [
      text,
      { href, label: open },
      unasked,
    ])
  },
  'notices-moved': () => Promise.resolve(aboutAddress(mailTexts.noticesMoved)),
  'contact-moved': () => Promise.resolve(aboutAddress(mailTexts.contactMoved)),
  'notice-digest': async (db, { createdAt }) => {
    // A row's time is the start of its transaction, which may be up to `databaseMs` before the digest was queued.
    const since = new Date(createdAt.getTime() - environment().databaseMs)
    const counts = await countUnnoticed(db, since)
    if (counts.bookings + counts.withdrawals === 0) return null
    const texts = mailTexts.noticeDigest
    // Contains nothing about a visitor.
    return plainMail(texts, mailTexts.fromYourSite, [
      texts.intro(formatMinute(createdAt)),
      {
        facts: [
          [texts.bookings, String(counts.bookings)],
          [texts.withdrawals, String(counts.withdrawals)],
        ],
      },
      { href: `${environment().origin}/admin#uzklausos`, label: texts.open },
    ])
  },
}

/**
 * Returns how the client of an order answers a mail: by mail, if the client wants whole messages and has set no
 * passphrase, and the order takes messages; otherwise on its page, or once it takes none any more, as everybody.
 */
function answeringOrder(order: Order): Pick<MailContent, 'replyTo' | 'answer'> {
  if (!isWritable(order) || hasEnded(order)) return {}
  const replyTo = takesMails(order) ? replyAddress(order.id) : null
  return replyTo === null ? { answer: 'page' } : { replyTo, answer: 'mail' }
}

/**
 * States the sum that the checkout reported as refunded, otherwise the sum that is due. If there is neither, states
 * only the day.
 */
function refundSentence(withdrawal: OrderWithdrawal, day: string): string {
  const { returned, returnedDue, returnedSome } = mailTexts.withdrawalRefunded
  const { order } = toOrderWithdrawal(withdrawal)
  const sum = order === null ? 0 : returnedSum(order)
  if (order === null || sum === 0) return returnedSome(day)
  return (order.returnedAmount > 0 ? returned : returnedDue)(day, formatMoney(sum, order.currency))
}

/** Tells the owner about an act that opens or guards the panel, and what to do if somebody else has done it. */
function aboutSecurity(act: NoticedAct, at: Date): MailContent {
  const { acts, when, yours, notYou, lockedOut, open } = mailTexts.securityNotice
  const { subject, text } = acts[act]
  return plainMail({ subject, preview: text, heading: subject }, mailTexts.fromYourSite, [
    text,
    { facts: [[when, formatMinute(at)]] },
    yours,
    notYou,
    lockedOut,
    { href: `${environment().origin}/admin#saugumas`, label: open },
  ])
}

/** Creates a mail about a changed address of the owner, with advice in case somebody else has changed it. */
function aboutAddress(texts: { subject: string; preview: string; text: string }): MailContent {
  const { notYou, open } = mailTexts.noticesMoved
  const link = { href: `${environment().origin}/admin#nustatymai`, label: open }
  const words = { ...texts, heading: texts.subject }
  return plainMail(words, mailTexts.fromYourSite, [texts.text, notYou, link])
}

/** Tells the owner about news of an order, without anything that a client has written. */
function aboutOrders(
  subject: string,
  text: string,
  facts: readonly (readonly [string, string])[] = [],
  { to, label } = { to: 'uzsakymai', label: correspondenceTexts.newsOpen as string },
): MailContent {
  const href = `${environment().origin}/admin#${to}`
  return plainMail({ subject, preview: text, heading: subject }, mailTexts.fromYourSite, [
    text,
    ...(facts.length === 0 ? [] : [{ facts }]),
    { href, label },
  ])
}

/** Removes links from a text, because the mail may go to somebody who did not write it. */
function withoutLinks(withdrawal: Withdrawal) {
  const { name, email, contract, note } = withdrawal
  return {
    ...withdrawal,
    name: unlinked(name),
    email: unlinked(email),
    contract: unlinked(contract),
    note: note === null ? null : unlinked(note),
  }
}

/** Makes the mail of a letter to one subscriber; null if it is gone or the address is not subscribed. */
async function letterTo(
  db: Database,
  { recipient, subjectId }: Pick<OutboxEntry, 'recipient' | 'subjectId'>,
  find: typeof findLetterTo,
): Promise<MailContent | null> {
  if (recipient === null || subjectId === null) return null
  const letter = await find(db, recipient, subjectId)
  if (letter === undefined) return null
  const unsubscribeUrl = leavingLink({ email: recipient })
  return { ...letterMail(letter, unsubscribeUrl), unsubscribeUrl }
}
