import type { Context } from '@netlify/functions'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'
import { environment } from './environment.ts'
import { deployUrl } from './deploy-url.ts'

/** Methods that change nothing. */
const SAFE_METHODS = ['GET', 'HEAD']

/**
 * Refuses what a page of another site has its visitor's browser send. Calls without the headers of browsers
 * pass, as scripts make them, and mail programs for the one-click unsubscribe.
 * @throws RequestError 403
 */
export function refuseOtherSites(
  request: Request,
  context: Pick<Context, 'deploy' | 'site'>,
): void {
  if (SAFE_METHODS.includes(request.method)) return
  const site = request.headers.get('Sec-Fetch-Site')
  const origin = request.headers.get('Origin')
  const isOther = site === 'cross-site' || site === 'same-site'
  // Pages that send no referrer send the origin `null` even to themselves; only `Sec-Fetch-Site` tells them.
  const isOwn =
    origin === null || (origin === 'null' ? site === 'same-origin' : owns(origin, request, context))
  if (isOther || !isOwn) throw new RequestError(403, errorTexts.otherSite)
}

/** Whether an origin is the one that was asked, the deploy's own, or the configured one. */
function owns(
  origin: string,
  { url }: Request,
  context: Pick<Context, 'deploy' | 'site'>,
): boolean {
  const own = [url, deployUrl(context), environment().origin]
  return own.some((address) => new URL(address).origin === origin)
}
