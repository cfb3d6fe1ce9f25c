import { test as base, expect } from '@playwright/test'
import { browserArguments } from './browser-arguments.ts'
import { enterWorld } from './current-site.ts'
import { prepared } from './prepared.ts'
import { BUILD_TIMEOUT_MS } from './site-addresses.ts'
import { beginVisits, endVisits } from './visits.ts'
import { type Kind, startWorld, type World } from './world.ts'

export { expect }

/** The test file that the world has been prepared for; undefined for a new world. */
let ready: string | undefined

/** Prepares the world for a test file: if another file has used it, resets it to its state at the start. */
async function readyFor(file: string, world: World): Promise<void> {
  if (ready !== undefined && ready !== file) await world.reset()
  ready = file
}

/**
 * Runs tests of the whole product in a browser; they open pages with `open`. Errors in the browser fail a test.
 * `test.use({ kind })` gives the tests of a file another world, a product that is started in another way.
 */
export const test = base.extend<{ visits: undefined }, { kind: Partial<Kind>; world: World }>({
  kind: [{}, { option: true, scope: 'worker' }],
  world: [
    async ({ kind }, use) => {
      const world = await startWorld(prepared(), {
        publishes: false,
        variant: null,
        variables: {},
        ...kind,
      })
      enterWorld(world)
      await use(world)
      await world.stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  launchOptions: [
    async ({ launchOptions, world }, use) => {
      await use({ ...launchOptions, args: browserArguments(world) })
    },
    { scope: 'worker' },
  ],
  visits: [
    async ({ browser, world, kind }, use, { file }) => {
      waitForBuilds(kind)
      await readyFor(file, world)
      beginVisits(browser)
      await use(undefined)
      expect(await endVisits(), 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
})

/** Gives tests that publish the time for a few builds. */
function waitForBuilds({ publishes = false }: Partial<Kind>): void {
  if (publishes) test.setTimeout(3 * BUILD_TIMEOUT_MS)
}

/** Runs once before the tests of a file, in their world. */
export function prepareFile(prepare: () => Promise<unknown>): void {
  test.beforeAll(async ({ world, kind }, { file }) => {
    waitForBuilds(kind)
    await readyFor(file, world)
    await prepare()
  })
}
