import type { IncomingMessage } from 'node:http'

/** The platform's limit on a buffered request body, in bytes. */
export const MAX_BODY_BYTES = 6 * 1024 * 1024

/** The body is larger than the platform takes. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/**
 * The whole body as it came, undefined when there is none.
 *
 * @throws BodyTooLargeError as soon as more than `MAX_BODY_BYTES` are announced or have come
 * @throws Error when the client goes away before the end
 */
export async function readBody(message: IncomingMessage): Promise<Buffer | undefined> {
  const announced = message.headers['content-length']
  if (announced === undefined && message.headers['transfer-encoding'] === undefined) return
  if (Number(announced ?? 0) > MAX_BODY_BYTES) throw new BodyTooLargeError()

  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    message.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size > MAX_BODY_BYTES) {
        chunks.length = 0
        reject(new BodyTooLargeError())
      } else {
        chunks.push(chunk)
      }
    })
    message.once('end', () => {
      resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))
    })
    message.once('error', reject)
    message.once('close', () => {
      if (!message.complete) reject(new Error('The client went away before its body had come.'))
    })
  })
}

/** The address that was asked for, or undefined when it is not a path on this server. */
export function readUrl(message: IncomingMessage, origin: string): URL | undefined {
  const path = message.url ?? ''
  if (!path.startsWith('/')) return undefined
  const host = message.headers.host
  return URL.parse((host === undefined ? origin : `http://${host}`) + path) ?? undefined
}

/** The address of the client, IPv4 in its own notation. */
export function readClientAddress(message: IncomingMessage): string {
  const address = message.socket.remoteAddress ?? ''
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}

/** All headers as they came, repeated ones kept apart by commas. */
export function readHeaders(message: IncomingMessage): Headers {
  const headers = new Headers()
  const raw = message.rawHeaders
  for (let index = 0; index < raw.length; index += 2) {
    headers.append(raw[index] ?? '', raw[index + 1] ?? '')
  }
  return headers
}
