import { parseArgs } from 'node:util'
import { anonymiseCopy, DatabaseRefusedError } from '#db/deploy-database.ts'
import { MigrationError } from '#db/migrate.ts'
import { describeError } from './runtime/start-error.ts'

// `npm run anonymise`: strips the copy in DATABASE_URL of personal data and marks it as a preview's. A copy
// from before there was a marker needs its host, so that production is never meant by mistake:
// `npm run anonymise -- --host ep-cool-night-1234.eu-central-1.aws.neon.tech`.

const { host } = parseArgs({ options: { host: { type: 'string' } } }).values
const databaseUrl = [process.env.DATABASE_URL, process.env.NETLIFY_DB_URL].find(Boolean)
if (databaseUrl === undefined) {
  fail('Tell which copy to anonymise: set DATABASE_URL.')
} else {
  try {
    await anonymiseCopy(databaseUrl, host)
    console.log(
      'The copy holds no personal data any more, and is marked as a database of previews.',
    )
  } catch (error) {
    const isPlain = error instanceof DatabaseRefusedError || error instanceof MigrationError
    fail(isPlain ? error.message : `The copy could not be anonymised: ${describeError(error)}`)
  }
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
