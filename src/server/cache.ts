/** How the CDN may cache a response; browsers always revalidate. */
export interface CacheTerms {
  /** Purged when content under one of the tags changes. */
  tags: readonly string[]
  /** ETag for conditional requests. */
  etag?: string
}

/**
 * Without this the CDN keeps an answer for every query string. No cached answer looks at one: the list of parameters
 * that matter cannot be empty, so it names one that nothing sends.
 */
export const WITHOUT_QUERY = { 'Netlify-Vary': 'query=none' } as const

/** Seconds on the CDN: long, as every change purges its tags. */
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
