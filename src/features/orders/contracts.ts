import { z } from 'zod'
import { DELIVERIES, MESSAGE_AUTHORS, ORDER_MESSAGE_MAX } from './correspondence.ts'
import { ORDER_PACKAGES, ORDER_STATES, PAYMENT_PROBLEMS, PAYMENT_STATES } from './orders.ts'
import { correspondenceTexts } from './correspondence-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import {
  emailField,
  instant,
  listSort,
  listPage,
  ofRow,
  onRow,
  pageQuery,
  privateField,
  requiredText,
  searchQuery,
  tableStart,
  sentInstant,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** Largest event of the checkout, in bytes. */
export const PAYMENT_EVENT_LIMIT = 256 * 1024

/** An event of the checkout, whose signature is over the bytes of the body; so it is no JSON of ours. */
export const receivePayment = contract(routes.receivePayment, {
  response: z.object({ received: z.literal(true) }),
})

/** Sums in cents. */
export const order = z.object({
  id: z.uuid(),
  package: z.enum(ORDER_PACKAGES),
  email: z.string(),
  /** The address that paid, where it is another one. */
  paidEmail: z.string().nullable(),
  name: z.string().nullable(),
  state: z.enum(ORDER_STATES),
  amount: z.number(),
  /** Of the first payment and all renewals. */
  paidAmount: z.number(),
  refundedAmount: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  renewals: z.number(),
  createdAt: instant,
  paidAt: instant.nullable(),
  /** The last day of the messages that are paid for, `YYYY-MM-DD`; null: not known yet. */
  paidUntil: z.string().nullable(),
  /** The last day on which its client can begin a message, `YYYY-MM-DD`; null: no end is known. */
  lettersUntil: z.string().nullable(),
  cancelledAt: instant.nullable(),
  /** When a subscription will end that is still running. */
  endsAt: instant.nullable(),
  /** When the payment failed that a subscription owes. */
  paymentFailedAt: instant.nullable(),
  startedAt: instant.nullable(),
  /** The day, `YYYY-MM-DD`, on which the work begins, or began, whose client did not want it at once; null: of others. */
  beginsOn: z.string().nullable(),
  /** How its client gets answers; null: it has not begun. */
  delivery: z.enum(DELIVERIES).nullable(),
  /** When the consent to messages was withdrawn. */
  withdrawnAt: instant.nullable(),
  /** Number of its messages. */
  letters: z.number(),
  /** Since when the oldest message without an answer waits. */
  waitingSince: instant.nullable(),
  /** Whether a message without an answer came when nothing was paid for any more. */
  hasLateLetter: z.boolean(),
  /** By when it is to be answered. */
  dueAt: instant.nullable(),
})

/** An event that needs the owner. */
export const problem = z.object({
  id: z.uuid(),
  problem: z.enum(PAYMENT_PROBLEMS),
  /** Names of the clients whose order it is about, or may be. */
  clients: z.array(z.string()),
  /** What the checkout calls the event. */
  type: z.string(),
  /** The checkout's id of the purchase, refund, dispute, invoice or subscription, else of the event. */
  reference: z.string(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  createdAt: instant,
})

const ordersQuery = z.strictObject({
  /** Searched in name, email and, from eight characters on, number. */
  search: searchQuery,
  /** All when absent. */
  state: z.enum(ORDER_STATES, { error: errorTexts.invalidStatus }).optional(),
  /** All when absent. */
  package: z.enum(ORDER_PACKAGES, { error: errorTexts.invalidValue }).optional(),
  page: pageQuery,
})

export const listOrders = contract(routes.listOrders, {
  access: 'admin',
  query: ordersQuery.extend({ order: listSort }),
  response: z.object({
    items: z.array(order),
    ...listPage,
    /** Search hits of the package by state, ignoring the filter by state. */
    counts: z.record(z.enum(ORDER_STATES), z.number()),
    /** The oldest events that need the owner. */
    problems: z.array(problem),
    /** Whether the site learns of payments at all. */
    payments: z.enum(PAYMENT_STATES),
  }),
})

export const downloadOrders = contract(routes.downloadOrders, {
  access: 'admin',
  act: 'downloadOrders',
  query: ordersQuery.extend(tableStart),
  response: z.never(),
})

export const correspondence = z.object({
  /** Null: the client has not started yet. */
  start: z
    .object({
      delivery: z.enum(DELIVERIES),
      /** Whether a passphrase opens the messages. */
      hasWord: z.boolean(),
      /** Whether the client wants the work to begin before the order can no longer be withdrawn from. */
      isEarly: z.boolean(),
      startedAt: instant,
      /** When the consent to messages was withdrawn. */
      withdrawnAt: instant.nullable(),
    })
    .nullable(),
  /** Whether there are messages before these. */
  hasOlder: z.boolean(),
  /** The newest of them, the oldest first. */
  letters: z.array(
    z.object({
      /** A digest, and so of no version. */
      id: z.guid(),
      author: z.enum(MESSAGE_AUTHORS),
      content: z.string(),
      createdAt: instant,
      /** Whether it waits for an answer. */
      isWaiting: z.boolean(),
      /** Whether nobody has answered it, or noted that it asks for no answer. */
      isUnanswered: z.boolean(),
      /** Whether it came when nothing was paid for any more. */
      isLate: z.boolean(),
    }),
  ),
})

export const getCorrespondence = contract(routes.getCorrespondence, {
  ...ofRow,
  /** With each page more of the older messages. */
  query: z.strictObject({ page: pageQuery }),
  response: correspondence,
})

/** A message as it is written; a repeated id is the same message. */
export const orderMessage = z.strictObject({
  id: z.uuid(),
  content: privateField(requiredText(ORDER_MESSAGE_MAX, correspondenceTexts.messageRequired)),
})

export const answerOrder = contract(routes.answerOrder, {
  ...ofRow,
  act: 'answerOrder',
  /** Whether the coach answers though the client could still get all the money back for it. */
  body: orderMessage.extend({ isSure: z.boolean().default(false) }),
  response: correspondence,
})

/** Stores a message of the client that came another way, at the time when it came. */
export const recordMessage = contract(routes.recordMessage, {
  ...ofRow,
  act: 'recordLetter',
  body: orderMessage.extend({ receivedAt: sentInstant }),
  response: correspondence,
})

/** Notes that the messages up to one ask for no answer. */
export const resolveMessages = contract(routes.resolveMessages, {
  ...ofRow,
  act: 'settleLetters',
  body: z.strictObject({ letterId: z.guid() }),
  response: correspondence,
})

/** Has the client set another passphrase, which opens later messages only. */
export const resetPassphrase = contract(routes.resetPassphrase, {
  ...ofRow,
  act: 'resetWord',
  response: correspondence,
})

/** Has another address of an order asked whether it is right; it counts once it has said so. */
export const changeOrderAddress = contract(routes.changeOrderAddress, {
  ...ofRow,
  act: 'changeOrderAddress',
  body: z.strictObject({ email: emailField() }),
  response: correspondence,
})

/** Has the client answered by notices from now on; only the client can choose messages again. */
export const sendNoticesOnly = contract(routes.sendNoticesOnly, {
  ...ofRow,
  act: 'sendNoticesOnly',
  response: correspondence,
})

/** Notes that the owner has dealt with an event. */
export const resolvePayment = contract(routes.resolvePayment, { ...onRow, act: 'settlePayment' })

export type Correspondence = ResponseOf<typeof getCorrespondence>
export type Order = ResponseOf<typeof listOrders>['items'][number]
export type OrdersPage = ResponseOf<typeof listOrders>
export type OrdersQuery = z.output<typeof ordersQuery>
export type OrdersTableQuery = z.output<typeof downloadOrders.query>
export type OrdersListQuery = z.output<typeof listOrders.query>
