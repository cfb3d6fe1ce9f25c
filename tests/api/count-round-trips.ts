import { vi } from 'vitest'

/**
 * Counts the driver's requests while `work` runs; each is one round trip to the database. No background functions are
 * started until the end of the test, since their requests would count as well.
 */
export async function countRoundTrips(
  databaseUrl: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const { port } = new URL(databaseUrl)
  const endpoint = `http://127.0.0.1:${port}/sql`
  const realFetch = globalThis.fetch
  let count = 0
  const countingFetch: typeof fetch = (input, init) => {
    if (input === endpoint) count++
    if (input instanceof URL && input.pathname.startsWith('/.netlify/functions/')) {
      return Promise.resolve(new Response(null, { status: 202 }))
    }
    return realFetch(input, init)
  }
  vi.stubGlobal('fetch', countingFetch)
  await work()
  return count
}
