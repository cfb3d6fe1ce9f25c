/**
 * Waits for `work`, but rejects with the signal's reason as soon as the signal aborts. Needed because `fetch` alone may
 * never settle: Node can lose the link between `fetch` and its signal in garbage collection
 * (https://github.com/nodejs/node/issues/55428).
 */
export async function untilAborted<Outcome>(
  signal: AbortSignal,
  work: Promise<Outcome>,
): Promise<Outcome> {
  const listening = new AbortController()
  const aborted = new Promise<never>((_resolve, reject) => {
    const end = () => {
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', end, { once: true, signal: listening.signal })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    listening.abort()
  }
}

/**
 * Fetches with a timeout for the response headers.
 * @throws TimeoutError after `timeoutMs`, and everything that `fetch` throws.
 */
export async function fetchInTime(
  address: string | URL,
  timeoutMs: number,
  init: RequestInit = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  return untilAborted(signal, fetch(address, { ...init, signal }))
}

/** Awaits work that cannot be aborted. @throws Error after `timeoutMs`, and everything that `work` throws. */
export async function inTime<Outcome>(work: Promise<Outcome>, timeoutMs: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`There was no answer within ${timeoutMs} ms.`))
    }, timeoutMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Returns a `fetch` that rejects redirects, and fails if a body exceeds `maxBytes`. A service may never stop sending.
 */
export function fetchAtMost(maxBytes: number): typeof fetch {
  return async (address, init) => {
    const { signal } = init ?? {}
    const answer = fetch(address, { ...init, redirect: 'error' })
    const response = await (signal ? untilAborted(signal, answer) : answer)
    let length = 0
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.byteLength
        if (length > maxBytes) controller.error(new Error(`The answer exceeds ${maxBytes} bytes.`))
        else controller.enqueue(chunk)
      },
    })
    return new Response(
      response.body?.pipeThrough(limit, signal ? { signal } : {}) ?? null,
      response,
    )
  }
}
