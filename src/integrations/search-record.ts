import { createHash } from 'node:crypto'
import type { CustomRecord } from 'pagefind'
import type { PublicPost } from '#src/contracts/posts.ts'
import { plainText } from '#src/domain/plain-text.ts'
import { itemPath } from '#src/domain/seo.ts'

/** What Pagefind takes the stems of words by. */
export const SEARCH_LANGUAGE = 'lt'

/** What of an article can be found: title, category, tags, excerpt and the whole text. */
export function searchRecord(post: PublicPost): CustomRecord {
  return {
    url: itemPath('post', post.slug),
    content: `${post.excerpt} ${plainText(post.content)}`,
    language: SEARCH_LANGUAGE,
    meta: { title: post.title, category: post.category ?? '', tags: post.tags.join(', ') },
  }
}

/** A short name for exactly this content. */
export function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
}
