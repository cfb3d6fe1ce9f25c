import { loadEnvironmentFile } from './runtime/environment.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkEnvironment, domainOf } from './doctor/check-environment.ts'
import { checkMailDomain, checkMailServer } from './doctor/check-mail.ts'
import { checkMailbox, checkReplyAddress } from './doctor/check-mailbox.ts'
import { checkSite } from './doctor/check-site.ts'
import { describeFinding, type Finding, missing } from './doctor/finding.ts'

// `npm run doctor` says what production's environment lacks, from the variables of this shell or of `.env`; `npm run
// doctor -- https://site` says what a deployed site lacks. Both change nothing and print no secrets. `npm run doctor --
// mailbox` sends one mail to the mailbox, and says whether replies of clients would arrive there.

const [address] = process.argv.slice(2)
const findings =
  address === undefined
    ? await beforeDeploy()
    : address === 'mailbox'
      ? await ofMailbox()
      : await afterDeploy(address)
for (const finding of findings) console.log(describeFinding(finding))
const faults = findings.filter(({ level }) => level === 'missing').length
console.log(faults === 0 ? '\nNothing needed is missing.' : `\n${faults} to mend.`)
process.exitCode = faults === 0 ? 0 : 1

async function beforeDeploy(): Promise<Finding[]> {
  loadEnvironmentFile()
  const { DATABASE_URL, NETLIFY_DB_URL, SMTP_URL = '', MAIL_FROM = '' } = process.env
  const databaseUrl = [DATABASE_URL, NETLIFY_DB_URL].find(Boolean) ?? null
  const domain = domainOf(MAIL_FROM)
  return [
    ...checkEnvironment(),
    ...(await checkDatabase(databaseUrl)),
    ...(URL.canParse(SMTP_URL) ? [await checkMailServer(SMTP_URL)] : []),
    ...(domain === null ? [] : await checkMailDomain(domain)),
    ...(await checkMailbox()),
  ]
}

async function ofMailbox(): Promise<Finding[]> {
  loadEnvironmentFile()
  return await checkReplyAddress()
}

async function afterDeploy(site: string): Promise<Finding[]> {
  const url = URL.parse(site)
  if (url === null) return [missing(`${site} is no address.`, 'Write it as https://www.example.lt')]
  return await checkSite(url.origin)
}
