import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { startDatabase } from '../database/start-database.ts'
import { projectRoot } from './build-site.ts'
import { isUnreachable, placeholderWarnings, planBuild } from './production-build.ts'

describe('the build on the platform', () => {
  it('uses DATABASE_URL before the URL that Netlify gives', () => {
    const both = { DATABASE_URL: 'postgres://own', NETLIFY_DB_URL: 'postgres://netlify' }
    expect(planBuild(both)).toMatchObject({ databaseUrl: 'postgres://own', mayDoWithout: false })
    expect(planBuild({ ...both, DATABASE_URL: '' })).toMatchObject({
      databaseUrl: 'postgres://netlify',
    })
  })

  // Proves: A production build warns of made-up details of the seller, testimonials and figures, a line each; other builds do not
  it('warns in production of what is still made up, a line each', () => {
    const left = [
      { what: 'seller', file: 'a.ts', left: true },
      { what: 'figures', file: 'b.ts', left: true },
    ] as const
    expect(placeholderWarnings({ CONTEXT: 'production' }, [...left])).toEqual([
      "Warning: The seller's details are still placeholders (a.ts).",
      'Warning: The claimed figures are still placeholders (b.ts).',
    ])
    expect(placeholderWarnings({ CONTEXT: 'production' }, [])).toEqual([])
    expect(placeholderWarnings({ CONTEXT: 'deploy-preview' }, [...left])).toEqual([])
  })

  // Proves: A production build without its database fails
  it('is impossible without a database in production and on a developer’s machine', () => {
    expect(planBuild({ CONTEXT: 'production' }).kind).toBe('impossible')
    expect(planBuild({}).kind).toBe('impossible')
  })

  // Proves: A preview without a database builds; its lists are live: skeletons, then list, error or empty text
  it('goes without a database in previews that have none', () => {
    expect(planBuild({ CONTEXT: 'deploy-preview' }).kind).toBe('without database')
    expect(planBuild({ CONTEXT: 'branch-deploy' }).kind).toBe('without database')
  })

  // Proves: A production build without its database fails
  it('lets only a deploy preview go on when its database cannot be reached', () => {
    const databaseUrl = { DATABASE_URL: 'postgres://own' }
    expect(planBuild({ ...databaseUrl, CONTEXT: 'deploy-preview' })).toMatchObject({
      mayDoWithout: true,
    })
    expect(planBuild({ ...databaseUrl, CONTEXT: 'branch-deploy' })).toMatchObject({
      mayDoWithout: false,
    })
  })

  // Proves: A failed migration stops `npm start` and `npm run build` with one sentence that names it and says why
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
        'The migration 001-content failed, and nothing of it was applied: relation "blog_posts" already exists.\n',
    })
    await database.stop()
  })

  it('tells an unreachable database from a statement that it refused', async () => {
    const refused = await fetch('http://127.0.0.1:1/').catch((error: unknown) => error)
    expect(isUnreachable(refused)).toBe(true)
    expect(isUnreachable(new Error('wrapped', { cause: refused }))).toBe(true)
    expect(isUnreachable(Object.assign(new Error('x'), { sourceError: refused }))).toBe(true)
    expect(isUnreachable(Object.assign(new Error('x'), { code: '42P01' }))).toBe(false)
    expect(isUnreachable('x')).toBe(false)
  })
})
