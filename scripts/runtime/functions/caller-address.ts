import { randomInt } from 'node:crypto'

/** The header in which the platform's edge sends the caller's IP address. */
export const ADDRESS_HEADER = 'x-nf-client-connection-ip'

/**
 * Returns a header with a random IP address, so that each call appears to come from another network. The runtime must
 * trust this header (`RuntimeOptions.trustsAddress`).
 */
export function fromSomewhere(): { [ADDRESS_HEADER]: string } {
  const part = () => randomInt(256)
  return { [ADDRESS_HEADER]: `10.${part()}.${part()}.${part()}` }
}
