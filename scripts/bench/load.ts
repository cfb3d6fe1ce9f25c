import autocannon from 'autocannon'

/** What a load of one kind of request came to. */
export interface LoadResult {
  /** Mean. */
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers that were not 2xx, and requests without an answer. */
  failures: number
}

const CONNECTIONS = 10
const WARM_UP_SECONDS = 2
const SECONDS = 6

/** Sends one kind of request over ten kept-alive connections, after a warm-up. */
export async function load(
  url: string,
  request: { method?: 'GET' | 'POST'; makeBody?: () => string } = {},
): Promise<LoadResult> {
  const { makeBody } = request
  const options = {
    url,
    connections: CONNECTIONS,
    method: request.method ?? 'GET',
    ...(makeBody
      ? {
          requests: [
            {
              headers: { 'content-type': 'application/json' },
              setupRequest: (next: autocannon.Request) => ({ ...next, body: makeBody() }),
            },
          ],
        }
      : {}),
  } as const
  await autocannon({ ...options, duration: WARM_UP_SECONDS })
  const result = await autocannon({ ...options, duration: SECONDS })
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}
