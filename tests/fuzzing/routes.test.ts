import { afterAll, beforeAll, expect, it } from 'vitest'
import { fuzzRoutes } from '../../scripts/proof/fuzzing/routes.ts'
import { type StartedSite, startSite } from '../browser/world.ts'
import { sharedBuild } from '../shared-build.ts'

let site: StartedSite

beforeAll(async () => {
  site = await startSite('seeds', await sharedBuild())
})
afterAll(() => site[Symbol.asyncDispose]())

it('400 hostile requests to all routes are answered in time, none by 500', async () => {
  const statuses = await fuzzRoutes(site, { runs: 400, seed: 1 })
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '404', '405', '413']))
})
