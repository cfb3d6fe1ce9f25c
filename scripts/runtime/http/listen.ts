import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ServerRequest } from 'srvx'
import { toNodeHandler } from 'srvx/node'
import { StartError } from '../start-error.ts'

/** Both loopback addresses of `localhost`; other machines cannot connect. */
const loopbackAddresses = ['127.0.0.1', '::1'] as const

/** Milliseconds for reading the unwanted rest of a body. */
const DISCARD_MS = 2_000

export type RequestHandler = (request: ServerRequest) => Response | Promise<Response>

/** Handler of HTTP upgrades, for example to a WebSocket. */
export type UpgradeListener = (message: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface Listener {
  port: number
  /** Stops accepting connections, waits for requests in flight, and aborts them after `graceMs`. */
  stop: (graceMs: number) => Promise<void>
}

/**
 * Answers HTTP at `localhost`.
 * @param port the port, 0 for any free one
 * @param onUpgrade handles WebSockets; if omitted, they get an ordinary response
 * @throws StartError when the port is taken or not allowed
 */
export async function listen(
  port: number,
  onRequest: RequestHandler,
  onUpgrade?: UpgradeListener,
): Promise<Listener> {
  const listeners: Listener[] = []
  const stop = async (graceMs: number) => {
    await Promise.all(listeners.map((listener) => listener.stop(graceMs)))
  }
  for (const address of loopbackAddresses) {
    try {
      listeners.push(await listenAt(address, listeners[0]?.port ?? port, onRequest, onUpgrade))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      const isMissing = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
      if (isMissing && listeners.length > 0) continue
      await stop(0)
      throw explained(error, code, port)
    }
  }
  return { port: listeners[0]?.port ?? port, stop }
}

function explained(error: unknown, code: string | undefined, port: number): unknown {
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is used by another program; stop that one or set PORT to another number.`,
    )
  }
  if (code !== 'EACCES') return error
  return new StartError(`Port ${port} is not allowed for this user; set PORT above 1023.`)
}

/** Answers HTTP at one host name or IP address. Port 0 means any free port. */
export async function listenAt(
  host: string,
  port: number,
  onRequest: RequestHandler,
  onUpgrade?: UpgradeListener,
): Promise<Listener> {
  // An idle connection is kept so long that the client closes it first: otherwise a request may arrive while the server
  // closes it.
  const options = { keepAliveTimeout: 3_600_000, noDelay: true }
  const handle = toNodeHandler(async (request: ServerRequest) => {
    const answer = await onRequest(request)
    const { req, res } = request.runtime?.node as { req: IncomingMessage; res: ServerResponse }
    if (!(await discardRest(req))) res.setHeader('Connection', 'close')
    return answer
  })
  const server = createServer(options, handle as RequestListener)
  // The server no longer owns upgraded connections, so they are closed here.
  const upgraded = new Set<Duplex>()
  if (onUpgrade) {
    server.on('upgrade', (message, socket, head) => {
      upgraded.add(socket)
      socket.once('close', () => upgraded.delete(socket))
      onUpgrade(message, socket, head)
    })
  }
  server.listen({ host, port })
  await once(server, 'listening')
  let stopping: Promise<void> | undefined
  return {
    port: (server.address() as AddressInfo).port,
    stop: async (graceMs) => {
      for (const socket of upgraded) socket.destroy()
      await (stopping ??= stopServer(server, graceMs))
    },
  }
}

async function stopServer(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A keep-alive connection becomes idle only after its request was answered, so idle ones are closed again and again.
  const sweep = setInterval(() => server.closeIdleConnections(), 20)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/**
 * Reads the rest of a body that the handler has not read: a client that is still sending would not read the answer.
 * @returns false if the body does not end within `DISCARD_MS`.
 */
async function discardRest(message: IncomingMessage): Promise<boolean> {
  if (message.complete) return true
  // A handler that has read part of the body leaves a listener, which would pause the message again.
  message.removeAllListeners('data').resume()
  const ended = once(message, 'end', { signal: AbortSignal.timeout(DISCARD_MS) })
  return await ended.then(
    () => true,
    () => false,
  )
}

/**
 * Reads the raw body; stops reading a body that is too large.
 * @returns undefined if the body has more than `limit` bytes
 * @throws Error if the client disconnects before the end
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Not a `for await` loop: leaving it early would close the connection before the answer.
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) return undefined
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

/** Returns a currently free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
