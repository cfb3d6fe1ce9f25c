import { isPreview } from '#src/core/deploys.ts'
import { DATA_POLICY, POLICY_HEADER, securityHeadersOf } from '#src/core/security-headers.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { deployContext } from './deploy-context.ts'
import { environment } from './environment.ts'
import { failCall } from './log.ts'
import { readPagePolicy } from './site-files.ts'

/** CDN caching of a response. Browsers always revalidate. */
export interface CacheTerms {
  /** Cache tags. A change of content under one of them purges the response. */
  tags: readonly string[]
  /** ETag for conditional requests. */
  etag?: string
}

/**
 * Makes the CDN cache one response for all queries, because cached responses do not depend on the query. The list of
 * parameters must not be empty, so it names one that is never sent.
 */
export const WITHOUT_QUERY = { 'Netlify-Vary': 'query=none' } as const

/** Seconds for which the CDN caches a response. Long, because each change purges it. */
const CONTENT_MAX_AGE = 24 * 60 * 60

export function cacheHeaders({ tags, etag }: CacheTerms): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': `public, durable, max-age=${CONTENT_MAX_AGE}, stale-while-revalidate=60`,
    'Netlify-Cache-Tag': tags.join(','),
    ...WITHOUT_QUERY,
    ...(etag === undefined ? {} : { ETag: etag }),
  }
}

/** Headers that keep a preview out of search engines and out of the CDN's cache, which previews do not purge. */
const PREVIEW_HEADERS = { 'X-Robots-Tag': 'noindex', 'Netlify-CDN-Cache-Control': 'no-store' }

/**
 * Returns the headers of a page with the Content-Security-Policy for pages. Otherwise `secured` would add
 * `DATA_POLICY`.
 */
export async function pageHeaders(): Promise<Record<string, string>> {
  return { 'Content-Type': 'text/html; charset=utf-8', [POLICY_HEADER]: await readPagePolicy() }
}

/** Logs an error that the handler has not converted, and returns a response with its id. */
function unexpected(error: unknown): Response {
  return new Response(errorTexts.unexpected, {
    status: 500,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Error-Id': failCall(error),
    },
  })
}

/**
 * Wraps a handler to add security headers to its responses. Headers that the handler sets win, except over those of a
 * preview. If the handler throws, responds with 500.
 */
export function secured<Parameters extends unknown[]>(
  handler: (...parameters: Parameters) => Promise<Response>,
) {
  return async (...parameters: Parameters): Promise<Response> => {
    const response = await handler(...parameters).catch(unexpected)
    const standard = {
      ...securityHeadersOf({ hstsSubdomains: hasSubdomains() }),
      [POLICY_HEADER]: DATA_POLICY,
    }
    for (const [name, value] of Object.entries(standard)) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    if (isPreview(deployContext())) {
      for (const [name, value] of Object.entries(PREVIEW_HEADERS)) response.headers.set(name, value)
    }
    return response
  }
}

/** Whether HSTS includes subdomains. False if the environment is invalid, so that other headers are still sent. */
function hasSubdomains(): boolean {
  try {
    return environment().hstsSubdomains
  } catch {
    return false
  }
}
