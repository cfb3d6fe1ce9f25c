import type { Context } from '@netlify/functions'
import { environment } from '../services/environment.ts'

/**
 * The origin of the running deploy as the platform names it. The request's Host is not trusted: what is
 * sent to this origin stays within the deploy.
 */
export function deployUrl({ deploy, site }: Pick<Context, 'deploy' | 'site'>): string {
  if (!deploy.published && site.name !== undefined) {
    return `https://${deploy.id}--${site.name}.netlify.app`
  }
  return new URL(site.url ?? environment().origin).origin
}
