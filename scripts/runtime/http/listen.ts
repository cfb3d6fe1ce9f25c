import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ServerRequest } from 'srvx'
import { toNodeHandler } from 'srvx/node'
import { StartError } from '../start-error.ts'

/** Both ways in which programs on this machine understand `localhost`; nobody else is let in. */
const loopbackAddresses = ['127.0.0.1', '::1'] as const

export type RequestHandler = (request: ServerRequest) => Response | Promise<Response>

/** Takes a connection over from HTTP, as a WebSocket asks for. */
export type UpgradeListener = (message: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface Listener {
  port: number
  /** Takes no new connection, waits for requests in flight, and cuts those left after `graceMs`. */
  stop: (graceMs: number) => Promise<void>
}

/**
 * Answers HTTP at `localhost`.
 *
 * @param port the port, 0 for any free one
 * @param onUpgrade for WebSockets; without it they get an ordinary answer
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

/** Answers HTTP at one address. */
export async function listenAt(
  host: string,
  port: number,
  onRequest: RequestHandler,
  onUpgrade?: UpgradeListener,
): Promise<Listener> {
  // So long that the client is the one to close: no request meets a closing connection.
  const options = { keepAliveTimeout: 3_600_000, noDelay: true }
  const server = createServer(options, toNodeHandler(onRequest) as RequestListener)
  // These connections are no longer the server's own, so they are closed here.
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
  // A kept-alive connection turns idle only when its request has been answered.
  const sweep = setInterval(() => server.closeIdleConnections(), 20)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/**
 * The whole body as it came. One that is too large is read to its end all the same: a client that
 * is still writing would not read the answer.
 *
 * @returns undefined when the body has more than `limit` bytes
 * @throws Error when the client goes away before the end
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= limit) chunks.push(chunk)
  }
  return size > limit ? undefined : Buffer.concat(chunks)
}
