import { z } from 'zod'
import type { ContentRequest, GeneratedContent, SeoAnswer, SeoRequest } from '../contracts.ts'
import { LIMITS } from '#src/core/fields.ts'
import { ARTICLE_WORDS } from '../assistance.ts'
import { articleMarkdown, cutAtWord, distinctLines, plainLine } from '../generated-text.ts'
import type { Public } from '#src/core/private.ts'
import { countWords, proposeReadingTime } from '#src/features/articles/reading.ts'
import {
  fitSuggestion,
  seoFaults,
  type SeoSuggestion,
  tidySuggestion,
} from '#src/features/assistance/generated-text.ts'
import {
  IMAGE_ALT_TEXT_MAX,
  META_DESCRIPTION_MAX,
  META_DESCRIPTION_MIN,
  META_KEYWORDS_MAX,
  META_KEYWORDS_MIN,
  SEO_TITLE_MAX,
} from '#src/core/seo-limits.ts'
import { promptTexts } from '../prompt-texts.ts'
import { AssistanceError, requestObject } from './openai.ts'
import { environment } from '#src/server/environment.ts'

/** Maximum number of tags in a generated article. A card shows no more. */
const TAGS_MAX = 6

/** Maximum number of characters of the content that are sent to the model. */
const SEO_CONTENT_MAX = 20_000

// No length limits here, because the service does not support them in a schema. The functions below apply them.
const article = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
})
const suggestion = z.strictObject({
  seoTitle: z.string(),
  metaDescription: z.string(),
  focusKeyword: z.string(),
  metaKeywords: z.array(z.string()),
  imageAltText: z.string(),
})

const seoInstructions = promptTexts.seo({
  seoTitle: { min: 1, max: SEO_TITLE_MAX },
  metaDescription: { min: META_DESCRIPTION_MIN, max: META_DESCRIPTION_MAX },
  metaKeywords: { min: META_KEYWORDS_MIN, max: META_KEYWORDS_MAX },
  imageAltText: { min: 0, max: IMAGE_ALT_TEXT_MAX },
})

/** Generates an article on a topic, in the format of the form. @throws AssistanceError */
export async function writeArticle<Request extends ContentRequest>({
  topic,
  length,
}: Request & Public<Request>): Promise<GeneratedContent> {
  const { title, excerpt, content, tags } = await requestObject({
    name: 'article',
    schema: article,
    instructions: promptTexts.article(ARTICLE_WORDS[length]),
    input: [{ role: 'user', content: promptTexts.articleTopic(topic) }],
    signal: timeForText(),
  })
  const draft = {
    title: cutAtWord(plainLine(title), LIMITS.title),
    excerpt: cutAtWord(plainLine(excerpt), LIMITS.excerpt),
    content: articleMarkdown(content, title),
  }
  if (Object.values(draft).includes('')) throw new AssistanceError('unreadable')
  return {
    ...draft,
    tags: distinctLines(tags, LIMITS.tag, TAGS_MAX),
    readingTime: proposeReadingTime(countWords(draft.content)),
    generated: { model: environment().openai.textModel, at: new Date().toISOString() },
  }
}

/**
 * Suggests the SEO fields of an article or page. If fields are outside their limits, asks the model once more and names
 * the faults. Then cuts or fills the fields that are still outside.
 * @throws AssistanceError
 */
export async function proposeSeo<Request extends SeoRequest>(
  item: Request & Public<Request>,
): Promise<SeoAnswer> {
  const signal = timeForText()
  const question = {
    role: 'user' as const,
    content: promptTexts.seoItem({
      ...item,
      hasImage: (item.imageUrl ?? '') !== '',
      content: cutAtWord(item.content, SEO_CONTENT_MAX),
    }),
  }
  const ask = async (input: Parameters<typeof requestObject>[0]['input']) =>
    tidySuggestion(
      await requestObject({
        name: 'seo_suggestion',
        schema: suggestion,
        instructions: seoInstructions,
        input,
        signal,
      }),
    )

  const first = await ask([question])
  const faults = seoFaults(first)
  if (faults.length === 0) return toAnswer(first)
  const second = await ask([
    question,
    { role: 'assistant', content: JSON.stringify(first) },
    { role: 'user', content: promptTexts.seoCorrection(faults) },
  ]).catch((error: unknown) => {
    // The second call failed, but the first suggestion may be usable once it is cut.
    if (error instanceof AssistanceError) return first
    throw error
  })
  const fitted = fitSuggestion(second, item) ?? fitSuggestion(first, item)
  if (fitted === null) throw new AssistanceError('unfit')
  return toAnswer(fitted)
}

function timeForText(): AbortSignal {
  return AbortSignal.timeout(environment().openai.textMs)
}

function toAnswer({ imageAltText, ...rest }: SeoSuggestion): SeoAnswer {
  return imageAltText === '' ? rest : { ...rest, imageAltText }
}
