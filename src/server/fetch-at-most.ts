import { untilAborted } from '#src/core/fetch-in-time.ts'

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
