import type { DeployMarker } from '#db/deploy-marker-rules.ts'
import { databaseUrlOf, isPreview } from '#src/core/deploys.ts'

/** Plan of `npm run build`. */
export type BuildPlan =
  | {
      kind: 'with database'
      databaseUrl: string
      /** Required role of the database; null if it is not checked. */
      role: DeployMarker['role'] | null
      mayDoWithout: boolean
    }
  | { kind: 'from seeds' }
  | { kind: 'impossible'; reason: string }

/**
 * Decides how to build (docs/previews.md): production always needs the database; a preview without its own, such as a
 * fork's, shows the starting content; a deploy preview whose database cannot be reached loads its lists in the
 * browser, which is better than no preview.
 * @param variables the environment; `CONTEXT` is Netlify's deploy context
 */
export function planBuild(variables: NodeJS.ProcessEnv): BuildPlan {
  const context = variables.CONTEXT
  const databaseUrl = databaseUrlOf(context, variables)
  if (databaseUrl !== null) {
    const role = isPreview(context) ? 'preview' : context === 'production' ? 'production' : null
    return {
      kind: 'with database',
      databaseUrl,
      role,
      mayDoWithout: context === 'deploy-preview',
    }
  }
  if (isPreview(context)) return { kind: 'from seeds' }
  return {
    kind: 'impossible',
    reason: 'The build needs its content: set DATABASE_URL, or use npm start for a local site.',
  }
}

const networkFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether an error means an unreachable database, not a rejected statement. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && networkFaults.has(code)) return true
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  if (error instanceof DOMException && error.name === 'TimeoutError') return true
  // Neon's driver keeps the network error in `sourceError`, not in `cause`.
  const source = 'sourceError' in error ? error.sourceError : undefined
  return isUnreachable(error.cause) || isUnreachable(source)
}
