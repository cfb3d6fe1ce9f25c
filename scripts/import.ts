import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { moveIn, reasonOf } from './import/move-in.ts'
import { readOlderSite } from './import/older-site.ts'
import { readWordpress } from './import/wordpress.ts'
import { loadEnvironmentFile } from './runtime/environment.ts'
import { StartError } from './runtime/start-error.ts'
import { callerOf, logIn } from './tools/caller.ts'

// `npm run import -- export.xml --site https://your-domain` stores what the site lacks of a WordPress export. With the
// address of an older site of this product in place of the file, it reads that site. It changes nothing that the site
// has, so it may be stopped and run again. docs/operations.md says what is taken.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'http://localhost:8888' },
    'without-lost-pictures': { type: 'boolean', default: false },
  },
})

try {
  loadEnvironmentFile()
  const [from] = positionals
  if (from === undefined) {
    throw new StartError('Name a WordPress export or an older site: npm run import -- export.xml')
  }
  const source = /^https?:\/\//.test(from)
    ? await readOlderSite(new URL(from).origin, await passwordOf('SOURCE_PASSWORD', from))
    : readWordpress(await readFile(from, 'utf8'))
  const site = new URL(values.site).origin
  const token = await logIn(site, await passwordOf('SITE_PASSWORD', site))
  const report = await moveIn(source, site, token, {
    withoutLostPictures: values['without-lost-pictures'],
  })
  await callerOf(site, token)('POST', '/api/admin/logout')
  tell('Not taken', report.left)
  tell('Left as it is', report.passed)
  tell('Failed; run the command again', report.failed)
  console.log(
    `Added: ${report.created}, left as it is: ${report.passed.length}, failed: ${report.failed.length}.`,
  )
  if (report.failed.length > 0) process.exitCode = 1
} catch (error) {
  console.error(`The import has stopped: ${reasonOf(error)}`)
  process.exitCode = 1
}

function tell(heading: string, sentences: readonly string[]): void {
  if (sentences.length > 0)
    console.log(`${heading}:\n${sentences.map((each) => `- ${each}\n`).join('')}`)
}

/** Returns the administrator's password of a site. It is no argument, since other users of a machine see those. */
async function passwordOf(variable: string, site: string): Promise<string> {
  const known = process.env[variable]
  if (known) return known
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const password = await lines.question(`Administrator's password of ${site}: `)
  lines.close()
  return password
}
