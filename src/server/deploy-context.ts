import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from '@netlify/functions'
import { CONTEXT_FILE, isPreview } from '#src/core/deploys.ts'

/** The kind of deploy that answers a request; where the platform does not name it, what the build wrote down. */
export function deployContext(): string {
  const platform = platformContext()
  if (platform === null) return 'dev'
  return platform.deploy.context === '' ? builtContext() : platform.deploy.context
}

/** Unknown without the build's file, which is a preview's: that can do no harm. */
function builtContext(): string {
  try {
    // Not by `environment()`, which asks for the context.
    return readFileSync(path.join(process.env.SITE_DIR ?? 'dist', CONTEXT_FILE), 'utf8').trim()
  } catch {
    return 'unknown'
  }
}

/** The own address of the preview that answers a request; null in the published site, and locally. */
export function previewOrigin(): string | null {
  const context = platformContext()
  return context && isPreview(deployContext()) ? deployOrigin(context) : null
}

/**
 * The own address of a deploy that is not published; null for the published one, for one that the platform does not
 * name, and locally.
 */
export function deployOrigin({ deploy, site }: Pick<Context, 'deploy' | 'site'>): string | null {
  if (deploy.published || deploy.id === '' || site.name === undefined) return null
  return `https://${deploy.id}--${site.name}.netlify.app`
}

function platformContext(): Context | null {
  return (globalThis as { Netlify?: typeof Netlify }).Netlify?.context ?? null
}
