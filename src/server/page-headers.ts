import { isPreview } from '#src/core/deploys.ts'
import { DATA_POLICY, POLICY_HEADER, securityHeadersOf } from '#src/core/security-headers.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { deployContext } from './deploy-context.ts'
import { environment } from './environment.ts'
import { failCall } from './log.ts'
import { readPagePolicy } from './site-files.ts'

/** CDN cache options of a response. Browsers always revalidate. */
export interface CacheTerms {
  /** Cache tags. The response is purged when content under one of them changes. */
  tags: readonly string[]
  /** ETag for conditional requests. */
  etag?: string
}

/**
 * Makes the CDN keep one answer for all query strings, since no cached answer depends on the query. The list of
 * relevant parameters cannot be empty, so it names a parameter that nothing sends.
 */
export const WITHOUT_QUERY = { 'Netlify-Vary': 'query=none' } as const

/** Seconds for which the CDN keeps a response. They may be many, since every change purges its tags. */
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

/** Headers that keep a preview out of search engines and out of the CDN's cache, which no preview purges. */
const PREVIEW_HEADERS = { 'X-Robots-Tag': 'noindex', 'Netlify-CDN-Cache-Control': 'no-store' }

/**
 * Returns the headers of a page, with the pages' Content-Security-Policy. Without them, `secured` adds `DATA_POLICY`.
 */
export async function pageHeaders(): Promise<Record<string, string>> {
  return { 'Content-Type': 'text/html; charset=utf-8', [POLICY_HEADER]: await readPagePolicy() }
}

/** Answers an error that the handler has not mapped to a response, and logs it under an id. */
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
 * Adds the security headers to a handler's responses. Headers that the handler sets take precedence, except over those
 * of a preview. Anything that the handler throws is answered with 500.
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

/** Whether HSTS covers subdomains; false with an invalid environment, so that the other headers are still sent. */
function hasSubdomains(): boolean {
  try {
    return environment().hstsSubdomains
  } catch {
    return false
  }
}
