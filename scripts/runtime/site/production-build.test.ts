import { execFile } from 'node:child_process'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { prepareProduction } from '#db/deploy-database.ts'
import { articles } from '#db/seeds/articles/index.ts'
import { productEnvironment } from '../../../tests/product-environment.ts'
import { startDatabase } from '../database/start-database.ts'
import { listenAt } from '../http/listen.ts'
import { buildSite, projectRoot } from './build-site.ts'
import { isUnreachable, planBuild } from './production-build.ts'

/** Returns another URL of a database, through which every statement is recorded. */
async function recordStatements(databaseUrl: string) {
  const statements: string[] = []
  const { host } = new URL(databaseUrl)
  const listener = await listenAt('127.0.0.1', 0, async (request) => {
    const body = await request.text()
    const { query, queries = [{ query }] } = JSON.parse(body) as {
      query?: string
      queries?: { query?: string }[]
    }
    statements.push(...queries.map((each) => String(each.query)))
    return fetch(`http://${host}/sql`, { method: 'POST', headers: request.headers, body })
  })
  const url = databaseUrl.replace(host, `127.0.0.1:${listener.port}`)
  return { url, statements, stop: () => listener.stop(0) }
}

describe('the build on the platform', () => {
  it('uses DATABASE_URL before the URL that Netlify gives', () => {
    const both = { DATABASE_URL: 'postgres://own', NETLIFY_DB_URL: 'postgres://netlify' }
    expect(planBuild(both)).toMatchObject({ databaseUrl: 'postgres://own', mayDoWithout: false })
    expect(planBuild({ ...both, DATABASE_URL: '' })).toMatchObject({
      databaseUrl: 'postgres://netlify',
    })
  })

  it('uses PREVIEW_DATABASE_URL alone in a preview, and never elsewhere', () => {
    const variables = { DATABASE_URL: 'postgres://own', PREVIEW_DATABASE_URL: 'postgres://preview' }
    const urlIn = (CONTEXT: string) => planBuild({ ...variables, CONTEXT })
    for (const context of ['deploy-preview', 'branch-deploy', 'preview-server']) {
      expect(urlIn(context)).toMatchObject({ databaseUrl: 'postgres://preview', role: 'preview' })
    }
    expect(urlIn('production')).toMatchObject({ databaseUrl: 'postgres://own', role: 'production' })
    expect(urlIn('')).toMatchObject({ databaseUrl: 'postgres://own', role: null })
  })

  it('is impossible without a database in production and on a developer’s machine', () => {
    expect(planBuild({ CONTEXT: 'production' }).kind).toBe('impossible')
    expect(planBuild({}).kind).toBe('impossible')
  })

  it('shows the starting content in previews that have no database of their own', async () => {
    const database = await startDatabase()
    const { url, statements, stop } = await recordStatements(database.url)
    await using folder = await mkdtempDisposable(join(tmpdir(), 'preview-'))
    const outDir = join(folder.path, 'dist')
    await buildSite({
      outDir,
      cacheDir: join(folder.path, 'cache'),
      env: {
        ...productEnvironment(),
        CONTEXT: 'deploy-preview',
        DATABASE_URL: url,
        NETLIFY_DB_URL: url,
        PREVIEW_DATABASE_URL: '',
      },
      signal: AbortSignal.timeout(170_000),
      command: [process.execPath, 'scripts/build.ts'],
    })
    expect(statements).toEqual([])
    const list = await readFile(join(outDir, 'blog.html'), 'utf8')
    expect(articles.filter(({ title }) => list.includes(title)).length).toBeGreaterThan(4)
    expect(list).not.toContain('data-skeleton')
    await stop()
    await database.stop()
  }, 180_000)

  it('lets only a deploy preview go on when its database cannot be reached', () => {
    const databaseUrl = { PREVIEW_DATABASE_URL: 'postgres://own' }
    expect(planBuild({ ...databaseUrl, CONTEXT: 'deploy-preview' })).toMatchObject({
      mayDoWithout: true,
    })
    expect(planBuild({ ...databaseUrl, CONTEXT: 'branch-deploy' })).toMatchObject({
      mayDoWithout: false,
    })
  })

  it('says in one sentence which migration fails, and builds nothing', async () => {
    const database = await startDatabase()
    await sql`create table blog_posts (id int)`.execute(openDatabase(database.url).write)
    const build = promisify(execFile)(process.execPath, ['scripts/build.ts'], {
      cwd: projectRoot,
      env: { ...process.env, DATABASE_URL: database.url },
    })
    await expect(build).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'The migration 001-initial failed, and nothing of it was applied: relation "blog_posts" already exists.\n',
    })
    await database.stop()
  })

  it.each(['deploy-preview', 'branch-deploy'])(
    'as a %s refuses production’s database in one sentence, having read its marker alone',
    async (context) => {
      const database = await startDatabase()
      await prepareProduction(database.url)
      const { url, statements, stop } = await recordStatements(database.url)
      const build = promisify(execFile)(process.execPath, ['scripts/build.ts'], {
        cwd: projectRoot,
        env: {
          ...process.env,
          CONTEXT: context,
          DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c',
          PREVIEW_DATABASE_URL: url,
        },
      })
      await expect(build).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr:
          "The database at 127.0.0.1 is neither empty nor marked as a preview's, so it stays as it is and the preview is not built: set PREVIEW_DATABASE_URL to an empty database, or leave it unset.\n",
      })
      expect(statements).toEqual([
        expect.stringMatching(/^select exists \(\s*select from pg_tables\b/),
        'select "role", "host" from "deploy_marker"',
      ])
      await stop()
      await database.stop()
    },
  )

  it('tells an unreachable database from a statement that it refused', async () => {
    const refused = await fetch('http://127.0.0.1:1/').catch((error: unknown) => error)
    expect(isUnreachable(refused)).toBe(true)
    expect(isUnreachable(new Error('wrapped', { cause: refused }))).toBe(true)
    expect(isUnreachable(Object.assign(new Error('x'), { sourceError: refused }))).toBe(true)
    expect(isUnreachable(Object.assign(new Error('x'), { code: '42P01' }))).toBe(false)
    expect(isUnreachable('x')).toBe(false)
  })
})
