import type { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { exactText, requiredExactText } from '#src/core/fields.ts'
import { MARKDOWN_LIMITS, markdownFault } from './markdown-limits.ts'

/** Explains why a text cannot be rendered as Markdown; null: it can. */
export function markdownFaultText(source: string): string | null {
  const fault = markdownFault(source)
  return fault === null ? null : errorTexts.markdown[fault](MARKDOWN_LIMITS[fault])
}

function isRenderable(value: string, context: z.RefinementCtx<string>): void {
  const message = markdownFaultText(value)
  if (message !== null) context.addIssue({ code: 'custom', message })
}

/** Markdown source of at most `maximum` characters, kept as it is written; may be empty. */
export function markdown(maximum: number) {
  return exactText(maximum).superRefine(isRenderable)
}

/** As `markdown`; absent and empty both give `message`. */
export function requiredMarkdown(maximum: number, message: string) {
  return requiredExactText(maximum, message).superRefine(isRenderable)
}
