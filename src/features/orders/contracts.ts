import { z } from 'zod'
import { EMAIL_PACKAGES, PACKAGE_IDS } from '#src/features/consultations/consultations.ts'
import { DELIVERIES, MESSAGE_AUTHORS, ORDER_MESSAGE_MAX, UNSENT_STATES } from './correspondence.ts'
import {
  DISPUTE_STATES,
  LISTED_STATES,
  ORDER_STATES,
  PAYMENT_PROBLEMS,
  PAYMENT_STATES,
} from './orders.ts'
import { WITHDRAWAL_STATES } from './withdrawals.ts'
import { correspondenceTexts } from './correspondence-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { confirmation } from '#src/features/account/contracts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import {
  emailField,
  instant,
  LIMITS,
  listCalls,
  listSort,
  ofRow,
  onRow,
  pageQuery,
  privateField,
  requiredText,
  searchQuery,
  sentInstant,
} from '#src/core/fields.ts'
import { receivedMail } from '#src/features/mailbox/contracts.ts'
import { paragraph } from '#src/features/settings/paragraphs.ts'
import { noteTexts } from './note-texts.ts'
import * as routes from '#src/core/routes.ts'

/** Largest event of the checkout, in bytes. */
export const PAYMENT_EVENT_LIMIT = 256 * 1024

/** Receives an event of the checkout. The signature covers the raw body, so the body has no schema. */
export const receivePayment = contract(routes.receivePayment, {
  response: z.object({ received: z.literal(true) }),
})

/** An order in the panel's list. Sums are in cents. */
export const order = z.object({
  id: z.uuid(),
  package: z.enum(EMAIL_PACKAGES),
  /** Title of the package when it was sold. */
  title: z.string(),
  email: z.string(),
  /** E-mail address given at the payment; null if the order's e-mail address was never changed. */
  paidEmail: z.string().nullable(),
  name: z.string().nullable(),
  state: z.enum(ORDER_STATES),
  amount: z.number(),
  /** Sum of the first payment and all renewals that were paid. */
  paidAmount: z.number(),
  refundedAmount: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  renewals: z.number(),
  createdAt: instant,
  paidAt: instant.nullable(),
  /** Last paid day, `YYYY-MM-DD`; null if it is not known yet, or the order is over. */
  paidUntil: z.string().nullable(),
  /**
   * Last day on which the client can begin a message, `YYYY-MM-DD`; null if it is not known, or if the client can write
   * no messages about the order.
   */
  lettersUntil: z.string().nullable(),
  cancelledAt: instant.nullable(),
  /** Planned end of a subscription that is still running; null if none is planned. */
  endsAt: instant.nullable(),
  /** Time of a subscription's failed payment that is still due; null if there is none. */
  paymentFailedAt: instant.nullable(),
  /** The dispute of a `disputed` order; null in other states. */
  dispute: z
    .object({
      state: z.enum(DISPUTE_STATES),
      amount: z.number(),
      /** Last time to answer; null if it is not known. */
      answerUntil: instant.nullable(),
      /** The event that `resolvePayment` marks; null if the dispute is not open, or its event never came. */
      eventId: z.uuid().nullable(),
      /** Time when the owner marked the open dispute as dealt with; null if it is not marked. */
      markedAt: instant.nullable(),
      /** The checkout's page of the payment. */
      url: z.url().nullable(),
    })
    .nullable(),
  /**
   * State of the client's withdrawal, without those that are suspicious or rejected; null without one. Of several, the
   * first one that has ended the contract.
   */
  withdrawal: z.enum(WITHDRAWAL_STATES).nullable(),
  /** Sum to return for that withdrawal, and the last day to do so, `YYYY-MM-DD`; null if none is due. */
  refundDue: z.object({ sum: z.number(), on: z.string() }).nullable(),
  /** Sum and day, `YYYY-MM-DD`, of the refund that the owner has marked for it; the sum is 0 if it is not known. */
  refunded: z.object({ sum: z.number(), on: z.string() }).nullable(),
  startedAt: instant.nullable(),
  /** The checkout's page of the subscription or payment; null if the checkout named neither. */
  paymentUrl: z.url().nullable(),
  /** Day of the next charge, `YYYY-MM-DD`; null if none is expected or its day is not known. */
  nextPaymentOn: z.string().nullable(),
  /**
   * Day on which the work begins, `YYYY-MM-DD`. Null until the order is paid and the client has sent the start form,
   * and for an early start, which does not wait for the withdrawal period to end.
   */
  beginsOn: z.string().nullable(),
  /** How the client gets answers; null until the client has sent the start form. */
  delivery: z.enum(DELIVERIES).nullable(),
  /** Time when the consent to messages was withdrawn; null if it was not. */
  withdrawnAt: instant.nullable(),
  /** Time when the client's data was deleted; null if it was not. */
  erasedAt: instant.nullable(),
  /** Number of messages. */
  letters: z.number(),
  /** Time of the coach's last message; null if there is none. */
  answeredAt: instant.nullable(),
  /** Why that message was not mailed to the client; null if it was, or was queued only a short time ago. */
  answerUnsent: z.enum(UNSENT_STATES).nullable(),
  /** Whether an answer was begun since then on any device. */
  hasAnswerDraft: z.boolean(),
  /** Time of the oldest message that waits for an answer; null if none does. */
  waitingSince: instant.nullable(),
  /** Whether an unanswered message came after the paid time. */
  hasLateLetter: z.boolean(),
  /** Deadline of the answer to the oldest waiting message; null if none waits. */
  dueAt: instant.nullable(),
})

/** A payment event that needs the owner. */
export const problem = z.object({
  id: z.uuid(),
  problem: z.enum(PAYMENT_PROBLEMS),
  /** Names of the clients whose order the event concerns or may concern. */
  clients: z.array(z.string()),
  /** The client's e-mail address; null if the event concerns no client, or may concern several. */
  email: z.string().nullable(),
  /** The order that the event concerns; null if it concerns none, or may concern several. */
  orderId: z.uuid().nullable(),
  /** Last time to answer a dispute; null for other events, or if it is not known. */
  answerUntil: instant.nullable(),
  /** The checkout's page of the payment or subscription; null if the event names neither. */
  url: z.url().nullable(),
  /** Type of the event, as the checkout names it. */
  type: z.string(),
  /**
   * The checkout's id of the charge, invoice, refund, dispute or subscription that the event is about; otherwise the id
   * of the event.
   */
  reference: z.string(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  /** Price in euros that the site asked for; null if the event is not a purchase. */
  price: z.number().nullable(),
  createdAt: instant,
})

const { page, table } = listCalls({
  query: {
    /** Part of a name or e-mail address; from eight characters on, also of an order number. */
    search: searchQuery,
    /** State of the orders, as `listedState` returns it; all when absent. */
    state: z.enum(LISTED_STATES, { error: errorTexts.invalidStatus }).optional(),
    /** Package of the orders; all when absent. */
    package: z.enum(EMAIL_PACKAGES, { error: errorTexts.invalidValue }).optional(),
  },
  item: order,
  more: {
    /** Number of orders of each state that match the search and the package filter. The state filter is ignored. */
    counts: z.record(z.enum(LISTED_STATES), z.number()),
    /** Titles of the packages, as they are offered now. */
    titles: z.record(z.enum(PACKAGE_IDS), z.string()),
    /** The oldest payment events that need the owner. */
    problems: z.array(problem),
    /** Whether the site can receive payment events and, if not, why. */
    payments: z.enum(PAYMENT_STATES),
  },
})

export const listOrders = contract(routes.listOrders, {
  ...page,
  query: page.query.extend({ order: listSort }),
})

export const downloadOrders = contract(routes.downloadOrders, {
  ...table,
  isGrave: true,
  act: 'downloadOrders',
})

/** The coach's note about an order. A note with a day is a task. */
export const note = z.object({
  id: z.uuid(),
  content: z.string(),
  /** Day by which the task is to be done; null for a note without a task. */
  dueOn: z.string().nullable(),
  doneAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
})

/** A quiz result that the client has added to the order. */
const addedResult = z.object({
  id: z.uuid(),
  /** Title of the quiz; null if it is deleted. */
  quiz: z.string().nullable(),
  /** Name of the band. If `warned`, the visitor saw the safety result instead. */
  band: z.string().nullable(),
  totalScore: z.number(),
  warned: z.boolean(),
  completedAt: instant,
})

export const correspondence = z.object({
  /** Choices in the start form; null until the client has sent it. */
  start: z
    .object({
      delivery: z.enum(DELIVERIES),
      /** Whether a passphrase protects the messages on the order's page. */
      hasWord: z.boolean(),
      /** Whether the client wants the work to start before the withdrawal period ends. */
      isEarly: z.boolean(),
      startedAt: instant,
      /** Time when the consent to messages was withdrawn; null if it was not. */
      withdrawnAt: instant.nullable(),
    })
    .nullable(),
  /** Whether there are older messages than those in `letters`. */
  hasOlder: z.boolean(),
  /** The newest messages, sorted with the oldest first. */
  letters: z.array(
    z.object({
      /** Any GUID, since the id is a digest without a UUID version. */
      id: z.guid(),
      author: z.enum(MESSAGE_AUTHORS),
      /** Name of the expert who has signed an answer; null for the academy. */
      signedBy: z.string().nullable(),
      content: z.string(),
      createdAt: instant,
      /** Whether the message waits for an answer. */
      isWaiting: z.boolean(),
      /** Whether the message has no answer, and no mark that it needs none. */
      isUnanswered: z.boolean(),
      /** Whether the message was marked as needing no answer, and has no answer. */
      isResolved: z.boolean(),
      /** Whether the message came after the paid time. */
      isLate: z.boolean(),
      /**
       * Why an answer has not been mailed to the client yet; null if it was mailed, or was queued only a short time
       * ago.
       */
      unsent: z.enum(UNSENT_STATES).nullable(),
    }),
  ),
})

/** Everything that the coach sees in an order. */
export const coachedOrder = correspondence.extend({
  /** Open tasks by their day, then notes, then done tasks. */
  notes: z.array(note),
  results: z.array(addedResult),
  /** Mails about the order that the mailbox has received, newest last. */
  mails: z.array(receivedMail),
})

/** Returns everything that the coach sees in an order, and the saved paragraphs for an answer. */
export const getCorrespondence = contract(routes.getCorrespondence, {
  ...ofRow,
  /** Page 1 has the newest messages. Each further page adds older ones. */
  query: z.strictObject({ page: pageQuery }),
  response: coachedOrder.extend({ paragraphs: z.array(paragraph).readonly() }),
})

/** A message to be stored. A repeated call with the same id and content stores nothing new. */
export const orderMessage = z.strictObject({
  id: z.uuid(),
  content: privateField(requiredText(ORDER_MESSAGE_MAX, correspondenceTexts.messageRequired)),
})

export const answerOrder = contract(routes.answerOrder, {
  ...ofRow,
  act: 'answerOrder',
  body: orderMessage.extend({
    /** Whether the coach has confirmed the answer although the client can still get a full refund. */
    isSure: z.boolean().default(false),
    /** Whether the coach has confirmed that the text of the last answer is sent again. */
    isRepeated: z.boolean().default(false),
    /** Time of the last answer that the coach saw; null if there was none. Omitted: later answers do not matter. */
    seen: sentInstant.nullable().optional(),
  }),
  response: coachedOrder,
})

/** Stores a message that the client has sent in another way, with the time when it came. */
export const recordMessage = contract(routes.recordMessage, {
  ...ofRow,
  act: 'recordLetter',
  body: orderMessage.extend({ receivedAt: sentInstant }),
  response: coachedOrder,
})

/** Marks a message and all earlier ones as needing no answer. */
export const resolveMessages = contract(routes.resolveMessages, {
  ...ofRow,
  act: 'settleLetters',
  body: z.strictObject({ letterId: z.guid() }),
  response: coachedOrder,
})

/** Undoes the mark of a message, and of the messages that were marked by the same call. */
export const reopenMessages = contract(routes.reopenMessages, {
  ...ofRow,
  act: 'reopenLetters',
  body: z.strictObject({ letterId: z.guid() }),
  response: coachedOrder,
})

/** Deletes the passphrase. The client sets a new one, which opens only later messages. */
export const resetPassphrase = contract(routes.resetPassphrase, {
  ...ofRow,
  act: 'resetWord',
  response: coachedOrder,
})

/**
 * Mails a request for confirmation to another e-mail address. The order gets the address once it is confirmed. Later
 * mails of the order go there, so the coach must confirm the act too.
 */
export const changeOrderAddress = contract(routes.changeOrderAddress, {
  ...ofRow,
  act: 'changeOrderAddress',
  body: z.strictObject({ confirmation, email: emailField() }),
  response: coachedOrder,
})

/**
 * Switches the client to notices: mails that only tell of a new message. Only the client can switch back to mails with
 * the whole message.
 */
export const sendNoticesOnly = contract(routes.sendNoticesOnly, {
  ...ofRow,
  act: 'sendNoticesOnly',
  response: coachedOrder,
})

const noteFields = {
  content: privateField(requiredText(LIMITS.notes, noteTexts.required)),
  dueOn: z.iso.date({ error: noteTexts.dayInvalid }).nullable(),
}

/** Stores a note about a started order. A repeated call with the same id stores nothing new. */
export const createNote = contract(routes.createNote, {
  ...onRow,
  act: 'createNote',
  body: z.strictObject({ id: z.uuid(), ...noteFields }),
})

/** Changes a note. `isDone` has no effect on a note without a day. */
export const updateNote = contract(routes.updateNote, {
  ...onRow,
  act: 'updateNote',
  body: z.strictObject({ ...noteFields, isDone: z.boolean(), updatedAt: sentInstant }),
})

export const deleteNote = contract(routes.deleteNote, { ...onRow, act: 'deleteNote' })

/** Marks a payment event as dealt with by the owner. */
export const resolvePayment = contract(routes.resolvePayment, { ...onRow, act: 'settlePayment' })

/** Undoes the mark of `resolvePayment`. */
export const reopenPayment = contract(routes.reopenPayment, { ...onRow, act: 'reopenPayment' })

export type Correspondence = z.output<typeof coachedOrder>
export type NewNote = z.output<typeof createNote.body>
export type NoteChanges = z.output<typeof updateNote.body>
export type Note = Correspondence['notes'][number]
export type Order = ResponseOf<typeof listOrders>['items'][number]
export type OrdersPage = ResponseOf<typeof listOrders>
export type OrdersListQuery = z.output<typeof listOrders.query>
