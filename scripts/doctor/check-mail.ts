import { resolveTxt } from 'node:dns/promises'
import { createTransport } from 'nodemailer'
import { advice, type Finding, missing, note, well } from './finding.ts'

const TIMEOUT_MS = 10_000
/** DNS error codes for a name without a record of the requested type. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND'])

/** Tells whether the mail server answers and accepts the login; sends nothing. */
export async function checkMailServer(smtpUrl: string): Promise<Finding> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  try {
    await transport.verify()
    return well('The mail server answers.')
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EAUTH') {
      return missing('The mail server refuses the login.', 'Check user and password of SMTP_URL.')
    }
    return missing('The mail server does not answer.', 'Check host and port of SMTP_URL.')
  } finally {
    transport.close()
  }
}

/**
 * Tells whether the sender's domain has the DNS records that declare its permitted senders, SPF and DMARC.
 * @param resolve asks DNS for TXT records.
 */
export async function checkMailDomain(
  domain: string,
  resolve: (name: string) => Promise<string[][]> = resolveTxt,
): Promise<Finding[]> {
  return [
    await record('SPF', domain, 'v=spf1', resolve),
    await record('DMARC', `_dmarc.${domain}`, 'v=DMARC1', resolve),
  ]
}

async function record(
  what: string,
  name: string,
  beginning: string,
  resolve: (name: string) => Promise<string[][]>,
): Promise<Finding> {
  const mend = `Add the TXT record that your mail service names for ${name}, or mails go to spam.`
  try {
    const records = (await resolve(name)).map((parts) => parts.join(''))
    if (records.some((text) => text.startsWith(beginning))) return well(`${what} of ${name}`)
    return advice(`${name} has no ${what} record.`, mend)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (NO_RECORD.has(code)) return advice(`${name} has no ${what} record.`, mend)
    return note(`DNS did not answer for ${name}.`, 'Run this again where it does.')
  }
}
