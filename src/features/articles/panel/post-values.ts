import type { z } from 'zod'
import { type AdminPost, updatePage, updatePost } from '#src/features/articles/contracts.ts'
import { DEFAULT_READING_TIME } from '#src/features/articles/articles.ts'
import { editorTexts } from '#src/features/articles/panel/editor/texts.ts'
import type { GeneratedText } from '#src/features/images/generated.ts'
import {
  type StatusValues,
  toPublished,
  toStatusValues,
} from '#src/features/publishing/panel/item-status.ts'
import type { PostType } from '#src/core/items.ts'
import * as routes from '#src/core/routes.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { session } from '#src/panel/frame/session.ts'
import { authors } from '#src/features/experts/panel/authors.ts'
import { expertTexts } from '#src/features/experts/panel/texts.ts'
import { imageBlockTexts } from '#src/features/images/panel/texts.ts'
import { itemFormTexts, seoBlockTexts } from '#src/features/publishing/panel/texts.ts'
import type { FormKind } from '#src/features/publishing/panel/item-form.ts'
import { type FieldRow, invalidFields } from '#src/panel/kit/record-kind.ts'
import { renderOnce } from './markdown-renderer.ts'
import { articleFormTexts } from './texts.ts'

const EMPTY_TEXTS = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  imageUrl: '',
  imageAltText: '',
  metaDescription: '',
  focusKeyword: '',
  seoTitle: '',
  /** Keywords, separated by commas like `tags`. */
  metaKeywords: '',
  category: '',
  /** Id of an expert; '' for the team and for pages. */
  authorId: '',
  tags: '',
  readingTime: String(DEFAULT_READING_TIME),
  canonicalUrl: '',
}

/** Form values of an article or page. */
export type PostFormValues = typeof EMPTY_TEXTS &
  StatusValues & {
    /** Model that drafted the text, and when a person read it; null if people wrote the text. */
    generated: GeneratedText | null
  }

export const EMPTY_POST: PostFormValues = {
  ...EMPTY_TEXTS,
  generated: null,
  status: 'draft',
  publishAt: '',
  publishedAt: '',
}

/** Converts a stored article or page, or an earlier version, to form values. */
export function toPostFormValues(
  post: Omit<AdminPost, 'id' | 'publishedAt' | 'createdAt' | 'updatedAt'> &
    Partial<Pick<AdminPost, 'publishedAt'>>,
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

/** Converts form values to the request body. */
export function toPostBody({
  status,
  publishAt,
  publishedAt,
  slug,
  ...values
}: PostFormValues): unknown {
  return {
    ...values,
    // The server proposes a missing slug.
    ...(slug.trim() === '' ? {} : { slug }),
    metaKeywords: listed(values.metaKeywords),
    authorId: values.authorId === '' ? null : values.authorId,
    tags: listed(values.tags),
    readingTime: Number.parseInt(values.readingTime, 10),
    ...toPublished({ status, publishAt, publishedAt }),
  }
}

/** Splits a comma-separated list into trimmed, non-empty entries. */
export function listed(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

type Kind<Body> = FormKind<PostFormValues, AdminPost, Body> & { kind: PostType }

/** Form definition of articles or of pages. */
export type PostKind = Pick<Kind<unknown>, 'kind' | 'schema' | 'toBody' | 'fieldOf'>

/** Fields with their labels, in form order. */
const LABELS: readonly (readonly [keyof PostFormValues, string])[] = [
  ['title', articleFormTexts.title],
  ['slug', itemFormTexts.slug],
  ['excerpt', articleFormTexts.excerpt],
  ['content', editorTexts.content],
  ['imageUrl', imageBlockTexts.address],
  ['imageAltText', imageBlockTexts.alt],
  ['metaDescription', seoBlockTexts.metaDescription],
  ['focusKeyword', seoBlockTexts.focusKeyword],
  ['metaKeywords', seoBlockTexts.keywords],
  ['seoTitle', seoBlockTexts.seoTitle],
  ['canonicalUrl', seoBlockTexts.canonical],
  ['category', articleFormTexts.category],
  ['authorId', expertTexts.author],
  ['generated', articleFormTexts.generated],
  ['readingTime', articleFormTexts.readingTime],
  ['tags', articleFormTexts.tags],
  ['status', itemFormTexts.status],
  ['publishAt', itemFormTexts.publishAt],
  ['publishedAt', itemFormTexts.publishedAt],
]

function generatedLine(generated: PostFormValues['generated']): string {
  if (generated === null) return ''
  const { model, at, reviewedAt } = generated
  const read = reviewedAt === null ? '' : articleFormTexts.readOn(formatMinute(reviewedAt))
  return `${articleFormTexts.draftedBy(model, formatMinute(at))} ${read}`
}

function rowsOf(mine: PostFormValues, theirs: PostFormValues): FieldRow[] {
  const shown = (values: PostFormValues, name: keyof PostFormValues) => {
    if (name === 'status') return itemFormTexts.statuses[values.status]
    if (name === 'generated') return generatedLine(values.generated)
    return name === 'authorId' ? authors.nameOf(values.authorId) : values[name]
  }
  return LABELS.map(([name, label]) => ({
    label,
    mine: shown(mine, name),
    theirs: shown(theirs, name),
    ...(name === 'content' && { render: renderOnce }),
  }))
}

/** Field whose value is missing or wrong. */
export interface MissingField {
  name: keyof PostFormValues
  text: string
  /** Whether it keeps the values from being saved. */
  isRefused: boolean
}

/**
 * Returns the fields that keep the values from being saved, in form order. Also returns the description if an image
 * lacks one.
 * @param errors the form's errors. Only errors from the server are used, since the schema gives all others.
 */
export function missingIn(
  kind: PostKind,
  values: PostFormValues,
  errors: Partial<Record<string, { type?: unknown; message?: string }>> = {},
): MissingField[] {
  const invalid = invalidFields<PostFormValues, unknown>(kind, values)
  return LABELS.flatMap(([name, label]): MissingField[] => {
    const refused = errors[name]?.type === 'server' ? errors[name].message : undefined
    const message = invalid[name]?.message ?? refused
    const value = values[name]
    const isBlank = typeof value === 'string' && value.trim() === ''
    if (message !== undefined) {
      const text = isBlank ? label : articleFormTexts.faulty(label, message)
      return [{ name, text, isRefused: true }]
    }
    const isUndescribed = name === 'imageAltText' && isBlank && values.imageUrl.trim() !== ''
    return isUndescribed
      ? [{ name, text: articleFormTexts.undescribed(label), isRefused: false }]
      : []
  })
}

const VALUES = {
  empty: EMPTY_POST,
  toValues: toPostFormValues,
  versionToValues: (version) =>
    version.kind === 'quiz' ? EMPTY_POST : toPostFormValues(version.item),
  toBody: toPostBody,
  fieldOf: (path) => path,
  labels: Object.fromEntries(LABELS),
  rowsOf,
} satisfies Partial<Kind<unknown>>

export const articleKind: Kind<z.output<typeof updatePost.body>> = {
  ...VALUES,
  kind: 'post',
  schema: updatePost.body,
  load: (id) => session.call(routes.getAdminPost, { params: { id } }),
  create: ({ updatedAt: _, publishedAt: __, ...body }, attemptId) =>
    session.call(routes.createPost, { body: { ...body, attemptId } }),
  update: (id, body, updatedAt) =>
    session.call(routes.updatePost, { params: { id }, body: { ...body, updatedAt } }),
  created: { title: articleFormTexts.postCreated },
  updated: { title: articleFormTexts.postUpdated },
  saveFailed: articleFormTexts.postSaveFailed,
}

export const pageKind: Kind<z.output<typeof updatePage.body>> = {
  ...VALUES,
  kind: 'page',
  schema: updatePage.body,
  load: (id) => session.call(routes.getAdminPage, { params: { id } }),
  create: ({ updatedAt: _, publishedAt: __, ...body }, attemptId) =>
    session.call(routes.createPage, { body: { ...body, attemptId } }),
  update: (id, body, updatedAt) =>
    session.call(routes.updatePage, { params: { id }, body: { ...body, updatedAt } }),
  created: { title: articleFormTexts.pageCreated },
  updated: { title: articleFormTexts.pageUpdated },
  saveFailed: articleFormTexts.pageSaveFailed,
}
