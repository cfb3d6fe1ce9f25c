import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** Fault of a service. */
export type Fault =
  /** Every connection is closed immediately. */
  | 'refuse'
  /** Connections are accepted, but nothing is ever answered. */
  | 'hang'
  /** Each request waits for `SLOW_MS`. */
  | 'slow'
  /** Every third request is lost with its connection, in turn before and after it has arrived. */
  | 'drop'
  /** The answer is a page for people, with status 200. */
  | 'html'
  /** The answer does not have the shape that the service promises. */
  | 'nonsense'
  /** The answer breaks off. */
  | 'truncate'
  /** The answer never ends. */
  | 'endless'
  /** The disk of the database is full. */
  | 'full'

/** Delay of a slow service: more than half of the time that `useFaultySite` allows the database. */
const SLOW_MS = 1_200

export interface FaultyFront {
  readonly port: number
  /** Sets the fault of new connections; null for none. If the fault changes, all open connections end. */
  fail(fault: Fault | null): void
  stop(): void
}

const http = (head: string, body: string) => `HTTP/1.1 ${head}\r\n\r\n${body}`
const DISK_FULL = JSON.stringify({ message: 'could not extend file', code: '53100' })

/** Faulty answers that are sent in place of the service's, by protocol. */
const LIES = {
  http: {
    html: http('200 OK\r\nContent-Type: text/html\r\nConnection: close', '<!doctype html><p>Soon'),
    nonsense: http(
      '200 OK\r\nContent-Type: application/json\r\nConnection: close',
      '{"data":[null],"id":7}',
    ),
    truncate: http('200 OK\r\nContent-Type: application/json\r\nContent-Length: 999', '{"id":"'),
    endless: http('200 OK\r\nContent-Type: application/json', '{"id":"'),
    full: http(
      `400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${DISK_FULL.length}`,
      DISK_FULL,
    ),
  },
  smtp: {
    html: '<!doctype html>\r\n',
    nonsense: '999 what\r\n',
    truncate: '220 mai',
    endless: '220 mail\r\n250-',
    full: '452 no room\r\n',
  },
} as const

/**
 * Starts a server in front of another, to which it passes everything until it is told to fail.
 * @param target port of the other server.
 * @param protocol `smtp` for a mail server, which speaks first.
 */
export async function startFaultyFront(
  target: number,
  protocol: 'http' | 'smtp' = 'http',
): Promise<FaultyFront> {
  let fault: Fault | null = null
  let requests = 0
  const sockets = new Set<Socket>()

  function pass(socket: Socket): void {
    const service = connect(target, 'localhost')
    keep(service)
    service.on('close', () => socket.destroy())
    socket.on('close', () => service.destroy())
    let isLost = false
    socket.on('data', (chunk: Buffer) => {
      const isRequest = chunk.subarray(0, 4).toString() === 'POST'
      if (isRequest && fault === 'drop' && ++requests % 3 === 0) {
        isLost = true
        if (requests % 6 === 0) {
          socket.destroy()
          return
        }
      }
      if (fault === 'slow') setTimeout(() => service.write(chunk), SLOW_MS)
      else service.write(chunk)
    })
    service.on('data', (chunk: Buffer) => {
      if (isLost) socket.destroy()
      else socket.write(chunk)
    })
  }

  function lie(socket: Socket, name: keyof (typeof LIES)['http']): void {
    socket.write(LIES[protocol][name])
    if (name === 'truncate') socket.end()
    else if (name === 'endless') {
      const timer = setInterval(() => socket.write('a'.repeat(16_384)), 1)
      socket.on('close', () => clearInterval(timer))
    } else if (name !== 'full' && protocol === 'http') socket.end()
  }

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }

  const server = createServer((socket) => {
    keep(socket)
    const name = fault
    if (name === null || name === 'slow' || name === 'drop') pass(socket)
    else if (name === 'refuse') socket.destroy()
    else if (name === 'hang') socket.resume()
    else if (protocol === 'smtp') lie(socket, name)
    else if (name === 'full') socket.on('data', () => lie(socket, name))
    else socket.once('data', () => lie(socket, name))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const endConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    fail(next) {
      requests = 0
      // If the fault stays the same, connections stay open, so that background work of a test loses no answer.
      if (next === fault) return
      fault = next
      endConnections()
    },
    stop() {
      server.close()
      endConnections()
    },
  }
}
