import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { BackupError } from './data/backup-error.ts'
import { readHeader } from './data/backup-file.ts'
import { openPlace } from './data/place.ts'
import { restore } from './data/restore.ts'
import { loadEnvironmentFile } from './runtime/environment.ts'
import { describeError, messageOf, StartError } from './runtime/start-error.ts'

// `npm run restore -- file.backup`: restores a backup where `npm run backup` would make one, which must be
// empty, or with `--replace` loses what it has. docs/backups.md says what comes before and after.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
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
} catch (error) {
  const isPlain = error instanceof BackupError || error instanceof StartError
  console.error(isPlain ? error.message : `Nothing was restored: ${describeError(error)}`)
  process.exitCode = 1
}

async function askPassphrase(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question('Passphrase of the backup: ')
  lines.close()
  return answer
}
