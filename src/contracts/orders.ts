import { z } from 'zod'
import {
  ORDER_PACKAGES,
  ORDER_STATES,
  PAYMENT_PROBLEMS,
  PAYMENT_STATES,
} from '#src/domain/orders.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { contract, type ResponseOf } from './contract.ts'
import { idParams, instant, pageQuery, searchQuery } from './fields.ts'
import * as routes from './routes.ts'

/** Largest event of the checkout, in bytes. */
export const PAYMENT_EVENT_LIMIT = 256 * 1024

/** An event of the checkout, whose signature is over the bytes of the body; so it is no JSON of ours. */
export const receivePayment = contract(routes.receivePayment, {
  response: z.object({ received: z.literal(true) }),
})

/** Sums in cents. */
const order = z.object({
  id: z.uuid(),
  package: z.enum(ORDER_PACKAGES),
  email: z.string(),
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
  /** Until when the last invoice of a subscription has paid for. */
  paidUntil: instant.nullable(),
  cancelledAt: instant.nullable(),
})

/** An event that needs the owner. */
const problem = z.object({
  id: z.uuid(),
  problem: z.enum(PAYMENT_PROBLEMS),
  /** What the checkout calls the event. */
  type: z.string(),
  /** The checkout's id of the purchase, refund, dispute, invoice or subscription, else of the event. */
  reference: z.string(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  createdAt: instant,
})

const ordersQuery = z.strictObject({
  /** Searched in name and email. */
  search: searchQuery,
  /** All when absent. */
  state: z.enum(ORDER_STATES, { error: errorTexts.invalidStatus }).optional(),
  page: pageQuery,
})

export const listOrders = contract(routes.listOrders, {
  access: 'admin',
  query: ordersQuery,
  response: z.object({
    items: z.array(order),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    /** Search hits by state, ignoring the filter. */
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
  query: ordersQuery,
  response: z.never(),
})

/** Notes that the owner has dealt with an event. */
export const settlePayment = contract(routes.settlePayment, {
  access: 'admin',
  act: 'settlePayment',
  params: idParams,
  response: z.object({ success: z.literal(true) }),
})

export type Order = ResponseOf<typeof listOrders>['items'][number]
export type OrdersPage = ResponseOf<typeof listOrders>
export type OrdersQuery = z.output<typeof ordersQuery>
