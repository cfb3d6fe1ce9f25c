/**
 * Settles with work that a signal aborts, or rejects with its reason as soon as it does. `fetch` alone may wait for ever: Node
 * can lose its tie to the signal when memory is collected (https://github.com/nodejs/node/issues/55428).
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

/** `fetch` whose answer begins within this time. @throws TimeoutError when it does not, else as `fetch`. */
export async function fetchInTime(
  address: string | URL,
  timeoutMs: number,
  init: RequestInit = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  return untilAborted(signal, fetch(address, { ...init, signal }))
}

/** Awaits work that cannot be aborted. @throws when it takes longer than this. */
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

/** `fetch` whose answer breaks off after so many bytes, as a service may never end it, and that follows no redirect. */
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
