import { Agent, request } from 'node:http'

export interface SentAnswer {
  status: number
  type: string
  text: string
  /** Whether the answer has the security headers. */
  isSecured: boolean
}

/** Longest wait for an answer, in milliseconds. */
const TIMEOUT_MS = 30_000

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Sends a request whose path, headers and body are not corrected. */
export function send(
  url: string,
  call: {
    method: string
    path: string
    headers: Record<string, string>
    body: Buffer | undefined
    /** Whether the body is sent in chunks, without its length. */
    isChunked?: boolean
  },
): Promise<SentAnswer> {
  const { hostname, port } = new URL(url)
  const { method, path, body } = call
  const headers = {
    ...call.headers,
    ...(body && call.isChunked === true ? { 'Transfer-Encoding': 'chunked' } : {}),
    ...(body && call.isChunked !== true ? { 'Content-Length': String(body.byteLength) } : {}),
  }
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
          isSecured: 'x-content-type-options' in answer.headers,
        })
      })
    })
    sent.on('error', reject)
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error(`No answer: ${method} ${path}`)))
    sent.end(body)
  })
}
