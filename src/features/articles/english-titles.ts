/** Link to another site. Its text may quote the title of a source. */
const LINK = /<a href="https?:[^>]*>[^<]*<\/a>/gi
const QUOTED = /„([^„“<]+)“/g

/** Letters and words that no Lithuanian title has. */
const ENGLISH = /[wxq]|th|ph|ing\b|\b(?:and|for|from|in|of)\b/i
const LITHUANIAN = /[ąčęėįšųūž]/i

/**
 * Marks the English titles of sources, so that screen readers pronounce them as English. Markdown has no language of a
 * part, therefore a title in quotation marks within a link to another site is told by its letters.
 * @param html sanitised.
 */
export function markEnglishTitles(html: string): string {
  return html.replaceAll(LINK, (link) =>
    link.replaceAll(QUOTED, (quoted, title: string) =>
      ENGLISH.test(title) && !LITHUANIAN.test(title) ? `„<span lang="en">${title}</span>“` : quoted,
    ),
  )
}
