import { useEffect, useState } from 'react'
import type { FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { AdminPost } from '#src/contracts/posts.ts'
import { DEFAULT_READING_TIME, slugify } from '#src/domain/articles.ts'
import { countWords, proposeReadingTime } from '#src/domain/reading.ts'
import { type StatusValues, toPublished, toStatusValues } from '#src/stores/admin/item-status.ts'
import { createReadingTime } from '#src/stores/admin/reading-time.ts'

/** What the form of an article or page holds, as its controls do. */
export interface PostValues extends StatusValues {
  title: string
  slug: string
  excerpt: string
  content: string
  imageUrl: string
  imageAltText: string
  metaDescription: string
  focusKeyword: string
  seoTitle: string
  /** Parted by commas, as tags are. */
  metaKeywords: string
  category: string
  tags: string
  readingTime: string
  canonicalUrl: string
}

export type PostForm = UseFormReturn<PostValues>

export const EMPTY_POST: PostValues = {
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
  tags: '',
  readingTime: String(DEFAULT_READING_TIME),
  status: 'draft',
  publishAt: '',
  canonicalUrl: '',
}

/** What a stored article or page, or an earlier version of it, puts into the form. */
export function toPostValues(post: Omit<AdminPost, 'id' | 'createdAt' | 'updatedAt'>): PostValues {
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
    tags: post.tags.join(', '),
    readingTime: String(post.readingTime),
    ...toStatusValues(post),
    canonicalUrl: post.canonicalUrl ?? '',
  }
}

/** What the form holds, as the body of the call. */
export function toPostBody({ status, publishAt, slug, ...values }: PostValues): unknown {
  return {
    ...values,
    // Without one the server proposes it.
    ...(slug.trim() === '' ? {} : { slug }),
    metaKeywords: listed(values.metaKeywords),
    tags: listed(values.tags),
    readingTime: Number.parseInt(values.readingTime, 10),
    ...toPublished({ status, publishAt }),
  }
}

/** Entries of a list that is written with commas: trimmed, empties dropped. */
export function listed(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** The message of a field, also when it belongs to an entry of a list in it. */
export function messageOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: keyof Values & string,
): string | undefined {
  const error: unknown = (errors as Record<string, unknown>)[name]
  const found = Array.isArray(error) ? (error as unknown[]).find(Boolean) : error
  if (typeof found !== 'object' || found === null || !('message' in found)) return undefined
  return typeof found.message === 'string' ? found.message : undefined
}

/** Characters of text for which whatever follows it waits a millisecond longer. */
const CHARACTERS_A_MILLISECOND = 60

/**
 * What the form holds, as soon as it has been left alone for a while: long texts are not worked on
 * with every key, nor in the short pauses of whoever writes them.
 * @param delay in milliseconds, for a short text.
 */
export function useSettledValues(form: PostForm, delay: number): PostValues {
  const [values, setValues] = useState(() => form.getValues())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      const longer = form.getValues('content').length / CHARACTERS_A_MILLISECOND
      timer = setTimeout(() => setValues({ ...form.getValues() }), delay + longer)
    }
    settle()
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: settle })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form, delay])
  return values
}

/** The fields of every item that has an address of its own. */
export interface AddressValues {
  title: string
  slug: string
}

/**
 * The address of a new item follows its title for as long as it is what the title proposes. Whatever
 * is put into the form as a whole, such as a kept draft, stays as it is.
 */
export function useProposedSlug<Values extends FieldValues & AddressValues>(
  form: UseFormReturn<Values>,
  isNew: boolean,
): void {
  useEffect(() => {
    if (!isNew) return
    let last: string = form.getValues().title
    return form.subscribe({
      name: 'title' as Path<Values>,
      formState: { values: true },
      callback: ({ name, values: { title, slug } }) => {
        if (title === last) return
        const follows = name !== undefined && (slug === '' || slug === slugify(last))
        last = title
        const proposed = slugify(title) as PathValue<Values, Path<Values>>
        if (follows) form.setValue('slug' as Path<Values>, proposed, { shouldDirty: true })
      },
    })
  }, [form, isNew])
}

/** Milliseconds without a change before the words are counted. */
const COUNT_DELAY = 400

/**
 * Counts the words, and puts the time of reading that they propose into the form where it follows them.
 * @returns the words and the minutes that they propose.
 */
export function useWordCount(form: PostForm): { words: number; minutes: number } {
  const [words, setWords] = useState(() => countWords(form.getValues('content')))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const time = createReadingTime(form.getValues())
    const count = () => {
      setWords(countWords(form.getValues('content')))
      const proposed = time.propose()
      if (proposed !== null) form.setValue('readingTime', proposed, { shouldDirty: true })
    }
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(count, COUNT_DELAY)
    }
    settle()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, type, values }) => {
        time.take(values, type === 'change' ? (name ?? null) : null)
        settle()
      },
    })
    // Before the form's own handler: who saves at once saves the time of the whole text too.
    document.addEventListener('submit', count, { capture: true })
    return () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('submit', count, { capture: true })
    }
  }, [form])
  return { words, minutes: proposeReadingTime(words) }
}
