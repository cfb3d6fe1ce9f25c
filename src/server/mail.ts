import { PassThrough } from 'node:stream'
import { createTransport, type NodemailerError } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailState, SendOutcome } from '#src/core/outbox.ts'
import { environment } from './environment.ts'

/** Longest time for one mail, as a multiple of the service timeout. It must stay below the lease of an outbox entry. */
const MAIL_TIMEOUTS = 8

/** Hosts of this machine. A mail server on any other host must support TLS. */
const LOOPBACK = ['localhost', '127.0.0.1']

/** Reply code of a server that closes the connection, whatever the command was. */
const SERVICE_CLOSES = 421

/**
 * SMTP reply that the recipient's address does not exist: status 5.1.x, except 5.1.7 and 5.1.8, which concern the
 * sender's address (RFC 3463).
 */
const NO_MAILBOX = /^5\d\d[ -]5\.1\.(?![78]\b)\d/

/** A mail ready to be sent. */
export interface Mail {
  /** Unique id of the message; the same for a repeated attempt. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string | undefined
  /** URL for unsubscribing with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Returns whether this deploy sends mails and, if not, why. */
export function mailState(): MailState {
  const { mail, inPreview } = environment()
  if (inPreview) return 'preview'
  return mail === null ? 'unset' : 'on'
}

/** Sender of the mails of one delivery. */
export interface Mailer {
  /**
   * Sends one mail. The outcome is `unclear` if the connection was lost after the server may have accepted the message.
   */
  send: (mail: Mail) => Promise<SendOutcome>
  close: () => void
}

/**
 * Creates a mailer that sends mails one after the other over one SMTP connection. The first mail opens the connection.
 * The mailer reconnects if the server has closed the connection between two mails.
 * @throws Error when mail is not configured.
 */
export function openMailer(): Mailer {
  const { mail: settings, origin, serviceMs } = environment()
  if (settings === null) throw new Error('SMTP_URL and MAIL_FROM are not set.')
  const { from, smtpUrl } = settings
  let transport: ReturnType<typeof openTransport> | undefined
  let handedOver = false
  return {
    async send(mail) {
      const composed = compose(mail, { from, host: new URL(origin).hostname })
      const envelope = composed.getEnvelope()
      const raw = await composed.build()
      transport ??= openTransport(smtpUrl, serviceMs, (state) => {
        handedOver = state === 'ready'
      })
      handedOver = false
      try {
        // A server that keeps sending its reply is never idle, so the timeouts for silence do not end it.
        const signal = AbortSignal.timeout(MAIL_TIMEOUTS * serviceMs)
        await transport.sendMail({ envelope, raw, signal })
        return { state: 'sent' }
      } catch (error) {
        return outcomeOf(error, handedOver)
      }
    },
    close: () => transport?.close(),
  }
}

/** @param onChange called when a connection is being made, and when it is ready for a message. */
function openTransport(
  url: string,
  serviceMs: number,
  onChange: (state: 'connecting' | 'ready') => void,
) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxMessages: Infinity,
    // Resends a message only if the server had closed the connection before receiving any of it.
    maxRequeues: 1,
    requireTLS: !LOOPBACK.includes(new URL(url).hostname),
    connectionTimeout: serviceMs,
    greetingTimeout: serviceMs,
    dnsTimeout: serviceMs,
    socketTimeout: 2 * serviceMs,
    getSocket: (_options: unknown, connect: (fault: null, socket: false) => void) => {
      onChange('connecting')
      connect(null, false)
    },
  })
  transport.use('stream', (mail, done) => {
    mail.message.transform(() => {
      onChange('ready')
      return new PassThrough()
    })
    done()
  })
  return transport
}

function compose(mail: Mail, { from, host }: { from: string; host: string }) {
  return new MailComposer({
    from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl === undefined
        ? {}
        : {
            // Folding would leave the first line of the header empty, and some receivers read only that line.
            'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
}

/**
 * Maps a fault to the outcome of the attempt. If the server rejected the recipient or the message, 5xx refuses the mail
 * (`no-mailbox` if the address does not exist) and 4xx postpones it. Without a reply, a message that was handed over
 * may have been sent. In all other cases, such as code 421, the service counts as unreachable.
 */
function outcomeOf(error: unknown, handedOver: boolean): SendOutcome {
  const { responseCode, response, code, command } = error as NodemailerError
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
  if (isAboutMail && responseCode !== SERVICE_CLOSES) {
    return responseCode !== undefined && responseCode < 500
      ? { state: 'waiting', fault: 'postponed' }
      : { state: 'failed', fault: NO_MAILBOX.test(response ?? '') ? 'no-mailbox' : 'refused' }
  }
  if (handedOver && responseCode === undefined) return { state: 'unclear' }
  return { state: 'waiting', fault: 'unreachable' }
}
