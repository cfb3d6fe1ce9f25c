import { z } from 'zod'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { emailField, instant, pageQuery, searchQuery, success } from '#src/core/fields.ts'
import { booking, submission, subscriber } from '#src/features/inbox/contracts.ts'
import { order } from '#src/features/orders/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { orderWithdrawal } from '#src/features/orders/withdrawal-contracts.ts'

const ofClient = { access: 'admin', query: z.strictObject({ email: emailField() }) } as const

const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), id: z.string(), at: instant, order }),
  z.object({ kind: z.literal('booking'), id: z.string(), at: instant, booking }),
  z.object({ kind: z.literal('subscriber'), id: z.string(), at: instant, subscriber }),
  z.object({ kind: z.literal('submission'), id: z.string(), at: instant, submission }),
  z.object({
    kind: z.literal('withdrawal'),
    id: z.string(),
    at: instant,
    withdrawal: orderWithdrawal,
  }),
])

/** The addresses that something is stored of, the latest first. */
export const listClients = contract(routes.listClients, {
  access: 'admin',
  query: z.strictObject({
    /** Searched in email and name. */
    search: searchQuery,
    page: pageQuery,
  }),
  response: z.object({
    items: z.array(
      z.object({
        /** The email. */
        id: z.string(),
        email: z.string(),
        name: z.string().nullable(),
        /** Whether an order of theirs sends notices in place of letters: somebody else may read their mail. */
        onlyNotices: z.boolean(),
        /** When something came last. */
        lastAt: instant,
        /** Number of orders, bookings, results, subscriptions and withdrawals. */
        entries: z.number(),
      }),
    ),
    total: z.number(),
    pageSize: z.number(),
  }),
})

/** All that the administrator's lists have of an address, the newest first. */
export const getClient = contract(routes.getClient, {
  ...ofClient,
  response: z.object({
    /** As in the last order, else as given elsewhere. */
    name: z.string().nullable(),
    /** Whether one of the orders sends notices in place of letters: somebody else may read the mail. */
    onlyNotices: z.boolean(),
    items: z.array(entry),
    total: z.number(),
    pageSize: z.number(),
  }),
})

/** The file that a client gets in "Mano duomenys": what is stored, table by table. */
export const downloadClient = contract(routes.downloadClient, {
  ...ofClient,
  act: 'downloadClient',
  response: z.looseObject({ email: z.string() }),
})

/** Deletes all of an address but what the law wants kept, as its owner can in "Mano duomenys". */
export const eraseClient = contract(routes.eraseClient, {
  ...ofClient,
  act: 'eraseClient',
  response: success,
})

export type Client = ResponseOf<typeof getClient>
export type ClientEntry = Client['items'][number]
export type ClientsPage = ResponseOf<typeof listClients>
