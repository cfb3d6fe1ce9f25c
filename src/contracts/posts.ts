import { z } from 'zod'
import { DEFAULT_READING_TIME, POST_TYPES } from '#src/domain/articles.ts'
import { IMAGE_ALT_TEXT_MAX, META_DESCRIPTION_MAX, SEO_TITLE_INPUT_MAX } from '#src/domain/seo.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { ARTICLE_BODY_LIMIT, contract, type ResponseOf } from './contract.ts'
import {
  addressField,
  expectedVersion,
  idParams,
  instant,
  LIMITS,
  optionalText,
  requiredText,
  slugField,
  slugParams,
  textList,
} from './fields.ts'
import * as routes from './routes.ts'

/** A published article in a list: everything but its content. */
const postSummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  readingTime: z.number(),
  createdAt: instant,
  updatedAt: instant,
  imageUrl: z.string().nullable(),
  imageAltText: z.string().nullable(),
  seoTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaKeywords: z.array(z.string()),
  canonicalUrl: z.string().nullable(),
})

/** A published article as the public client reads it (specification, section 3). */
const publicPost = postSummary.extend({
  /** Sanitised HTML made of the Markdown source. */
  content: z.string(),
})

/** Newest first, without content. */
export const listPosts = contract(routes.listPosts, { response: z.array(postSummary) })

export const getPost = contract(routes.getPost, { params: slugParams, response: publicPost })

export const getPage = contract(routes.getPage, {
  params: slugParams,
  response: z.object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    /** Sanitised HTML. */
    content: z.string(),
    imageUrl: z.string().nullable(),
    imageAltText: z.string().nullable(),
    tags: z.array(z.string()),
    updatedAt: instant,
    readingTime: z.number(),
    seoTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    metaKeywords: z.array(z.string()),
    canonicalUrl: z.string().nullable(),
  }),
})

/** An article or page as the administrator reads it: Markdown source, drafts too. */
const adminPost = postSummary.extend({
  content: z.string(),
  published: z.boolean(),
  type: z.enum(POST_TYPES),
  focusKeyword: z.string().nullable(),
})

/** What the article and page forms have in common. */
const postFields = {
  title: requiredText(LIMITS.title, errorTexts.titleRequired),
  /** Proposed from the title when left out. */
  slug: slugField.optional(),
  excerpt: requiredText(LIMITS.excerpt, errorTexts.excerptRequired),
  content: requiredText(LIMITS.content, errorTexts.contentRequired),
  imageUrl: addressField,
  published: z.boolean().default(false),
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
  canonicalUrl: addressField,
}

const articleFields = {
  ...postFields,
  category: requiredText(LIMITS.category, errorTexts.categoryRequired),
  type: z.literal('post').default('post'),
}

const pageFields = {
  ...postFields,
  category: optionalText(LIMITS.category),
  type: z.literal('page').default('page'),
}

const adminCall = { access: 'admin', bodyLimit: ARTICLE_BODY_LIMIT, response: adminPost } as const
const success = z.object({ success: z.literal(true) })

export const listAdminPosts = contract(routes.listAdminPosts, {
  access: 'admin',
  response: z.array(adminPost),
})
export const createPost = contract(routes.createPost, {
  ...adminCall,
  status: 201,
  body: z.strictObject(articleFields),
})
export const updatePost = contract(routes.updatePost, {
  ...adminCall,
  params: idParams,
  body: z.strictObject({ ...articleFields, updatedAt: expectedVersion }),
})
export const deletePost = contract(routes.deletePost, {
  access: 'admin',
  params: idParams,
  response: success,
})

export const listAdminPages = contract(routes.listAdminPages, {
  access: 'admin',
  response: z.array(adminPost),
})
export const createPage = contract(routes.createPage, {
  ...adminCall,
  status: 201,
  body: z.strictObject(pageFields),
})
export const updatePage = contract(routes.updatePage, {
  ...adminCall,
  params: idParams,
  body: z.strictObject({ ...pageFields, updatedAt: expectedVersion }),
})
export const deletePage = contract(routes.deletePage, {
  access: 'admin',
  params: idParams,
  response: success,
})

export type PostSummary = ResponseOf<typeof listPosts>[number]
export type PublicPost = ResponseOf<typeof getPost>
export type PublicPage = ResponseOf<typeof getPage>
export type AdminPost = ResponseOf<typeof createPost>
/** A validated article or page body. */
export type PostInput = z.output<typeof updatePost.body> | z.output<typeof updatePage.body>
