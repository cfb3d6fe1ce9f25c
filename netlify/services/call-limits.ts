import { type CallLimits, isOverLimit } from '#db/queries/call-times.ts'
import { mailboxOf } from '#src/domain/call-limits.ts'
import { networkOf } from '#src/domain/network-address.ts'
import type { Private } from '#src/domain/private.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from '../errors.ts'
import { keyedHash } from './keyed-hash.ts'
import type { Sending } from './outbox-orders.ts'

/** What a form needs that anybody can send. */
export interface FormCall extends Sending {
  /** IP address of the caller. */
  address: string
}

/** Seconds after which the limit of a network is free again at the latest. */
const RETRY_SECONDS = { 'network-mails': 3600, 'network-rows': 60 } as const

/** The limits of a call that may have a mail sent to an address. */
export function mailLimits({ address }: { address: string }, email: Private): CallLimits {
  return { ...networkLimit({ address }, 'network-mails'), mailbox: mailboxHash(email) }
}

export function networkLimit(
  { address }: { address: string },
  kind: keyof typeof RETRY_SECONDS,
): Pick<CallLimits, 'network'> {
  return { network: { hash: keyedHash('network', networkOf(address)), kind } }
}

/** By which mails to an address are counted. */
export function mailboxHash(email: Private): string {
  return keyedHash('address', mailboxOf(email))
}

/** Runs a statement that counts. @throws RequestError 429 when it failed because of the network's limit. */
export async function withinLimits<Result>(
  { network }: CallLimits,
  statement: Promise<Result>,
): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    if (network === undefined || !isOverLimit(error)) throw error
    throw new RequestError(429, errorTexts.tooManyForms, {
      headers: { 'Retry-After': String(RETRY_SECONDS[network.kind]) },
    })
  }
}
