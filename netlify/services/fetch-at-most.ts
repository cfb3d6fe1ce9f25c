/** `fetch` whose answer breaks off after so many bytes: a service may never end it. */
export function fetchAtMost(maxBytes: number): typeof fetch {
  return async (...call) => {
    const response = await fetch(...call)
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
