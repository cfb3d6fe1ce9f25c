import { PRIVACY_SLUG, TERMS_SLUG } from './orders.ts'

/** Slug of the page of frequently asked questions. */
const FAQ_SLUG = 'duk'

/** Slugs of the pages that name the seller. */
export const PAGES_NAMING_SELLER: readonly string[] = [TERMS_SLUG, PRIVACY_SLUG]

/** Slugs of the pages that state the hours in which messages are answered. */
export const PAGES_STATING_HOURS: readonly string[] = [TERMS_SLUG, FAQ_SLUG]

/** Matches hours that follow the days: `darbo dienomis 9–18 val.`, also `sekmadieniais nuo 9:30 iki 18 val.`. */
const STATED_HOURS = /dien(?:omis|iais)[^.\d]* \d{1,2}(?::\d\d)?(?:–| iki )\d{1,2}(?::\d\d)? val\./g

/**
 * Whether a page states other answer hours than those in the settings, or does not state the hours in the settings.
 * @param content Markdown.
 * @param set the hours in words, such as `darbo dienomis 9–18 val.`; null if none are set.
 */
export function statesOtherHours(content: string, set: string | null): boolean {
  const text = content
    .replaceAll(/[*_]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d) ?[–-] ?(?=\d)/g, '–')
    .toLowerCase()
  const stated = text.match(STATED_HOURS) ?? []
  if (set === null) return stated.length > 0
  return !text.includes(set) || stated.some((hours) => !set.endsWith(hours))
}
