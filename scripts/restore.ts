import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { getStore } from '@netlify/blobs'
import { BackupError, readHeader } from './data/backup-file.ts'
import { describeDrill, drill } from './data/drill.ts'
import { openPlace } from './data/place.ts'
import { restore } from './data/restore.ts'
import { loadEnvironmentFile } from './runtime/environment.ts'
import { describeError, messageOf, StartError } from './runtime/start-error.ts'

// `npm run restore -- file.backup` restores a backup to the site that `npm run backup` would back up. The site must be
// empty, unless `--replace` is given: then its content is lost. With `--drill` the backup is restored into a temporary
// site instead, which is checked and removed. docs/backups.md says what comes before and after.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    drill: { type: 'boolean', default: false },
  },
})
const [path] = positionals

try {
  loadEnvironmentFile()
  if (path === undefined) throw new BackupError('Name the file: npm run restore -- file.backup')
  const file = await readFile(path).catch((cause: unknown) => {
    throw new BackupError(`The backup cannot be read (${messageOf(cause)}).`, { cause })
  })
  const { encryption } = readHeader(file).header
  const [known] = [process.env.BACKUP_PASSPHRASE].filter(Boolean)
  const passphrase = known ?? (encryption && (await askPassphrase()))
  if (values.drill) {
    console.log(describeDrill(await drill(file, { passphrase, erasures: erasuresOfSite() })))
  } else await restoreHere(file, passphrase)
} catch (error) {
  const isPlain = error instanceof BackupError || error instanceof StartError
  const fault = values.drill ? 'The backup cannot be restored' : 'Nothing was restored'
  console.error(isPlain ? error.message : `${fault}: ${describeError(error)}`)
  process.exitCode = 1
}

async function restoreHere(file: Buffer, passphrase: string | undefined): Promise<void> {
  const place = await openPlace(process.env)
  try {
    const restored = await restore(place, file, { passphrase, replace: values.replace })
    console.log(
      `Restored in ${place.name}, as of ${restored.createdAt}:
  ${restored.rows} rows, ${restored.images} images
  ${restored.migrated} migrations of later releases
  ${restored.erased} later erasures applied again
Now deploy the site, so that its pages are built from it.`,
    )
  } finally {
    await place.close()
  }
}

/**
 * Returns the list of erasures that production keeps outside its database; undefined if the variables that name its
 * site are not set. A drill only reads the list.
 */
function erasuresOfSite() {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env
  if (!siteID || !token) return undefined
  return { store: getStore({ name: 'erasures', siteID, token }), prefix: 'production/' }
}

async function askPassphrase(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question('Passphrase of the backup: ')
  lines.close()
  return answer
}
