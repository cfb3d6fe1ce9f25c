import type { World } from './world.ts'

let current: World | undefined

/** Sets the world, the running product, that the tests of this process use. */
export function enterWorld(world: World): void {
  current = world
}

/**
 * Returns the world, the running product, that the tests of this process use.
 * @throws Error before a world has started.
 */
export function currentSite(): World {
  if (!current) throw new Error('No world has started yet.')
  return current
}
