import { RATE_LIMITS, mailboxOf, NETWORK_RATE_LIMITS } from '#src/core/rate-limits.ts'
import type { Private } from '#src/core/private.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { type RateLimitKeys, isRateLimitError } from './queries/rate-limits.ts'
import { RequestError } from './errors.ts'
import { keyedHash } from './signing.ts'
import type { OutboxContext } from './outbox-trigger.ts'

const IPV4 = /^\d+\.\d+\.\d+\.\d+$/

/**
 * Returns the network by which a caller is limited: an IPv4 address, or the /64 of an IPv6 address, because one
 * subscriber has all addresses of a /64.
 * @returns any other input unchanged.
 */
export function networkOf(address: string): string {
  return networksOf(address)[0]
}

/**
 * Returns the networks of a caller, narrowest first: an IPv4 address and its /24, or the /64, /56 and /48 of an IPv6
 * address. Providers give a customer up to a /48.
 * @returns only the input itself if it is no IP address.
 */
export function networksOf(address: string): [string, ...string[]] {
  const [plain = ''] = address.split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? []
  const ipv4 = mapped ?? (IPV4.test(plain) ? plain : undefined)
  if (ipv4 !== undefined) return [ipv4, `${ipv4.slice(0, ipv4.lastIndexOf('.'))}.0/24`]
  // The URL parser normalizes IPv6 addresses.
  const written = URL.parse(`http://[${plain}]`)?.hostname.slice(1, -1)
  if (written === undefined) return [address]
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  const [first, second, third, fourth = '0'] = [...head, ...zeros, ...tail]
  const site = [first, second, third].join(':')
  const subnets = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [`${site}:${fourth}::/64`, `${site}:${subnets}::/56`, `${site}::/48`]
}

/** Context of a form that anybody can send. */
export interface FormCall extends OutboxContext {
  /** IP address of the caller. */
  address: string
}

/** Returns the rate limit keys of a call that may cause a mail. */
export function mailRateLimitKeys({ address }: { address: string }, email: Private): RateLimitKeys {
  const { networks } = networkRateLimitKeys({ address }, 'mails')
  const turn = networks.at(-1)?.hash
  return { networks, ...(turn === undefined ? {} : { turn }), mailbox: mailboxHash(email) }
}

/** Returns the rate limit keys of a caller's networks. */
export function networkRateLimitKeys(
  { address }: { address: string },
  counted: keyof typeof NETWORK_RATE_LIMITS,
): Required<Pick<RateLimitKeys, 'networks'>> {
  const hashes = networksOf(address).map((network) => keyedHash('network', network))
  const networks = NETWORK_RATE_LIMITS[counted].flatMap((kind, width) => {
    const hash = hashes[width]
    return hash === undefined ? [] : [{ hash, kind }]
  })
  return { networks }
}

/** Returns the hash under which mails to an address are counted. */
export function mailboxHash(email: Private): string {
  return keyedHash('address', mailboxOf(email))
}

/**
 * Runs a statement that counts calls.
 * @throws RequestError 429 if a network has reached its limit, and everything that the statement throws.
 */
export async function withRateLimit<Result>(
  { networks = [] }: RateLimitKeys,
  statement: Promise<Result>,
): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    const [network] = networks
    if (network === undefined || !isRateLimitError(error)) throw error
    const [{ seconds }] = RATE_LIMITS[network.kind]
    throw new RequestError(429, errorTexts.tooManyForms, {
      headers: { 'Retry-After': String(seconds) },
    })
  }
}
