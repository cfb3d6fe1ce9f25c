import type { Context } from '@netlify/functions'
import { environment } from '../services/environment.ts'

/**
 * The address of the deploy that answers, as the platform names it: whatever address a caller says
 * that it has asked, what is sent here stays within this deploy.
 * @returns an origin.
 */
export function deployUrl({ deploy, site }: Pick<Context, 'deploy' | 'site'>): string {
  if (!deploy.published && site.name !== undefined) {
    return `https://${deploy.id}--${site.name}.netlify.app`
  }
  return new URL(site.url ?? environment().origin).origin
}
