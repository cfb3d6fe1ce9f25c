/** How an answer may be kept by the CDN; browsers always ask again. */
export interface CacheTerms {
  /** Purged when content under one of the tags changes. */
  tags: readonly string[]
  /** Seconds on the CDN; absent: a day. */
  maxAge?: number
  /** Makes the answer conditional. */
  etag?: string
}

/** Seconds on the CDN: long, as every change purges. */
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
