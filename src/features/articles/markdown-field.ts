import type { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { exactText, requiredExactText } from '#src/core/fields.ts'
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

/** Returns the field for Markdown source of at most `maximum` characters, stored exactly as written; may be empty. */
export function markdown(maximum: number) {
  return exactText(maximum).superRefine(isRenderable)
}

/** Returns the same field as `markdown`, but a missing or empty text gives `message`. */
export function requiredMarkdown(maximum: number, message: string) {
  return requiredExactText(maximum, message).superRefine(isRenderable)
}
