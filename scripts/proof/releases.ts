import { execFile } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { compileSql, migrationsTable, recordMigrations } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { readReleases } from '../data/releases.ts'
import { projectRoot } from '../runtime/site/build-site.ts'
import { report } from './report.ts'

const run = promisify(execFile)

/** Tests of the last release that fail on any newer schema, with the reasons. */
const EXPECTED_FAILURES: Readonly<Record<string, string>> = {
  'is made a preview’s when it is new, even if a build was ended midway or runs at once':
    'it begins with an empty database, and gets a migrated one',
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          title: z.string(),
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

/**
 * Proves that the last release's API tests pass on this release's schema. A build migrates the database before its
 * functions are live, so the last release works on the new schema until then, and longer if the build fails.
 */
export async function proveReleases(folder: string): Promise<void> {
  const [release] = await readReleases()
  if (!release) throw new Error('There is no release in db/releases.')
  const checkout = path.join(folder, 'release')
  await run('git', ['clone', '--quiet', '--no-checkout', projectRoot, checkout])
  await run('git', ['checkout', '--quiet', '--detach', release.commit], { cwd: checkout })
  await installIn(checkout)
  const template = path.join(folder, 'database.tar')
  await writeTemplate(template)

  const output = path.join(folder, 'tests.json')
  const vitest = path.join(checkout, 'node_modules/vitest/vitest.mjs')
  const parameters = ['run', '--config', '.config/vitest.config.ts', '--project', 'api']
  const reporter = ['--reporter=json', `--outputFile=${output}`]
  // Without Postgres the tests use in-memory databases, which start from the template and have
  // nothing to migrate.
  await run(process.execPath, [vitest, ...parameters, ...reporter], {
    cwd: checkout,
    env: { ...process.env, TESTS_WITHOUT: 'postgres', DATABASE_TEMPLATE: template },
    maxBuffer: 2 ** 26,
  }).catch(() => undefined)

  const { testResults } = vitestReport.parse(JSON.parse(await readFile(output, 'utf8')))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status !== 'passed')
  const passed = tests.length - failed.length
  report(
    `release ${release.name} on the new schema: ${passed} of its ${tests.length} API tests pass`,
    passed > 300,
  )
  for (const { title, fullName, failureMessages } of failed) {
    const reason = EXPECTED_FAILURES[title]
    report(`"${fullName}" fails: ${reason ?? failureMessages.join('\n')}`, reason !== undefined)
  }
  for (const title of Object.keys(EXPECTED_FAILURES)) {
    const isThere = failed.some((test) => test.title === title)
    if (!isThere) report(`"${title}" need not be expected to fail any more`, false)
  }
}

/** Installs the packages of a checkout, or links this project's packages if the lock files are equal. */
async function installIn(checkout: string): Promise<void> {
  const lockOf = (root: string) => readFile(path.join(root, 'package-lock.json'), 'utf8')
  if ((await lockOf(checkout)) === (await lockOf(projectRoot))) {
    const modules = path.join(projectRoot, 'node_modules')
    await symlink(modules, path.join(checkout, 'node_modules'))
  } else {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: checkout, maxBuffer: 2 ** 26 })
  }
}

/** Writes an empty database with this release's schema, in the format that the embedded database loads. */
async function writeTemplate(file: string): Promise<void> {
  const database = await PGlite.create()
  const statements = [compileSql(migrationsTable), ...(await recordMigrations(migrations))]
  for (const { sql, parameters } of statements) await database.query(sql, [...parameters])
  const content = await database.dumpDataDir('none')
  await database.close()
  await writeFile(file, Buffer.from(await content.arrayBuffer()))
}
