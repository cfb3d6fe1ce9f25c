/** How the CDN may cache a response; browsers always revalidate. */
export interface CacheTerms {
  /** Purged when content under one of the tags changes. */
  tags: readonly string[]
  /** Seconds on the CDN; a day by default. */
  maxAge?: number
  /** ETag for conditional requests. */
  etag?: string
}

/** Seconds on the CDN: long, as every change purges its tags. */
const CONTENT_MAX_AGE = 24 * 60 * 60

export function cacheHeaders({
  tags,
  maxAge = CONTENT_MAX_AGE,
  etag,
}: CacheTerms): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': `public, durable, max-age=${maxAge}, stale-while-revalidate=60`,
    'Netlify-Cache-Tag': tags.join(','),
    ...(etag === undefined ? {} : { ETag: etag }),
  }
}
