import { request as startRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { sendResponse } from '../http/send-response.ts'

/**
 * Answers a request from another local server, as `npm run dev` does with Astro's. With `otherwise`,
 * that is asked when the other server knows no such path; the request must not have a body then.
 */
export async function answerFromServer(
  origin: string,
  message: IncomingMessage,
  response: ServerResponse,
  otherwise?: () => Promise<void>,
): Promise<void> {
  const upstream = startRequest(new URL(origin), {
    path: message.url,
    method: message.method,
    headers: message.headers,
  })
  const received = new Promise<IncomingMessage>((resolve, reject) => {
    upstream.once('response', resolve)
    upstream.on('error', reject)
    upstream.once('close', () => reject(new Error('The connection was closed.')))
  })
  response.once('close', () => upstream.destroy())
  if (otherwise) upstream.end()
  else message.pipe(upstream)

  let answer: IncomingMessage
  try {
    answer = await received
  } catch {
    const text = 'The development server of Astro does not answer; look at its output.'
    if (!response.headersSent) await sendResponse(new Response(text, { status: 502 }), response)
    return
  }
  if (otherwise && answer.statusCode === 404) {
    answer.resume()
    await otherwise()
    return
  }
  response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
  answer.pipe(response)
}

/** Connects a WebSocket to the other server, as Astro's pages need it to be told of changes. */
export function tunnelToServer(
  origin: string,
  message: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const { hostname, port } = new URL(origin)
  const upstream = connect(Number(port), hostname, () => {
    const lines = [`${message.method ?? 'GET'} ${message.url ?? '/'} HTTP/1.1`]
    for (let index = 0; index < message.rawHeaders.length; index += 2) {
      lines.push(`${message.rawHeaders[index] ?? ''}: ${message.rawHeaders[index + 1] ?? ''}`)
    }
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    upstream.pipe(socket).pipe(upstream)
  })
  upstream.once('error', () => socket.destroy())
  upstream.once('close', () => socket.end())
  socket.once('error', () => upstream.destroy())
  socket.once('close', () => upstream.destroy())
}
