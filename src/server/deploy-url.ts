import type { Context } from '@netlify/functions'
import { deployOrigin } from './deploy-context.ts'
import { environment } from './environment.ts'

/**
 * Returns the origin of this deploy, or of the site if `deployOrigin` returns null. Ignores the request's Host header,
 * so that a call to this origin cannot reach another host.
 */
export function deployUrl(context: Pick<Context, 'deploy' | 'site'>): string {
  return deployOrigin(context) ?? new URL(context.site.url ?? environment().origin).origin
}
