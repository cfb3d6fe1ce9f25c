/** `fetch` whose answer breaks off after so many bytes, as a service may never end it, and that follows no redirect. */
export function fetchAtMost(maxBytes: number): typeof fetch {
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: 'error' })
    let length = 0
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.byteLength
        if (length > maxBytes) controller.error(new Error(`The answer exceeds ${maxBytes} bytes.`))
        else controller.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(limit) ?? null, response)
  }
}
