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
