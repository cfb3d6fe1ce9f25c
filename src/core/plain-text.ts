/** Inline elements: their tags separate no words. */
const INLINE_TAGS = /<\/?(?:a|b|i|strong|em|del|sub|sup|code)(?:\s[^>]*)?>/g

const ENTITIES: readonly (readonly [string, string])[] = [
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  // Last, so that a double-escaped entity stays escaped once.
  ['&amp;', '&'],
]

/** The text of sanitised HTML in one line, without markup. */
export function plainText(html: string): string {
  let text = html.replaceAll(INLINE_TAGS, '').replaceAll(/<[^>]*>/g, ' ')
  for (const [entity, character] of ENTITIES) text = text.replaceAll(entity, character)
  return text.replaceAll(/\s+/g, ' ').trim()
}
