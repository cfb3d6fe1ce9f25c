import { z } from 'zod'
import { POST_TYPES } from '#src/core/items.ts'
import { generatedBy } from '#src/features/images/generated-contracts.ts'
import {
  FOCUS_KEYWORD_MIN,
  IMAGE_ALT_TEXT_MAX,
  META_DESCRIPTION_MAX,
  META_DESCRIPTION_MIN,
  META_KEYWORDS_MAX,
  META_KEYWORDS_MIN,
  SEO_TITLE_MAX,
} from '#src/core/seo-limits.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { ARTICLE_BODY_LIMIT, contract } from '#src/core/contract.ts'
import {
  LIMITS,
  ofRow,
  onRow,
  optionalText,
  requiredExactText,
  requiredText,
  text,
  textList,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** Size of a generated image (specification, section 9). */
export const GENERATED_IMAGE_SIZE = '1792x1024'

export const generateContent = contract(routes.generateContent, {
  access: 'admin',
  act: 'generateContent',
  body: z.strictObject({
    topic: requiredText(LIMITS.topic, errorTexts.topicRequired),
    length: z.enum(['short', 'medium', 'long']).default('medium'),
  }),
  response: z.object({
    title: z.string(),
    excerpt: z.string(),
    content: z.string(),
    tags: z.array(z.string()),
    readingTime: z.number(),
    /** Model and time of the generation. The form sends them back with the text. */
    generated: generatedBy,
  }),
})

export const generateImage = contract(routes.generateImage, {
  access: 'admin',
  act: 'generateImage',
  body: z.strictObject({
    title: requiredText(LIMITS.title, errorTexts.imageTitleRequired),
    category: text(LIMITS.category).default('santykiai'),
    style: z.literal('professional').default('professional'),
    size: z.literal(GENERATED_IMAGE_SIZE).default(GENERATED_IMAGE_SIZE),
    /**
     * Id that the caller generates. With it, the caller can poll or cancel the job even if the response is lost. If the
     * job is already running, the call waits for it.
     */
    jobId: z.uuid().optional(),
  }),
  /** URL of the image. With status 202, id of the job that is still running. */
  response: z.union([z.object({ imageUrl: z.string() }), z.object({ jobId: z.uuid() })]),
})

/** Returns the state of an image job. `imageUrl` is set only if it is done, and `error` only if it has failed. */
export const getImageJob = contract(routes.getImageJob, {
  ...ofRow,
  polled: true,
  response: z.object({
    status: z.enum(['working', 'done', 'failed']),
    imageUrl: z.string().nullable(),
    error: z.string().nullable(),
  }),
})

/** Cancels an image job. Its result will be discarded. */
export const cancelImageJob = contract(routes.cancelImageJob, { ...onRow, act: 'cancelImage' })

/** Limits of SEO fields (specification, section 5). */
const seoSuggestion = z.object({
  seoTitle: z.string().max(SEO_TITLE_MAX),
  metaDescription: z.string().min(META_DESCRIPTION_MIN).max(META_DESCRIPTION_MAX),
  focusKeyword: z.string().min(FOCUS_KEYWORD_MIN),
  metaKeywords: z.array(z.string()).min(META_KEYWORDS_MIN).max(META_KEYWORDS_MAX),
  imageAltText: z.string().max(IMAGE_ALT_TEXT_MAX).optional(),
})

export const suggestSeo = contract(routes.suggestSeo, {
  access: 'admin',
  act: 'suggestSeo',
  bodyLimit: ARTICLE_BODY_LIMIT,
  body: z.strictObject({
    title: requiredText(LIMITS.title, errorTexts.seoDataMissing),
    excerpt: requiredText(LIMITS.excerpt, errorTexts.seoDataMissing),
    content: requiredExactText(LIMITS.content, errorTexts.seoDataMissing),
    category: requiredText(LIMITS.category, errorTexts.seoDataMissing),
    tags: textList(LIMITS.tags, LIMITS.tag).default([]),
    imageUrl: optionalText(LIMITS.address),
    type: z.enum(POST_TYPES).default('post'),
  }),
  response: seoSuggestion,
})

export type ContentRequest = z.output<typeof generateContent.body>
export type GeneratedContent = z.output<typeof generateContent.response>
export type ImageRequest = z.output<typeof generateImage.body>
export type ImageStart = z.output<typeof generateImage.response>
export type ImageJobReport = z.output<typeof getImageJob.response>
export type SeoRequest = z.output<typeof suggestSeo.body>
export type SeoAnswer = z.output<typeof suggestSeo.response>
