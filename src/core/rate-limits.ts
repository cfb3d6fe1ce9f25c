/** Kinds of rate limits (`RATE_LIMITS`). */
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

/** Maximum number of calls of a kind in a period. */
export const RATE_LIMITS = {
  /** Calls of a network that can have a mail sent to any address. */
  'network-mails': [{ calls: 60, seconds: HOUR }],
  'wide-network-mails': [{ calls: 4 * 60, seconds: HOUR }],
  'widest-network-mails': [{ calls: 8 * 60, seconds: HOUR }],
  /** Quiz submissions of a network that cause no mail. */
  'network-rows': [{ calls: 60, seconds: MINUTE }],
  'wide-network-rows': [{ calls: 4 * 60, seconds: MINUTE }],
  'widest-network-rows': [{ calls: 8 * 60, seconds: MINUTE }],
  /** Mails that one network of the widest kind can cause: half of a kind's hourly cap (`CAPPED_PER_HOUR`). */
  'network-turns': [{ calls: 120, seconds: HOUR }],
  /** Mails that visitors can have sent to one address. */
  mailbox: [
    { calls: 6, seconds: HOUR },
    { calls: 15, seconds: DAY },
  ],
  /** Notices to the owner that are not in a digest. */
  'owner-notices': [{ calls: 10, seconds: HOUR }],
  /** Attempts to open the messages of an order with a passphrase. */
  'order-words': [{ calls: 5, seconds: 15 * MINUTE }],
  /** New links to an order that are sent to the order's address. */
  'order-links': [
    { calls: 3, seconds: HOUR },
    { calls: 8, seconds: DAY },
  ],
  /** Address changes that a client requests for an order. */
  'order-addresses': [
    { calls: 3, seconds: HOUR },
    { calls: 8, seconds: DAY },
  ],
  /** Attempts of a network to reset a forgotten password. */
  recoveries: [{ calls: 5, seconds: 15 * MINUTE }],
  /** Links to reset the password, sent to the owner. */
  'password-links': [
    { calls: 3, seconds: HOUR },
    { calls: 8, seconds: DAY },
  ],
} as const satisfies Readonly<Record<RateLimitKind, readonly RateLimit[]>>

/** Limits of the networks that `networksOf` returns, in the same order. */
export const NETWORK_RATE_LIMITS = {
  mails: ['network-mails', 'wide-network-mails', 'widest-network-mails'],
  rows: ['network-rows', 'wide-network-rows', 'widest-network-rows'],
} as const satisfies Record<string, readonly RateLimitKind[]>

/** Returns the highest number of calls in the limits of a kind. To apply them, that many instants must be stored. */
export function maxCalls(kind: RateLimitKind): number {
  return Math.max(...RATE_LIMITS[kind].map(({ calls }) => calls))
}

/**
 * Returns the mailbox of an address: lower case, without tag and dots, because providers deliver `A.na+x@…` to `ana@…`.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  return (local.replaceAll('.', '') + email.slice(at)).toLowerCase()
}
