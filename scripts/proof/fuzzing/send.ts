import { Agent, request } from 'node:http'

export interface SentAnswer {
  status: number
  type: string
  text: string
}

/** Nobody waits longer, in milliseconds. */
const PATIENCE = 60_000

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Sends a request whose path, headers and body nothing corrects. */
export function send(
  url: string,
  call: { method: string; path: string; headers: Record<string, string>; body: Buffer | undefined },
): Promise<SentAnswer> {
  const { hostname, port } = new URL(url)
  const { method, path, body } = call
  const headers = {
    ...call.headers,
    ...(body ? { 'Content-Length': String(body.byteLength) } : {}),
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
        })
      })
    })
    sent.on('error', reject)
    sent.setTimeout(PATIENCE, () => sent.destroy(new Error(`No answer: ${method} ${path}`)))
    sent.end(body)
  })
}
