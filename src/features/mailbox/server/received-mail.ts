import { type Attachment, type HeaderLines, type ParsedMail, simpleParser } from 'mailparser'
import { ATTACHMENTS_MAX, MAIL_TEXT_MAX, QUOTED_MAX } from '../mailbox.ts'
import { asPrivate, type Private } from '#src/core/private.ts'
import { mailboxTexts } from '../texts.ts'
import { type Bounce, idsIn, readBounce } from './bounces.ts'
import { splitReply } from './replies.ts'
import { checkSender, type SenderCheck } from './sender-check.ts'

/** A mail that a person may have written. */
export interface WrittenMail {
  kind: 'written'
  /** Message id, without angle brackets; empty if there is none. */
  messageId: string
  /** Address of the sender, lower case. */
  sender: Private
  check: SenderCheck
  /** Values of the headers that name recipients. */
  recipients: string[]
  /** Ids of our outbox entries that the mail answers, the nearest first. */
  answers: string[]
  content: string
  quoted: string
  /** Names of attachments, which are not taken. */
  attachments: string[]
}

/**
 * A received mail. `own`: sent by this site; `automatic`: sent by a program, such as an absence notice or a mailing list;
 * `unreadable`: without exactly one sender.
 */
export type ReceivedMail =
  | { kind: 'own' | 'automatic' | 'unreadable' }
  | { kind: 'bounce'; bounce: Omit<Bounce, 'messageIds'>; entryIds: string[]; messageId: string }
  | WrittenMail

/** Facts about this site that are needed to read a mail. */
export interface Reader {
  /** Host in the message ids of our mails. */
  host: string
  /** Name under which the receiving server writes its verification results; null if it is not configured. */
  authserv: string | null
  /** Address and name with which our mails are quoted, lower case. */
  names: readonly string[]
}

const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']
/** Longest text in which a quotation is looked for. */
const SEARCHED_MAX = 5 * MAIL_TEXT_MAX
/** Longest value of a header that is parsed. */
const HEADER_MAX = 4_000
/** Options of the parser. Attachments and pictures are not converted to text. */
const PARSED = {
  checksumAlgo: false,
  ignoreEmbedded: true,
  keepDeliveryStatus: true,
  skipImageLinks: true,
  skipTextToHtml: true,
} as const

/** Reads a raw mail. @throws Error if it is not a mail. */
export async function readMail(raw: Buffer, reader: Reader): Promise<ReceivedMail> {
  const mail = await simpleParser(raw, PARSED)
  const valuesOf = (...names: string[]) => headerValues(mail.headerLines, names)
  const ownIn = (ids: readonly string[]) => ids.flatMap((id) => entryOf(id, reader.host) ?? [])
  const [messageId = ''] = valuesOf('message-id').flatMap(idsIn)
  if (ownIn([messageId]).length > 0) return { kind: 'own' }
  const found = readBounce(mail)
  if (found !== null) {
    const { messageIds, ...bounce } = found
    return { kind: 'bounce', bounce, entryIds: [...new Set(ownIn(messageIds))], messageId }
  }
  if (isAutomatic(valuesOf)) return { kind: 'automatic' }
  const sender = senderOf(mail, valuesOf('from').length)
  if (sender === null) return { kind: 'unreadable' }
  const answers = [...valuesOf('in-reply-to'), ...valuesOf('references')]
    .map((value) => idsIn(value).toReversed())
    .flat()
  return {
    kind: 'written',
    messageId,
    sender: asPrivate(sender),
    check: checkSender(
      valuesOf('authentication-results'),
      reader.authserv,
      sender.slice(sender.lastIndexOf('@') + 1),
    ),
    recipients: valuesOf(...RECIPIENTS),
    answers: [...new Set(ownIn(answers))],
    ...(await textOf(mail, reader.names)),
    attachments: mail.attachments.filter(isNamed).slice(0, ATTACHMENTS_MAX).map(nameOf),
  }
}

/** Returns the values of the headers with these names, topmost first. */
export function headerValues(lines: HeaderLines, names: readonly string[]): string[] {
  return lines
    .filter(({ key }) => names.includes(key))
    .map(({ line }) =>
      line
        .slice(line.indexOf(':') + 1, HEADER_MAX)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
}

/** Returns the outbox entry of one of our message ids; null for any other message id. */
function entryOf(messageId: string, host: string): string | null {
  const [id = '', at = ''] = messageId.toLowerCase().split('@')
  return at === host && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : null
}

/** Whether a program has sent a mail (RFC 3834), which must not be answered. */
function isAutomatic(valuesOf: (...names: string[]) => string[]): boolean {
  return (
    valuesOf('return-path')[0] === '<>' ||
    valuesOf('content-type').some((value) => /^multipart\/report\b/i.test(value)) ||
    valuesOf('auto-submitted').some((value) => !/^no\b/i.test(value)) ||
    valuesOf('precedence').some((value) => /^(?:bulk|list|junk)\b/i.test(value)) ||
    valuesOf('list-id', 'x-autoreply', 'x-autorespond').length > 0
  )
}

/** Returns the address of the only sender, lower case; null if there is none or there are several. */
function senderOf({ from }: ParsedMail, headers: number): string | null {
  const [{ address = '' } = {}, ...others] = from?.value ?? []
  const isOne = headers === 1 && others.length === 0
  return isOne && /^[^@\s]+@[^@\s]+$/.test(address) ? address.toLowerCase() : null
}

/** Returns what a mail says, without the places of pictures, and what it quotes. */
async function textOf({ text = '', html }: ParsedMail, names: readonly string[]) {
  // The parser converts HTML only in a mail that is nothing else, or has plain text too, which some programs leave empty.
  const isHtml = text.trim() === '' && html !== false && html !== ''
  const written = isHtml
    ? await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`, PARSED)
    : { text }
  const whole = storable(written.text ?? '').replaceAll(/\[(?:cid|data|image): ?[^\]\n]*\]/g, '')
  const { content, quoted } = splitReply(shortened(whole, SEARCHED_MAX), names)
  return { content: shortened(content, MAIL_TEXT_MAX), quoted: shortened(quoted, QUOTED_MAX) }
}

const shortened = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max).toWellFormed()}…` : text

/** Removes what the database cannot store. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

/**
 * Whether an attachment is more than a picture within the text, or a signature of the mail. Gmail gives attached
 * pictures a content id too, and phones send them inline without one.
 */
function isNamed({ contentType, contentDisposition, cid, related }: Attachment): boolean {
  if (/^application\/(?:pgp|pkcs7|x-pkcs7)-signature$/.test(contentType)) return false
  const isWithin = related === true || (contentDisposition === 'inline' && cid !== undefined)
  return !(contentType.startsWith('image/') && isWithin)
}

function nameOf({ filename }: Attachment): string {
  const name = storable(filename ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return name === '' ? mailboxTexts.unnamedAttachment : name.slice(0, 100)
}
