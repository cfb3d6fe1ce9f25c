import type { AdminPost } from '../contracts.ts'
import { DEFAULT_READING_TIME } from '../articles.ts'
import type { GeneratedText } from '#src/features/images/generated.ts'
import {
  type StatusValues,
  toPublished,
  toStatusValues,
} from '#src/features/publishing/panel/item-status.ts'

/** The fields of the form of an article or page. */
export interface PostFormValues extends StatusValues {
  title: string
  slug: string
  excerpt: string
  content: string
  imageUrl: string
  imageAltText: string
  metaDescription: string
  focusKeyword: string
  seoTitle: string
  /** Comma-separated, like tags. */
  metaKeywords: string
  category: string
  /** Id of an expert; '' for the team. A page has none. */
  authorId: string
  /** Which model has drafted the text; null: it was written by people. */
  generated: GeneratedText | null
  tags: string
  readingTime: string
  canonicalUrl: string
}

export const EMPTY_POST: PostFormValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  imageUrl: '',
  imageAltText: '',
  metaDescription: '',
  focusKeyword: '',
  seoTitle: '',
  metaKeywords: '',
  category: '',
  authorId: '',
  generated: null,
  tags: '',
  readingTime: String(DEFAULT_READING_TIME),
  status: 'draft',
  publishAt: '',
  canonicalUrl: '',
}

/** The form values of a stored article or page, or of an earlier version. */
export function toPostFormValues(
  post: Omit<AdminPost, 'id' | 'publishedAt' | 'createdAt' | 'updatedAt'>,
): PostFormValues {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    imageUrl: post.imageUrl ?? '',
    imageAltText: post.imageAltText ?? '',
    metaDescription: post.metaDescription ?? '',
    focusKeyword: post.focusKeyword ?? '',
    seoTitle: post.seoTitle ?? '',
    metaKeywords: post.metaKeywords.join(', '),
    category: post.category ?? '',
    authorId: post.authorId ?? '',
    generated: post.generated,
    tags: post.tags.join(', '),
    readingTime: String(post.readingTime),
    ...toStatusValues(post),
    canonicalUrl: post.canonicalUrl ?? '',
  }
}

/** The request body of the form values. */
export function toPostBody({ status, publishAt, slug, ...values }: PostFormValues): unknown {
  return {
    ...values,
    // The server proposes a missing slug.
    ...(slug.trim() === '' ? {} : { slug }),
    metaKeywords: listed(values.metaKeywords),
    authorId: values.authorId === '' ? null : values.authorId,
    tags: listed(values.tags),
    readingTime: Number.parseInt(values.readingTime, 10),
    ...toPublished({ status, publishAt }),
  }
}

/** Entries of a comma-separated list: trimmed, without empty ones. */
export function listed(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}
