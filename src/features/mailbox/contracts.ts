import { z } from 'zod'
import { contract } from '#src/core/contract.ts'
import { instant, onRow, privateField } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { BOUNCE_CAUSES, RECEIVED_KINDS, RECEIVED_STATES, WAITING_REASONS } from './mailbox.ts'

/** A mail about an order that the mailbox has received. */
export const receivedMail = z.object({
  /** Any GUID, since the id is a digest without a UUID version. */
  id: z.guid(),
  kind: z.enum(RECEIVED_KINDS),
  state: z.enum(RECEIVED_STATES),
  /** Why a reply did not become a message at once; null if it did. */
  reason: z.enum(WAITING_REASONS).nullable(),
  /** Address of a reply's sender, or of an undelivered mail's recipient. */
  email: privateField(z.string()),
  /** The message that a reply became. */
  messageId: z.guid().nullable(),
  /** Text of a reply that did not become a message. */
  content: privateField(z.string()),
  /** The mail that a reply quotes. */
  quoted: privateField(z.string()),
  /** Names of a reply's attachments, which stay in the mailbox. */
  attachments: z.array(z.string()),
  /** Why a mail of ours was not delivered. */
  cause: z.enum(BOUNCE_CAUSES).nullable(),
  receivedAt: instant,
})

export type ReceivedMail = z.output<typeof receivedMail>

/** Makes a waiting reply a message of its order. */
export const acceptMail = contract(routes.acceptMail, { ...onRow, act: 'acceptMail' })

/** Decides against a waiting reply, which stays in the mailbox. */
export const dismissMail = contract(routes.dismissMail, { ...onRow, act: 'dismissMail' })
