import { PassThrough } from 'node:stream'
import { createTransport, type NodemailerError } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailState, SendOutcome } from '#src/core/outbox.ts'
import { isMissingMailbox } from '#src/core/mail-status.ts'
import { environment } from './environment.ts'

/**
 * Maximum time for one mail, as a multiple of the service timeout. Must be shorter than the lease of an outbox entry.
 */
const MAIL_TIMEOUTS = 8

/** Hosts of this machine. Mail servers on other hosts must support TLS. */
const LOOPBACK = ['localhost', '127.0.0.1']

/** Code with which a server closes the connection, after any command. */
const SERVICE_CLOSES = 421

/** Status code in an SMTP reply (RFC 3463). */
const STATUS = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/

/** A complete mail. */
export interface Mail {
  /** Unique id of the message. A repeated attempt has the same one. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string | undefined
  /** URL for one-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

/** Returns whether this deploy sends mails, or why not. */
export function mailState(): MailState {
  const { mail, inPreview } = environment()
  if (inPreview) return 'preview'
  return mail === null ? 'unset' : 'on'
}

/** Sends the mails of one delivery. */
export interface Mailer {
  /**
   * Sends a mail. Returns `unclear` if the connection was lost when the server may already have accepted the message.
   */
  send: (mail: Mail) => Promise<SendOutcome>
  close: () => void
}

/**
 * Creates a mailer. It sends one mail after another over one SMTP connection, which the first mail opens. Reconnects if
 * the server closes the connection between two mails.
 * @throws Error if mail is not configured.
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
        // The timeouts for silence do not stop a server that never finishes its reply.
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

/** @param onChange called when the connection is being opened, and when it is ready for a message. */
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
    // Sends a message again only if the server had closed the connection before it received any part of it.
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
            // Unfolded, because folding would leave the first line empty, and some receivers read only that line.
            'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
}

const statusOf = (response = '') => STATUS.exec(response)?.[1] ?? ''

/**
 * Converts an error to the outcome of an attempt. If the server rejects the recipient or the message, 5xx means refused
 * (`no-mailbox` if the address does not exist) and 4xx postponed. Without a reply, a message that was already handed
 * over may have been sent. In all other cases, for example code 421, the service is unreachable.
 */
function outcomeOf(error: unknown, handedOver: boolean): SendOutcome {
  const { responseCode, response, code, command, message } = error as NodemailerError
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
  if (isAboutMail && responseCode !== SERVICE_CLOSES) {
    return responseCode !== undefined && responseCode < 500
      ? { state: 'waiting', fault: 'postponed' }
      : { state: 'failed', fault: isMissingMailbox(statusOf(response)) ? 'no-mailbox' : 'refused' }
  }
  if (handedOver && responseCode === undefined) return { state: 'unclear' }
  return { state: 'waiting', fault: 'unreachable', words: message }
}
