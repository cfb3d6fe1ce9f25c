import { z } from 'zod'
import { DEFAULT_READING_TIME } from './articles.ts'
import { POST_TYPES } from '#src/core/items.ts'
import { generatedText, isReadFirst } from '#src/features/images/generated-contracts.ts'
import { AI_PARTS } from '#src/features/images/generated.ts'
import { requiredMarkdown } from './markdown-field.ts'
import {
  IMAGE_ALT_TEXT_MAX,
  META_DESCRIPTION_MAX,
  SEO_TITLE_INPUT_MAX,
} from '#src/core/seo-limits.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import {
  ARTICLE_BODY_LIMIT,
  contract,
  READ_RATE_LIMIT,
  type ResponseOf,
} from '#src/core/contract.ts'
import {
  addressField,
  attemptField,
  expectedVersion,
  idParams,
  instant,
  LIMITS,
  ofRow,
  onRow,
  optionalText,
  publishAtField,
  publishedAtField,
  requiredText,
  slugField,
  slugParams,
  textList,
  unchangeable,
  waitsForTheFuture,
  withoutUnchangeable,
} from '#src/core/fields.ts'
import { author } from '#src/features/experts/contracts.ts'
import * as routes from '#src/core/routes.ts'

/** A published article in a list. It has no content, author or AI labels. */
const postSummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  readingTime: z.number(),
  publishedAt: instant,
  createdAt: instant,
  updatedAt: instant,
  imageUrl: z.string().nullable(),
  imageAltText: z.string().nullable(),
  seoTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaKeywords: z.array(z.string()),
  canonicalUrl: z.string().nullable(),
})

/** Parts that are labelled as made by AI; absent if there are none. */
const aiCaptions = { aiCaptions: z.array(z.enum(AI_PARTS)).optional() }

/** A published article for the public client (specification, section 3). */
export const publicPost = postSummary.extend({
  /** Sanitised HTML rendered from the Markdown source. */
  content: z.string(),
  /** The expert who wrote the article; null for the team. */
  author: author.nullable(),
  ...aiCaptions,
})

/** Lists published articles, newest first, without content. */
export const listPosts = contract(routes.listPosts, {
  response: z.array(postSummary),
  rateLimit: READ_RATE_LIMIT,
})

export const getPost = contract(routes.getPost, {
  params: slugParams,
  response: publicPost,
  rateLimit: READ_RATE_LIMIT,
})

/** A published static page (specification, section 3). */
export const publicPage = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Sanitised HTML rendered from the Markdown source. */
  content: z.string(),
  imageUrl: z.string().nullable(),
  imageAltText: z.string().nullable(),
  tags: z.array(z.string()),
  publishedAt: instant,
  updatedAt: instant,
  readingTime: z.number(),
  seoTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaKeywords: z.array(z.string()),
  canonicalUrl: z.string().nullable(),
  ...aiCaptions,
})

export const getPage = contract(routes.getPage, {
  params: slugParams,
  response: publicPage,
  rateLimit: READ_RATE_LIMIT,
})

/** An article or page for the administrator, with its Markdown source. It may be a draft. */
export const adminPost = postSummary.extend({
  content: z.string(),
  published: z.boolean(),
  /** Time at which a draft is published automatically; null if it is not. */
  publishAt: instant.nullable(),
  /** Time of first publication; null if it was never published. */
  publishedAt: instant.nullable(),
  type: z.enum(POST_TYPES),
  focusKeyword: z.string().nullable(),
  /** The expert who wrote the article; null for the team. */
  authorId: z.uuid().nullable(),
  /** Model that drafted the text, and when a person read it; null if people wrote the text. */
  generated: generatedText.nullable(),
})

/** Fields that the article and page forms share. */
const postFields = {
  title: requiredText(LIMITS.title, errorTexts.titleRequired),
  /** Derived from the title when absent. */
  slug: slugField.optional(),
  excerpt: requiredText(LIMITS.excerpt, errorTexts.excerptRequired),
  content: requiredMarkdown(LIMITS.content, errorTexts.contentRequired),
  imageUrl: addressField(errorTexts.invalidAddress),
  published: z.boolean().default(false),
  publishAt: publishAtField,
  readingTime: z
    .int({ error: errorTexts.invalidReadingTime })
    .min(1, { error: errorTexts.invalidReadingTime })
    .max(LIMITS.readingTime, { error: errorTexts.invalidReadingTime })
    .default(DEFAULT_READING_TIME),
  tags: textList(LIMITS.tags, LIMITS.tag).default([]),
  metaDescription: optionalText(META_DESCRIPTION_MAX),
  seoTitle: optionalText(SEO_TITLE_INPUT_MAX),
  focusKeyword: optionalText(LIMITS.keyword),
  metaKeywords: textList(LIMITS.keywords, LIMITS.keyword).default([]),
  imageAltText: optionalText(IMAGE_ALT_TEXT_MAX),
  canonicalUrl: addressField(errorTexts.invalidCanonical),
  /** Absent for a new item that people wrote. An update without this field keeps the stored value. */
  generated: generatedText.nullish(),
}

const articleFields = {
  ...postFields,
  category: requiredText(LIMITS.category, errorTexts.categoryRequired),
  /** An update without this field keeps the author. */
  authorId: z.uuid({ error: errorTexts.authorNotFound }).nullish(),
  type: z.literal('post').default('post'),
}

const pageFields = {
  ...postFields,
  category: optionalText(LIMITS.category),
  /** Only articles have an author. */
  authorId: z.null().optional(),
  type: z.literal('page').default('page'),
}

const adminCall = { access: 'admin', bodyLimit: ARTICLE_BODY_LIMIT, response: adminPost } as const

/**
 * Contract options of the lists of items, newest first. Items have no `content` if `view=summary`, or if the content of
 * all items would exceed the size limit of a response.
 */
const adminList = {
  access: 'admin',
  query: z.object({ view: z.literal('summary').optional() }),
  response: z.array(
    adminPost.extend({
      content: z.string().optional(),
      /** Slugs that redirect to the item. */
      formerSlugs: z.array(z.string()),
    }),
  ),
} as const

export const listAdminPosts = contract(routes.listAdminPosts, adminList)
export const getAdminPost = contract(routes.getAdminPost, { ...ofRow, response: adminPost })
export const createPost = contract(routes.createPost, {
  ...adminCall,
  act: 'createPost',
  status: 201,
  body: z
    .strictObject({ ...articleFields, attemptId: attemptField })
    .refine(...waitsForTheFuture)
    .refine(...isReadFirst),
})
export const updatePost = contract(routes.updatePost, {
  ...adminCall,
  act: 'updatePost',
  params: idParams,
  body: z
    .strictObject({
      ...articleFields,
      ...unchangeable,
      publishedAt: publishedAtField,
      updatedAt: expectedVersion,
    })
    .refine(...waitsForTheFuture)
    .refine(...isReadFirst)
    .transform(withoutUnchangeable),
})
export const deletePost = contract(routes.deletePost, { ...onRow, act: 'deletePost' })

export const listAdminPages = contract(routes.listAdminPages, adminList)
export const getAdminPage = contract(routes.getAdminPage, { ...ofRow, response: adminPost })
export const createPage = contract(routes.createPage, {
  ...adminCall,
  act: 'createPage',
  status: 201,
  body: z
    .strictObject({ ...pageFields, attemptId: attemptField })
    .refine(...waitsForTheFuture)
    .refine(...isReadFirst),
})
export const updatePage = contract(routes.updatePage, {
  ...adminCall,
  act: 'updatePage',
  params: idParams,
  body: z
    .strictObject({
      ...pageFields,
      ...unchangeable,
      publishedAt: publishedAtField,
      updatedAt: expectedVersion,
    })
    .refine(...waitsForTheFuture)
    .refine(...isReadFirst)
    .transform(withoutUnchangeable),
})
export const deletePage = contract(routes.deletePage, { ...onRow, act: 'deletePage' })

export type PostSummary = ResponseOf<typeof listPosts>[number]
export type PublicPost = ResponseOf<typeof getPost>
export type PublicPage = ResponseOf<typeof getPage>
export type AdminPost = ResponseOf<typeof createPost>
/** `AdminPost` with former slugs and optional content. */
export type AdminPostListed = ResponseOf<typeof listAdminPosts>[number]
/** Validated body of a new article or page. */
export type NewPostInput = z.output<typeof createPost.body> | z.output<typeof createPage.body>
export type PostInput = z.output<typeof updatePost.body> | z.output<typeof updatePage.body>
