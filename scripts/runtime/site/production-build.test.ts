import { describe, expect, it } from 'vitest'
import { isUnreachable, planBuild } from './production-build.ts'

describe('the build on the platform', () => {
  it('uses DATABASE_URL before the URL that Netlify gives', () => {
    const both = { DATABASE_URL: 'postgres://own', NETLIFY_DB_URL: 'postgres://netlify' }
    expect(planBuild(both)).toMatchObject({ databaseUrl: 'postgres://own', mayDoWithout: false })
    expect(planBuild({ ...both, DATABASE_URL: '' })).toMatchObject({
      databaseUrl: 'postgres://netlify',
    })
  })

  it('is impossible without a database in production and on a developer’s machine', () => {
    expect(planBuild({ CONTEXT: 'production' }).kind).toBe('impossible')
    expect(planBuild({}).kind).toBe('impossible')
  })

  it('goes without a database in previews that have none', () => {
    expect(planBuild({ CONTEXT: 'deploy-preview' }).kind).toBe('without database')
    expect(planBuild({ CONTEXT: 'branch-deploy' }).kind).toBe('without database')
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

  it('tells an unreachable database from a statement that it refused', async () => {
    const refused = await fetch('http://127.0.0.1:1/').catch((error: unknown) => error)
    expect(isUnreachable(refused)).toBe(true)
    expect(isUnreachable(new Error('wrapped', { cause: refused }))).toBe(true)
    expect(isUnreachable(Object.assign(new Error('x'), { sourceError: refused }))).toBe(true)
    expect(isUnreachable(Object.assign(new Error('x'), { code: '42P01' }))).toBe(false)
    expect(isUnreachable('x')).toBe(false)
  })
})
