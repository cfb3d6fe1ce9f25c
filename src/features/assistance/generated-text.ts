import {
  FOCUS_KEYWORD_MIN,
  IMAGE_ALT_TEXT_MAX,
  KEYWORD_MAX,
  META_DESCRIPTION_MAX,
  META_DESCRIPTION_MIN,
  META_KEYWORDS_MAX,
  META_KEYWORDS_MIN,
  SEO_TITLE_MAX,
} from '#src/core/seo-limits.ts'

/** Reduces a text to one line. Control characters and white space become single spaces. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** Cuts a text at a word boundary to at most `maximum` characters, and removes punctuation from the end. */
export function cutAtWord(text: string, maximum: number): string {
  if (text.length <= maximum) return text
  const space = text.slice(0, maximum + 1).lastIndexOf(' ')
  const cut = space > 0 ? text.slice(0, space) : text.slice(0, maximum)
  // The cut may have split a surrogate pair.
  return cut.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:(\u2013\u2014\u201E-]+$/, '')
}

/** Returns at most `count` different, non-empty lines, each cut to `length` characters. */
export function distinctLines(items: readonly string[], length: number, count: number): string[] {
  const lines = new Map<string, string>()
  for (const item of items) {
    const line = cutAtWord(plainLine(item), length)
    const key = line.toLowerCase()
    if (line !== '' && !lines.has(key)) lines.set(key, line)
  }
  return [...lines.values()].slice(0, count)
}

/**
 * Converts generated Markdown to article content. Removes a first heading that repeats the title, and control
 * characters that the database rejects.
 */
export function articleMarkdown(markdown: string, title: string): string {
  const words = (line: string) =>
    line
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')
  return markdown
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
    .replace(/^#{1,6}[ \t]([^\n]*)\n+/, (all, heading: string) =>
      words(heading) === words(title) ? '' : all,
    )
    .trim()
}

/** SEO fields that the model suggests. */
export interface SeoSuggestion {
  seoTitle: string
  metaDescription: string
  focusKeyword: string
  metaKeywords: string[]
  /** '' if there is no image. */
  imageAltText: string
}

/** A field outside its limits. Sizes are in characters, or in entries for `metaKeywords`. */
export interface SeoFault {
  field: keyof SeoSuggestion
  size: number
  min: number
  max: number
}

/** Returns the fields that are outside their limits (specification, section 5). */
export function seoFaults(suggestion: SeoSuggestion): SeoFault[] {
  const { seoTitle, metaDescription, focusKeyword, metaKeywords, imageAltText } = suggestion
  const sizes: SeoFault[] = [
    { field: 'seoTitle', size: seoTitle.length, min: 1, max: SEO_TITLE_MAX },
    {
      field: 'metaDescription',
      size: metaDescription.length,
      min: META_DESCRIPTION_MIN,
      max: META_DESCRIPTION_MAX,
    },
    {
      field: 'focusKeyword',
      size: focusKeyword.length,
      min: FOCUS_KEYWORD_MIN,
      max: KEYWORD_MAX,
    },
    {
      field: 'metaKeywords',
      size: metaKeywords.length,
      min: META_KEYWORDS_MIN,
      max: META_KEYWORDS_MAX,
    },
    { field: 'imageAltText', size: imageAltText.length, min: 0, max: IMAGE_ALT_TEXT_MAX },
  ]
  return sizes.filter(({ size, min, max }) => size < min || size > max)
}

/** Puts each text of a suggestion on a single line and removes duplicate keywords. */
export function tidySuggestion(suggestion: SeoSuggestion): SeoSuggestion {
  return {
    seoTitle: plainLine(suggestion.seoTitle),
    metaDescription: plainLine(suggestion.metaDescription),
    focusKeyword: plainLine(suggestion.focusKeyword),
    metaKeywords: distinctLines(suggestion.metaKeywords, KEYWORD_MAX, Infinity),
    imageAltText: plainLine(suggestion.imageAltText),
  }
}

/**
 * Brings a suggestion within the limits without a new call. Cuts texts that are too long. Cuts the list of keywords, or
 * fills it from the article's own fields.
 * @returns null if a field is still outside its limits, for example because it is too short.
 */
export function fitSuggestion(
  suggestion: SeoSuggestion,
  article: { title: string; category: string; tags: readonly string[] },
): SeoSuggestion | null {
  const { seoTitle, metaDescription, focusKeyword, metaKeywords, imageAltText } = suggestion
  const known = distinctLines(
    [...metaKeywords, focusKeyword, ...article.tags, article.category],
    KEYWORD_MAX,
    Infinity,
  )
  const keyword = [focusKeyword, ...known].find((each) => each.length >= FOCUS_KEYWORD_MIN)
  const fitted: SeoSuggestion = {
    seoTitle: cutAtWord(seoTitle === '' ? article.title : seoTitle, SEO_TITLE_MAX),
    metaDescription: cutAtSentence(metaDescription),
    focusKeyword: cutAtWord(keyword ?? '', KEYWORD_MAX),
    metaKeywords: (metaKeywords.length < META_KEYWORDS_MIN
      ? known.slice(0, META_KEYWORDS_MIN)
      : metaKeywords
    ).slice(0, META_KEYWORDS_MAX),
    imageAltText: cutAtWord(imageAltText, IMAGE_ALT_TEXT_MAX),
  }
  return seoFaults(fitted).length === 0 ? fitted : null
}

/** Cuts a long description after a sentence if it then has the minimum length, otherwise after a word. */
function cutAtSentence(description: string): string {
  if (description.length <= META_DESCRIPTION_MAX) return description
  const ends = [...description.matchAll(/[.!?…](?=\s)/g)].map(({ index }) => index + 1)
  const end = ends.findLast((each) => each <= META_DESCRIPTION_MAX)
  return end !== undefined && end >= META_DESCRIPTION_MIN
    ? description.slice(0, end)
    : cutAtWord(description, META_DESCRIPTION_MAX)
}
