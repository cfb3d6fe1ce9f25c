import type { ServerResponse } from 'node:http'

/** Headers that speak of one connection only, so that node:http sets them itself. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Statuses that never have a body. */
const bodiless = new Set([204, 205, 304])

export interface SendOptions {
  /** Send the headers alone, as for a HEAD request. */
  withoutBody?: boolean
  /** `Set-Cookie` lines to be added. */
  cookies?: readonly string[]
}

type Chunk = ReadableStreamReadResult<Uint8Array>
type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Writes a web response to a node:http one. A body that is there at once goes out in one piece with
 * its length; any other is passed on as it comes, at the client's pace. Resolves when everything
 * is handed over or the client has gone away.
 *
 * @throws whatever the body failed with; what was sent until then is cut off, never ended cleanly
 */
export async function sendResponse(
  response: Response,
  target: ServerResponse,
  { withoutBody = false, cookies = [] }: SendOptions = {},
): Promise<void> {
  const { status } = response
  const headers: string[] = []
  for (const [name, value] of response.headers) {
    if (!connectionHeaders.has(name)) headers.push(name, value)
  }
  for (const cookie of cookies) headers.push('set-cookie', cookie)
  const addLength = (length: number) => {
    if (!response.headers.has('content-length')) headers.push('content-length', String(length))
  }

  const reader: Reader | undefined = response.body?.getReader()
  if (!reader || bodiless.has(status)) {
    if (!bodiless.has(status)) addLength(0)
    target.writeHead(status, headers).end()
    await reader?.cancel()
    return
  }

  try {
    const first = await reader.read()
    const following = first.done ? Promise.resolve(first) : reader.read()
    following.catch(() => undefined)
    if (first.done || (await isAtEnd(following))) {
      const whole = first.value ?? new Uint8Array(0)
      addLength(whole.byteLength)
      target.writeHead(status, headers).end(withoutBody ? undefined : whole)
      return
    }
    target.writeHead(status, headers)
    if (withoutBody) {
      target.end()
      await reader.cancel()
    } else {
      await passOn(first.value, following, reader, target)
    }
  } catch (error) {
    if (target.headersSent) target.destroy()
    throw error
  }
}

/** Whether the body is known to be over without waiting for anything outside this process. */
async function isAtEnd(next: Promise<Chunk>): Promise<boolean> {
  const chunk = await Promise.race([
    next,
    new Promise<undefined>((resolve) => {
      setImmediate(resolve, undefined)
    }),
  ])
  return chunk?.done === true
}

async function passOn(
  first: Uint8Array,
  following: Promise<Chunk>,
  reader: Reader,
  target: ServerResponse,
): Promise<void> {
  let wake: (() => void) | undefined
  const onDrain = () => wake?.()
  const onClose = () => {
    wake?.()
    reader.cancel().catch(() => undefined)
  }
  const write = async (bytes: Uint8Array) => {
    if (target.destroyed || target.write(bytes)) return
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
  target.on('drain', onDrain)
  target.once('close', onClose)
  try {
    await write(first)
    for (let chunk = await following; !chunk.done; chunk = await reader.read()) {
      if (target.destroyed) break
      await write(chunk.value)
    }
    target.end()
  } finally {
    target.off('drain', onDrain)
    target.off('close', onClose)
  }
}
