import { test as base, expect } from '@playwright/test'
import { browserArguments } from './browser-arguments.ts'
import { enterWorld } from './current-site.ts'
import { prepared } from './prepared.ts'
import { BUILD_TIMEOUT_MS } from './site-addresses.ts'
import { beginVisits, endVisits } from './visits.ts'
import { type Kind, startWorld, type World } from './world.ts'

export { expect }

/** The file that the world is ready for; none has used a new one. */
let ready: string | undefined

/** Gives each file the world as it was at the start. */
async function readyFor(file: string, world: World): Promise<void> {
  if (ready !== undefined && ready !== file) await world.reset()
  ready = file
}

/**
 * A test of the whole product in a browser; it opens pages by `open`. What the browser complains of fails it.
 * `test.use({ kind })` gives the tests of a file another world.
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

/** Tests of what is published wait for a few builds. */
function waitForBuilds({ publishes = false }: Partial<Kind>): void {
  if (publishes) test.setTimeout(3 * BUILD_TIMEOUT_MS)
}

/** Runs once before the tests of a file, in the world that they have. */
export function prepareFile(prepare: () => Promise<unknown>): void {
  test.beforeAll(async ({ world, kind }, { file }) => {
    waitForBuilds(kind)
    await readyFor(file, world)
    await prepare()
  })
}
