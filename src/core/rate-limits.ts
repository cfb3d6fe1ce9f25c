/** Kinds of rate limits; `RATE_LIMITS` explains each. */
export type RateLimitKind =
  | 'network-mails'
  | 'wide-network-mails'
  | 'widest-network-mails'
  | 'network-rows'
  | 'wide-network-rows'
  | 'widest-network-rows'
  | 'network-turns'
  | 'mailbox'
  | 'owner-notices'
  | 'order-words'
  | 'order-links'
  | 'order-addresses'
  | 'password-links'
  | 'recoveries'

interface RateLimit {
  calls: number
  seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Most calls of a kind in any period of the given length. */
export const RATE_LIMITS = {
  /** Calls from a network that can cause a mail to any address. */
  'network-mails': [{ calls: 60, seconds: HOUR }],
  'wide-network-mails': [{ calls: 4 * 60, seconds: HOUR }],
  'widest-network-mails': [{ calls: 8 * 60, seconds: HOUR }],
  /** Quiz submissions of a network that send no mail. */
  'network-rows': [{ calls: 60, seconds: MINUTE }],
  'wide-network-rows': [{ calls: 4 * 60, seconds: MINUTE }],
  'widest-network-rows': [{ calls: 8 * 60, seconds: MINUTE }],
  /** Mails caused by one widest network: half of the hourly cap of a kind (`CAPPED_PER_HOUR`). */
  'network-turns': [{ calls: 120, seconds: HOUR }],
  /** Mails to one address that any visitor can cause. */
  mailbox: [
    { calls: 6, seconds: HOUR },
    { calls: 15, seconds: DAY },
  ],
  /** Notices to the owner that are sent one by one. */
  'owner-notices': [{ calls: 10, seconds: HOUR }],
  /** Passphrases tried to open the messages of an order. */
  'order-words': [{ calls: 5, seconds: 15 * MINUTE }],
  /** New links to an order, sent to its own address. */
  'order-links': [
    { calls: 3, seconds: HOUR },
    { calls: 8, seconds: DAY },
  ],
  /** New addresses that a client requests for an order. */
  'order-addresses': [
    { calls: 3, seconds: HOUR },
    { calls: 8, seconds: DAY },
  ],
  /** Attempts of a network to replace a forgotten password. */
  recoveries: [{ calls: 5, seconds: 15 * MINUTE }],
  /** Links for a new password, sent to the owner, whoever asks. */
  'password-links': [
    { calls: 3, seconds: HOUR },
    { calls: 8, seconds: DAY },
  ],
} as const satisfies Readonly<Record<RateLimitKind, readonly RateLimit[]>>

/** Limits of the networks that `networksOf` lists, in the same order. */
export const NETWORK_RATE_LIMITS = {
  mails: ['network-mails', 'wide-network-mails', 'widest-network-mails'],
  rows: ['network-rows', 'wide-network-rows', 'widest-network-rows'],
} as const satisfies Record<string, readonly RateLimitKind[]>

/**
 * Returns the largest number of calls in a limit of a kind. Storing that many instants is enough to apply its limits.
 */
export function maxCalls(kind: RateLimitKind): number {
  return Math.max(...RATE_LIMITS[kind].map(({ calls }) => calls))
}

/**
 * Returns the mailbox of an address, in lower case, without its tag and dots, since providers deliver `A.na+x@…` to
 * `ana@…`.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  return (local.replaceAll('.', '') + email.slice(at)).toLowerCase()
}
