/** Kinds of received mails that are stored: replies of clients, and mails that tell of an undelivered mail of ours. */
export const RECEIVED_KINDS = ['reply', 'bounce'] as const
export type ReceivedKind = (typeof RECEIVED_KINDS)[number]

/**
 * States of a received mail. `taken`: a reply that became a message of its order; `waiting`: the coach decides about a
 * reply, or a bounce was not counted yet; `shown`: a bounce that is counted, or of an order; `dismissed`: the coach has
 * decided against the reply.
 */
export const RECEIVED_STATES = ['taken', 'waiting', 'shown', 'dismissed'] as const
export type ReceivedState = (typeof RECEIVED_STATES)[number]

/**
 * Reasons why a reply did not become a message. `notices`: the client wants no messages by mail; `closed`: the order
 * takes no messages any more; `ended`: it came after the paid time; `flood`: the client has sent too many; `untagged`:
 * it did not come by the order's own address, so it may be about something else; `sender`: it may come from somebody
 * else.
 */
export const WAITING_REASONS = [
  'notices',
  'closed',
  'ended',
  'flood',
  'untagged',
  'sender',
] as const
export type WaitingReason = (typeof WAITING_REASONS)[number]

/**
 * Reasons why a mail came back. `address`: there is no such mailbox; `authentication`: the receiver could not verify
 * that the mail is ours; `complaints`: the receiver takes it for unwanted; `tls`: the connection was not encrypted;
 * `other`: any other.
 */
export const BOUNCE_CAUSES = ['address', 'authentication', 'complaints', 'tls', 'other'] as const
export type BounceCause = (typeof BOUNCE_CAUSES)[number]

/** Longest stored text of a mail, and of what it quotes, in characters. */
export const MAIL_TEXT_MAX = 40_000
export const QUOTED_MAX = 10_000

/** Maximum number of names of attachments that are stored. */
export const ATTACHMENTS_MAX = 20

/** Number of temporary failures within `TEMPORARY_WEEKS` after which an address gets no more letters. */
export const TEMPORARY_FAILURES = 3
export const TEMPORARY_WEEKS = 6
