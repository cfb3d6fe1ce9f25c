import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type DataLock, DataLockError, lockDataDirectory } from '../database/data-lock.ts'

/** How often a build that waits looks again, in milliseconds. */
const LOOK_AGAIN_MS = 200

/**
 * Waits until no other build of this checkout uses the folder that Astro renders from: one in the
 * checkout for all whose pages are written outside of it. Builds inside have a folder each.
 *
 * @param root the checkout
 * @returns what to release after the build; null when there is nothing to share, or it was called off
 */
export async function takeBuildTurn(
  root: string,
  outDir: string,
  signal: AbortSignal,
): Promise<DataLock | null> {
  if (!relative(root, outDir).startsWith('..')) return null
  while (!signal.aborted) {
    try {
      return await lockDataDirectory(join(root, '.astro'), { patience: 0 })
    } catch (error) {
      if (!(error instanceof DataLockError) || error.reason !== 'in use') throw error
      await pause(LOOK_AGAIN_MS)
    }
  }
  return null
}
