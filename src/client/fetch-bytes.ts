/** Fetches a file; tests give their own. */
export type FetchBytes = (address: string, signal: AbortSignal) => Promise<Uint8Array | null>

/**
 * The bytes at an address of this site; null where there is nothing.
 * @throws when no answer comes, or another one.
 */
export const fetchBytes: FetchBytes = async (address, signal) => {
  const response = await fetch(address, { signal })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
