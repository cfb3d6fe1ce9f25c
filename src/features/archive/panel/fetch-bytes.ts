/** Fetches a file; injected in tests. */
export type FetchBytes = (address: string, signal: AbortSignal) => Promise<Uint8Array | null>

/**
 * The bytes at an address of this site; null on 404.
 * @throws on a network error, or on any other status.
 */
export const fetchBytes: FetchBytes = async (address, signal) => {
  const response = await fetch(address, { signal })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
