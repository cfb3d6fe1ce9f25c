import { z } from 'zod'
import {
  MAIL_STATES,
  OUTBOX_FAULTS,
  OUTBOX_GROUPS,
  OUTBOX_KINDS,
  type OutboxGroup,
  type OutboxKind,
  SHOWN_OUTBOX_STATES,
} from '#src/core/outbox.ts'
import { mailTrouble } from '#src/core/mail-trouble.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, listCalls, onRow } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

const groups = Object.keys(OUTBOX_GROUPS) as OutboxGroup[]

const { page } = listCalls({
  query: { group: z.enum(groups, { error: errorTexts.invalidValue }).prefault('attention') },
  item: z.object({
    /** Any GUID, because some ids are digests without a UUID version. */
    id: z.guid(),
    kind: z.enum(Object.keys(OUTBOX_KINDS) as OutboxKind[]),
    /** E-mail address of the recipient; null for the owner. */
    recipient: z.string().nullable(),
    state: z.enum(SHOWN_OUTBOX_STATES),
    fault: z.enum(OUTBOX_FAULTS).nullable(),
    attempts: z.number(),
    createdAt: instant,
    /** Time at which the entry is or was due to be sent. */
    dueAt: instant,
    finishedAt: instant.nullable(),
  }),
  more: {
    /** Number of entries in each group of the list. */
    counts: z.object({
      attention: z.number(),
      waiting: z.number(),
      planned: z.number(),
      sent: z.number(),
    }),
    /** Number of mails in the group `waiting`. */
    due: z.number(),
    /** Number of entries that `retryAllOutbox` requeues. */
    stuck: z.number(),
    trouble: mailTrouble.nullable(),
    /** Time of the next attempt to send a mail; null if none waits, or if the next scheduled run attempts one. */
    nextTryAt: instant.nullable(),
    /** Last report of the mail service while mails are stuck, without addresses; null if that is not known. */
    report: z.object({ at: instant, words: z.string() }).nullable(),
    /** State of mail sending: whether mails are sent and, if not, why. */
    mail: z.enum(MAIL_STATES),
  },
})

export const listOutbox = contract(routes.listOutbox, page)

/** Queues a waiting, held, unclear or failed entry again. Its delivery deletes a mail that is no longer wanted. */
export const retryOutbox = contract(routes.retryOutbox, { ...onRow, act: 'retryOutbox' })

/** Requeues all entries that could not be sent, including entries that are held for the administrator. */
export const retryAllOutbox = contract(routes.retryAllOutbox, {
  access: 'admin',
  act: 'retryAllOutbox',
  /** Number of requeued entries. */
  response: z.object({ count: z.number() }),
})

/** Deletes an entry that is not being sent. */
export const deleteOutbox = contract(routes.deleteOutbox, { ...onRow, act: 'deleteOutbox' })

/** Returns counts of the work that waits for the administrator. */
export const getNews = contract(routes.getNews, {
  access: 'admin',
  polled: true,
  response: z.object({
    /** Number of bookings that nobody has answered. */
    bookings: z.number(),
    /** Number of withdrawals that are neither refunded nor closed. */
    withdrawals: z.number(),
    /** Number of payment events and orders that need the administrator, without orders that wait for the client. */
    orders: z.number(),
    /** Number of open tasks that are due by today. */
    tasks: z.number(),
    /** Number of received mails about which the coach has to decide. */
    received: z.number(),
    /** Number of outbox entries that need a decision of the administrator. */
    outbox: z.number(),
    /** 1 if mails are stuck, however many; otherwise 0. */
    mails: z.number(),
    /** Whether mails are sent and, if not, why. */
    mail: z.enum(MAIL_STATES),
    /** Number of sent forms that a bot may have filled in. */
    suspicious: z.number(),
    /** Number of texts that no form has saved yet. */
    unfinished: z.number(),
    /**
     * Whether there are subscribers, but no letter was sent or scheduled this week, Monday to Sunday. Subscribers are
     * promised a weekly letter.
     */
    weekWithoutLetter: z.boolean(),
    /** Whether subscriptions run although the checkout has sent no event for `SILENT_CHECKOUT_DAYS`. */
    silentCheckout: z.boolean(),
  }),
})

export type OutboxEntry = ResponseOf<typeof listOutbox>['items'][number]
export type OutboxPage = ResponseOf<typeof listOutbox>
export type News = ResponseOf<typeof getNews>
export type OutboxQuery = z.output<typeof page.query>
