import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { StartError, messageOf } from '../start-error.ts'

/** Both ways in which programs on this machine understand `localhost`; nobody else is let in. */
const loopbackAddresses = ['127.0.0.1', '::1'] as const

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
  onRequest: RequestListener,
  onUpgrade?: UpgradeListener,
): Promise<Listener> {
  const [first, ...others] = loopbackAddresses
  const server = await listenAt(first, port, onRequest)
  const chosen = (server.address() as AddressInfo).port
  const servers = [server]
  try {
    for (const address of others) {
      const another = await listenAt(address, chosen, onRequest).catch(ignoreMissingAddress)
      if (another) servers.push(another)
    }
  } catch (error) {
    await stopServers(servers, 0)
    throw error
  }
  // These connections are no longer the servers' own, so they are closed here.
  const upgraded = new Set<Duplex>()
  for (const one of onUpgrade ? servers : []) {
    one.on('upgrade', (message, socket, head) => {
      upgraded.add(socket)
      socket.once('close', () => upgraded.delete(socket))
      onUpgrade?.(message, socket, head)
    })
  }
  let stopping: Promise<void> | undefined
  return {
    port: chosen,
    stop: async (graceMs) => {
      for (const socket of upgraded) socket.destroy()
      stopping ??= stopServers(servers, graceMs)
      await stopping
    },
  }
}

async function listenAt(host: string, port: number, onRequest: RequestListener): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 65_000, noDelay: true }, onRequest)
  server.listen({ host, port })
  try {
    await once(server, 'listening')
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) {
      throw new StartError(
        `Port ${port} is used by another program; stop that one or set PORT to another number.`,
      )
    }
    if (hasCode(error, 'EACCES')) {
      throw new StartError(`Port ${port} is not allowed for this user; set PORT above 1023.`)
    }
    throw error
  }
  return server
}

/** A machine without IPv6 is fine. */
function ignoreMissingAddress(error: unknown): undefined {
  if (hasCode(error, 'EADDRNOTAVAIL') || hasCode(error, 'EAFNOSUPPORT')) return
  if (error instanceof StartError) throw error
  throw new StartError(`The site cannot listen on ::1 (${messageOf(error)}).`)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

async function stopServers(servers: readonly Server[], graceMs: number): Promise<void> {
  const closed = Promise.all(
    servers.map(async (server) => {
      const done = once(server, 'close')
      server.close()
      await done
    }),
  )
  // A kept-alive connection turns idle only when its request has been answered.
  const sweep = setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, 20)
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
