import { hasNewerBuild, reloadOnce } from '#src/client/newer-build.ts'
import { panel } from './panel.ts'

/** Reason why code could not be loaded. `replaced`: by a newer build, while there are unsaved changes. */
export type MissedCode = 'replaced' | 'unreachable'

/**
 * Reloads the panel if a newer build has replaced the code that it misses, and nothing is unsaved.
 * @returns why the code is missed; null while the panel is being reloaded.
 */
export async function recoverMissedCode(): Promise<MissedCode | null> {
  if (!(await hasNewerBuild())) return 'unreachable'
  return !panel.$unsaved.get() && reloadOnce() ? null : 'replaced'
}
