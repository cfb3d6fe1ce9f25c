import { setTimeout } from 'node:timers/promises'
import { type ParsedMail, simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { openMailbox } from '#src/features/mailbox/server/mailbox.ts'
import { headerValues } from '#src/features/mailbox/server/received-mail.ts'
import { BOX_LENGTH } from '#src/features/mailbox/server/reply-address.ts'
import { parseResults } from '#src/features/mailbox/server/sender-check.ts'
import { environment, EnvironmentError } from '#src/server/environment.ts'
import { advice, type Finding, missing, note, well } from './finding.ts'

const TIMEOUT_MS = 10_000
/** Time within which the test mail should arrive, and the pause between two looks. */
const ARRIVES_MS = 90_000
const PAUSE_MS = 3_000

const SET_AUTHSERV =
  'Set it to the name with which your mail server begins Authentication-Results; "npm run doctor -- mailbox" tells it.'

/** Tells whether the mailbox is read and can be opened; changes nothing. */
export async function checkMailbox(): Promise<Finding[]> {
  const mailbox = mailboxSettings()
  if (mailbox === null) {
    const mend =
      'That is allowed: clients answer on the page of their order, and bounces are not counted.'
    return [
      note('The mailbox is not read: IMAP_URL, or SMTP_URL and MAIL_FROM, are not set.', mend),
    ]
  }
  if (URL.parse(mailbox.url)?.protocol !== 'imaps:') {
    const mend = 'Write imaps://user:password@host'
    return [missing('IMAP_URL is no address of an IMAP server with TLS.', mend)]
  }
  const isShort = mailbox.box.length <= BOX_LENGTH
  const mend = `Use an address with at most ${BOX_LENGTH} characters before the @.`
  return [
    await isOpened(mailbox.url),
    ...(isShort ? [] : [advice('MAIL_FROM leaves no room for the address of an order.', mend)]),
    mailbox.authserv === null
      ? advice('IMAP_AUTHSERV is not set: every reply waits for the coach.', SET_AUTHSERV)
      : well('IMAP_AUTHSERV'),
  ]
}

/** Returns the settings of the mailbox; null without any, or if other variables are not usable, which is told elsewhere. */
function mailboxSettings() {
  try {
    return environment().mailbox
  } catch (error) {
    if (error instanceof EnvironmentError) return null
    throw error
  }
}

async function isOpened(url: string): Promise<Finding> {
  try {
    const box = await openMailbox(url, TIMEOUT_MS)
    box.close()
    return well('The mailbox can be opened.')
  } catch (error) {
    const { authenticationFailed, mailboxMissing } = error as Record<string, unknown>
    if (authenticationFailed === true) {
      return missing('The IMAP server refuses the login.', 'Check user and password of IMAP_URL.')
    }
    return mailboxMissing === true
      ? missing('There is no such mailbox.', 'Check the path of IMAP_URL.')
      : missing('The IMAP server does not answer.', 'Check host and port of IMAP_URL.')
  }
}

/** Sends one mail to the mailbox with a tag, and tells whether it arrives and what the server calls itself. */
export async function checkReplyAddress(): Promise<Finding[]> {
  const { mail, mailbox } = environment()
  if (mail === null || mailbox === null) return checkMailbox()
  const subject = `Doctor ${crypto.randomUUID()}`
  const to = `${mailbox.box}+x@${mailbox.domain}`
  const { uidNext, close } = await openMailbox(mailbox.url, TIMEOUT_MS)
  close()
  const transport = createTransport({ url: mail.smtpUrl, connectionTimeout: TIMEOUT_MS })
  const test = { from: mail.from, to, subject, text: 'A test of the reply address.' }
  const { messageId } = await transport.sendMail(test)
  transport.close()
  for (const end = performance.now() + ARRIVES_MS; performance.now() < end;) {
    await setTimeout(PAUSE_MS)
    const found = await arrived(mailbox.url, uidNext - 1, subject)
    if (found === null) continue
    const isKept = found.messageId === messageId
    const mend = 'Bounces are then not recognised: look for them in the mailbox.'
    return [
      well(`A mail to ${to} arrives.`),
      serverName(found, mailbox.authserv),
      ...(isKept ? [] : [advice('Your mail service changes the Message-ID of mails.', mend)]),
    ]
  }
  const mend =
    'Turn on tagged addresses ("plus addressing") at your mail service, or replies get lost.'
  return [missing(`A mail to ${to} did not arrive.`, mend)]
}

/** Returns the test mail; null if it has not arrived. */
async function arrived(url: string, after: number, subject: string): Promise<ParsedMail | null> {
  const box = await openMailbox(url, TIMEOUT_MS)
  try {
    for (const uid of await box.after(after)) {
      const found = await box.read(uid)
      const mail = found && (await simpleParser(found.raw))
      if (mail?.subject === subject) return mail
    }
    return null
  } finally {
    box.close()
  }
}

/** Tells the name in the topmost verification result of the test mail. */
function serverName({ headerLines }: ParsedMail, authserv: string | null): Finding {
  const [results = ''] = headerValues(headerLines, ['authentication-results'])
  const { server: name } = parseResults(results)
  // Some servers, as Exchange Online, write results without their name.
  if (name === '' || name.includes('=')) {
    const mend = 'Leave IMAP_AUTHSERV empty: every reply waits for the coach.'
    return advice('Your mail server writes no Authentication-Results with its name.', mend)
  }
  if (name === authserv) return well(`IMAP_AUTHSERV is ${name}.`)
  return advice(`Your mail server calls itself ${name}.`, `Set IMAP_AUTHSERV to ${name}.`)
}
