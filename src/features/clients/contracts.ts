import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { mailTrouble } from '#src/core/mail-trouble.ts'
import { ITEM_KINDS } from '#src/core/items.ts'
import {
  emailField,
  instant,
  listCalls,
  privateField,
  searchQuery,
  success,
} from '#src/core/fields.ts'
import { EMAIL_PACKAGES } from '#src/features/consultations/consultations.ts'
import { booking } from '#src/features/consultations/contracts.ts'
import { subscriber } from '#src/features/newsletter/subscriber-contracts.ts'
import { WAITING_REASONS } from '#src/features/mailbox/mailbox.ts'
import { note, order, problem } from '#src/features/orders/contracts.ts'
import { STALLED_KINDS } from '#src/features/orders/listed-state.ts'
import * as routes from '#src/core/routes.ts'
import { MADE_UP } from '#src/features/settings/claims.ts'
import { settings } from '#src/features/settings/contracts.ts'
import { SELLER_DETAILS } from '#src/features/settings/seller.ts'
import { CLIENT_KINDS } from './client-entries.ts'
import { CONFIRMED_STEPS } from '#src/features/settings/steps.ts'
import { orderWithdrawal } from '#src/features/orders/withdrawal-contracts.ts'

const ofClient = { access: 'admin', query: z.strictObject({ email: emailField() }) } as const

const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), id: z.string(), at: instant, order }),
  z.object({ kind: z.literal('booking'), id: z.string(), at: instant, booking }),
  z.object({ kind: z.literal('subscriber'), id: z.string(), at: instant, subscriber }),
  z.object({
    kind: z.literal('withdrawal'),
    id: z.string(),
    at: instant,
    withdrawal: orderWithdrawal,
  }),
])

const { page } = listCalls({
  query: {
    /** Part of an e-mail address or name. */
    search: searchQuery,
    kind: z.enum(CLIENT_KINDS, { error: errorTexts.invalidValue }).prefault('client'),
  },
  item: z.object({
    /** The client's e-mail address. */
    id: z.string(),
    email: z.string(),
    /** The name that was given last; null if none was given. */
    name: z.string().nullable(),
    /**
     * Whether mails about some order are notices: they only tell of a new message, since somebody else may read the
     * mailbox.
     */
    onlyNotices: z.boolean(),
    /** Time of the latest entry. */
    lastAt: instant,
    /** Number of entries on the client's page: orders, bookings, subscriptions and withdrawals. */
    entries: z.number(),
    /** Whether an order, a booking or a withdrawal waits for the administrator. */
    waits: z.boolean(),
  }),
  /** Number of addresses of each kind that match the search. */
  more: { counts: z.record(z.enum(CLIENT_KINDS), z.number()) },
})

/**
 * Lists the e-mail addresses of a kind about which data is stored. Those that wait for the administrator come first, then
 * those with the latest entries.
 */
export const listClients = contract(routes.listClients, page)

/**
 * Returns the entries of an e-mail address from the administrator's lists, newest first, without quiz answers. Only the
 * latest entries of each kind are returned.
 */
export const getClient = contract(routes.getClient, {
  ...ofClient,
  response: z.object({
    /** Name from the latest order with a name, otherwise from another entry. */
    name: z.string().nullable(),
    /**
     * Whether mails about some order are notices: they only tell of a new message, since somebody else may read the
     * mailbox.
     */
    onlyNotices: z.boolean(),
    /** Notes about the orders, sorted as in an order. */
    notes: z.array(note.extend({ orderId: z.uuid() })),
    /** Whether quiz answers are stored. The client decides which of their results an order shows. */
    hasAnswers: z.boolean(),
    items: z.array(entry),
    total: z.number(),
    pageSize: z.number(),
  }),
})

/** Returns the file that the client can also download in "Mano duomenys": the stored data, table by table. */
export const downloadClient = contract(routes.downloadClient, {
  ...ofClient,
  isGrave: true,
  act: 'downloadClient',
  response: z.looseObject({ email: z.string() }),
})

/** Deletes all data of an e-mail address except `KEPT_AFTER_ERASURE`. The client can do the same in "Mano duomenys". */
export const eraseClient = contract(routes.eraseClient, {
  ...ofClient,
  isGrave: true,
  act: 'eraseClient',
  response: success,
})

export type Client = ResponseOf<typeof getClient>
export type ClientEntry = Client['items'][number]
export type ClientsPage = ResponseOf<typeof listClients>

/** Work that waits for the administrator. `dueAt` is the deadline that was promised or that the law sets. */
const duty = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('letter'), id: z.string(), dueAt: instant, order }),
  z.object({ kind: z.literal('booking'), id: z.string(), dueAt: instant, booking }),
  z.object({
    kind: z.literal('withdrawal'),
    id: z.string(),
    dueAt: instant,
    withdrawal: orderWithdrawal,
  }),
  /** A task that is due today, or was due earlier. The deadline is the end of its day. */
  z.object({
    kind: z.literal('task'),
    id: z.string(),
    dueAt: instant,
    /** The day, `YYYY-MM-DD`. */
    dueOn: z.string(),
    content: z.string(),
    name: z.string().nullable(),
    email: z.string(),
  }),
  z.object({ kind: z.literal('payment'), id: z.string(), problem }),
  /** A mail of a client that did not become a message. The coach decides about it at its order. */
  z.object({
    kind: z.literal('mail'),
    id: z.string(),
    orderId: z.uuid(),
    reason: z.enum(WAITING_REASONS).nullable(),
    name: z.string().nullable(),
    email: z.string(),
    receivedAt: instant,
  }),
  /** Mails that are stuck because the service cannot be reached. */
  z.object({ kind: z.literal('mails'), id: z.string(), trouble: mailTrouble }),
  z.object({ kind: z.literal('outbox'), id: z.string(), count: z.number() }),
  z.object({ kind: z.literal('suspicious'), id: z.string(), count: z.number() }),
  z.object({ kind: z.literal('subscription'), id: z.string(), order }),
])

/** An order of which the administrator only has to know. */
const stalled = z.object({ kind: z.enum(STALLED_KINDS), id: z.string(), order })

const plannedText = z.object({
  kind: z.enum([...ITEM_KINDS, 'letter']),
  id: z.uuid(),
  title: z.string(),
  at: instant,
})

/** Returns the administrator's desk: waiting work, planned texts, the last week in numbers, and steps before launch. */
export const getToday = contract(routes.getToday, {
  access: 'admin',
  response: z.object({
    /**
     * Stuck mails come first, then received mails about which the coach has to decide, then items with a deadline, the
     * nearest deadline on top. A dispute whose deadline is unknown or has passed stands after what is due today.
     */
    items: z.array(duty),
    /** Number of all waiting items, while `items` has at most `TODAY_LIMIT` of each kind. */
    total: z.number(),
    /** Orders that wait for their clients, the bank or the mail. They are not counted in the menu's badges. */
    stalled: z.array(stalled),
    /** Why mails wait. Only to be known: null while `items` tells that mails are stuck. */
    mails: mailTrouble.nullable(),
    /** Texts to be published or sent automatically today or in the next six days, soonest first. */
    planned: z.array(plannedText),
    /**
     * Whether there are subscribers, but no letter was sent or scheduled this week, Monday to Sunday. Subscribers are
     * promised a weekly letter.
     */
    weekWithoutLetter: z.boolean(),
    /** Id of the letter that was changed last and is neither sent nor scheduled; null without one. */
    draftLetter: z.uuid().nullable(),
    /** Counts for today and the six days before. */
    week: z.object({
      /** Number of people whose first payment was made in these days. */
      clients: z.number(),
      /** Sums in cents by currency. A refund counts on the day of the refund, even if the payment was made earlier. */
      money: z.array(z.object({ currency: z.string(), paid: z.number(), refunded: z.number() })),
      answers: z.object({
        /** Number of answers given in time. */
        onTime: z.number(),
        /** Number of answers given, plus the number of messages whose answer is overdue now. */
        total: z.number(),
        /** Median of the minutes between a message and its answer; null without an answer. */
        medianMinutes: z.number().nullable(),
      }),
      subscribers: z.number(),
      /** Number of finished quizzes. */
      results: z.number(),
      /** Number of stored safety results among them. */
      warned: z.number(),
      /** Number of subscriptions that were stopped because their e-mail address does not exist. */
      stopped: z.number(),
    }),
    /** State of the steps before launch. */
    steps: z.object({
      missing: z.array(z.enum(SELLER_DETAILS)),
      /** Kinds of claims of which visitors see a made-up one. */
      madeUp: z.array(z.enum(MADE_UP)),
      isPasswordOwn: z.boolean(),
      hasPasskey: z.boolean(),
      /** Whether recovery codes are left. */
      hasCodes: z.boolean(),
      hasExpert: z.boolean(),
      /** Whether the checkout has ever reported a purchase, real or in test mode. */
      hasPurchase: z.boolean(),
      /** E-mail packages on offer. */
      sales: z.array(
        z.object({
          id: z.enum(EMAIL_PACKAGES),
          title: z.string(),
          price: z.number(),
          hasLink: z.boolean(),
        }),
      ),
      answerHours: settings.shape.answerHours,
      city: z.string(),
      /** Null if the site cannot send mail. */
      noticeEmail: privateField(z.string()).nullable(),
      /** Steps that the owner has confirmed, or whose starting value she has changed. */
      confirmed: z.array(z.enum(CONFIRMED_STEPS)),
    }),
  }),
})

/** Returns a month of published, sent and planned texts, mails of series and days off. */
export const getPlan = contract(routes.getPlan, {
  access: 'admin',
  query: z.strictObject({
    /** The month, `YYYY-MM`. */
    month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: errorTexts.invalidValue }),
  }),
  response: z.object({
    /** Texts by time. Those that are overdue may be of an earlier month. */
    items: z.array(
      plannedText.extend({
        /** `out`: published or sent. `overdue`: planned, but not out although its time has passed. */
        state: z.enum(['out', 'planned', 'overdue']),
      }),
    ),
    /** Number of mails of series by day, `YYYY-MM-DD`; only the next mail of each reader. */
    mails: z.array(z.object({ day: z.string(), count: z.number() })),
    /** Days off in this month, `YYYY-MM-DD`. */
    daysOff: z.array(z.string()),
  }),
})

export type Plan = ResponseOf<typeof getPlan>
export type PlanEntry = Plan['items'][number]
export type Today = ResponseOf<typeof getToday>
export type Duty = Today['items'][number]
export type StalledOrder = Today['stalled'][number]
export type PlannedText = Today['planned'][number]
export type Week = Today['week']
export type Steps = Today['steps']
