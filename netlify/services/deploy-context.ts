import type { Context } from '@netlify/functions'
import { isPreview } from '#src/domain/deploys.ts'

/** The kind of deploy that answers a request. */
export function deployContext(): string {
  return platformContext()?.deploy.context ?? 'dev'
}

/** The own address of the preview that answers a request; null in the published site, and locally. */
export function previewOrigin(): string | null {
  const context = platformContext()
  return context && isPreview(context.deploy.context) ? deployOrigin(context) : null
}

/** The own address of a deploy that is not published; null for the published one, and locally. */
export function deployOrigin({ deploy, site }: Pick<Context, 'deploy' | 'site'>): string | null {
  if (deploy.published || site.name === undefined) return null
  return `https://${deploy.id}--${site.name}.netlify.app`
}

function platformContext(): Context | null {
  return (globalThis as { Netlify?: typeof Netlify }).Netlify?.context ?? null
}
