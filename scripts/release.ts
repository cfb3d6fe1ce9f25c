import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { migrateToLatest } from '#db/migrate.ts'
import { fillTables } from './data/fill-tables.ts'
import { RELEASES } from './data/releases.ts'
import { openPostgresEngine } from './runtime/database/postgres-engine.ts'
import { findPostgresBinaries, startPostgresServer } from './runtime/database/postgres-server.ts'
import { startDatabase } from './runtime/database/start-database.ts'
import { describeError } from './runtime/start-error.ts'
import { ensurePostgres } from './tools/debian.ts'

// `npm run release -- 2026-12-01` creates a database with this commit's schema and made-up rows in every table, dumps
// it into db/releases, and tags the commit. Run it on the commit that went live, then commit the dump.

const run = promisify(execFile)

const [name] = process.argv.slice(2)
if (name === undefined || !/^\d{4}-\d\d-\d\d[a-z]?$/.test(name)) {
  console.error('Name the release by its day: npm run release -- 2026-12-01')
  process.exitCode = 1
} else {
  try {
    await release(name)
  } catch (error) {
    console.error(`The release was not recorded: ${describeError(error)}`)
    process.exitCode = 1
  }
}

async function release(name: string): Promise<void> {
  const commit = await git('rev-parse', 'HEAD')
  await ensurePostgres()
  await using stack = new AsyncDisposableStack()
  const server = stack.adopt(await startPostgresServer(), (it) => it.stop())
  const database = stack.adopt(await startDatabase({ postgresUrl: server.url }), (it) => it.stop())
  const engine = stack.adopt(await openPostgresEngine(server.url), (it) => it.close())
  await migrateToLatest(database.url)
  await fillTables(engine)
  const dump = await dumpOf(server.url)

  const file = path.join(RELEASES, `${name}.sql`)
  const about = `-- Release ${name}, commit ${commit}\n-- Written by npm run release; rows of no real person.\n`
  await mkdir(RELEASES, { recursive: true })
  await writeFile(file, about + dump)
  await git('tag', '--force', `release-${name}`, commit)
  console.log(`${path.relative(process.cwd(), file)} is written and release-${name} is tagged.`)
}

/** Returns statements that create the tables with their rows. Removes comments, session settings and line breaks. */
async function dumpOf(url: string): Promise<string> {
  const program = path.join((await findPostgresBinaries()) ?? '', 'pg_dump')
  const options = ['--column-inserts', '--no-owner', '--no-privileges', url]
  const { stdout } = await run(program, options, { maxBuffer: 2 ** 26 })
  return stdout
    .replaceAll(/^(?:--.*|SET .*;|SELECT pg_catalog\..*;|\\(?:un)?restrict .*)\n/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll(/^(?:CREATE|ALTER) TABLE [^;]*;/gm, (statement) =>
      statement.replaceAll(/\n */g, ' '),
    )
    .trimStart()
}

async function git(...parameters: string[]): Promise<string> {
  const { stdout } = await run('git', parameters)
  return stdout.trim()
}
