import { slugify } from '#src/core/slugs.ts'

/** Tags of inline elements, which do not separate words. */
const INLINE_TAGS = /<\/?(?:a|b|i|strong|em|del|sub|sup|code|span)(?:\s[^>]*)?>/g

const ENTITIES: readonly (readonly [string, string])[] = [
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  // Last, so that a double-escaped entity stays escaped once.
  ['&amp;', '&'],
]

/** Returns the text of sanitised HTML in one line, without markup. */
export function plainText(html: string): string {
  let text = html.replaceAll(INLINE_TAGS, '').replaceAll(/<[^>]*>/g, ' ')
  for (const [entity, character] of ENTITIES) text = text.replaceAll(entity, character)
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Minimum number of sections for the table of contents of an article. */
export const CONTENTS_MIN_SECTIONS = 3
/** Minimum reading minutes for a table of contents: shorter articles are easy to scan. */
export const CONTENTS_MIN_READING_TIME = 4

/** Minimum number of sections for the table of contents of a static page. */
export const PAGE_CONTENTS_MIN_SECTIONS = 4

/** Prefix that separates the ids of headings from other ids on the page. */
const ID_PREFIX = 'dalis-'

const HEADING = /<(h[23])>([\s\S]*?)<\/\1>/g
const SECTION = /<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g

/** A section and its heading. */
export interface Section {
  id: string
  title: string
}

/**
 * Gives every h2 and h3 an id derived from its words, unique within the article.
 * @param html sanitised, with headings that have no attributes.
 */
export function addHeadingIds(html: string): string {
  const taken = new Set<string>()
  /** Next number to append to each id that is taken. */
  const numbers = new Map<string, number>()
  const freeId = (id: string) => {
    let free = id
    let number = numbers.get(id) ?? 2
    for (; taken.has(free); number++) free = `${id}-${number}`
    numbers.set(id, number)
    taken.add(free)
    return free
  }
  return html.replaceAll(HEADING, (_, tag: string, content: string) => {
    const id = freeId(ID_PREFIX + (slugify(plainText(content), 60) || '1'))
    return `<${tag} id="${id}">${content}</${tag}>`
  })
}

/** Returns the h2 sections of rendered content, in order. */
function sectionsOf(html: string): Section[] {
  return [...html.matchAll(SECTION)].map(([, id = '', content = '']) => ({
    id,
    title: plainText(content),
  }))
}

/** Returns the table of contents of an article: its sections if it is long, otherwise none. */
export function contentsOf(article: { content: string; readingTime: number }): Section[] {
  if (article.readingTime < CONTENTS_MIN_READING_TIME) return []
  const sections = sectionsOf(article.content)
  return sections.length < CONTENTS_MIN_SECTIONS ? [] : sections
}

/**
 * Returns the table of contents of a static page: its sections if there are at least `PAGE_CONTENTS_MIN_SECTIONS`,
 * otherwise none.
 */
export function contentsOfPage(page: { content: string }): Section[] {
  const sections = sectionsOf(page.content)
  return sections.length < PAGE_CONTENTS_MIN_SECTIONS ? [] : sections
}
