import type { Context } from '@netlify/functions'
import { deployOrigin } from './deploy-context.ts'
import { environment } from './environment.ts'

/**
 * Returns the origin of the running deploy, or the site's origin if `deployOrigin` returns null. Ignores the request's
 * Host header, so that a call to this origin never reaches another host.
 */
export function deployUrl(context: Pick<Context, 'deploy' | 'site'>): string {
  return deployOrigin(context) ?? new URL(context.site.url ?? environment().origin).origin
}
