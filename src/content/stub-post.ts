import type { PublicPost } from '#src/contracts/posts.ts'

/** A published article for tests; `changes` replace its fields. */
export function stubPost(changes: Partial<PublicPost> = {}): PublicPost {
  return {
    id: 'b3b8f5a0-5a3c-4c1e-9d59-0d3c1f2a7e10',
    slug: 'straipsnis',
    title: 'Straipsnis',
    excerpt: 'Trumpai.',
    content: '<p>Turinys.</p>',
    category: 'Bendravimas',
    tags: [],
    readingTime: 5,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    imageUrl: null,
    imageAltText: null,
    seoTitle: null,
    metaDescription: null,
    metaKeywords: [],
    canonicalUrl: null,
    ...changes,
  }
}
