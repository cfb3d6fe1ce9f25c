import type { Context } from '@netlify/functions'
import { deployOrigin } from './deploy-context.ts'
import { environment } from './environment.ts'

/**
 * Returns the origin of the running deploy as the platform names it. The request's Host header is not used, so that
 * calls to this origin stay within the deploy.
 */
export function deployUrl(context: Pick<Context, 'deploy' | 'site'>): string {
  return deployOrigin(context) ?? new URL(context.site.url ?? environment().origin).origin
}
