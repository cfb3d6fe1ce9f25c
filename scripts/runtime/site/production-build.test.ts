import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { prepareProduction } from '#db/deploy-database.ts'
import { startDatabase } from '../database/start-database.ts'
import { listenAt } from '../http/listen.ts'
import { projectRoot } from './build-site.ts'
import { isUnreachable, placeholderWarnings, planBuild } from './production-build.ts'

/** Another URL of a database behind which every statement is recorded. */
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

  it('warns in production of what is still made up, a line each', () => {
    const left = [
      { what: 'testimonials', file: 'a.ts', left: true },
      { what: 'figures', file: 'b.ts', left: true },
    ] as const
    expect(placeholderWarnings({ CONTEXT: 'production' }, [...left])).toEqual([
      'Warning: The testimonials are still placeholders (a.ts).',
      'Warning: The claimed figures are still placeholders (b.ts).',
    ])
    expect(placeholderWarnings({ CONTEXT: 'production' }, [])).toEqual([])
    expect(placeholderWarnings({ CONTEXT: 'deploy-preview' }, [...left])).toEqual([])
  })

  it('is impossible without a database in production and on a developer’s machine', () => {
    expect(planBuild({ CONTEXT: 'production' }).kind).toBe('impossible')
    expect(planBuild({}).kind).toBe('impossible')
  })

  it('shows the starting content in previews that have no database', () => {
    expect(planBuild({ CONTEXT: 'deploy-preview' }).kind).toBe('from seeds')
    expect(planBuild({ CONTEXT: 'branch-deploy' }).kind).toBe('from seeds')
  })

  it('asks of a database whose it is, but not on a developer’s machine', () => {
    const role = (variables: NodeJS.ProcessEnv) => {
      const plan = planBuild({ DATABASE_URL: 'postgres://own', ...variables })
      return plan.kind === 'with database' ? plan.role : plan.kind
    }
    expect(role({ CONTEXT: 'production' })).toBe('production')
    expect(role({ CONTEXT: 'deploy-preview' })).toBe('preview')
    expect(role({ CONTEXT: 'branch-deploy' })).toBe('preview')
    expect(role({ CONTEXT: 'preview-server' })).toBe('preview')
    expect(role({})).toBeNull()
  })

  it('lets only a deploy preview go on when its database cannot be reached', () => {
    const databaseUrl = { DATABASE_URL: 'postgres://own' }
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
        env: { ...process.env, DATABASE_URL: url, CONTEXT: context },
      })
      await expect(build).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr:
          'This preview was given the database of production (127.0.0.1), so it is not built: give deploy previews and branch deploys a DATABASE_URL of their own, or none.\n',
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
