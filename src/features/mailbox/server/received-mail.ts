import { type Attachment, type HeaderLines, type ParsedMail, simpleParser } from 'mailparser'
import { ATTACHMENTS_MAX, MAIL_TEXT_MAX } from '../mailbox.ts'
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
/** Longest value of a header that is parsed. */
const HEADER_MAX = 4_000

/** Reads a raw mail. @throws Error if it is not a mail. */
export async function readMail(raw: Buffer, reader: Reader): Promise<ReceivedMail> {
  const mail = await simpleParser(raw, {
    checksumAlgo: false,
    ignoreEmbedded: true,
    keepDeliveryStatus: true,
    maxHtmlLengthToParse: 20 * MAIL_TEXT_MAX,
    skipImageLinks: true,
    skipTextToHtml: true,
  })
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
    ...textOf(mail, reader.names),
    attachments: mail.attachments.filter(isNamed).slice(0, ATTACHMENTS_MAX).map(nameOf),
  }
}

function headerValues(lines: HeaderLines, names: readonly string[]): string[] {
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
  const [returnPath] = valuesOf('return-path')
  return (
    returnPath === '<>' ||
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

function textOf({ text = '' }: ParsedMail, names: readonly string[]) {
  const { content, quoted } = splitReply(storable(text), names)
  return { content: shortened(content), quoted: shortened(quoted) }
}

/** Removes what the database cannot store. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

const shortened = (text: string) =>
  text.length > MAIL_TEXT_MAX ? `${text.slice(0, MAIL_TEXT_MAX).toWellFormed()}…` : text

/** Whether an attachment is more than a picture within the text, or a signature of the mail. */
function isNamed({ contentType, contentDisposition, cid, related }: Attachment): boolean {
  if (/^application\/(?:pgp|pkcs7|x-pkcs7)-signature$/.test(contentType)) return false
  const isWithin = related === true || contentDisposition === 'inline' || cid !== undefined
  return !(contentType.startsWith('image/') && isWithin)
}

function nameOf({ filename }: Attachment): string {
  const name = storable(filename ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return name === '' ? mailboxTexts.unnamedAttachment : name.slice(0, 100)
}
