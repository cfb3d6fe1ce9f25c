import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from '@netlify/functions'
import { CONTEXT_FILE, isPreview } from '#src/core/deploys.ts'

/** Returns the deploy context: the platform's; the build's if the platform's is empty; `dev` outside the platform. */
export function deployContext(): string {
  const platform = platformContext()
  if (platform === null) return 'dev'
  return platform.deploy.context === '' ? builtContext() : platform.deploy.context
}

/**
 * Reads the context from the build's file. Without the file returns `unknown`, which counts as a preview's context,
 * since a preview can do no harm.
 */
function builtContext(): string {
  try {
    // Not read through `environment()`, which itself needs the context.
    return readFileSync(path.join(process.env.SITE_DIR ?? 'dist', CONTEXT_FILE), 'utf8').trim()
  } catch {
    return 'unknown'
  }
}

/** Returns the origin of this deploy if it is a preview that the platform names, otherwise null. */
export function previewOrigin(): string | null {
  const context = platformContext()
  return context && isPreview(deployContext()) ? deployOrigin(context) : null
}

/** Returns the origin of this deploy; null for the published deploy, and if the platform names no deploy or site. */
export function deployOrigin({ deploy, site }: Pick<Context, 'deploy' | 'site'>): string | null {
  if (deploy.published || deploy.id === '' || site.name === undefined) return null
  return `https://${deploy.id}--${site.name}.netlify.app`
}

function platformContext(): Context | null {
  return (globalThis as { Netlify?: typeof Netlify }).Netlify?.context ?? null
}
