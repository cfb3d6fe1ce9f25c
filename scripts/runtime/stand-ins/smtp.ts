import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Treatment of a mail by the server. */
export type SmtpBehaviour =
  /** Accepts it. */
  | 'take'
  /** Refuses the recipient permanently. */
  | 'refuse'
  /** Asks to try again later. */
  | 'busy'
  /** Accepts the message and never answers. */
  | 'hang'
  /** Accepts the message and drops the connection without an answer. */
  | 'drop'
  /** Accepts it, and closes the connection after the answer. */
  | 'close'

export interface SmtpStandIn {
  /** The value for `SMTP_URL`. */
  readonly url: string
  /** Sets the treatment of the next mails, in order; the last entry repeats. */
  behave(...next: [SmtpBehaviour, ...SmtpBehaviour[]]): void
  /** Number of connections so far. */
  readonly connections: number
  /** Refusal messages by recipient address. */
  readonly refusals: Map<string, string>
  stop(): Promise<void>
}

/**
 * An SMTP server that greets immediately. The library would wait 100 ms, to detect clients that talk before the
 * greeting.
 */
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

/** Returns an SMTP reply in the form that the server's library expects. */
function replyOf(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code })
}

/**
 * Starts a mail server that forwards nothing.
 * @param onMail gets each accepted mail in its wire format, before the sender gets the answer.
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
  // A client that disconnects is not an error of the server.
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
