import type { World } from './world.ts'

let current: World | undefined

/** Says which world the tests of this process run against. */
export function enterWorld(world: World): void {
  current = world
}

/** The world that the tests of this process run against. */
export function currentSite(): World {
  if (!current) throw new Error('No world has started yet.')
  return current
}
