import { writeFile } from 'node:fs/promises'
import { backUp } from './data/back-up.ts'
import { BackupError, MIN_PASSPHRASE } from './data/backup-file.ts'
import { openPlace } from './data/place.ts'
import { loadEnvironmentFile } from './runtime/environment.ts'
import { describeError, messageOf, StartError } from './runtime/start-error.ts'

// `npm run backup -- santykiu-akademija.backup` backs up all tables and images into one file: those of production if
// DATABASE_URL, NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set. Without a DATABASE_URL it backs up the local site,
// which must be stopped. The file is encrypted if BACKUP_PASSPHRASE is set. docs/backups.md says how often to run it,
// and where to keep the file.

try {
  loadEnvironmentFile()
  const now = new Date().toISOString().slice(0, 16).replace(':', '')
  const file = process.argv[2] ?? `santykiu-akademija-${now}.backup`
  const [passphrase] = [process.env.BACKUP_PASSPHRASE].filter(Boolean)
  if (passphrase !== undefined && passphrase.length < MIN_PASSPHRASE) {
    throw new BackupError(`BACKUP_PASSPHRASE needs at least ${MIN_PASSPHRASE} characters.`)
  }
  const place = await openPlace(process.env)
  try {
    const bytes = await backUp(place, passphrase)
    await writeNew(file, bytes)
    console.log(`${file} (${bytes.length} bytes) holds ${place.name}.`)
  } finally {
    await place.close()
  }
  if (passphrase === undefined) {
    console.log(
      'It is not encrypted, and holds personal data: set BACKUP_PASSPHRASE to encrypt it.',
    )
  }
} catch (error) {
  const isPlain = error instanceof BackupError || error instanceof StartError
  console.error(isPlain ? error.message : `There is no backup: ${describeError(error)}`)
  process.exitCode = 1
}

/** Writes a new file; never overwrites another backup. */
async function writeNew(file: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 })
  } catch (cause) {
    throw new BackupError(`The backup cannot be written (${messageOf(cause)}).`, { cause })
  }
}
