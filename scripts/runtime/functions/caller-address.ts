import { randomInt } from 'node:crypto'

/** The header in which the platform's edge names the address of a caller. */
export const ADDRESS_HEADER = 'x-nf-client-connection-ip'

/** A header by which a call comes from a network of its own (`RuntimeOptions.trustsAddress`). */
export function fromSomewhere(): { [ADDRESS_HEADER]: string } {
  const part = () => randomInt(256)
  return { [ADDRESS_HEADER]: `10.${part()}.${part()}.${part()}` }
}
