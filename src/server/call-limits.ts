import { type CallLimits, isOverLimit } from './queries/call-times.ts'
import { CALL_LIMITS, mailboxOf, NETWORK_KINDS } from '#src/core/call-limits.ts'
import { networksOf } from '#src/core/network-address.ts'
import type { Private } from '#src/core/private.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'
import { keyedHash } from './keyed-hash.ts'
import type { Sending } from './outbox-orders.ts'

/** What a form needs that anybody can send. */
export interface FormCall extends Sending {
  /** IP address of the caller. */
  address: string
}

/** The limits of a call that may have a mail sent to an address. */
export function mailLimits({ address }: { address: string }, email: Private): CallLimits {
  const { networks } = networkLimits({ address }, 'mails')
  const turn = networks.at(-1)?.hash
  return { networks, ...(turn === undefined ? {} : { turn }), mailbox: mailboxHash(email) }
}

/** The limits of a call by the networks of its caller. */
export function networkLimits(
  { address }: { address: string },
  counted: keyof typeof NETWORK_KINDS,
): Required<Pick<CallLimits, 'networks'>> {
  const hashes = networksOf(address).map((network) => keyedHash('network', network))
  const networks = NETWORK_KINDS[counted].flatMap((kind, width) => {
    const hash = hashes[width]
    return hash === undefined ? [] : [{ hash, kind }]
  })
  return { networks }
}

/** By which mails to an address are counted. */
export function mailboxHash(email: Private): string {
  return keyedHash('address', mailboxOf(email))
}

/** Runs a statement that counts. @throws RequestError 429 when it failed because of the network's limit. */
export async function withinLimits<Result>(
  { networks = [] }: CallLimits,
  statement: Promise<Result>,
): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    const [network] = networks
    if (network === undefined || !isOverLimit(error)) throw error
    const [{ seconds }] = CALL_LIMITS[network.kind]
    throw new RequestError(429, errorTexts.tooManyForms, {
      headers: { 'Retry-After': String(seconds) },
    })
  }
}
