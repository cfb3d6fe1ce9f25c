import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from '@netlify/functions'
import { CONTEXT_FILE, isPreview } from '#src/core/deploys.ts'

/**
 * Returns the deploy context: that of the platform, or that of the build if the platform's is empty. Outside the
 * platform, `dev`.
 */
export function deployContext(): string {
  const platform = platformContext()
  if (platform === null) return 'dev'
  return platform.deploy.context === '' ? builtContext() : platform.deploy.context
}

/**
 * Reads the build's context from its file. Without a file, returns `unknown`, which counts as a preview, because a
 * preview can do no harm.
 */
function builtContext(): string {
  try {
    // Not through `environment()`, which needs the context.
    return readFileSync(path.join(process.env.SITE_DIR ?? 'dist', CONTEXT_FILE), 'utf8').trim()
  } catch {
    return 'unknown'
  }
}

/** Returns the origin of this deploy if it is a preview; null if not, or if the platform does not name it. */
export function previewOrigin(): string | null {
  const context = platformContext()
  return context && isPreview(deployContext()) ? deployOrigin(context) : null
}

/**
 * Returns the origin of this deploy; null if it is the production site, or if the platform does not name the deploy or
 * site.
 */
export function deployOrigin({ deploy, site }: Pick<Context, 'deploy' | 'site'>): string | null {
  if (deploy.published || deploy.id === '' || site.name === undefined) return null
  return `https://${deploy.id}--${site.name}.netlify.app`
}

function platformContext(): Context | null {
  return (globalThis as { Netlify?: typeof Netlify }).Netlify?.context ?? null
}
