import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How the server treats a mail. */
export type SmtpBehaviour =
  /** Takes it. */
  | 'take'
  /** Refuses the recipient for good. */
  | 'refuse'
  /** Asks to try again later. */
  | 'busy'
  /** Takes the message and never answers. */
  | 'hang'
  /** Takes the message and drops the connection without an answer. */
  | 'drop'
  /** Takes it, and closes the connection after the answer. */
  | 'close'

export interface SmtpStandIn {
  /** The value for `SMTP_URL`. */
  readonly url: string
  /** How the next mails are treated, in order; the last entry repeats. */
  behave(...next: [SmtpBehaviour, ...SmtpBehaviour[]]): void
  /** Connections so far. */
  readonly connections: number
  /** What recipients are refused with, by their address. */
  readonly refusals: Map<string, string>
  stop(): Promise<void>
}

/** Greets at once: the library waits 100 ms for clients that talk before they are greeted. */
class PromptServer extends SMTPServer {
  override connect(...accepted: Parameters<SMTPServer['connect']>): void {
    super.connect(...accepted)
    const connection = [...this.connections].at(-1)
    if (connection === undefined) return
    const greet = connection.connectionReady.bind(connection)
    connection.connectionReady = () => undefined
    greet()
  }
}

/** An SMTP reply as the server's library wants it. */
function replyOf(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code })
}

/**
 * Starts a mail server that sends nothing on.
 * @param onMail gets each mail that was taken, as it came over the wire, before the sender hears of it.
 */
export async function startSmtpStandIn(
  onMail: (message: Buffer) => void | Promise<void>,
): Promise<SmtpStandIn> {
  let behaviours: SmtpBehaviour[] = ['take']
  const refusals = new Map<string, string>()
  let connections = 0
  const server = new PromptServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect(_session, callback) {
      connections++
      callback()
    },
    onRcptTo({ address }, _session, callback) {
      const refusal = refusals.get(address)
      if (refusal !== undefined) callback(replyOf(550, refusal))
      else if (behaviours[0] !== 'refuse') callback()
      else callback(replyOf(550, 'No such mailbox'))
      if (behaviours[0] === 'refuse') advance()
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const behaviour = behaviours[0]
        advance()
        if (behaviour === 'busy') {
          callback(replyOf(451, 'Try again later'))
          return
        }
        void Promise.resolve(onMail(Buffer.concat(chunks))).then(() => {
          if (behaviour === 'take' || behaviour === 'close') callback()
          if (behaviour === 'close') setImmediate(() => dropConnection(server, session.id))
          if (behaviour === 'drop') dropConnection(server, session.id)
        }, callback)
      })
    },
  })
  // A client that goes away is no fault of the server.
  server.on('error', () => undefined)

  function advance(): void {
    if (behaviours.length > 1) behaviours = behaviours.slice(1)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    behave: (...next) => {
      behaviours = next
    },
    refusals,
    get connections() {
      return connections
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function dropConnection(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections) {
    if (connection.session.id === sessionId) connection.close()
  }
}
