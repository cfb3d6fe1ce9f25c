import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StartedSite, startSite } from '../browser/world.ts'
import { sharedBuild } from '../shared-build.ts'
import { fuzzRoutes } from './routes.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 400)

let site: StartedSite

beforeAll(async () => {
  site = await startSite(await sharedBuild())
})
afterAll(() => site[Symbol.asyncDispose]())

it(
  'hostile requests to all routes are answered in time, none by 500',
  async () => {
    const statuses = await fuzzRoutes(site, RUNS)
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '404', '405', '413']))
  },
  RUNS * 750,
)
