import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { migrateToLatest } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { fillTables } from './data/fill-tables.ts'
import { RELEASES } from './data/releases.ts'
import { openPostgresEngine } from './runtime/database/postgres-engine.ts'
import { findPostgresBinaries, startPostgresServer } from './runtime/database/postgres-server.ts'
import { startDatabase } from './runtime/database/start-database.ts'
import { describeError } from './runtime/start-error.ts'
import { ensurePostgres } from './tools/postgres.ts'

// `npm run release -- 2026-12-01`: dumps a database as that release has it, with rows in every table, into
// db/releases, and tags the commit. Run it on the commit that went live, then commit the dump.
// `--commit 008c1c1` does the same for an earlier one, by the migrations that it has.

const run = promisify(execFile)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { commit: { type: 'string', default: 'HEAD' } },
})
const [name] = positionals
if (name === undefined || !/^\d{4}-\d\d-\d\d[a-z]?$/.test(name)) {
  console.error('Name the release by its day: npm run release -- 2026-12-01')
  process.exitCode = 1
} else {
  try {
    await release(name, values.commit)
  } catch (error) {
    console.error(`The release was not recorded: ${describeError(error)}`)
    process.exitCode = 1
  }
}

async function release(name: string, revision: string): Promise<void> {
  const commit = await git('rev-parse', `${revision}^{commit}`)
  const files = await git('ls-tree', '--name-only', commit, 'db/migrations/')
  const ofRelease = migrations.filter(([step]) => files.includes(`/${step}.ts`))

  await ensurePostgres()
  await using stack = new AsyncDisposableStack()
  const server = stack.adopt(await startPostgresServer(), (it) => it.stop())
  const database = stack.adopt(await startDatabase({ postgresUrl: server.url }), (it) => it.stop())
  const engine = stack.adopt(await openPostgresEngine(server.url), (it) => it.close())
  await migrateToLatest(database.url, ofRelease)
  await fillTables(engine)
  const dump = await dumpOf(server.url)

  const file = path.join(RELEASES, `${name}.sql`)
  const about = `-- Release ${name}, commit ${commit}\n-- Written by npm run release; rows of no real person.\n`
  await writeFile(file, about + dump)
  await git('tag', '--force', `release-${name}`, commit)
  console.log(`${path.relative(process.cwd(), file)} is written and release-${name} is tagged.`)
}

/** Tables and rows as plain statements, without the settings of a session. */
async function dumpOf(url: string): Promise<string> {
  const program = path.join((await findPostgresBinaries()) ?? '', 'pg_dump')
  const options = ['--column-inserts', '--no-owner', '--no-privileges', url]
  const { stdout } = await run(program, options, { maxBuffer: 2 ** 26 })
  return stdout
    .replaceAll(/^(?:--.*|SET .*;|SELECT pg_catalog\..*;|\\(?:un)?restrict .*)\n/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trimStart()
}

async function git(...parameters: string[]): Promise<string> {
  const { stdout } = await run('git', parameters)
  return stdout.trim()
}
