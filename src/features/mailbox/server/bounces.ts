import type { ParsedMail } from 'mailparser'
import { isMissingMailbox } from '#src/core/mail-status.ts'
import type { BounceCause } from '../mailbox.ts'

/** A report that a mail of ours was not delivered. */
export interface Bounce {
  /** Status code (RFC 3463), such as `5.1.1`. */
  status: string
  cause: BounceCause
  /** Message ids of mails that may be the undelivered one; the report's own copy of it first. */
  messageIds: string[]
}

/** Types of parts that hold the undelivered mail or its headers. */
const COPIES = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers', 'message/global']

/**
 * Reads a delivery status notification (RFC 3464). Exchange may leave out the undelivered mail; then the notification
 * answers it by its headers.
 * @param mail parsed with `keepDeliveryStatus` and `ignoreEmbedded`.
 * @returns null for any other mail, and for one that tells of a delay or a success.
 */
export function readBounce({ attachments, inReplyTo, references }: ParsedMail): Bounce | null {
  const partOf = (types: readonly string[]) =>
    attachments
      .filter(({ contentType }) => types.includes(contentType))
      .map(({ content }) => content.toString('utf8').replaceAll('\r\n', '\n'))
  const [report] = partOf(['message/delivery-status', 'message/global-delivery-status'])
  if (report === undefined) return null
  // Its groups of fields are about the report, then about each recipient.
  const groups = report.split(/\n{2,}/).map(headersOf)
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (failed === undefined) return null
  const diagnostic = failed.get('diagnostic-code') ?? ''
  const status = statusOf(failed.get('status') ?? '', diagnostic)
  if (status === null) return null
  const copied = partOf(COPIES).flatMap((copy) => idsIn(headersOf(copy).get('message-id') ?? ''))
  const answered = [inReplyTo ?? '', ...[references ?? []].flat()].flatMap(idsIn)
  return {
    status,
    cause: causeOf(status, diagnostic),
    messageIds: [...copied, ...answered],
  }
}

/** Returns the message ids of a header's value, without angle brackets. */
export function idsIn(value: string): string[] {
  return [...value.matchAll(/<([^<>\s]+)>/g)].flatMap(([, id]) => id ?? [])
}

/** Reads the fields up to the first empty line. Of fields with the same name, the first one counts. */
function headersOf(text: string): ReadonlyMap<string, string> {
  const [head = ''] = text.trimStart().split('\n\n')
  const fields = new Map<string, string>()
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value)
  }
  return fields
}

/** Returns the status code. The one in the remote server's words is more exact than one that ends with zeros. */
function statusOf(field: string, diagnostic: string): string | null {
  const [status] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(field) ?? []
  const [said] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic) ?? []
  return status === undefined || status.endsWith('.0.0') ? (said ?? status ?? null) : status
}

const AUTHENTICATION =
  /^[45]\.7\.(?:2\d|3\d)$|\b(?:dmarc|spf|dkim|unauthenticated|authenticat\w+)\b/i
const TLS = /^[45]\.7\.(?:4|5|10)$|\b(?:starttls|tls)\b/i

/** Returns why a mail came back, from the status and the words of the receiving server. */
function causeOf(status: string, diagnostic: string): BounceCause {
  const isAbout = (pattern: RegExp) => pattern.test(status) || pattern.test(diagnostic)
  if (isMissingMailbox(status)) return 'address'
  if (isAbout(TLS)) return 'tls'
  if (isAbout(AUTHENTICATION)) return 'authentication'
  return /^[45]\.7\./.test(status) ? 'complaints' : 'other'
}
