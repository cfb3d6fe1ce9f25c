import type { z } from 'zod'
import { normalizedText } from '#src/core/characters.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { exactText, requiredExactText } from '#src/core/fields.ts'
import { TAG_NAMES } from './html-tags.ts'
import { MARKDOWN_LIMITS, markdownFault } from './markdown-limits.ts'

/** Explains why a text cannot be rendered as Markdown; null if it can. */
export function markdownFaultText(source: string): string | null {
  const fault = markdownFault(source)
  return fault === null ? null : errorTexts.markdown[fault](MARKDOWN_LIMITS[fault])
}

function isRenderable(value: string, context: z.RefinementCtx<string>): void {
  const message = markdownFaultText(value)
  if (message !== null) context.addIssue({ code: 'custom', message })
}

/** Returns the schema of Markdown source of at most `maximum` characters, stored exactly as written; may be empty. */
export function markdown(maximum: number) {
  return exactText(maximum).superRefine(isRenderable)
}

/**
 * Markup that shows nothing: comments, tags without attributes (but not images and rules), and references to invisible
 * characters. A comment never matches beyond the next `<!--`, which keeps the search linear.
 */
const UNSEEN = new RegExp(
  `<!--(?!-?>)(?:(?!<!--)[^])*?--!?>|</?(?!img|hr)(?:${TAG_NAMES})\\s*/?>|&(?:nbsp|shy|zwn?j);`,
  'gi',
)

/**
 * Returns the schema of `markdown` with two more rules: a missing text and a text that shows nothing are rejected with
 * `message`.
 */
export function requiredMarkdown(maximum: number, message: string) {
  return requiredExactText(maximum, message)
    .refine((value) => normalizedText(value.replaceAll(UNSEEN, '')) !== '', { error: message })
    .superRefine(isRenderable)
}
