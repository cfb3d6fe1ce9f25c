import { MigrationError, migrateToLatest } from '#db/migrate.ts'
import { seedWhenEmpty } from '#db/seeds/seed.ts'
import { describeError } from './runtime/start-error.ts'

// `npm run seed`: migrates the database of DATABASE_URL and stores the starting content, including the
// legal pages, unless it has content already.

const databaseUrl = [process.env.DATABASE_URL, process.env.NETLIFY_DB_URL].find(Boolean)
if (databaseUrl === undefined) {
  console.error('Tell which database to fill: set DATABASE_URL.')
  process.exitCode = 1
} else {
  try {
    await migrateToLatest(databaseUrl)
    const filled = await seedWhenEmpty(databaseUrl)
    console.log(filled ? 'The starting content is stored.' : 'The database has content already.')
  } catch (error) {
    const reason = error instanceof MigrationError ? error.message : describeError(error)
    console.error(`The database could not be filled: ${reason}`)
    process.exitCode = 1
  }
}
