import { ImapFlow } from 'imapflow'
import { mailboxTexts } from '../texts.ts'

/** Hosts of this machine. IMAP servers on other hosts must use TLS. */
const LOOPBACK = ['localhost', '127.0.0.1']

/** Longest part of a mail that is read, in bytes. The text comes before attachments. */
const MAIL_BYTES = 4 * 1024 * 1024

/** An opened mailbox. Reading it changes no flags. */
export interface Mailbox {
  uidValidity: number
  /** Number that the next mail will get. */
  uidNext: number
  /** Returns the numbers of the mails after another one, ascending. */
  after: (uid: number) => Promise<number[]>
  /** Returns the numbers of the mails that have arrived since a day, ascending. */
  since: (day: Date) => Promise<number[]>
  /** Returns a mail; null if it is gone. A very long mail is cut off. */
  read: (uid: number) => Promise<{ raw: Buffer; receivedAt: Date } | null>
  /** Moves mails into the folder of read mails. @throws Error if the server refuses. */
  move: (uids: readonly number[]) => Promise<void>
  /** Ends the connection without waiting for the server. */
  close: () => void
}

/**
 * Opens a mailbox for reading.
 * @param url `imaps://user:password@host`, with the name of the mailbox as its path unless it is the inbox.
 * @param timeoutMs for the connection and for each silence of the server.
 */
export async function openMailbox(url: string, timeoutMs: number): Promise<Mailbox> {
  const { hostname, port, protocol, username, password, pathname } = new URL(url)
  const isSecure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname,
    port: port === '' ? (isSecure ? 993 : 143) : Number(port),
    secure: isSecure,
    ...(isSecure || LOOPBACK.includes(hostname) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  // Without a listener, a lost connection would end the process; the pending call fails as well.
  client.on('error', () => undefined)
  const close = () => client.close()
  try {
    await client.connect()
    const path = decodeURIComponent(pathname.slice(1)) || 'INBOX'
    const opened = await client.mailboxOpen(path, { readOnly: true })
    const find = async (query: { uid: string } | { since: Date }) => {
      const found = await client.search(query, { uid: true })
      if (!found) throw new Error('The server refuses to search.')
      return found.toSorted((one, other) => one - other)
    }
    return {
      uidValidity: Number(opened.uidValidity),
      uidNext: opened.uidNext,
      // A range that begins after the last mail means the last mail.
      after: async (uid) => (await find({ uid: `${uid + 1}:*` })).filter((found) => found > uid),
      since: (day) => find({ since: day }),
      async read(uid) {
        const query = { uid: true, internalDate: true, source: { maxLength: MAIL_BYTES } }
        const found = await client.fetchOne(String(uid), query, { uid: true })
        if (!found || found.source === undefined) return null
        return { raw: found.source, receivedAt: new Date(found.internalDate ?? Date.now()) }
      },
      async move(uids) {
        // Without both, moving would also delete what others have marked as deleted.
        const canMove = client.capabilities.has('MOVE') || client.capabilities.has('UIDPLUS')
        if (!canMove) throw new Error('The server cannot move single mails.')
        await client.mailboxCreate(mailboxTexts.folder)
        await client.mailboxOpen(path, { readOnly: false })
        const moved = await client.messageMove(uids.join(','), mailboxTexts.folder, { uid: true })
        if (!moved) throw new Error('The server refuses to move mails.')
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
